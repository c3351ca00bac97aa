import type { House } from '@/rules'
import { customHouse, HOUSE_IDS, HOUSES, houseDiff, houseOf, judge, total } from '@/rules'
import { d, house } from './spec'

const REFUSED = { refused: 'rules/bad-house' }

describe('the eight sheets', () => {
  test.each(HOUSE_IDS)('%s is plain JSON under its own name', id => {
    expect(JSON.parse(JSON.stringify(HOUSES[id]))).toEqual(HOUSES[id])
    expect(HOUSES[id].id).toBe(id)
  })

  test.each(HOUSE_IDS)('%s passes the check a host has to pass, with every axis given', id => {
    const { id: _, version: __, ...axes } = HOUSES[id]
    expect(customHouse(id, axes)).toEqual(HOUSES[id])
  })

  test('a set is 63 cakes; the hotel has 39', () => {
    for (const id of HOUSE_IDS) expect(total(HOUSES[id].set)).toBe(id === 'jiudian' ? 39 : 63)
  })

  test('the hotel plays the company sheet, save the jump, the starter, the set and its tables of nine', () => {
    const { diff } = houseDiff({ ...HOUSES.jiudian, id: 'gongsi' })
    expect(Object.keys(diff).sort()).toEqual(['advice', 'jump', 'set', 'starter'])
  })
})

describe('a house as a room keeps it', () => {
  test.each(HOUSE_IDS)('%s unchanged has no differences and comes back as the sheet itself', id => {
    const packed = houseDiff(HOUSES[id])
    expect(packed).toEqual({ id, version: 1, diff: {} })
    expect(houseOf(JSON.parse(JSON.stringify(packed)))).toBe(HOUSES[id])
  })

  test('a changed house comes back whole, and only the changes are kept', () => {
    const changed = house('xmu', {
      end: 'at-once',
      set: { ...HOUSES.xmu.set, yixiu: 40 },
      jump: HOUSES.xmu.jump
    })
    const packed = houseDiff(changed)
    expect(packed.diff).toEqual({ end: 'at-once', set: { ...HOUSES.xmu.set, yixiu: 40 } })
    expect(houseOf(JSON.parse(JSON.stringify(packed)))).toEqual(changed)
  })
})

describe("a host's changes", () => {
  const ladder = HOUSES.gongsi.ladder
  const set = HOUSES.xmu.set

  test.each<Partial<House>>([
    {},
    { sixBlack: 'scramble' },
    { ladder, sixBlack: 'ladder' },
    { set: { ...set, yixiu: 0, zhuangyuan: 3 } },
    { chase: { ranks: ['sanhong', 'duitang'], from: 'upstream', window: 'end' } },
    { advice: null, sijinBonus: true, wuziBonus: true }
  ])('%j is taken', diff => {
    expect(customHouse('xmu', diff)).toEqual({ ...HOUSES.xmu, ...diff })
  })

  test.each([
    [null],
    ['xmu'],
    [[]],
    [{ id: 'minnan' }],
    [{ version: 2 }],
    [{ colour: 'red' }],
    [{ constructor: true }],
    [{ end: 'never' }],
    [{ end: undefined }],
    [{ sijinBonus: 1 }],
    [{ sixBlack: 'ladder' }],
    [{ sixBlack: 'share-ends' }],
    [{ set: { ...set, zhuangyuan: 0 } }],
    [{ set: { ...set, yixiu: -1 } }],
    [{ set: { ...set, yixiu: 1.5 } }],
    [{ set: { ...set, yixiu: 1000 } }],
    [{ set: { ...set, gold: 1 } }],
    [{ set: { yixiu: 32 } }],
    [{ chase: { ranks: ['zhuangyuan'], from: 'upstream', window: 'end' } }],
    [{ chase: { ranks: ['duitang', 'duitang'], from: 'upstream', window: 'end' } }],
    [{ chase: { ranks: [], from: 'upstream' } }],
    [{ ladder: ladder.slice(1) }],
    [{ ladder: [...ladder, ladder[0]] }],
    [{ ladder: [...ladder, { of: ['duitang'], by: [] }] }],
    [{ ladder: [...ladder, { of: [], by: [] }] }],
    [{ ladder: [{ ...ladder[0], by: ['sum', 'face', 'kicker'] }, ...ladder.slice(1)] }],
    [{ advice: 13 }],
    [JSON.parse('{"__proto__": {}}')],
    [{ set: JSON.parse(`{"__proto__": 1, ${JSON.stringify(set).slice(1)}`) }]
  ])('%j is refused', diff => {
    expect(customHouse('xmu', diff)).toEqual(REFUSED)
  })

  test('a changed ladder judges by itself', () => {
    const custom = customHouse('xmu', { ladder, sixBlack: 'ladder' }) as House
    expect(judge(d('222222'), custom).rank).toBe('zhuangyuan')
    expect(judge(d('222222'), HOUSES.xmu).rank).toBeNull()
  })
})
