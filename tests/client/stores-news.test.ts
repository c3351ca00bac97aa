import { type Arrived, arrived, pass } from '../support/arrived'
import { clientOf, type FakePhone } from '../support/fake-phone'
import { opId, throws } from '../support/party'

const LIMIT = { limit: 15 }
/** Long enough for a turn to be over, ms. */
const OVER = 16_000

let here: Arrived
let phones: { close(): void }[] = []

const news = ({ client } = here) => client.news.store.getState()
const room = () => here.s.party.room(here.s.id)
const pidOf = async (who: string) => (await here.s.party.done(who, { op: 'look', room: here.s.id })).pid

async function table(guests: readonly string[], table: object = LIMIT) {
  here = await arrived(guests, { table: { ...LIMIT, ...table } })
  phones.push(here.client.table)
}
/** Somebody throws, and all phones hear of it. */
async function throwBy(wants: string) {
  here.s.party.now = Date.now()
  await throws(here.s, wants)
  await here.net.tell(here.s.id)
  await pass(0)
}
/** Nobody takes this turn in time, and a neighbour's phone says so. */
async function missed(who = 'aming') {
  await pass(OVER)
  await here.net.reach(who, { op: 'nudge', room: here.s.id, turn: (await room()).turn })
  await pass(0)
}
/** A phone with the storage of another, as it is after a cold start. */
async function cold(of: FakePhone, who = 'ama') {
  const phone = here.net.phone(who, of.storage)
  const client = clientOf(phone)
  phones.push(client.table)
  await client.table.enter({ room: here.s.id, key: here.s.key })
  await pass(0)
  return { ...here, phone, client }
}

afterEach(() => {
  for (const phone of phones) phone.close()
  phones = []
  jest.useRealTimers()
})

describe('who comes back is told once what became of their turns', () => {
  test('thrown for while WeChat lay in the background: how often, and nothing twice', async () => {
    await table(['ama', 'aming'])
    await throwBy('yixiu')
    here.client.hide()
    await pass(0)
    for (let i = 0; i < 2; i++) {
      await throwBy('none')
      await missed()
    }
    expect(news()).toEqual([])
    here.client.appear()
    await pass(0)
    const [away, ...more] = news()
    expect(more).toEqual([])
    expect(away).toMatchObject({ kind: 'away', skipped: 0, whole: true })
    const thrown = away?.kind === 'away' ? away.thrown : []
    const entries = (await room()).tail.filter(({ k, e, s }) => k === 't' && e === '' && s === 0)
    expect(thrown.map(({ n }) => n)).toEqual(entries.map(({ n }) => n))
    expect(thrown).toHaveLength(2)
    here.client.news.told(news()[0]!)
    here.client.hide()
    here.client.appear()
    await pass(0)
    expect(news()).toEqual([])
    expect(news(await cold(here.phone))).toEqual([])
  })

  test('the cakes that it brought', async () => {
    await table(['ama', 'aming'])
    here.client.hide()
    await pass(0)
    const before = (await room()).game?.held[0]
    do {
      await missed()
      await throwBy('none')
    } while ((await room()).seats[0]?.missed === 1)
    here.client.appear()
    await pass(0)
    const sum = (held: unknown) =>
      JSON.stringify(held)
        .match(/\d+/g)
        ?.reduce((all, n) => all + Number(n), 0)
    const [away] = news()
    const won = Number(sum((await room()).game?.held[0])) - Number(sum(before))
    expect(won).toBeGreaterThan(0)
    expect(away).toMatchObject({ kind: 'away', cakes: won })
  })

  test('after a cold start, over more turns than the table itself still has', async () => {
    await table(['ama', 'aming', 'lihua'], { absence: 'skip' })
    await throwBy('none')
    here.client.table.close()
    await pass(0)
    for (let i = 0; i < 30; i++) {
      if ((await room()).game?.turn === 0) await missed()
      else await throwBy('none')
    }
    const again = await cold(here.phone)
    expect((await room()).tail[0]?.n).toBeGreaterThan(1)
    const skipped = again.client.log.store.getState().entries.filter(({ k, s }) => k === 's' && s === 0)
    expect(skipped.length).toBeGreaterThan(8)
    expect(news(again)).toMatchObject([{ kind: 'away', thrown: [], skipped: skipped.length, whole: true }])
    again.client.table.close()
    expect(news(again)).toEqual([])
  })

  test('not of a turn that ran out before their eyes, nor when they come for the first time', async () => {
    await table(['ama', 'aming'])
    await missed()
    await throwBy('none')
    expect(news()).toEqual([])
    here.client.hide()
    here.client.appear()
    await pass(0)
    expect(news()).toEqual([])
    expect(news(await cold(here.phone))).toEqual([])
    expect(news(await cold(here.net.phone('other')))).toEqual([])
  })
})

