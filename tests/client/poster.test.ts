import { readFileSync } from 'node:fs'
/** @jest-environment jsdom */
import { type PosterWords, paint, posterMarks } from '@/components/poster'
import { plated } from '@/components/poster/plate'
import { posterOf } from '@/pages/table/Keepsake'
import { emptyStock, RANKS, type Rank } from '@/rules'
import type { Past } from '@/stores'

jest.mock('@tarojs/components', () => require('./taro'))

const AUTUMN = new Date(2026, 8, 25, 21).getTime()
const SPRING = new Date(2027, 2, 1, 21).getTime()

const held = (...ranks: readonly Rank[]) => {
  const stock: Record<Rank, number> = { ...emptyStock() }
  for (const rank of ranks) stock[rank] += 1
  return stock
}

/** A game of these people, which ended then: seat 0 is the champion. */
const ended = (people: readonly (readonly [name: string, ...Rank[]])[], at = AUTUMN): Past => ({
  ...{ room: 'a', game: 'a_1', at, champion: 0, stock: emptyStock(), set: emptyStock() },
  rows: people.map(([name, ...ranks], seat) => ({ name, face: seat + 1, held: held(...ranks) }))
})

const FAMILY = ended([
  ['阿嬷', 'zhuangyuan', 'duitang', 'yixiu'],
  ['阿明', 'yixiu', 'yixiu', 'erju'],
  ['丽华', 'duitang', 'sijin'],
  ['国强'],
  ['小红', 'erju'],
  ['', 'yixiu']
])

/** A pen in whose hand every letter is as wide as it is large. */
function pen() {
  const drawn: { text: string; font: string; x: number; y: number }[] = []
  const pictures: unknown[][] = []
  const size = () => Number(/(\d+)px/.exec(self.font)?.[1])
  const self = {
    font: '',
    fillStyle: '',
    textAlign: '' as CanvasTextAlign,
    measureText: (text: string) => ({ width: [...text].length * size() }) as TextMetrics,
    fillText: (text: string, x: number, y: number) => void drawn.push({ text, font: self.font, x, y }),
    drawImage: (...given: unknown[]) => void pictures.push(given)
  }
  return { pen: self as unknown as Parameters<typeof paint>[0], drawn, pictures, size }
}

test('C10 a poster names the champion by their name, and everybody else once, by the highest title they took home', () => {
  expect(posterOf(FAMILY)).toEqual({
    when: '2026 中秋',
    headline: '状元 · 阿嬷',
    plate: '阿嬷的一盘饼',
    held: held('zhuangyuan', 'duitang', 'yixiu'),
    row: '同桌各人最大的饼',
    titles: [
      { rank: 'duitang', title: '对堂', names: ['丽华'] },
      { rank: 'erju', title: '二举', names: ['阿明', '小红'] },
      { rank: 'yixiu', title: '一秀', names: ['舢板'] },
      { rank: null, title: '下回再来', names: ['国强'] }
    ],
    verse: '六粒骰，一盘饼，一轮月'
  })
  expect(posterOf({ ...FAMILY, at: SPRING }).when).toBe('2027 博饼')
})

test('C10 a poster says whose cakes lie on the plate and who stands under it, above each of them', () => {
  const lines = posterMarks(posterOf(FAMILY)).flatMap(mark => (mark.kind === 'words' ? [mark] : []))
  const at = (text: string) => lines.find(line => line.text === text)?.y ?? 0
  const rim = 437
  expect(at('阿嬷的一盘饼')).toBeGreaterThan(at('状元 · 阿嬷'))
  expect(at('阿嬷的一盘饼')).toBeLessThan(rim - 10)
  expect(at('同桌各人最大的饼')).toBeGreaterThan(PLATE)
  expect(at('同桌各人最大的饼')).toBeLessThan(at('对堂') - 62)
})

test('C10 a game that was given up has a poster of what each took home, over the cakes nobody won', () => {
  const stock = held('zhuangyuan', 'yixiu', 'yixiu')
  const { headline, plate, held: lie, titles } = posterOf({ ...FAMILY, champion: -1, stock })
  expect([headline, plate, lie]).toEqual(['一起博过饼', '没人博到，剩在盘里的饼', stock])
  expect(titles[0]).toEqual({ rank: 'duitang', title: '对堂', names: ['阿嬷', '丽华'] })
})

