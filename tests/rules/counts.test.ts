import fs from 'node:fs'
import path from 'node:path'
import type { Dice, House, Pattern, Rank } from '@/rules'
import { HOUSE_IDS, HOUSES, judge } from '@/rules'
import { allThrows } from './throws'

const PATTERN: Record<Pattern | 'none', string> = {
  liubohong: '六勃红',
  biandijin: '遍地锦',
  liubohei: '六勃黑',
  chajinhua: '插金花',
  wuhong: '五红',
  wuzi: '五子',
  sihong: '四红',
  duitang: '对堂',
  sanhong: '三红',
  sijin: '四进',
  erju: '二举',
  yixiu: '一秀',
  none: '无'
}

const RANK: Record<Rank, string> = {
  zhuangyuan: '状元',
  duitang: '对堂',
  sanhong: '三红',
  sijin: '四进',
  erju: '二举',
  yixiu: '一秀'
}

/** What a throw is worth in a house, in the words of the table. */
const worth = (dice: Dice, house: House): string => {
  const { pattern, rank, bonus, special } = judge(dice, house)
  const shares = house.sixBlack === 'share-ends' && /liubohei|biandijin/.test(pattern)
  const words = [
    special === 'take-one' ? '拿一个' : rank ? RANK[rank] : '无',
    ...(bonus ? [`带${RANK[bonus]}`] : []),
    ...(shares ? ['分'] : [])
  ]
  return `${PATTERN[pattern]} ${words.join('，')}`
}

/** The written table: houses, and how often each line of them comes. */
const read = (): Map<string, Map<string, number>> => {
  const text = fs.readFileSync(path.join(__dirname, 'counts.txt'), 'utf8')
  const blocks = text.trim().split('\n\n').slice(1)
  return new Map(
    blocks.flatMap(block => {
      const [ids = '', ...lines] = block.split('\n')
      const counts = lines.map(line => line.trim().split(/\s+/)) as [string, string, string][]
      const table = new Map(counts.map(([name, n, what]) => [`${name} ${what}`, Number(n.replace(',', ''))]))
      return ids.split(' ').map(id => [id, table] as const)
    })
  )
}

const tables = read()
const throws = allThrows()

test('the table has all eight houses, and 46,656 throws for each', () => {
  expect([...tables.keys()].sort()).toEqual([...HOUSE_IDS].sort())
  for (const table of tables.values()) expect([...table.values()].reduce((a, b) => a + b)).toBe(46_656)
})

test.each(HOUSE_IDS)('A31 %s: every throw is worth what the table says, and as often', id => {
  const counted = new Map<string, number>()
  for (const dice of throws) {
    const what = worth(dice, HOUSES[id])
    counted.set(what, (counted.get(what) ?? 0) + 1)
  }
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(tables.get(id) ?? []))
})
