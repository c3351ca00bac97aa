import type { Dice, Game, GameCommand, GameEvent, House, HouseId, Rank, Stock } from '@/rules'
import { decide, emptyStock, evolve, HOUSES, isRefusal, newGame, parseDice, RANKS } from '@/rules'

/** '441236' as a throw. */
export const d = (digits: string): Dice => parseDice([...digits].map(Number))

/** A house by its name, with some axes changed. */
export const house = (id: HouseId, changes: Partial<House> = {}): House => ({ ...HOUSES[id], ...changes })

/** A game before its first throw; `stock`: the ordinary cakes there are, the house's own set if left out. */
export const given = (by: HouseId | House, seats: number, stock?: Partial<Stock>, starter = 0): Game =>
  newGame({
    house: typeof by === 'string' ? HOUSES[by] : by,
    seats,
    starter,
    stock: stock && { ...emptyStock(), zhuangyuan: 1, ...stock }
  })

/** What a word of a script asks: '441236' by whose turn it is, '2:441236' by a seat, 'jump', 'leave:2', 'grab:1:5,400' … */
const command = (game: Game, word: string, at: number): GameCommand => {
  const [name = '', first = '', second = ''] = word.split(':')
  const seat = first === '' ? game.turn : Number(first)
  const numbers = (list: string) => (list === '' ? [] : list.split(',').map(Number))
  if (/^[1-6]{6}$/.test(name)) return { type: 'throw', seat, dice: d(name), at }
  if (/^[1-6]{6}$/.test(first)) return { type: 'throw', seat: Number(name), dice: d(first), at }
  if (name === 'jump') return { type: 'throw', seat, dice: d('444444'), jumped: true, at }
  if (name === 'absent' || name === 'passed') return { type: 'skip', seat, why: name, at }
  if (name === 'leave' || name === 'return') return { type: name, seat, at }
  if (name === 'grab') return { type: 'grab', seat, offsets: numbers(second), at }
  if (name === 'close') return { type: 'close-scramble', draws: numbers(first), at: at + 10_000 }
  if (name === 'time-up' || name === 'abandon') return { type: name, at }
  throw new Error(`no such word: ${word}`)
}

/** The game after a script, one word a second, with everything that happened and every refusal. */
export const when = (start: Game, script: string) => {
  let game = start
  const events: GameEvent[] = []
  const refused: string[] = []
  for (const [i, word] of script.trim().split(/\s+/).entries()) {
    const answer = decide(game, command(game, word, (start.throws + i) * 1000))
    if (isRefusal(answer)) refused.push(answer.refused)
    else {
      events.push(...answer)
      game = answer.reduce(evolve, game)
    }
  }
  return { game, events, refused }
}

/** A stock without its empty ranks, small to read. */
export const few = (stock: Stock | undefined): Partial<Record<Rank, number>> =>
  Object.fromEntries(RANKS.filter(rank => stock?.[rank]).map(rank => [rank, stock?.[rank]]))

/** What every seat holds. */
export const hands = (game: Game) => game.held.map(few)

/** Who threw, in order. */
export const throwers = (events: readonly GameEvent[]): number[] =>
  events.flatMap(event => (event.type === 'thrown' || event.type === 'jumped' ? [event.seat] : []))