test('C10 who has no cake is on the poster too, all of a large table', () => {
  const names = Array.from({ length: 11 }, (_, i) => `${i + 1}号`)
  const few = (n: number) =>
    ended([['阿嬷', 'zhuangyuan'], ...names.slice(0, n).map(name => [name] as const)])
  const drawn = (past: Past) =>
    posterMarks(posterOf(past)).flatMap(mark =>
      mark.kind === 'words' && mark.text.endsWith('号') ? [mark.text] : []
    )
  const { row, titles } = posterOf(few(2))
  expect([row, titles]).toEqual(['同桌', [{ rank: null, title: '', names: ['1号', '2号'] }]])
  expect(drawn(few(11))).toEqual(names)
  expect(posterMarks(posterOf(few(2))).filter(mark => mark.kind === 'picture')).toHaveLength(1)
  expect(posterOf(few(0))).toMatchObject({ row: '', titles: [] })
})

test('C10 nothing on a poster is counted: no number but the year, no odds, no money', () => {
  const marks = posterMarks(posterOf(FAMILY))
  const texts = marks.flatMap(mark => (mark.kind === 'words' ? [mark.text] : []))
  expect(texts.join('').replace('2026', '')).not.toMatch(/[0-9%¥$块分]/)
})

/** Above it lies the plate. */
const PLATE = 1124

const names = (n: number) => Array.from({ length: n }, (_, i) => `${i + 1}号`)
const words = (more: Partial<PosterWords>): PosterWords => ({ ...posterOf(FAMILY), ...more })

test.each([0, 1, 2, 3, 5])('C10 %i titles stand in the middle, inside the frame, none over another', n => {
  const ranks = RANKS.filter(rank => rank !== 'zhuangyuan').slice(0, n)
  const titles = ranks.map(rank => ({ rank, title: rank, names: names(11) }))
  const placed = posterMarks(words({ titles })).flatMap(mark =>
    mark.kind === 'picture' && mark.file === 1 && mark.to[1] > PLATE ? [mark.to] : []
  )
  expect(placed).toHaveLength(n)
  const middles = placed.map(([x, , width]) => x + width / 2)
  if (n > 0) expect(middles.reduce((a, b) => a + b, 0) / n).toBe(540)
  for (const [x, , width] of placed) {
    expect(x).toBeGreaterThan(46)
    expect(x + width).toBeLessThan(1080 - 46)
  }
  for (const [i, x] of middles.slice(1).entries()) expect(x - (middles[i] ?? 0)).toBeGreaterThanOrEqual(180)
})

/** Half of what is seen of a cake in a box of 100 px. */
const HALF = { duitang: 38, sanhong: 37, sijin: 33, erju: 32, yixiu: 27 }

