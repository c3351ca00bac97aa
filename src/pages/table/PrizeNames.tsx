import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { Cake, DOWN } from '@/components'
import { t } from '@/i18n'
import { RANKS, type Stock } from '@/rules'
import { type Client, createPrizes, namesOf, type TableState, type TableView } from '@/stores'

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

/** What the cakes stand for, on the phone of the host who noted it: it goes nowhere else. */
export function PrizeNames({ client, state, view }: Props) {
  const { storage } = client.ports
  const prizes = useMemo(() => createPrizes(storage).read(), [storage])
  const own = view.lobby.host ? ownOf(state, view) : null
  const names = own && namesOf(prizes, own)
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