describe('a seat that goes to another is told of', () => {
  /** Somebody who watches. */
  const visitor = async () => {
    const seen = await cold(here.net.phone('visitor'), 'visitor')
    return { ...seen, pid: (await pidOf('visitor')) ?? '' }
  }
  const hand = (pid: string) => here.net.reach('aming', { op: 'hand', room: here.s.id, opId: opId(), pid })

  test.each([true, false])(
    'by its person: to who gets it, to the others, not to who gave it; begun: %s',
    async begun => {
      here = await arrived(['ama', 'aming', 'lihua'], { table: LIMIT, begun })
      phones.push(here.client.table)
      const giver = await cold(here.net.phone('aming'), 'aming')
      const { pid, ...receiver } = await visitor()
      const from = await pidOf('aming')
      await hand(pid)
      await pass(0)
      const what = { seat: 1, from, to: pid, running: begun }
      expect(news(receiver)).toEqual([{ kind: 'given', ...what }])
      expect(news()).toEqual([{ kind: 'handed', ...what }])
      expect(news(giver)).toEqual([])
      await throwBy('none').catch(() => undefined)
      here.client.news.told(news()[0]!)
      expect([news(receiver).length, news().length]).toEqual([1, 0])
    }
  )

  test('whoever got it while they were away is told when they are back', async () => {
    await table(['ama', 'aming'])
    const { pid, phone, client } = await visitor()
    client.table.close()
    await hand(pid)
    await missed('ama')
    const back = await cold(phone, 'visitor')
    expect(news(back)).toMatchObject([{ kind: 'given', seat: 1 }])
  })

  test('after its person had left: to the others, not to who took it', async () => {
    await table(['ama', 'aming', 'lihua'])
    const { client, pid } = await visitor()
    await here.net.reach('aming', { op: 'leave', room: here.s.id })
    await pass(0)
    await client.table.takeOver(1)
    await pass(0)
    expect(news()).toMatchObject([{ kind: 'taken', seat: 1, to: pid, running: true }])
    expect(client.news.store.getState()).toEqual([])
  })

  test('who sits down again is told once, and not any more once they are on', async () => {
    await table(['ama', 'aming'])
    for (const read of [true, false]) {
      await here.client.table.leave()
      await here.client.table.join()
      await pass(0)
      expect(news()).toEqual([{ kind: 'back' }])
      if (read) here.client.news.told(news()[0]!)
      await throwBy('none')
      expect(news()).toEqual([])
      await throwBy('none')
      await throwBy('none')
    }
  })

  test('who changes places in the lobby, or comes for another who went, was given nothing', async () => {
    here = await arrived(['ama', 'aming'], { table: LIMIT, begun: false })
    phones.push(here.client.table)
    const { client } = await visitor()
    const pid = await pidOf('ama')
    await here.client.table.move(pid ?? '', 1)
    await here.net.reach('aming', { op: 'leave', room: here.s.id })
    await client.table.join()
    await pass(0)
    expect([news(), client.news.store.getState()]).toEqual([[], []])
  })
})

