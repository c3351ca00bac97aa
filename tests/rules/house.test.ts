import type { House } from '@/rules'
import { customHouse, HOUSE_IDS, HOUSES, houseDiff, houseOf, judge, parseHouse, total } from '@/rules'
import { d, house } from './spec'

const refused = (field: string) => ({ refused: 'rules/bad-house', field })

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

  const with0 = (step: object) => [{ ...ladder[0], ...step }, ...ladder.slice(1)]

  test.each<[unknown, string]>([
    [null, ''],
    ['xmu', ''],
    [[], ''],
    [{ id: 'minnan' }, 'id'],
    [{ version: 2 }, 'version'],
    [{ colour: 'red' }, 'colour'],
    [{ constructor: true }, 'constructor'],
    [{ end: 'never' }, 'end'],
    [{ end: undefined }, 'end'],
    [{ sijinBonus: 1 }, 'sijinBonus'],
    [{ sixBlack: 'ladder' }, 'ladder'],
    [{ sixBlack: 'share-ends' }, 'ladder'],
    [{ set: { ...set, zhuangyuan: 0 } }, 'set.zhuangyuan'],
    [{ set: { ...set, yixiu: -1 } }, 'set.yixiu'],
    [{ set: { ...set, yixiu: 1.5 } }, 'set.yixiu'],
    [{ set: { ...set, yixiu: 1000 } }, 'set.yixiu'],
    [{ set: { ...set, gold: 1 } }, 'set.gold'],
    [{ set: { yixiu: 32 } }, 'set.erju'],
    [{ set: [] }, 'set'],
    [{ chase: { ranks: ['zhuangyuan'], from: 'upstream', window: 'end' } }, 'chase.ranks.0'],
    [{ chase: { ranks: ['duitang', 'duitang'], from: 'upstream', window: 'end' } }, 'chase.ranks'],
    [{ chase: { ranks: [], from: 'upstream' } }, 'chase.window'],
    [{ chase: { ranks: 'duitang', from: 'upstream', window: 'end' } }, 'chase.ranks'],
    [{ ladder: 'high' }, 'ladder'],
    [{ ladder: ladder.slice(1) }, 'ladder'],
    [{ ladder: [...ladder, ladder[0]] }, 'ladder'],
    [{ ladder: [...ladder, { of: ['duitang'], by: [] }] }, `ladder.${ladder.length}.of.0`],
    [{ ladder: [...ladder, { of: [], by: [] }] }, `ladder.${ladder.length}`],
    [{ ladder: with0({ by: ['sum', 'higher', 'sum'] }) }, 'ladder.0.by'],
    [{ ladder: with0({ by: ['kicker'] }) }, 'ladder.0'],
    [{ ladder: with0({ of: ['sihong', 'wuzi'], by: ['sum'] }) }, 'ladder.0'],
    [{ ladder: with0({ latestWins: false }) }, 'ladder.0.latestWins'],
    [{ ladder: [{ of: ['liubohong'], by: ['face', 'face-red', 'sum'] }] }, 'ladder.0'],
    [{ advice: 13 }, 'advice'],
    [{ minutes: 0 }, 'minutes'],
    [{ duitangTriples: true }, 'duitangTriples'],
    [JSON.parse('{"__proto__": {}}'), '__proto__'],
    [{ set: JSON.parse(`{"__proto__": 1, ${JSON.stringify(set).slice(1)}`) }, 'set.__proto__']
  ])('%j is refused, and it is said where: %s', (diff, field) => {
    expect(customHouse('xmu', diff)).toEqual(refused(field))
  })

  test('a changed ladder judges by itself', () => {
    const custom = customHouse('xmu', { ladder, sixBlack: 'ladder' }) as House
    expect(judge(d('222222'), custom).rank).toBe('zhuangyuan')
    expect(judge(d('222222'), HOUSES.xmu).rank).toBeNull()
  })
})

describe('a sheet that has changed since', () => {
  const first = HOUSES.xmu
  const second: House = { ...first, version: 2, end: 'at-once', jump: 'again' }
  const sheets = [second, first]
  const stored = { id: 'xmu', version: 1, diff: { lugu: 'loses-lead' } } as const

  test('a room that was made before plays on by the sheet it began with', () => {
    expect(parseHouse(stored, sheets)).toEqual({ ...first, lugu: 'loses-lead' })
    expect(parseHouse({ ...stored, diff: {} }, sheets)).toBe(first)
  })

  test('a new room plays by the new sheet, with the same changes', () => {
    expect(parseHouse({ ...stored, version: 2 }, sheets)).toEqual({ ...second, lugu: 'loses-lead' })
  })

  test('each is packed against its own sheet', () => {
    for (const sheet of sheets)
      expect(houseDiff({ ...sheet, lugu: 'loses-lead' }, sheets)).toEqual({
        ...stored,
        version: sheet.version
      })
  })

  test('every version from the first to the present is kept', () => {
    for (const id of HOUSE_IDS)
      for (let version = HOUSES[id].version; version >= 1; version--)
        expect(parseHouse({ id, version, diff: {} })).toMatchObject({ id, version })
  })

  test('a version that nobody kept is refused, and a room that has it plays by the present sheet', () => {
    expect(parseHouse({ ...stored, version: 3 }, sheets)).toEqual(refused('version'))
    expect(houseOf({ ...stored, version: 3 })).toEqual({ ...first, version: 3, lugu: 'loses-lead' })
    expect(houseDiff({ ...first, version: 3, lugu: 'loses-lead' })).toEqual({ ...stored, version: 3 })
  })
})

describe('a stored or sent house is read', () => {
  test.each(HOUSE_IDS)('%s as it was packed', id => {
    expect(parseHouse(JSON.parse(JSON.stringify(houseDiff(HOUSES[id]))))).toBe(HOUSES[id])
    const changed = house(id, { minutes: 40, duitangPairs: true })
    expect(parseHouse(houseDiff(changed))).toEqual(changed)
  })

  test('by a room older than an axis: the axis is as the sheet has it', () => {
    const { sijinOverSanhong: _, minutes: __, ...older } = HOUSES.gongsi
    const { id, version, ...diff } = { ...older, end: 'at-once' as const }
    expect(parseHouse({ id, version, diff })).toEqual({ ...HOUSES.gongsi, end: 'at-once' })
  })

  test.each<[unknown, string]>([
    [null, ''],
    [{}, 'id'],
    [{ id: 'toString', version: 1, diff: {} }, 'id'],
    [{ id: 'xmu', version: 0, diff: {} }, 'version'],
    [{ id: 'xmu', version: 2, diff: {} }, 'version'],
    [{ id: 'xmu', version: 1, diff: [] }, 'diff'],
    [{ id: 'xmu', version: 1, diff: {}, more: 1 }, 'more'],
    [{ id: 'xmu', version: 1, diff: { set: { yixiu: -1 } } }, 'diff.set.erju']
  ])('%j is refused: %s', (x, field) => {
    expect(parseHouse(x)).toEqual(refused(field))
  })
})
