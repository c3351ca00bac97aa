import { HOUSE_IDS, stockOf } from '@/rules'
import { type Client, countedAs, createPrizes, type Form, namesOf, parseForm, USUAL_FORM } from '@/stores'
import { clientOf, type FakePhone, fakeNetwork } from '../support/fake-phone'
import { opId, party } from '../support/party'

const OWN = { yixiu: 4, erju: 3, sijin: 2, sanhong: 2, duitang: 1, zhuangyuan: 1 }

let p: ReturnType<typeof party>
let network: ReturnType<typeof fakeNetwork>
let phone: FakePhone
beforeEach(() => {
  jest.useFakeTimers({ now: 1_790_000_000_000 })
  p = party()
  network = fakeNetwork(p)
  phone = network.phone('ama')
})
afterEach(() => jest.useRealTimers())

const last = (client: Client) => parseForm(client.lastOpened())
const prizesOf = (phone: FakePhone) => createPrizes(phone.ports.storage)

const tableOf = async (id: string) => (await p.store.get('rooms', id))!.table

describe('opening', () => {
  test.each(HOUSE_IDS)('a table by the rules of %s, and the next one as the last', async house => {
    const client = clientOf(phone)
    expect(last(client)).toBeNull()
    const form: Form = {
      ...USUAL_FORM,
      house,
      diff: { minutes: 60 },
      stock: OWN,
      size: 5,
      jumps: 'sometimes'
    }
    const made = await client.open(form)
    const table = await tableOf('to' in made ? made.to.room : '')
    expect(table).toMatchObject({ size: 5, stock: OWN, limit: 30, absence: 'throw', jumps: 'sometimes' })
    expect(table.house).toMatchObject({ id: house, diff: { minutes: 60 } })
    expect(last(clientOf(phone))).toEqual(form)
  })

  test('that was refused is not what is done the next time', async () => {
    const client = clientOf(phone)
    phone.network = 'down'
    const opening = client.open({ ...USUAL_FORM, size: 3 })
    await jest.runAllTimersAsync()
    expect(await opening).toEqual({ refused: 'app/no-network' })
    expect(last(client)).toBeNull()
  })

  test.each([
    ['no JSON', '{'],
    ['another kind of thing', '[1]'],
    ['null', 'null'],
    ['a house that does not exist', JSON.stringify({ ...USUAL_FORM, house: 'taipei' })],
    ['a rule that does not exist', JSON.stringify({ ...USUAL_FORM, diff: { counting: 'first' } })],
    ['cakes that cannot be', JSON.stringify({ ...USUAL_FORM, stock: { ...OWN, zhuangyuan: 0 } })],
    ['thirteen seats', JSON.stringify({ ...USUAL_FORM, size: 13 })],
    ['seven seconds', JSON.stringify({ ...USUAL_FORM, limit: 7 })]
  ])('%s was kept: nothing is offered', (_, kept) => {
    phone.storage.set('open/last', kept)
    expect(last(clientOf(phone))).toBeNull()
  })

  test('a form of an older version lacks nothing', () => {
    phone.storage.set('open/last', JSON.stringify({ house: 'bisai', size: 6 }))
    expect(last(clientOf(phone))).toEqual({ ...USUAL_FORM, house: 'bisai', size: 6 })
  })
})

describe('setting a table anew', () => {
  const opened = async () => {
    const client = clientOf(phone)
    const made = await client.open({ ...USUAL_FORM, size: 4 })
    return { client, id: 'to' in made ? made.to.room : '' }
  }

  test('its host reads what it is, and changes it', async () => {
    const { client, id } = await opened()
    await network.reach('aming', { op: 'join', code: (await p.store.get('doors', id))!.code })
    expect(await client.formOf(id)).toEqual({ form: { ...USUAL_FORM, size: 4 }, seated: 2 })
    const form: Form = { ...USUAL_FORM, house: 'minnan', size: 9, stock: OWN, limit: 0, absence: 'skip' }
    expect(await client.setTable(id, form)).toBeNull()
    expect(await tableOf(id)).toMatchObject({ size: 9, stock: OWN, limit: 0, absence: 'skip' })
    expect((await tableOf(id)).house.id).toBe('minnan')
    expect(last(client)).toEqual(form)
  })

  test('after a game only those who stayed need a seat', async () => {
    const { client, id } = await opened()
    const { code } = (await p.store.get('doors', id))!
    await p.done('aming', { op: 'join', code })
    const { turn } = await p.room(id)
    const start = { op: 'start', room: id, turn, opId: opId(), entropy: '5a'.repeat(16) }
    for (const call of [start, { op: 'end', room: id }]) await p.done('ama', call)
    await p.done('aming', { op: 'leave', room: id })
    expect(await client.formOf(id)).toMatchObject({ seated: 1 })
    expect(await client.setTable(id, { ...USUAL_FORM, size: 1 })).toBeNull()
  })

  test('fewer seats than people, a guest, no network: a code, and the table as it was', async () => {
    const { client, id } = await opened()
    const guest = network.phone('aming')
    await network.reach('aming', { op: 'join', code: (await p.store.get('doors', id))!.code })
    const before = await tableOf(id)
    expect(await client.setTable(id, { ...USUAL_FORM, size: 1 })).toBe('room/bad-call')
    expect(await clientOf(guest).setTable(id, USUAL_FORM)).toBe('room/not-host')
    phone.network = 'down'
    expect(await client.setTable(id, USUAL_FORM)).toBe('app/no-network')
    expect(await client.formOf(id)).toEqual({ refused: 'app/no-network' })
    expect(await tableOf(id)).toEqual(before)
  })
})

