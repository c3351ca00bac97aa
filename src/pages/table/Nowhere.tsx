import { Acts, Button, StatePage } from '@/components'
import { refusal, t } from '@/i18n'
import { route } from '@/platform'
import type { TableState } from '@/stores'

interface Props {
  readonly state: TableState
  readonly retry: () => void
}

const UNREACHABLE = ['app/no-network', 'app/timeout', 'app/cloud-down', 'room/busy']

/** There is no table to show: not yet, not any more, or not for this way in. */
export function Nowhere({ state: { refused, one }, retry }: Props) {
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
    <Button id="open-table" kind="pri" label={t('state.openOwn')} onTap={() => route.page('open')} />
  )
  const acts = (
    <>
      {again && <Button id="retry" kind="pri" icon="redo" label={t('act.retry')} onTap={retry} />}
      {!again && (cloudless || one ? local : open)}
      <Acts next>
        {again && local}
        {!cloudless && !one && (
          <Button id="join-code" half label={t('state.enterCode')} onTap={() => route.page('join')} />
        )}
        <Button id="home" half label={t('act.home')} onTap={route.home} />
      </Acts>
    </>
  )
  return (
    <StatePage
      picture={again ? 'offline' : 'bowl'}
      title={what}
      words={again ? t('state.alone', { next }) : one ? t('state.oneLost') : next}
      acts={acts}
    />
  )
}
