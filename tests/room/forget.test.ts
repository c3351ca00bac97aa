import { type Call, opId, party, type Seated, seated, started, throws } from '../support/party'

const me = { op: 'me', name: '阿明', face: 7 }
const known = async (s: Seated, who = 'ama') => {
  const { people, room } = await s.party.done(who, { op: 'people', room: s.id })
  const pid = (await s.party.done('aming', { op: 'sync', room: s.id })).pid!
  return { as: people![pid], faces: room!.faces }
}
const everything = (s: Seated) => JSON.stringify([...s.party.store.all])

/**
 * Two calls of one person: the first until its i-th request, then the second until its j-th, then the first to its end,
 * then the second. @returns which of them stopped on the way, and did not end before
 */
async function interleaved(s: Seated, ...calls: readonly (readonly [Call, number])[]): Promise<boolean[]> {
  const runs: { stopped: Promise<boolean>; goOn: () => void; done: Promise<unknown> }[] = []
  for (const [call, at] of calls) {
    let goOn = () => undefined as void
    const gate = new Promise<void>(resolve => {
      goOn = resolve
    })
    let stop = (_: boolean) => undefined as void
    const stopped = new Promise<boolean>(resolve => {
      stop = resolve
    })
    let n = 0
    const wait = async () => {
      if (++n !== at) return
      stop(true)
      await gate
    }
    const { get, add, swap } = s.party.store
    const own = party('its instance', {
      ...s.party.store,
      get: async (...args) => wait().then(() => get(...args)),
      add: async (...args) => wait().then(() => add(...args)),
      swap: async (...args) => wait().then(() => swap(...args))
    })
    const done = own.done('aming', call).then(() => stop(false))
    runs.push({ stopped, goOn, done })
    await stopped
  }
  for (const { goOn, done } of runs) {
    goOn()
    await done
  }
  return Promise.all(runs.map(run => run.stopped))
}

