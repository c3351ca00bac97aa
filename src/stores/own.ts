import type { Storage } from '@/platform/ports'

/** What this phone itself added to the dice of a game: hex of 16 bytes by turn. */
interface Own {
  readonly game: string
  readonly added: Readonly<Record<number, string>>
}

const KEY = 'own'
/** Games that are remembered. */
const KEPT = 3

function parse(text: string | null): readonly Own[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(one => typeof one?.game === 'string' && one.added) : []
  } catch {
    return []
  }
}

/** The phone's own part in the dice, so that its owner can check later that it was not swapped. */
export function createOwn(storage: Storage) {
  const all = () => parse(storage.read(KEY))
  return {
    /** Notes what this phone added to a throw that the cloud took. */
    note(game: string, turn: number, entropy: string): void {
      const mine = all().find(one => one.game === game)
      const others = all().filter(one => one.game !== game)
      const next: Own = { game, added: { ...mine?.added, [turn]: entropy } }
      storage.write(KEY, JSON.stringify([next, ...others].slice(0, KEPT)))
    },
    of(game: string): ReadonlyMap<number, string> {
      const { added = {} } = all().find(one => one.game === game) ?? {}
      return new Map(Object.entries(added).map(([turn, entropy]) => [Number(turn), entropy]))
    }
  }
}
export type OwnPart = ReturnType<typeof createOwn>
