import { Banner, Call } from '@/components'
import { t } from '@/i18n'
import type { Client, TableState, TableView } from '@/stores'
import { HostAsked } from './HostAsked'
import { Sure } from './Sure'
import { callWords, hostName, isAlone, pausedWords } from './words'

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

interface VoteLine {
  readonly words: string
  readonly note: string
  /** what a tap on it asks; left out: there is nothing to be asked */
  readonly asks?: Question
}

/** What is said of a game that is to begin anew, by whether I am asked, have said yes, or asked it; null: nothing. */
function voteOf(view: TableView, declined: boolean): VoteLine | null {
  if (view.again === null) return null
  const { yes, of, me } = view.again
  const name = hostName(view)
  if (me === null || (me === 'asked' && declined)) return null
  if (me === 'asked') {
    const note = t(view.call.kind === 'mine' ? 'again.agreeMine' : 'again.agree')
    return { words: t('again.ask', { name }), note, asks: 'agree' }
  }
  if (yes < of)
    return me === 'host'
      ? { words: t('again.waits'), note: t('again.waitsNote', { yes, of }) }
      : { words: t('again.said'), note: t('again.saidNote', { yes, of }) }
  return me === 'host'
    ? { words: t('again.agreed'), note: t('table.restartNote'), asks: 'restart' }
    : { words: t('again.saidAll', { name }), note: t('table.restartNote') }
}

type VoteProps = VoteLine & Pick<Props, 'onAsk'> & { readonly titled: (what: string) => string }

const Vote = ({ words, note, asks, titled, onAsk }: VoteProps) => (
  <Banner icon="redo" title={titled(words)} note={note} {...(asks ? { onTap: () => onAsk(asks) } : {})} />
)

/** What is wrong with the table as a whole, or else whose turn it is: what can wait covers no throw, and says that too. */
export function Headline({ client, state, view, declined, onAsk }: Props) {
  if (state.link === 'offline')
    return <Banner icon="offline" title={t('banner.reconnecting')} note={t('banner.reconnectingNote')} />
  if (view.call.kind === 'paused') return <Banner icon="pause" {...pausedWords(view.call, view)} />
  if (view.asker >= 0) return <HostAsked client={client} view={view} />
  const { kind } = view.call
  const call = callWords(view)
  if (kind !== 'mine' && kind !== 'other') return <Call {...call} />
  const titled = (what: string) => `${call.text} · ${what}`
  const vote = voteOf(view, declined)
  if (vote?.asks === 'agree') return <Vote {...vote} titled={titled} onAsk={onAsk} />
  if (view.hostAway && (kind === 'other' || isAlone(view)))
    return (
      <Banner
        icon="crown"
        title={titled(t('banner.hostAway'))}
        note={t('banner.hostAwayNote')}
        onTap={() => onAsk('claim')}
      />
    )
  return vote ? <Vote {...vote} titled={titled} onAsk={onAsk} /> : <Call {...call} />
}

/** Asks it, and does it on a yes. */
export function Asking({
  client,
  view,
  what,
  onNo,
  onClose
}: Pick<Props, 'client' | 'view'> & { what: Question; onNo: () => void; onClose: () => void }) {
  const { table } = client
  const does = {
    claim: () => table.claimHost(),
    agree: () => table.agree(true),
    restart: () => table.restart()
  }
  const words = {
    claim: { title: t('claim.sure'), note: t('claim.note'), yes: t('seat.claim-host') },
    agree: {
      title: t('again.ask', { name: hostName(view) }),
      note: t('again.note'),
      yes: t('again.yes'),
      no: t('again.no')
    },
    restart: { title: t('table.restartSure'), note: t('table.restartNote'), yes: t('table.restart') }
  }
  const yes = () => {
    void does[what]()
    onClose()
  }
  const close = () => {
    onNo()
    onClose()
  }
  // The others are told that one would rather go on.
  const no = () => {
    if (what === 'agree') void table.agree(false)
    close()
  }
  return <Sure {...words[what]} onYes={yes} onNo={no} onClose={close} />
}
