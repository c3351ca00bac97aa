import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { Acts, Banner, Button, DiceRow, Phrases, Sheet } from '@/components'
import { useStore } from '@/hooks'
import { t, throwName } from '@/i18n'
import { route } from '@/platform'
import { type Pid, seatOf } from '@/room'
import { moved } from '@/rules'
import { type Client, known, type LogLine, type News as One, type TableState, type TableView } from '@/stores'
import { called, callWords, isAlone, nextWords } from './words'

/** What is never on a card. */
type Line = 'goes-on' | 'anew' | 'left' | 'back'

/** What is said of seats and of the host. */
type Change = Exclude<One, { kind: 'away' | Line }>

/** What is said in a line. */
type Other = Exclude<One, { kind: 'away' }>

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
}

/** Long enough to be read by the slowest, in ms. */
const SEEN = 9000

/** What somebody is called who sits there, or did; −1: nobody knows where. */
const sitterName = (state: TableState, who: Pid, seat: number): string =>
  called(known(state, who, Math.max(0, seat)))

/** A throw that was made for me: its dice, what they are called, and the cakes they brought. */
function Thrown({ line: { dice, pattern, moves, seat } }: { readonly line: LogLine }) {
  const n = moved(moves, seat)
  const what = dice ? throwName(pattern, dice) : t('call.jumped')
  return (
    <View className="down-12">
      <View className="bold">{n > 0 ? t('news.won', { what, n }) : what}</View>
      {dice && <DiceRow dice={dice} pattern={pattern} size={18} />}
    </View>
  )
}

/** What became of my turns while I was away, and the way to all throws. */
function Away({ news, room, onSeen }: { news: One & { kind: 'away' }; room: string; onSeen: () => void }) {
  const { thrown, cakes, skipped, whole } = news
  const look = () => {
    onSeen()
    route.page('log', `?room=${room}`)
  }
  const foot = (
    <>
      <Acts>
        <Button id="news-seen" kind="pri" label={t('act.ok')} onTap={onSeen} />
      </Acts>
      <Acts next>
        <Button id="news-log" kind="txt" label={t('news.log')} onTap={look} />
      </Acts>
    </>
  )
  return (
    <Sheet title={t('news.away')} onClose={onSeen} foot={foot}>
      <View id="news-away">
        {thrown.length > 0 && <View>{t('news.thrown', { n: thrown.length })}</View>}
        {thrown.map(line => (
          <Thrown key={line.n} line={line} />
        ))}
        {cakes > 0 && <View className="small down-12">{t('news.cakes')}</View>}
        {skipped > 0 && (
          <View className="down-12">
            <Phrases text={t('news.skipped', { n: skipped })} />
          </View>
        )}
        {!whole && <View className="small down-12">{t('news.earlier')}</View>}
      </View>
    </Sheet>
  )
}

/** Whether they have no seat here that they sit on: who got up may be back before it is read. */
const isGone = ({ room }: TableState, who: Pid): boolean =>
  room?.seats.every(({ pid, gone }) => gone || pid !== who) !== false

/** A seat that somebody gave me is mine from now on, or the whole table. */
function Mine({ news, state, onSeen }: { news: Change; state: TableState; onSeen: () => void }) {
  const { kind, running } = news
  const name = sitterName(state, news.from, news.seat)
  const words =
    kind === 'host'
      ? t(running ? 'claim.note' : 'news.hostLobby')
      : t(running ? 'news.givenGame' : 'news.givenLobby', { name })
  const foot = (
    <Acts>
      <Button id="news-seen" kind="pri" label={t('act.ok')} onTap={onSeen} />
    </Acts>
  )
  return (
    <Sheet title={t(kind === 'host' ? 'news.host' : 'news.given')} onClose={onSeen} foot={foot}>
      <View id={`news-${kind}`}>
        {kind === 'host' && isGone(state, news.from) && <View>{t('news.left', { name })}</View>}
        <Phrases text={words} />
      </View>
    </Sheet>
  )
}

