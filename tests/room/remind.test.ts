import { begin, opId, type Seated, seated, started } from '../support/party'

const wish = (s: Seated, ...guests: readonly string[]) =>
  Promise.all(guests.map(who => s.party.done(who, { op: 'remind', room: s.id })))
const pidOf = async (s: Seated, who: string) =>
  (await s.party.done(who, { op: 'look', room: s.id, key: s.key })).pid!
const told = (s: Seated) => s.party.told.map(({ openid }) => openid)
/** What is still kept of wishes, wherever. */
const kept = (s: Seated) => [...s.party.store.all].filter(([, text]) => text.includes('"remind"'))
/** The host's phone sees what is due, as it does. */
const settle = (s: Seated, host = 'ama') => s.party.done(host, { op: 'sync', room: s.id })

test('who asked is told once, when the game begins; who began, who did not ask and who watches are not', async () => {
  const s = await seated(['ama', 'aming', 'lihua', 'guoqiang'])
  await s.party.done('watcher', { op: 'look', room: s.id, key: s.key })
  await wish(s, 'ama', 'aming', 'aming', 'lihua')
  expect(told(s)).toEqual([])
  await begin(s)
  expect(told(s)).toEqual([])
  await settle(s)
  expect(s.party.told).toEqual([
    { openid: 'aming', room: s.id },
    { openid: 'lihua', room: s.id }
  ])
  expect(kept(s)).toEqual([])
  await settle(s)
  await s.party.timer()
  await s.party.done('ama', { op: 'end', room: s.id })
  await begin(s)
  await settle(s)
  await s.party.timer()
  expect(told(s)).toHaveLength(2)
})

test('a wish is behind the door: nobody is told of it, and nothing of a room changes', async () => {
  const s = await seated()
  const before = await s.party.room(s.id)
  const [answer] = await wish(s, 'aming')
  expect(answer).toEqual({
    ok: true,
    now: s.party.now,
    v: before.v,
    pid: await pidOf(s, 'aming'),
    room: before
  })
  expect(kept(s).map(([at]) => at)).toEqual([`doors/${s.id}`])
  for (const who of s.guests)
    expect(JSON.stringify(await s.party.done(who, { op: 'people', room: s.id }))).not.toContain('remind')
})

test('the timer tells them when the phone of the host does not', async () => {
  const s = await seated()
  await wish(s, 'aming')
  await begin(s)
  await s.party.timer()
  expect(told(s)).toEqual(['aming'])
  expect((await s.party.room(s.id)).due).toEqual([])
})

test('whoever settles it at the same moment, nobody gets two', async () => {
  const s = await seated()
  await wish(s, 'aming', 'lihua')
  await begin(s)
  await Promise.all([settle(s), settle(s, 'lihua'), s.party.timer(), s.party.timer()])
  expect(told(s).sort()).toEqual(['aming', 'lihua'])
})

test('a game that begins while a wish is being noted: it is told of this game, and not of the next', async () => {
  const s = await seated()
  const { swap } = s.party.store
  s.party.store.swap = async (collection, doc, v) => {
    s.party.store.swap = swap
    await begin(s)
    return swap(collection, doc, v)
  }
  await wish(s, 'aming')
  expect((await s.party.room(s.id)).phase).toBe('playing')
  expect(told(s)).toEqual(['aming'])
  expect(kept(s)).toEqual([])
})

test('a start that is repeated tells nobody twice; one that was refused tells nobody', async () => {
  const s = await seated()
  await wish(s, 'aming')
  const call = { op: 'start', room: s.id, turn: 0, opId: opId(), entropy: '5a'.repeat(16) }
  await s.party.refused('aming', call)
  await s.party.done('ama', call)
  await settle(s)
  await s.party.done('ama', call)
  await settle(s)
  expect(told(s)).toEqual(['aming'])
})

test('who cannot be told any more disturbs nothing, and is not tried again', async () => {
  const s = await seated()
  await wish(s, 'aming', 'lihua')
  s.party.deaf.add('aming')
  await begin(s)
  expect((await settle(s)).room).toMatchObject({ phase: 'playing', due: [] })
  expect(told(s)).toEqual(['lihua'])
  s.party.deaf.clear()
  await s.party.timer()
  expect(told(s)).toEqual(['lihua'])
  expect(kept(s)).toEqual([])
})

test('a cloud that dies while it tells them tells nobody twice', async () => {
  const s = await seated()
  await wish(s, 'aming')
  await begin(s)
  const { swap } = s.party.store
  s.party.store.swap = async (collection, doc, v) => {
    if (collection === 'rooms') throw new Error('died')
    return swap(collection, doc, v)
  }
  await expect(s.party.call('ama', { op: 'sync', room: s.id })).rejects.toThrow('died')
  s.party.store.swap = swap
  await settle(s)
  expect(told(s)).toEqual(['aming'])
})

test.each([
  ['left', (s: Seated) => s.party.done('aming', { op: 'leave', room: s.id })],
  [
    'was sent away',
    async (s: Seated) => s.party.done('ama', { op: 'kick', room: s.id, pid: await pidOf(s, 'aming') })
  ],
  [
    'handed the seat on',
    async (s: Seated) => {
      await s.party.done('watcher', { op: 'look', room: s.id, key: s.key })
      return s.party.done('aming', { op: 'hand', room: s.id, pid: await pidOf(s, 'watcher'), opId: opId() })
    }
  ],
  ['was forgotten', (s: Seated) => s.party.done('aming', { op: 'forget' })]
])('who %s is told nothing', async (_, goes) => {
  const s = await seated()
  await wish(s, 'aming', 'lihua')
  await goes(s)
  await begin(s)
  await settle(s)
  expect(told(s)).toEqual(['lihua'])
  expect(kept(s)).toEqual([])
})

test('who was forgotten and still sits has no wish; a new name keeps it', async () => {
  const s = await seated()
  await s.party.done('aming', { op: 'forget' })
  expect(await s.party.refused('aming', { op: 'remind', room: s.id })).toMatchObject({
    code: 'room/not-member'
  })
  expect(kept(s)).toEqual([])
  await wish(s, 'lihua')
  await s.party.done('lihua', { op: 'me', room: s.id, name: '丽华', face: 3 })
  await begin(s)
  await settle(s)
  expect(told(s)).toEqual(['lihua'])
})

test('what may be asked for is said in the lobby, and nowhere else', async () => {
  const s = await seated()
  const look = () => s.party.done('aming', { op: 'look', room: s.id })
  expect((await look()).template).toBe('template')
  await begin(s)
  expect(await look()).not.toHaveProperty('template')
})

test('a game that nobody wants to be told of has nothing due', async () => {
  const s = await started()
  expect((await s.party.room(s.id)).due).toEqual([])
})