describe('own prizes', () => {
  const storage = () => {
    const texts = new Map<string, string>()
    return {
      texts,
      read: (key: string) => texts.get(key) ?? null,
      write: (key: string, value: string) => void texts.set(key, value),
      remove: (key: string) => void texts.delete(key)
    }
  }

  test('their names and prices are kept on this phone', () => {
    const kept = storage()
    const first = createPrizes(kept).read()
    expect(first.sheet.ranks.yixiu).toEqual({ name: '', count: 32, price: 0 })
    const yixiu = { name: '牙膏', count: 10, price: 500 }
    const next = {
      sheet: { ...first.sheet, ranks: { ...first.sheet.ranks, yixiu } },
      tables: 4,
      budget: 300_000
    }
    createPrizes(kept).write(next)
    expect(createPrizes(kept).read()).toEqual(next)
  })

  test.each([['{'], ['null'], ['{"sheet":{"ranks":{}},"tables":0,"budget":-1}']])(
    '%s counts as none',
    text => {
      const kept = storage()
      const none = createPrizes(kept).read()
      kept.write('prizes', text)
      expect(createPrizes(kept).read()).toEqual(none)
    }
  )

  test('of a table that somebody else opened are counted as that table has them', () => {
    const { sheet, ...rest } = createPrizes(storage()).read()
    const named = { ...sheet, ranks: { ...sheet.ranks, erju: { name: '毛巾', count: 16, price: 900 } } }
    const counted = countedAs({ ...rest, sheet: named }, OWN)
    expect(stockOf(counted.sheet)).toEqual(OWN)
    expect(counted.sheet.ranks.erju).toEqual({ name: '毛巾', count: 3, price: 900 })
  })

  test('no call carries a name or a price of them', async () => {
    const client = clientOf(phone)
    const { sheet } = prizesOf(phone).read()
    const yixiu = { name: '牙膏', count: 4, price: 555 }
    prizesOf(phone).write({ sheet: { ...sheet, ranks: { ...sheet.ranks, yixiu } }, tables: 1, budget: 0 })
    await client.open({ ...USUAL_FORM, stock: OWN })
    expect(phone.calls.length).toBeGreaterThan(0)
    expect(JSON.stringify(phone.calls)).not.toMatch(/牙膏|555|price/)
  })
})

describe('what the prizes of a table are called', () => {
  test('is read where they were noted for just these cakes, and nowhere else', () => {
    const { sheet, ...rest } = prizesOf(phone).read()
    expect(namesOf({ ...rest, sheet }, stockOf(sheet))).toBeNull()
    const yixiu = { name: '牙膏', count: 4, price: 555 }
    const own = { ...rest, sheet: { ...sheet, ranks: { ...sheet.ranks, yixiu } } }
    expect(namesOf(own, stockOf(own.sheet))).toMatchObject({ yixiu: '牙膏', zhuangyuan: '' })
    expect(namesOf(own, stockOf(sheet))).toBeNull()
  })
})

describe('forgetting', () => {
  test('takes my name, what I opened, what I wanted to buy and the games on this phone', async () => {
    const client = clientOf(phone)
    await client.introduce('阿嬷', 3)
    await client.open({ ...USUAL_FORM, size: 4 })
    prizesOf(phone).write({ ...prizesOf(phone).read(), tables: 3 })
    client.local.order({ house: 'xmu', stock: null, names: ['阿公', '小雨'] })
    expect(await client.forget()).toBeNull()
    expect(last(client)).toBeNull()
    expect(prizesOf(phone).read().tables).toBe(1)
    expect(client.local.last()).toBeNull()
    await client.home.load()
    expect(client.home.store.getState()).toMatchObject({ me: { name: '', face: 0 }, backs: [], locals: [] })
    expect([...phone.storage.values()].join()).not.toMatch(/阿公|小雨/)
  })

  test('deletes nothing where the cloud could not be asked, and says so', async () => {
    const client = clientOf(phone)
    await client.open({ ...USUAL_FORM, size: 4 })
    phone.network = 'down'
    expect(await client.forget()).toBe('app/no-network')
    expect(last(client)).not.toBeNull()
  })
})

describe('the first page', () => {
  test('leads back to every table that has not ended, the latest first, and says where it is my turn', async () => {
    const client = clientOf(phone)
    const ids: string[] = []
    for (const size of [2, 3]) {
      const made = await client.open({ ...USUAL_FORM, size })
      ids.unshift('to' in made ? made.to.room : '')
    }
    await client.home.load()
    const { backs } = client.home.store.getState()
    expect(backs.map(back => back.to.room)).toEqual(ids)
    expect(backs.map(back => [back.phase, back.mine])).toEqual([
      ['lobby', false],
      ['lobby', false]
    ])
    await network.reach('ama', {
      op: 'start',
      room: ids[0]!,
      opId: 'start-a-game-now',
      turn: 0,
      entropy: '0'.repeat(32)
    })
    await client.home.load()
    expect(client.home.store.getState().backs[0]).toMatchObject({ phase: 'playing', mine: true })
  })

  test('a game that is over is there for a day, a lobby that was closed is not', async () => {
    const client = clientOf(phone)
    const at = async (size: number) => {
      const made = await client.open({ ...USUAL_FORM, size })
      return 'to' in made ? made.to.room : ''
    }
    const played = await at(2)
    const entropy = '0'.repeat(32)
    await network.reach('ama', { op: 'start', room: played, opId: 'start-a-game-now', turn: 0, entropy })
    await network.reach('ama', { op: 'end', room: played })
    await network.reach('ama', { op: 'end', room: await at(3) })
    await client.home.load()
    expect(client.home.store.getState()).toMatchObject({
      backs: [],
      ended: { to: { room: played }, phase: 'ended' }
    })
    jest.setSystemTime(Date.now() + 25 * 3600_000)
    await client.home.load()
    expect(client.home.store.getState().ended).toBeNull()
  })
})
