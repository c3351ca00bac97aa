import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { Cake, DOWN } from '@/components'
import { t } from '@/i18n'
import { type House, RANKS, type Stock, smallSet } from '@/rules'
import {
  type Client,
  createPrizes,
  isSame,
  type PrizeNames as Names,
  type TableState,
  type TableView,
  type Told
} from '@/stores'
import { shares } from './shares'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
}

/** All cakes of the game that is shown, unless it has those of its house: its table may be set for the next one by now. */
function ownOf({ room }: TableState, { game, set }: TableView): Stock | null {
  const usual = RANKS.every(rank => set?.[rank] === game?.house.set[rank])
  return usual && !room?.table.stock ? null : set
}

/** Whether a set that a host chose is prizes of their own, as any phone can tell: not 整会 without 对堂, nor a small set. */
export const isOwn = (stock: Stock | null, { set }: House): boolean =>
  stock !== null && !isSame(stock, { ...set, duitang: 0 }) && !isSame(stock, smallSet(stock.yixiu / 2))

/** Whether the cakes of the game that is shown are somebody's own prizes. */
export function areOwn(state: TableState, view: TableView): boolean {
  return view.game !== null && isOwn(ownOf(state, view), view.game.house)
}

/** What such cakes stand for at this table, on the phone that laid it; null: nothing, or not here. */
export function namesHere({ client, state }: Pick<Props, 'client' | 'state'>, set: Stock): Names | null {
  const room = state.room?._id ?? ''
  const table = state.one ? client.local.wayTo(room) : room
  return createPrizes(client.ports.storage, state.one).namesAt(table, set)
}

/** What the cakes of the game that is shown stand for, on the phone that laid the table; null: nothing, or not here. */
export function usePrizeNames({ client, state, view }: Props): Names | null {
  const { storage } = client.ports
  const room = state.room?._id ?? ''
  const own = ownOf(state, view)
  const counts = own && RANKS.map(rank => own[rank]).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts say which set it is
  return useMemo(() => own && namesHere({ client, state }, own), [storage, room, counts])
}

/** What these cakes are called, and how many where there are several: '电饭锅、纸巾 × 2'; '': nothing. */
export const prizesIn = (names: Names | null, cakes: Stock | undefined): string =>
  DOWN.filter(rank => names?.[rank] && cakes && cakes[rank] > 0)
    .map(rank => `${names?.[rank]}${(cakes?.[rank] ?? 0) > 1 ? `\u00a0×\u00a0${cakes?.[rank]}` : ''}`)
    .join(t('say.and'))

/** What a turn won, by its name, as one sentence; '': nothing that is called anything. */
export function prizeWords(names: Names | null, { seat, moves }: Pick<Told, 'seat' | 'moves'>): string {
  const won = prizesIn(names, shares(moves).get(seat))
  return won && t('say.why', { why: t('reason.prize', { names: won }) })
}

/** What the cakes stand for, each in a line: it goes nowhere else. */
export function PrizeNames(props: Props) {
  const { state } = props
  const names = usePrizeNames(props)
  if (names === null) return null
  return (
    <View id="prize-names" className="prize-names">
      <View className="bold down-12">{t('prizes.title')}</View>
      {DOWN.filter(rank => names[rank] !== '').map(rank => (
        <View key={rank} className="row row-middle lined prize-named">
          <Cake rank={rank} size={36} />
          <View className="small gap-12">{t(`rank.${rank}`)}</View>
          <View className="bold gap-12 grow">{names[rank]}</View>
        </View>
      ))}
      {!state.one && <View className="small">{t('prizes.note')}</View>}
    </View>
  )
}
