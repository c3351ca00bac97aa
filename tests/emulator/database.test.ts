import type { Emulator } from '@/emulator'
import { probe, startProbe } from '../support/emulator'

type Doc = Record<string, unknown>

describe('documents through wx-server-sdk', () => {
  let emulator: Emulator
  let run: ReturnType<typeof probe>

  beforeEach(async () => {
    emulator = await startProbe()
    run = probe(emulator)
  })
  afterEach(() => emulator.close())

  test('every kind of value comes back as it went in', async () => {
    const doc = {
      _id: 'a',
      i: 1,
      f: 1.5,
      big: 2 ** 45,
      n: null,
      list: [1, { b: 'x' }],
      s: '汉字😀',
      t: true,
      o: {}
    }
    expect(await run('add', { doc })).toMatchObject({ _id: 'a' })
    expect(await run('get', { id: 'a' })).toEqual(doc)
    expect(emulator.collection('things').get('a')).toEqual(doc)
  })

  test('a document without _id gets one', async () => {
    const { _id } = await run<{ _id: string }>('add', { doc: { n: 1 } })
    expect(_id).toMatch(/^[0-9a-f]{32}$/)
    expect(await run('get', { id: _id })).toEqual({ _id, n: 1 })
  })

  test('update operators: inc, push with slice, addToSet, remove, a nested field, the server date', async () => {
    const doc = { _id: 'a', n: 1, log: [1, 2], tags: ['a'], gone: 1, sub: { a: 1, b: 2 } }
    await run('add', { doc })
    expect(await run('operators', { id: 'a' })).toMatchObject({ stats: { updated: 1 } })
    expect(emulator.collection('things').get('a')).toEqual({
      _id: 'a',
      n: 3,
      log: [2, 3, 4],
      fresh: [2, 3],
      tags: ['a', 'b'],
      sub: { a: 5, b: 2 },
      at: new Date(Date.UTC(2026, 8, 25, 12))
    })
  })

  test('a plain object in update is merged field by field, _.set writes it whole', async () => {
    await run('add', { doc: { _id: 'a', sub: { a: 1, b: 2 } } })
    await run('update', { id: 'a', data: { sub: { a: 9 } } })
    expect(await run('get', { id: 'a' })).toEqual({ _id: 'a', sub: { a: 9, b: 2 } })
    await run('setWhole', { id: 'a', field: 'sub', value: { c: 3 } })
    expect(await run('get', { id: 'a' })).toEqual({ _id: 'a', sub: { c: 3 } })
  })

  test('set replaces the document, or makes it', async () => {
    expect(await run('replace', { id: 'a', data: { n: 1 } })).toMatchObject({
      stats: { created: 1, updated: 0 }
    })
    expect(await run('replace', { id: 'a', data: { m: 2 } })).toMatchObject({
      stats: { created: 0, updated: 1 }
    })
    expect(await run('get', { id: 'a' })).toEqual({ _id: 'a', m: 2 })
  })

  test('an update that changes nothing, or finds nothing, updates 0', async () => {
    await run('add', { doc: { _id: 'a', n: 1 } })
    expect(await run('update', { id: 'a', data: { n: 1 } })).toMatchObject({ stats: { updated: 0 } })
    expect(await run('update', { id: 'b', data: { n: 1 } })).toMatchObject({ stats: { updated: 0 } })
  })

  test('selectors, order, paging, projection, count, aggregate', async () => {
    for (const n of [1, 2, 3, 4]) await run('add', { doc: { _id: `d${n}`, n, sub: { a: n } } })
    expect(await run('selectors')).toEqual({
      in: ['d1', 'd3'],
      range: ['d2', 'd3'],
      or: ['d1', 'd4'],
      nested: ['d2'],
      ordered: ['d3', 'd2'],
      field: [{ _id: 'd1', n: 1 }]
    })
    expect(await run('count', { where: { n: 3 } })).toBe(1)
    expect(await run('aggregate')).toEqual([{ _id: null, total: 9 }])
  })

  test('remove by id and by query', async () => {
    for (const n of [1, 2, 2]) await run('add', { doc: { n } })
    await run('add', { doc: { _id: 'a', n: 5 } })
    expect(await run('remove', { id: 'a' })).toMatchObject({ stats: { removed: 1 } })
    expect(await run('removeWhere', { where: { n: 2 } })).toMatchObject({ stats: { removed: 2 } })
    expect((await run<Doc[]>('list')).map(doc => doc.n)).toEqual([1])
  })

  test('of 30 calls with the same version exactly one writes', async () => {
    await run('add', { doc: { _id: 'a', v: 1 } })
    const tries = Array.from({ length: 30 }, () => run<{ updated: number }>('swap', { id: 'a', v: 1 }))
    const stats = await Promise.all(tries)
    expect(stats.filter(({ updated }) => updated === 1)).toHaveLength(1)
    expect(stats.filter(({ updated }) => updated === 0)).toHaveLength(29)
    expect(emulator.collection('things').get('a')).toEqual({ _id: 'a', v: 2, by: { v: 1 } })
  })

  test('30 calls that try again until they have written all land once', async () => {
    await run('add', { doc: { _id: 'a', v: 0 } })
    const seen = await Promise.all(Array.from({ length: 30 }, () => run<number>('bump', { id: 'a' })))
    expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  })
})