test.each([
  [0, {}],
  [1, { yixiu: 1 }],
  [9, { duitang: 2, sanhong: 1, yixiu: 6 }],
  [10, { duitang: 2, sanhong: 4, sijin: 1, yixiu: 3 }],
  [26, { sijin: 8, erju: 4, yixiu: 14 }],
  [27, { sanhong: 4, erju: 16, yixiu: 7 }],
  [57, { duitang: 2, sanhong: 4, sijin: 8, erju: 16, yixiu: 32 }]
])('the champion has %i of their own cakes on the plate, none over another, none over its rim', (n, few) => {
  const lie = plated({ ...emptyStock(), zhuangyuan: 1, ...few })
  expect(lie).toHaveLength(n)
  const all = [
    ...lie.map(({ rank, x, y, size }) => ({ x, y, half: (HALF[rank] * size) / 100 })),
    { x: 540, y: 780, half: 62 }
  ]
  for (const [i, one] of all.entries()) {
    expect(Math.hypot(one.x - 540, one.y - 780) + one.half).toBeLessThan(324)
    for (const other of all.slice(i + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.half + other.half)
  }
})

test('C10 many of one title: three lines, the last with a sign that there are more, all inside the frame, and no verse', () => {
  const marks = posterMarks(words({ titles: [{ rank: 'yixiu', title: '一秀', names: names(11) }] }))
  const lines = marks.flatMap(mark => (mark.kind === 'words' && /号/.test(mark.text) ? [mark] : []))
  expect(lines.map(({ text }) => text)).toEqual([...names(8), '9号…'])
  expect(Math.max(...lines.map(({ y }) => y))).toBeLessThanOrEqual(1396 - 20)
  expect(marks.some(mark => mark.kind === 'words' && mark.text.startsWith('六粒骰'))).toBe(false)
  expect(new Set(lines.map(({ y }) => y)).size).toBe(3)
})

test('C10 the names of one title stand side by side, apart and inside the frame, and leave the verse its room', () => {
  const marks = posterMarks(words({ titles: [{ rank: 'yixiu', title: '一秀', names: names(3) }] }))
  const lines = marks.flatMap(mark => (mark.kind === 'words' && /号/.test(mark.text) ? [mark] : []))
  expect(new Set(lines.map(({ y }) => y)).size).toBe(1)
  const [one, two, three] = lines.map(({ x, width }) => [x - width / 2, x + width / 2] as const)
  expect(one![0]).toBeGreaterThan(46)
  expect(one![1]).toBeLessThan(two![0])
  expect(two![1]).toBeLessThan(three![0])
  expect(three![1]).toBeLessThan(1080 - 46)
  expect(marks.some(mark => mark.kind === 'words' && mark.text.startsWith('六粒骰'))).toBe(true)
})

test('C10 a long name grows smaller, and then ends with a sign; a short one stays as it is', () => {
  const { pen: hand, drawn, size } = pen()
  const long = '夜'.repeat(12)
  const marks = posterMarks(
    words({ headline: `状元 · ${long}`, titles: [{ rank: 'erju', title: '二举', names: [long, '阿明'] }] })
  )
  paint(hand, marks, [])
  const sized = drawn.map(({ text, font }) => [text, Number(/(\d+)px/.exec(font)?.[1])] as const)
  expect(sized).toContainEqual(['阿明', 38])
  paint(hand, posterMarks(words({ titles: [{ rank: 'erju', title: '二举', names: ['慕容小雨点儿'] }] })), [])
  expect(drawn.map(({ text }) => text)).toContain('慕容小雨点儿')
  expect(sized).toContainEqual([expect.stringMatching(/^夜+…$/), 36])
  // At least 10 px in the sheet of a phone of 375 by 667.
  for (const [, px] of sized) expect((px * 300) / 1080).toBeGreaterThanOrEqual(10)
  const champion = sized.find(([text]) => text.startsWith('状元'))
  expect(champion?.[0]).toBe(`状元 · ${long}`)
  expect(champion?.[1]).toBeLessThan(88)
  expect(size()).toBeGreaterThan(0)
})

/** What a JPEG says of its own size in px: the first frame header of it. */
function sizeOf(file: string) {
  const bytes = readFileSync(file)
  let at = 2
  while (bytes[at + 1]! < 0xc0 || bytes[at + 1]! > 0xc2) at += 2 + bytes.readUInt16BE(at + 2)
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
}

test('C10 pictures are drawn from the ground up, and a file that is missing leaves its place free', () => {
  const { pen: hand, pictures } = pen()
  const [ground, cakes] = [{}, {}] as unknown as CanvasImageSource[]
  paint(hand, posterMarks(posterOf(FAMILY)), [ground!, cakes!])
  const { width, height } = sizeOf('src/assets/poster/poster-ground.jpg')
  expect(pictures[0]).toEqual([ground, 0, 0, width, height, 0, 0, 1080, 1440])
  expect(pictures.slice(1).map(([picture]) => picture)).toEqual([cakes, cakes, cakes, cakes, cakes])
  const { pen: other, pictures: few } = pen()
  paint(other, posterMarks(posterOf(FAMILY)), [])
  expect(few).toEqual([])
})
