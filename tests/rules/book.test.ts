import fs from 'node:fs'
import type { Axis } from '@/rules'
import { HOUSE_IDS, HOUSES, houseDiff, sourceOf } from '@/rules'
import { MEANINGS } from './book/meanings'
import { TABLES, written } from './book/tables'

const book = fs.readFileSync('src/rules/README.md', 'utf8')

// Whole games are played for one of them.
jest.setTimeout(180_000)

test('the tables of the rule book are those of the houses', () => {
  expect(written(book)).toBe(book)
})

test('a table that was changed by hand is found, and one that has no place', () => {
  const stale = book.replace('| 四红 | `sihong` | 360 |', '| 四红 | `sihong` | 375 |')
  expect(stale).not.toBe(book)
  expect(written(stale)).toBe(book)
  for (const place of Object.keys(TABLES))
    expect(() => written(book.replace(`<!-- ${place} -->`, ''))).toThrow(place)
})

test('every value that a house has is explained', () => {
  for (const [axis, meanings] of Object.entries(MEANINGS))
    for (const id of HOUSE_IDS) expect(Object.keys(meanings)).toContain(String(HOUSES[id][axis as Axis]))
})

describe('where a sheet says it', () => {
  const axes = Object.keys(houseDiff({ ...HOUSES.xmu, id: 'minnan' }).diff) as Axis[]

  test.each(HOUSE_IDS)('%s cites its own document, or says that it is ours', id => {
    const document =
      { gongsi: '001, 1', jiudian: '001, 2', bisai: '001, 3', minnan: '002' }[id as string] ?? '000'
    for (const axis of [...axes, 'ladder', 'set', 'minutes'] as Axis[]) {
      const { at, ours } = sourceOf(id, axis)
      expect(at === null ? ours : at.startsWith(document)).toBe(true)
    }
  })

  test('A said choice, one that is partly ours, and one that is ours', () => {
    expect(sourceOf('xmu', 'lugu')).toEqual({ at: '000, 一, 6', ours: false })
    expect(sourceOf('bisai', 'end')).toEqual({ at: '001, 3, 备注 5', ours: true })
    expect(sourceOf('bisai', 'chajinhua')).toEqual({ at: null, ours: true })
  })
})
