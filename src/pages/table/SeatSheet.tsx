import { View } from '@tarojs/components'
import { useState } from 'react'
import { Face, LineRow, Sheet, TakenRows } from '@/components'
import { t } from '@/i18n'
import { seatOf } from '@/room'
import { type Client, mySeat, type SeatDeed, seatDeeds, type TableState, type TableView } from '@/stores'
import { MeSheet } from './MeSheet'
import { closing, NoteHere } from './Note'
import { type Asked, leaveNote, leaveWords, Sure, seatStays } from './Sure'
import { memberName, nameOf } from './words'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
  /** the place that was tapped; −1: an empty one */
  readonly seat: number
  readonly onClose: () => void
}

/** What cannot be taken back is asked twice. */
type Grave = Extract<SeatDeed, { kind: 'leave' | 'hand' | 'send-away' }>
const isGrave = (deed: SeatDeed): deed is Grave =>
  deed.kind === 'leave' || deed.kind === 'hand' || deed.kind === 'send-away'

function sureWords(deed: Grave, name: string, state: TableState): Asked {
  const yes = labelOf(deed, name)
  switch (deed.kind) {
    case 'leave':
      return leaveWords(state)
    case 'hand':
      return { title: t('seat.handSure', { name }), note: t('seat.handNote'), yes }
    case 'send-away':
      return {
        title: t('seat.sendSure', { name }),
        note: seatStays(state, deed.pid) + t('seat.sendNote'),
        yes
      }
  }
}

/** Does it, and says whether the cloud agreed. */
function carryOut({ table }: Client, deed: SeatDeed): Promise<boolean> {
  switch (deed.kind) {
    case 'sit':
      return table.join()
    case 'leave':
      return table.leave()
    case 'take-over':
      return table.takeOver(deed.seat)
    case 'hand':
      return table.hand(deed.pid)
    case 'send-away':
      return table.kick(deed.pid)
    case 'rename':
      return Promise.resolve(true)
    case 'claim-host':
      return table.claimHost()
    default:
      return table.move(deed.pid, deed.to)
  }
}

/** What a deed is called. `name`: of whom it is about, where its words need one. */
function labelOf(deed: SeatDeed, name: string): string {
  switch (deed.kind) {
    case 'leave':
      return t('lobby.leave')
    case 'here':
      return t('seat.here', { n: deed.to + 1 })
    case 'hand':
      return t('seat.hand', { name })
    default:
      return t(`seat.${deed.kind}`)
  }
}

/** What two deeds that sound alike come to. */
function noteOf({ kind }: SeatDeed, state: TableState): { note?: string } {
  if (kind === 'take-over') return { note: t('seat.takeOverNote') }
  if (kind === 'hand') return { note: t('seat.handTo') }
  return kind === 'leave' ? { note: leaveNote(state) } : {}
}

/** So many letters of a name in a headline: the whole of it stands under it. */
const SHOWN = 8

const whose = (name: string): string => {
  const letters = [...name]
  const short = letters.slice(0, SHOWN - 1).join('')
  return t('seat.whose', { name: letters.length > SHOWN ? `${short}…` : name })
}

/** In a lobby others get up and move: a seat is followed to where its person sits by now; −1: nowhere. */
function useSeat({ room }: TableState, tapped: number): number {
  const [pid] = useState(room?.seats[tapped]?.pid)
  return pid === undefined || room?.phase !== 'lobby' ? tapped : seatOf(room, pid)
}

/** Who sits there: in a game with the cakes they have by now. */
function Person({ view, seat, name, face }: Pick<Props, 'view' | 'seat'> & { name: string; face: number }) {
  const held = view.game?.held[seat]
  if (held) return <TakenRows bare rows={[{ id: String(seat), name, face, held, none: t('plate.none') }]} />
  return (
    <View className="row down-8">
      <Face face={face} size={48} />
      <View className="gap-12 grow">
        <View className="bold seat-full">{name}</View>
        <View className="small">{t('seat.order', { n: seat + 1 })}</View>
      </View>
    </View>
  )
}

/** A seat that was tapped: whose it is, what they have, and what may be done about it. */
export function SeatSheet({ client, state, view, seat: tapped, onClose }: Props) {
  const seat = useSeat(state, tapped)
  const [asked, setAsked] = useState<Grave | null>(null)
  const [naming, setNaming] = useState(false)
  const busy = state.deed !== null
  const deeds = seatDeeds(state, seat)
  const place = view.ring.find(one => one.seat === seat)
  const name = seat < 0 ? t('lobby.empty') : nameOf(view.ring, seat)
  const about = (deed: SeatDeed) =>
    deed.kind === 'hand' || deed.kind === 'send-away' ? memberName(state, deed.pid) : name
  const act = async (deed: SeatDeed) => {
    if (await carryOut(client, deed)) onClose()
    else setAsked(null)
  }
  const choose = (deed: SeatDeed) => {
    if (deed.kind === 'rename') setNaming(true)
    else if (isGrave(deed)) setAsked(deed)
    else if (!busy) void act(deed)
  }
  if (naming) return <MeSheet client={client} state={state} onClose={onClose} />
  if (asked)
    return (
      <Sure
        {...sureWords(asked, about(asked), state)}
        busy={busy}
        onYes={() => void act(asked)}
        onNo={() => setAsked(null)}
        onLeave={closing(client, onClose)}
      />
    )
  const title = place && seat === mySeat(state) ? t('seat.mine') : whose(name)
  return (
    <Sheet title={seat < 0 ? name : title} onClose={closing(client, onClose)}>
      {place && <Person view={view} seat={seat} name={name} face={place.face} />}
      <NoteHere state={state} />
      <View id="seat-deeds">
        {deeds.map(deed => (
          <LineRow
            key={`${deed.kind} ${'pid' in deed ? deed.pid : ''}`}
            id={`seat-${deed.kind}`}
            label={labelOf(deed, about(deed))}
            {...noteOf(deed, state)}
            onTap={() => choose(deed)}
          />
        ))}
      </View>
    </Sheet>
  )
}
