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
const KNOCKS = 5000

/** Who was sent away, and looks at it, is at the table again soon after they may be. */
function useKnocks({ table }: Props['client'], knocks: boolean): void {
  useEffect(() => {
    if (!knocks) return
    void table.knock()
    const timer = setInterval(() => void table.knock(), KNOCKS)
    return () => clearInterval(timer)
  }, [table, knocks])
}

/** Why there is no table: nobody answers, it or all others are not for this phone, I was sent away, or it is not to be found. */
type Why = 'unreachable' | 'alone' | 'away' | 'lost'

function whyOf(code: string, one: boolean): Why {
  if (UNREACHABLE.includes(code)) return 'unreachable'
  if (one || code === 'app/no-cloud') return 'alone'
  return code === 'room/kicked' ? 'away' : 'lost'
}

/** What helps: the first is the page's button, and the first page is always the last. */
const STEPS = {
  unreachable: ['retry', 'one-phone'],
  alone: ['one-phone'],
  away: ['open-table'],
  lost: ['open-table', 'join-code']
} as const

const LOOKS = {
  retry: { icon: 'redo', label: 'act.retry' },
  'one-phone': { icon: 'hand-over', label: 'act.onePhone' },
  'open-table': { label: 'state.openOwn' },
  'join-code': { label: 'state.enterCode' }
} as const

/** There is no table to show: not yet, not any more, or not for this way in. */
export function Nowhere({ client, state: { refused, one }, seen, retry }: Props) {
  // A card or link whose room can be none was cut short on its way: to its reader that table is not to be found.
  const code = refused?.code === 'room/bad-call' ? 'room/not-found' : (refused?.code ?? '')
  const why = whyOf(code, one)
  useKnocks(client, why === 'away' && seen)
  if (refused === null)
    return <StatePage picture="bowl" title={t('state.loading')} words={t('state.loadingNote')} />
  const { what, next } = refusal(code)
  const does = {
    retry,
    'one-phone': () => route.page('open', '?one=1'),
    'open-table': () => route.page('open'),
    'join-code': () => route.page('join')
  }
  const step = (id: keyof typeof does, look: { kind: 'pri' } | { half: true }) => (
    <Button id={id} {...look} {...LOOKS[id]} label={t(LOOKS[id].label)} onTap={does[id]} />
  )
  const [first, second] = STEPS[why]
  const acts = (
    <>
      {step(first, { kind: 'pri' })}
      <Acts next>
        {second && step(second, { half: true })}
        <Button id="home" half label={t('act.home')} onTap={route.home} />
      </Acts>
    </>
  )
  const words = {
    unreachable: t('state.alone', { next }),
    away: t('kicked.note'),
    lost: next,
    alone: one ? t('state.oneLost') : next
  }
  return (
    <StatePage
      picture={why === 'unreachable' ? 'offline' : 'bowl'}
      title={what}
      words={words[why]}
      acts={acts}
    />
  )
}
