/** @jest-environment jsdom */
import { cleanup, fireEvent, render } from '@testing-library/react'
import { Board } from '@/components'
import { setLocale } from '@/i18n'
import { MyName } from '@/pages/table/MyName'
import { lineWords } from '@/pages/table/records/words'
import { nextWords, startWords } from '@/pages/table/words'
import { emptyStock } from '@/rules'
import { linesOf, type TableState, viewOf } from '@/stores'
import { STILL } from '@/stores/show'
import { NOWHERE } from '@/stores/state'
import { type Arrived, arrived, pass } from '../support/arrived'
import { begin, party, type Seated, seated, throws } from '../support/party'
import '../support/words'

jest.mock('@tarojs/components', () => require('./taro'))
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const NAMES = ['阿嬷', '阿明', '丽华', '国强']
const GUESTS = ['ama', 'aming', 'lihua', 'guoqiang']

async function named(table: object, n = NAMES.length): Promise<Seated> {
  const s = await seated(GUESTS.slice(0, n), { limit: 0, ...table }, party())
  for (const [i, who] of s.guests.entries())
    await s.party.done(who, { op: 'me', room: s.id, name: NAMES[i], face: i + 1 })
  return s
}

/** The table as one of them sees it; −1: a watcher. */
async function seenBy(s: Seated, who: number, more: Partial<TableState> = {}) {
  const { room, people } = await s.party.done(s.guests[0]!, { op: 'look', room: s.id })
  const pid = room?.seats[who]?.pid ?? 'nobody'
  const state: TableState = {
    ...NOWHERE,
    room: room ?? null,
    people: people ?? {},
    pid,
    link: 'live',
    ...more
  }
  return { state, view: viewOf(state, STILL, 0) }
}
/** The host starts, whatever the dice say. */
async function starts(s: Seated) {
  const { turn } = await s.party.room(s.id)
  const entropy = '0'.repeat(32)
  await s.party.done('ama', { op: 'start', room: s.id, turn, opId: 'k'.repeat(16), entropy })
}

const startOf = async (...of: Parameters<typeof seenBy>) => startWords((await seenBy(...of)).view)

describe('who throws first, and why, is told until somebody has thrown', () => {
  test('by two dice: whose they are, how many pips, whom they count to, to who throws and to all who wait', async () => {
    const s = await named({ house: 'xmu' })
    await begin(s, 2)
    const [first] = (await s.party.room(s.id)).tail
    const dice = [...(first?.d ?? '')].map(Number)
    const sum = dice.reduce((one, two) => one + two, 0)
    expect(dice).toHaveLength(2)
    expect((sum - 1) % 4).toBe(2)
    expect(await startOf(s, 1)).toEqual({
      words: '开局自动掷两颗骰子，定了丽华先掷',
      how: `从阿嬷数起，阿嬷是 1，数到 ${sum} 的人先掷。`,
      dice
    })
    expect((await startOf(s, 2))?.words).toBe('开局自动掷两颗骰子，定了我先掷')
    expect((await startOf(s, -1))?.words).toContain('丽华先掷')
    await throws(s, 'none')
    expect(await startOf(s, 1)).toBeNull()
  })

  test('against the clock they are counted the other way round', async () => {
    const s = await named({ house: 'xiandai' })
    await starts(s)
    expect((await seenBy(s, 1)).view.start?.found?.by).toBe(0)
  })

  test('while the first dice are in the air it is told still', async () => {
    const s = await named({ house: 'xmu' })
    await begin(s, 1)
    const before = (await seenBy(s, 1)).view.game
    await throws(s, 'none')
    const { state } = await seenBy(s, 1)
    expect(viewOf(state, { ...STILL, rattling: true, game: before }, 0).start?.seat).toBe(1)
  })

  test('no dice: the host throws first', async () => {
    const s = await named({ house: 'minnan' })
    await starts(s)
    expect(await startOf(s, 1)).toEqual({ words: '阿嬷是主人，先掷', how: '' })
  })

  test('it stands on the board in the place of who leads, with both dice', () => {
    const start = { words: '数到丽华', how: '', dice: [3, 4] as const }
    const stock = emptyStock()
    const { rerender } = render(<Board {...{ start, stock, set: stock, leader: null, mine: null }} />)
    expect(document.querySelector('.board-start')?.textContent).toContain('数到丽华')
    expect(document.querySelector('.two-dice .dice')?.className).toContain('up-1-3 up-2-4')
    rerender(<Board {...{ stock, set: stock, leader: null, mine: null }} />)
    expect(document.querySelector('.board-start')).toBeNull()
    expect(document.querySelector('.board-champion')?.textContent).toContain('还没有人博到状元')
  })
})

test('two at a table are not told how many people are between them', async () => {
  const s = await named({ house: 'minnan' }, 2)
  await begin(s)
  const { view } = await seenBy(s, 1)
  expect(view.after).toEqual({ seat: 0, mine: 1, out: -1 })
  expect(nextWords(view)).toBe('阿嬷掷完，就到你')
})

test.each([
  ['zh-CN', '没博完就散了'],
  ['zh-TW', '沒博完就散了'],
  ['nan', '猶未博了就散啊'],
  ['en', 'stopped before its end']
] as const)('a game that was given up says so in the log, %s', async (language, words) => {
  const s = await named({ house: 'xmu' })
  await begin(s)
  await throws(s, 'sihong')
  await s.party.done('ama', { op: 'end', room: s.id })
  const { state } = await seenBy(s, 0)
  const last = linesOf(state.room!, state.room!.tail).at(-1)!
  setLocale(language)
  expect(lineWords(state, last)).toBe(words)
  setLocale('zh-CN')
})

describe('who I am at the table', () => {
  const line = ({ client }: Arrived, at: 'lobby' | 'result') => {
    const state = client.table.store.getState()
    const view = viewOf(state, client.show.store.getState(), client.clock.now())
    return <MyName {...{ client, state, view, at }} />
  }

  test('the lobby says the name that was given to me, a tap gives another, and the end asks only who has none', async () => {
    const here = await arrived(GUESTS, { begun: false })
    const { rerender } = render(line(here, 'lobby'))
    expect(document.querySelector('#who-am-i')?.textContent).toMatch(/^你是.+改名字$/)
    // On the line of the words before it, whatever the size of its own.
    expect(document.querySelector('#who-am-i .my-name-words .my-name-act')).not.toBeNull()
    expect(document.querySelector('#me-name')).toBeNull()
    rerender(line(here, 'result'))
    expect(document.querySelector('#who-am-i')?.textContent).toMatch(/^你叫“.+”换成自己的名字$/)
    fireEvent.click(document.querySelector('#who-am-i')!)
    expect(document.querySelector('#me-name')).not.toBeNull()
    await here.client.table.rename('阿嬷', 3)
    await pass(0)
    rerender(line(here, 'result'))
    // Whoever was asked sees what came of it; whoever had a name when the game ended is not asked.
    expect(document.querySelector('#who-am-i')?.textContent).toBe('你叫“阿嬷”改名字')
    cleanup()
    const again = render(line(here, 'result'))
    expect(document.querySelector('#who-am-i')).toBeNull()
    again.unmount()
    render(line(here, 'lobby'))
    expect(document.querySelector('#who-am-i')?.textContent).toContain('你是阿嬷')
  })
})
