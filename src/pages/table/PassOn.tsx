import { useEffect, useState } from 'react'
import { Pass } from '@/components'
import { useStore } from '@/hooks'
import { outcomeWords, t, throwName } from '@/i18n'
import { unpack } from '@/room'
import type { Client, TableState, TableView, Told } from '@/stores'
import { prizeWords, usePrizeNames } from './PrizeNames'
import { Sure } from './Sure'
import { named, nameOf, startWords, whyWords } from './words'

/** How long nobody can be skipped after a turn, and after the last tap of its hand where the skip lies now; ms. */
const SETTLES = 1000

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
}

function toldOf(landed: Told | null, view: TableView, names: ReturnType<typeof usePrizeNames>) {
  const { ring } = view
  const start = startWords(view)
  if (start) return { told: { words: start.words, ...(start.dice ? { two: start.dice } : {}) } }
  if (landed === null) return {}
  const { seat, outcome, dice, pattern } = landed
  const name = nameOf(ring, seat)
  const leads = outcome.kind === 'leads' && dice !== null
  const became = leads
    ? t('pass.leads', { name, what: throwName(pattern, dice) })
    : outcomeWords(name, named(ring, outcome))
  // Who leads where nobody did took it from nobody.
  const why = leads && landed.before.champion === null ? '' : whyWords(landed, ring)
  const prize = prizeWords(names, landed)
  const cake = outcome.kind === 'won' || outcome.kind === 'chased' ? { rank: outcome.rank } : {}
  const words = t('pass.told', { words: became })
  return { told: { words, ...cake, ...(dice ? { dice, pattern, why: why + prize } : {}) } }
}

/** Who was passed over, by those who hold the phone, after what fell last: a seat; −1: nobody. */
function skippedSeat({ room }: TableState, landed: Told | null): number {
  const last = room?.tail.at(-1)
  if (!last || last.n <= (landed?.n ?? -1)) return -1
  const event = unpack(last)
  return event.type === 'skipped' && event.why === 'passed' ? event.seat : -1
}

/** Whether it has been this seat's turn for a while, without a tap that came too early; and what notes such a tap. */
function useSettled(seat: number): readonly [boolean, () => void] {
  const [settled, settle] = useState(-1)
  const [early, note] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hand that still taps has not seen where it taps
  useEffect(() => {
    const timer = setTimeout(() => settle(seat), SETTLES)
    return () => clearTimeout(timer)
  }, [seat, early])
  return [settled === seat, () => note(early + 1)]
}

/** One phone for all: it goes to whoever is next, and says what happened before. */
export function PassOn({ client, state, view }: Props) {
  const { landed } = useStore(client.show.store)
  const face = view.ring.find(place => place.seat === view.pass)?.face ?? 1
  const [settled, tapped] = useSettled(view.pass)
  const [asked, setAsked] = useState(false)
  const names = usePrizeNames({ client, state, view })
  const skipped = skippedSeat(state, landed)
  const name = nameOf(view.ring, view.pass)
  const take = () => {
    client.shaker.ask()
    void client.table.pass()
  }
  const skip = () => {
    setAsked(false)
    void client.table.skip()
  }
  return (
    <>
      <Pass
        name={name}
        face={face}
        {...(skipped < 0
          ? toldOf(landed, view, names)
          : { told: { words: t('pass.skipped', { name: nameOf(view.ring, skipped) }) } })}
        {...(client.local.full() ? { warning: t('one.full') } : {})}
        disabled={state.deed !== null}
        onTake={take}
        early={!settled}
        onSkip={() => (settled ? setAsked(true) : tapped())}
      />
      {asked && (
        <Sure
          title={t('pass.skipSure', { name })}
          note={t('pass.skipNote')}
          yes={t('pass.skipYes')}
          no={t('pass.skipNo')}
          onYes={skip}
          onNo={() => setAsked(false)}
        />
      )}
    </>
  )
}
