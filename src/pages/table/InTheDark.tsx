import { useState } from 'react'
import { Dark, MomentDark } from '@/components'
import { useStore } from '@/hooks'
import { t, throwName } from '@/i18n'
import { load } from '@/room'
import { emptyStock, parseDice } from '@/rules'
import type { Client, TableState, TableView } from '@/stores'
import { nameOf } from './words'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView & { readonly dark: NonNullable<TableView['dark']> }
}

/** What was thrown that put the light out, by its name. */
function thrown({ room }: TableState): string {
  const last = room?.tail.filter(entry => entry.k === 't').at(-1)
  if (!last?.d) return t('dark.black')
  return throwName('liubohei', parseDice([...last.d].map(Number)))
}

/** The scramble: whoever sits here, or round one phone everybody, grabs what the dark lets them. */
export function InTheDark({ client, state, view }: Props) {
  const { dark, ring } = view
  const { turn, hands, closed } = useStore(client.grabber.store)
  const mine = turn === dark.turn
  const calm = useStore(client.settings.store).motion === 'reduced'
  const [late] = useState(view.bowl.rattling)
  const stock = state.room?.game ? load(state.room.game, state.room.table).stock : emptyStock()
  const words = t('dark.what', {
    name: nameOf(ring, dark.thrower),
    what: thrown(state),
    cakes: dark.cakes,
    most: dark.most
  })
  return (
    <>
      {!calm && <MomentDark way="falls" late={late} />}
      <Dark
        until={dark.until}
        offset={state.offset}
        words={words}
        most={dark.most}
        stock={stock}
        hands={dark.hands.map(seat => ({
          seat,
          name: nameOf(ring, seat),
          face: ring.find(place => place.seat === seat)?.face ?? 1,
          count: mine ? (hands[seat]?.length ?? 0) : 0,
          closed: mine && closed.includes(seat)
        }))}
        onGrab={client.grabber.tap}
      />
    </>
  )
}