describe('a person who is forgotten', () => {
  test('has no name, no face and no tables any more, at each table and at home', async () => {
    const s = await started()
    const other = await seated(['lihua', 'aming'], {}, s.party)
    for (const room of [s.id, other.id]) await s.party.done('aming', { ...me, room })
    const before = await known(s)
    expect(before.as).toEqual({ name: '阿明', face: 7 })
    expect(everything(s)).toContain('阿明')

    const gone = await s.party.done('aming', { op: 'forget' })
    expect(gone).toMatchObject({ me: { name: '', face: 0 }, rooms: [] })
    expect(everything(s)).not.toContain('阿明')
    const after = await known(s)
    expect(after.as).toEqual({ name: '', face: 0 })
    expect(after.faces).toBeGreaterThan(before.faces)
    expect((await known(other, 'lihua')).as).toEqual({ name: '', face: 0 })
    const home = await s.party.done('aming', { op: 'home' })
    expect([home.me, home.rooms]).toEqual([{ name: '', face: 0 }, []])
  })

  test('keeps the seat, and the game goes on', async () => {
    const s = await started()
    await s.party.done('aming', { ...me, room: s.id })
    await throws(s, 'none')
    await s.party.done('aming', { op: 'forget' })
    await throws(s, 'yixiu')
    expect((await s.party.room(s.id)).tail.at(-1)).toMatchObject({ k: 't', s: 1 })
  })

  test('may give another name, and is forgotten again', async () => {
    const s = await seated()
    await s.party.done('aming', { ...me, room: s.id })
    await s.party.done('aming', { op: 'forget' })
    await s.party.done('aming', { ...me, name: '小明', room: s.id })
    expect((await known(s)).as).toEqual({ name: '小明', face: 7 })
    await s.party.done('aming', { op: 'forget' })
    expect(everything(s)).not.toContain('小明')
  })

  test.each([
    ['joins by the code', (s: Seated) => ({ op: 'join', code: s.code })],
    ['looks in by the key', (s: Seated) => ({ op: 'look', room: s.id, key: s.key })]
  ])('and %s again has that table, a name and a face there', async (_, call) => {
    const s = await started()
    await s.party.done('aming', { ...me, room: s.id })
    await s.party.done('aming', { op: 'forget' })
    await s.party.done('aming', { op: 'look', room: s.id })
    expect((await s.party.done('aming', { op: 'home' })).rooms).toEqual([])
    await s.party.done('aming', { ...me, name: '小明' })
    const { faces } = await known(s)
    const { people, pid } = await s.party.done('aming', call(s))
    expect(people![pid!]).toEqual({ name: '小明', face: 7 })
    expect((await known(s)).faces).toBeGreaterThan(faces)
    expect((await s.party.done('aming', { op: 'home' })).rooms).toEqual([s.id])
  })

  test.each([
    ['is named', (s: Seated) => ({ ...me, room: s.id })],
    ['comes in', (s: Seated) => ({ op: 'join', room: s.id, key: s.key })]
  ])('while that person %s: the table is on their list if it knows a name', async (_, call) => {
    for (let at = 1; at <= 6; at++) {
      const s = await seated(['ama'])
      await s.party.done('aming', { ...me, name: '小明' })
      if (call(s).op === 'me') await s.party.done('aming', { op: 'join', room: s.id, key: s.key })
      const { swap } = s.party.store
      let writes = 0
      s.party.store.swap = async (collection, doc, v) => {
        if (++writes === at) {
          s.party.store.swap = swap
          await s.party.done('aming', { op: 'forget' })
        }
        return swap(collection, doc, v)
      }
      await s.party.done('aming', call(s))
      s.party.store.swap = swap
      await s.party.done('aming', { op: 'forget' })
      expect([at, everything(s)]).toEqual([at, expect.not.stringMatching(/[阿小]明/)])
    }
  })

  test.each([
    ['is named', (s: Seated) => ({ ...me, room: s.id }), true],
    ['comes in by the key', (s: Seated) => ({ op: 'join', room: s.id, key: s.key }), false],
    ['looks in by the code', (s: Seated) => ({ op: 'look', code: s.code }), false]
  ])(
    'while that person %s: whatever comes before what, it is forgotten the next time',
    async (_, call, sits) => {
      const left: string[] = []
      for (const first of ['forget', 'other'] as const) {
        for (let [i, more] = [1, true]; more; i++) {
          more = false
          for (let [j, stops] = [1, true]; stops; j++) {
            const s = await seated(['ama'])
            await s.party.done('aming', me)
            if (sits) await s.party.done('aming', { op: 'join', room: s.id, key: s.key })
            const calls = { forget: { op: 'forget' }, other: call(s) }
            const second = first === 'forget' ? 'other' : 'forget'
            const [a = false, b = false] = await interleaved(s, [calls[first], i], [calls[second], j])
            more ||= a
            stops = b
            await s.party.done('aming', { op: 'forget' })
            if (/[阿小]明/.test(everything(s))) left.push(`${first} ${i}, ${second} ${j}`)
          }
        }
      }
      expect(left).toEqual([])
    }
  )

  test('is done with when done again after a cloud that died half-way', async () => {
    const s = await seated()
    await s.party.done('aming', { ...me, room: s.id })
    const { faces } = await known(s)
    const { swap } = s.party.store
    s.party.store.swap = async (collection, doc, v) => {
      if (collection === 'rooms') throw new Error('died')
      return swap(collection, doc, v)
    }
    await expect(s.party.call('aming', { op: 'forget' })).rejects.toThrow('died')
    s.party.store.swap = swap
    expect((await s.party.done('aming', { op: 'home' })).rooms).toEqual([s.id])
    await s.party.done('aming', { op: 'forget' })
    expect((await known(s)).faces).toBeGreaterThan(faces)
    expect(everything(s)).not.toContain('阿明')
  })

  test('who was never here leaves nothing behind; tables opened today still count', async () => {
    const p = party()
    await p.done('nobody', { op: 'forget' })
    expect(p.store.all.size).toBe(0)
    for (let i = 0; i < 30; i++) await p.done('ama', { op: 'create', opId: opId() })
    await p.done('ama', { op: 'forget' })
    expect(await p.refused('ama', { op: 'create', opId: opId() })).toMatchObject({ code: 'room/too-many' })
  })
})

test('a hundred tables know a person; home tells twelve, and the one that falls off the list knows no name', async () => {
  const p = party()
  await p.done('ama', { op: 'me', name: '阿嬷', face: 1 })
  const ids: string[] = []
  for (let i = 0; i < 101; i++) {
    if (i % 30 === 0) p.now += 24 * 3600_000
    ids.push((await p.done('ama', { op: 'create', opId: opId() })).room!._id)
  }
  const names = async (id: string) => {
    const door = await p.store.get('doors', id)
    return Object.values(door!.members).map(({ name }) => name)
  }
  expect(await names(ids[0]!)).toEqual([''])
  expect(await names(ids[1]!)).toEqual(['阿嬷'])
  expect((await p.done('ama', { op: 'home' })).rooms).toEqual(ids.slice(-12).reverse())
  await p.done('ama', { op: 'forget' })
  expect(await names(ids[1]!)).toEqual([''])
})
