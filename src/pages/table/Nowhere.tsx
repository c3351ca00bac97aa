import { useEffect } from 'react'
import { Acts, Button, StatePage } from '@/components'
import { refusal, t } from '@/i18n'
import { route } from '@/platform'
import type { Client, TableState } from '@/stores'

interface Props {
  readonly client: Pick<Client, 'table'>
  readonly state: TableState
  /** somebody looks at this page */
  readonly seen: boolean
  readonly retry: () => void
}

const UNREACHABLE = ['app/no-network', 'app/timeout', 'app/cloud-down', 'room/busy']

/** Between two times that who was sent away is asked for, in ms. */
const KNOCKS = 10_000

/** Who was sent away, and looks at it, is at the table again soon after they may be. */
function useKnocks({ table }: Props['client'], knocks: boolean): void {
  useEffect(() => {
    if (!knocks) return
    void table.knock()
    const timer = setInterval(() => void table.knock(), KNOCKS)
    return () => clearInterval(timer)
  }, [table, knocks])
}

/** There is no table to show: not yet, not any more, or not for this way in. */
export function Nowhere({ client, state: { refused, one }, seen, retry }: Props) {
  const away = refused?.code === 'room/kicked'
  useKnocks(client, away && seen)
  if (refused === null)
    return <StatePage picture="bowl" title={t('state.loading')} words={t('state.loadingNote')} />
  // A card or link whose room can be none was cut short on its way: to its reader that table is not to be found.
  const { what, next } = refusal(refused.code === 'room/bad-call' ? 'room/not-found' : refused.code)
  const again = UNREACHABLE.includes(refused.code)
  const cloudless = again || refused.code === 'app/no-cloud'
  const local = (
    <Button
      id="one-phone"
      {...(again ? { half: true } : { kind: 'pri' as const })}
      icon="hand-over"
      label={t('act.onePhone')}
      onTap={() => route.page('open', '?one=1')}
    />
  )
  const open = (
    <Button
      id="open-table"
      {...(away ? { half: true } : { kind: 'pri' as const })}
      label={t('state.openOwn')}
      onTap={() => route.page('open')}
    />
  )
  const acts = (
    <>
      {(again || away) && <Button id="retry" kind="pri" icon="redo" label={t('act.retry')} onTap={retry} />}
      {!again && !away && (cloudless || one ? local : open)}
      <Acts next>
        {again && local}
        {away && open}
        {!cloudless && !one && !away && (
          <Button id="join-code" half label={t('state.enterCode')} onTap={() => route.page('join')} />
        )}
        <Button id="home" half label={t('act.home')} onTap={route.home} />
      </Acts>
    </>
  )
  const words = again ? t('state.alone', { next }) : one ? t('state.oneLost') : next
  return (
    <StatePage
      picture={again ? 'offline' : 'bowl'}
      title={what}
      words={away ? t('kicked.note') : words}
      acts={acts}
    />
  )
}