describe('somebody gets up in a game', () => {
  const leave = (who: string) => here.net.reach(who, { op: 'leave', room: here.s.id })
  const left = { kind: 'left', seat: 1 }

  test('the others are told, at once and after a cold start; not who did', async () => {
    await table(['ama', 'aming', 'lihua'])
    const went = await cold(here.net.phone('aming'), 'aming')
    const other = await cold(here.net.phone('lihua'), 'lihua')
    other.client.table.close()
    const from = await pidOf('aming')
    await leave('aming')
    await pass(0)
    expect([news(), news(went)]).toEqual([[{ ...left, from }], []])
    expect(news(await cold(other.phone, 'lihua'))).toEqual([{ ...left, from }])
  })

  test('also whom the host sent away', async () => {
    await table(['ama', 'aming', 'lihua'])
    const other = await cold(here.net.phone('lihua'), 'lihua')
    await here.client.table.kick((await pidOf('aming')) ?? '')
    await pass(0)
    expect(news(other)).toMatchObject([left])
  })

  test('not of who is back before it was said, nor before a game', async () => {
    await table(['ama', 'aming', 'lihua'])
    await leave('aming')
    await pass(0)
    expect(news()).toHaveLength(1)
    await here.net.reach('aming', { op: 'join', room: here.s.id })
    await pass(0)
    expect(news()).toEqual([])
    here.client.table.close()
    here = await arrived(['ama', 'aming', 'lihua'], { table: LIMIT, begun: false })
    phones.push(here.client.table)
    await leave('aming')
    await pass(0)
    expect(news()).toEqual([])
  })
})

describe('another is host', () => {
  const leave = (who: string) => here.net.reach(who, { op: 'leave', room: here.s.id })

  test.each([true, false])(
    'for the host got up: the new one, and the others, not who went; begun: %s',
    async begun => {
      here = await arrived(['ama', 'aming', 'lihua'], { table: LIMIT, begun })
      phones.push(here.client.table)
      const next = await cold(here.net.phone('aming'), 'aming')
      const other = await cold(here.net.phone('lihua'), 'lihua')
      const [from, to] = [await pidOf('ama'), await pidOf('aming')]
      await here.client.table.leave()
      await pass(0)
      const what = { kind: 'host', seat: 0, from, to, left: true, running: begun }
      expect([news(next), news(other), news()]).toEqual([[what], [what], []])
      next.client.news.told(news(next)[0]!)
      expect(news(await cold(next.phone, 'aming'))).toEqual([])
    }
  )

  test('also after a cold start', async () => {
    await table(['ama', 'aming', 'lihua'])
    const { phone, client } = await cold(here.net.phone('aming'), 'aming')
    client.table.close()
    await leave('ama')
    expect(news(await cold(phone, 'aming'))).toMatchObject([{ kind: 'host', left: true }])
  })

  test('for somebody took the place of one who was away: all but who did', async () => {
    await table(['ama', 'aming', 'lihua'], { limit: 0 })
    const claims = await cold(here.net.phone('aming'), 'aming')
    here.client.hide()
    await pass(0)
    await pass(60_000)
    expect(await claims.client.table.claimHost()).toBe(true)
    await pass(0)
    expect(news(claims)).toEqual([])
    here.client.appear()
    await pass(0)
    expect(news()).toMatchObject([{ kind: 'host', left: false, to: await pidOf('aming') }])
  })
})