/** What a change that is not mine is called, and what it means for the others. */
function otherWords(news: Other, state: TableState, view: TableView): { title: string; note: string } {
  if (news.kind === 'back') return { title: t('news.back', { next: nextWords(view) }), note: '' }
  if (news.kind === 'goes-on') return { title: t('news.goesOn'), note: t('news.goesOnNote') }
  if (news.kind === 'anew') return { title: t('news.anew'), note: t('news.anewNote') }
  const from = sitterName(state, news.from, news.seat)
  if (news.kind === 'left') {
    const sent = state.kicked.includes(news.from)
    return {
      title: t(sent ? 'news.sent' : 'news.left', { name: from }),
      note: t(sent ? 'seat.sendNote' : 'seat.skips')
    }
  }
  if (news.kind === 'host') {
    const to = sitterName(state, news.to, state.room ? seatOf(state.room, news.to) : 0)
    const note = news.left ? t('news.left', { name: from }) : t('news.hostOtherNote', { to })
    return { title: t('news.hostOther', { to }), note }
  }
  const to = sitterName(state, news.to, news.seat)
  return {
    title: t(news.kind === 'taken' ? 'news.taken' : 'news.handed', { from, to }),
    note: t(news.running ? 'news.same' : 'news.sameLobby')
  }
}

const ICONS = {
  host: 'crown',
  'goes-on': 'info',
  anew: 'redo',
  left: 'seat',
  back: 'seat',
  given: 'hand-over',
  handed: 'hand-over',
  taken: 'hand-over'
} as const

/**
 * What is not mine, or needs nothing of me: said for a while, with whose turn it is, in place of that. There it is as
 * high as that line, so that nobody's face is under it.
 */
function OtherLine({
  news,
  state,
  view,
  onSeen
}: Omit<Props, 'client'> & { news: Other; onSeen: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its time begins when it is first seen
  useEffect(() => {
    const timer = setTimeout(onSeen, SEEN)
    return () => clearTimeout(timer)
  }, [news])
  const { title, note } = otherWords(news, state, view)
  const table = view.scene === 'table'
  // When I am on is said with who is.
  const words = table && news.kind !== 'back' ? `${callWords(view).text} · ${title}` : title
  return (
    <View id="news-other" className={table ? 'news-other' : 'news-other banner-whole'} onClick={onSeen}>
      <Banner icon={ICONS[news.kind]} title={words} note={note} />
    </View>
  )
}

/** Whether it is mine to read, on a card. */
const isMine = (one: One, me: Pid | null): one is Exclude<One, { kind: Line }> =>
  one.kind === 'away' || one.kind === 'given' || (one.kind === 'host' && one.to === me)

/**
 * Where a line of others covers nothing that is mine: who is alone at the table has no turn but their own, and whose
 * cakes are gone wants to know at once.
 */
function isFree(view: TableView, news: Other): boolean {
  const { kind } = view.call
  if (view.scene !== 'table') return view.scene === 'lobby' || view.scene === 'result'
  return kind === 'other' || (kind === 'mine' && (news.kind === 'anew' || isAlone(view)))
}

/** What happened behind my back, once: what is mine as a card, of others a line that covers no throw and no turn of mine. */
export function News({ client, state, view }: Props) {
  const { store, told } = client.news
  const list = useStore(store)
  if (view.scene === 'dark' || state.room === null) return null
  const mine = list.find(one => isMine(one, state.pid))
  if (mine?.kind === 'away') return <Away news={mine} room={state.room._id} onSeen={() => told(mine)} />
  if (mine) return <Mine news={mine} state={state} onSeen={() => told(mine)} />
  const [other] = list
  if (other === undefined || other.kind === 'away' || !isFree(view, other)) return null
  return <OtherLine news={other} state={state} view={view} onSeen={() => told(other)} />
}
