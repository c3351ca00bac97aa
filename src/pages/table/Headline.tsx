import { Banner, Call } from '@/components'
import { t } from '@/i18n'
import type { Client, TableState, TableView } from '@/stores'
import { HostAsked } from './HostAsked'
import { Sure } from './Sure'
import { callWords, pausedWords } from './words'

/** What a banner's tap asks before it is done. */
const QUESTIONS = ['claim', 'agree', 'restart'] as const
export type Question = (typeof QUESTIONS)[number]

export const isQuestion = (open: unknown): open is Question => QUESTIONS.some(each => each === open)

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
  /** I was asked whether the game begins anew, and said that I think it over: the menu of the table has it still */
  readonly declined: boolean
  readonly onAsk: (question: Question) => void
}

/** What is wrong with the table as a whole, or else whose turn it is: what can wait covers no throw, nor that I am on. */
export function Headline({ client, state, view, declined, onAsk }: Props) {
  if (state.link === 'offline')
    return <Banner icon="offline" title={t('banner.reconnecting')} note={t('banner.reconnectingNote')} />
  if (view.call.kind === 'paused') {
    const note = t(view.button.kind === 'paused' ? 'banner.pausedNote' : 'banner.pausedWatch')
    return <Banner icon="pause" title={pausedWords(view.call.by, view.ring)} note={note} />
  }
  if (view.again?.asksMe && !declined) {
    const { yes, of } = view.again
    return (
      <Banner
        icon="redo"
        title={t('again.ask')}
        note={t('again.agree', { yes, of })}
        onTap={() => onAsk('agree')}
      />
    )
  }
  if (view.asker >= 0) return <HostAsked client={client} view={view} />
  if (view.call.kind === 'other' && view.hostAway)
    return (
      <Banner
        icon="crown"
        title={t('banner.hostAway')}
        note={t('banner.hostAwayNote')}
        onTap={() => onAsk('claim')}
      />
    )
  const { kind } = view.call
  if (view.again?.mine && (kind === 'mine' || kind === 'other')) {
    const { yes, of } = view.again
    if (yes < of)
      return <Banner icon="redo" title={t('again.waits', { yes, of })} note={t('table.restartAsk')} />
    return (
      <Banner
        icon="redo"
        title={t('again.agreed')}
        note={t('table.restartNote')}
        onTap={() => onAsk('restart')}
      />
    )
  }
  return <Call {...callWords(view)} />
}

/** Asks it, and does it on a yes. */
export function Asking({
  client,
  what,
  onNo,
  onClose
}: Pick<Props, 'client'> & { what: Question; onNo: () => void; onClose: () => void }) {
  const { table } = client
  const does = {
    claim: () => table.claimHost(),
    agree: () => table.agree(true),
    restart: () => table.restart()
  }
  const words = {
    claim: { title: t('claim.sure'), note: t('claim.note'), yes: t('seat.claim-host') },
    agree: { title: t('again.ask'), note: t('again.note'), yes: t('again.yes') },
    restart: { title: t('table.restartSure'), note: t('table.restartNote'), yes: t('table.restart') }
  }
  const yes = () => {
    void does[what]()
    onClose()
  }
  const no = () => {
    onNo()
    onClose()
  }
  return <Sure {...words[what]} onYes={yes} onNo={no} />
}