describe('a host who asks whether the game begins anew', () => {
  const asking = async () => {
    await table(['ama', 'aming', 'lihua'])
    for (const wants of ['yixiu', 'none', 'none']) await throwBy(wants)
    await here.client.table.agree(true)
    await pass(0)
  }
  const says = async (who: string, yes: boolean) => {
    await here.net.reach(who, { op: 'agree', room: here.s.id, game: (await room()).fair?.game, yes })
    await pass(0)
  }

  test('hears that somebody would rather go on', async () => {
    await asking()
    await says('aming', true)
    expect(news()).toEqual([])
    await says('lihua', false)
    expect((await room()).again).toEqual([])
    expect(news()).toEqual([{ kind: 'goes-on' }])
  })

  test('knows who took it back, where that was the host', async () => {
    await asking()
    await here.client.table.agree(false)
    await pass(0)
    expect((await room()).again).toEqual([])
    expect(news()).toEqual([])
  })

  test('need not say so again where all agreed: it begins, and they too are told', async () => {
    await asking()
    await says('aming', true)
    expect((await room()).games).toBe(1)
    await says('lihua', true)
    expect(await room()).toMatchObject({ games: 2, phase: 'playing', again: [] })
    expect(news()).toEqual([{ kind: 'anew' }])
    expect(here.phone.calls.filter(({ op }) => op === 'restart')).toHaveLength(1)
  })

  test('is told so too where the phone hears first that the game was given up', async () => {
    await asking()
    await says('aming', true)
    const now = await room()
    const given = { ...now, phase: 'ended', again: [], v: now.v + 1, at: Date.now() } as const
    const { store } = here.client.table
    store.setState({ room: { ...given, game: { ...now.game!, why: 'abandoned' } } })
    expect(news()).toEqual([])
    const fair = { ...now.fair!, game: `${now._id}_2` }
    const begun = { ...given, phase: 'playing', v: now.v + 2, games: 2, began: Date.now(), fair } as const
    store.setState({ room: { ...begun, game: now.game } })
    expect(news()).toEqual([{ kind: 'anew' }])
  })

  test('says so by hand where one of those who sit here is away, and has not agreed', async () => {
    await asking()
    await here.net.reach('lihua', { op: 'here', room: here.s.id, away: true })
    await says('aming', true)
    expect((await room()).games).toBe(1)
    await here.client.table.restart()
    await pass(0)
    expect((await room()).games).toBe(2)
  })

  test('begins nothing with a phone that nobody looks at; once somebody does, it begins', async () => {
    await asking()
    await says('aming', true)
    here.client.hide()
    await says('lihua', true)
    await pass(1000)
    expect((await room()).games).toBe(1)
    here.client.appear()
    await pass(0)
    expect((await room()).games).toBe(2)
  })

  test('is asked first: nothing begins because the others said so of themselves', async () => {
    await table(['ama', 'aming', 'lihua'])
    for (const wants of ['yixiu', 'none', 'none']) await throwBy(wants)
    for (const who of ['aming', 'lihua']) await says(who, true)
    expect(await room()).toMatchObject({ games: 1, again: [1, 2] })
  })

  test('asks once more, and what came of the first time is not said any more', async () => {
    await asking()
    await says('lihua', false)
    expect(news()).toEqual([{ kind: 'goes-on' }])
    await here.client.table.agree(true)
    await pass(0)
    expect(news()).toEqual([])
    await says('aming', false)
    expect(news()).toEqual([{ kind: 'goes-on' }])
  })
})

describe('a game that begins anew', () => {
  const guest = async () => {
    const phone = here.net.phone('aming')
    const client = clientOf(phone)
    phones.push(client.table)
    await client.table.enter({ room: here.s.id, key: here.s.key })
    await pass(0)
    return { ...here, phone, client }
  }

  test('is told to all but its host', async () => {
    await table(['ama', 'aming'])
    await throwBy('yixiu')
    const other = await guest()
    await here.client.table.restart()
    await pass(0)
    expect((await room()).games).toBe(2)
    expect([news(), news(other)]).toEqual([[], [{ kind: 'anew' }]])
  })

  test('is no other than the next game where one was given up some time ago', async () => {
    await table(['ama', 'aming'])
    const other = await guest()
    await here.client.table.end()
    await pass(6000)
    await here.net.reach('aming', { op: 'claim-host', room: here.s.id })
    await pass(1000)
    await here.client.table.start()
    await pass(0)
    expect((await room()).games).toBe(2)
    expect(news(other)).toEqual([])
  })
})
