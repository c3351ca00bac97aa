import { Pass } from '@/components'
import { useStore } from '@/hooks'
import { outcomeWords, t } from '@/i18n'
import { route } from '@/platform'
import type { Client, TableState, TableView, Told } from '@/stores'
import { named, nameOf, startWords, whyWords } from './words'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
}

function toldOf(landed: Told | null, view: TableView) {
  const { ring } = view
  const start = startWords(view)
  if (start) return { told: { words: start.words, ...(start.dice ? { two: start.dice } : {}) } }
  if (landed === null) return {}
  const { seat, outcome, dice, pattern } = landed
  const words = t('pass.told', { words: outcomeWords(nameOf(ring, seat), named(ring, outcome)) })
  const cake = outcome.kind === 'won' || outcome.kind === 'chased' ? { rank: outcome.rank } : {}
  return { told: { words, ...cake, ...(dice ? { dice, pattern, why: whyWords(landed, ring) } : {}) } }
}

/** One phone for all: it goes to whoever is next, and says what happened before. */
export function PassOn({ client, state, view }: Props) {
  const { landed } = useStore(client.show.store)
  const face = view.ring.find(place => place.seat === view.pass)?.face ?? 1
  const take = () => {
    client.shaker.ask()
    void client.table.pass()
  }
  return (
    <Pass
      title={t('table.round', { n: view.round })}
      name={nameOf(view.ring, view.pass)}
      face={face}
      {...toldOf(landed, view)}
      {...(client.local.full() ? { warning: t('one.full') } : {})}
      disabled={state.deed !== null}
      onTake={take}
      onSkip={() => void client.table.skip()}
      onBack={route.back}
    />
  )
}
