/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { Asking, Headline, type Question } from '@/pages/table/Headline'
import { type TableView, viewOf } from '@/stores'
import { STILL } from '@/stores/show'
import { type Arrived, arrived, pass } from '../support/arrived'
import { opId, throws } from '../support/party'
import '../support/words'

jest.mock('@tarojs/components', () => require('./taro'))
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const asked: Question[] = []

/** What stands over the table; `more`: of the view. */
function shows({ client }: Arrived, more: Partial<TableView> = {}, declined = false): string {
  cleanup()
  asked.length = 0
  const state = client.table.store.getState()
  const view = { ...viewOf(state, STILL, client.clock.now()), ...more }
  render(<Headline {...{ client, state, view, declined }} onAsk={what => void asked.push(what)} />)
  return document.body.textContent ?? ''
}
const tap = (selector: string) =>
  act(async () => {
    fireEvent.click(document.querySelector(selector)!)
    await pass(0)
  })

test('that the host is away covers neither a throw that is told nor that it is my turn, and a tap asks first', async () => {
  const here = await arrived(['ama', 'aming'])
  await throws(here.s, 'none')
  await here.client.table.enter({ room: here.s.id, key: here.s.key })
  await pass(0)
  expect(shows(here, { hostAway: true, call: { kind: 'mine' } })).toContain('轮到你')
  expect(shows(here, { hostAway: true, call: { kind: 'rolling' } })).not.toContain('主人不在')
  expect(shows(here, { hostAway: true, call: { kind: 'other', seat: 1 } })).toContain('主人不在')
  await tap('.banner')
  expect(asked).toEqual(['claim'])
})

test('where all others are away every turn is mine: that the host is away stays in sight, beside that I am on', async () => {
  const here = await arrived(['ama', 'aming'])
  const { ring } = viewOf(here.client.table.store.getState(), STILL, here.client.clock.now())
  const mine = { hostAway: true, call: { kind: 'mine' } } as const
  expect(shows(here, { ...mine, ring })).not.toContain('主人不在')
  const alone = ring.map(place => ({ ...place, away: !place.me }))
  expect(shows(here, { ...mine, ring: alone })).toContain('轮到你了 · 主人不在')
  await tap('.banner')
  expect(asked).toEqual(['claim'])
})

test('of two the host is away and passed over: that stays in sight in every turn, and all are mine', async () => {
  const here = await arrived(['ama', 'aming'], { table: { limit: 15, absence: 'skip' } })
  const { net, s } = here
  const room = () => s.party.room(s.id)
  const mine = async () => {
    const { turn } = await room()
    await net.reach('ama', { op: 'throw', room: s.id, turn, opId: opId(), entropy: '5a'.repeat(16) })
    await pass(8000)
  }
  await net.reach('ama', { op: 'leave', room: s.id })
  await net.reach('ama', { op: 'join', room: s.id })
  await net.reach('aming', { op: 'here', room: s.id, away: true })
  for (let i = 0; i < 12; i++) {
    if ((await room()).game?.turn === 0) await mine()
    else {
      await pass(16_000)
      await net.reach('ama', { op: 'nudge', room: s.id, turn: (await room()).turn })
      await pass(0)
    }
  }
  for (let i = 0; i < 3; i++) {
    expect((await room()).game?.turn).toBe(0)
    expect(shows(here)).toContain('轮到你了 · 主人不在')
    await mine()
  }
})

test('a vote covers no throw, and says beside itself whose turn it is', async () => {
  const here = await arrived(['ama', 'aming'])
  const [yes, of] = [1, 2]
  const asks = { yes, of, me: 'host' } as const
  const said = { ...asks, me: 'said' } as const
  for (const [again, words, note] of [
    [{ ...asks, me: 'asked' }, '我想重来', '点这里回答'],
    [asks, '在问大家要不要重来', '2 个人里 1 个同意了。想收回，点“•••”'],
    [{ ...asks, yes: 2 }, '在的人都同意了，点这里重来', '博到的饼放回盘里'],
    [said, '你同意重来了', '2 个人里 1 个同意了。先接着博'],
    [{ ...said, yes: 2 }, '都同意重来，等我按', '博到的饼放回盘里']
  ] as const) {
    expect(shows(here, { again, call: { kind: 'mine' } })).toContain(note)
    expect(shows(here, { again, call: { kind: 'mine' } })).toContain(`轮到你了 · ${words}`)
    expect(shows(here, { again, call: { kind: 'other', seat: 1 } })).toMatch(RegExp(`轮到.+ · ${words}`))
    expect(shows(here, { again, call: { kind: 'rolling' } })).not.toContain(words)
  }
})

test('a question that was put to the table is seen by who put it, and answered by a yes or a no', async () => {
  const here = await arrived(['ama', 'aming', 'lihua'])
  const { client, net, s } = here
  for (const _ of s.guests) await throws(s, 'none')
  await client.table.enter({ room: s.id, key: s.key })
  await pass(0)
  await client.table.agree(true)
  await pass(0)
  expect(shows(here)).toMatch(/在问大家要不要重来.*3 个人里 1 个同意了/)

  const { fair } = await s.party.room(s.id)
  await net.reach('lihua', { op: 'here', room: s.id, away: true })
  await net.reach('aming', { op: 'agree', room: s.id, game: fair?.game, yes: true })
  await pass(0)
  expect(shows(here)).toContain('都同意了，点这里重来')
  await tap('.banner')
  expect(asked).toEqual(['restart'])
})

test('whose turn it is may throw before they answer, and reads so', async () => {
  const here = await arrived(['ama', 'aming'])
  const again = { yes: 1, of: 2, me: 'asked' } as const
  expect(shows(here, { again, call: { kind: 'mine' } })).toContain('不急，掷完点这里回答')
  expect(shows(here, { again, call: { kind: 'other', seat: 1 } })).toContain('行不行？点这里回答')
})

test('a question that was answered with “think it over” is not put again by the banner', async () => {
  const here = await arrived(['ama', 'aming'])
  const again = { yes: 1, of: 2, me: 'asked' } as const
  expect(shows(here, { again })).toContain('想重来')
  expect(shows(here, { again }, true)).not.toContain('想重来')
})

test.each([
  ['claim', 'claim-host', '主人不在，你来当主人？', '再想想'],
  ['agree', 'agree', '我想重来', '不重来，接着博']
] as const)('what a banner asks is done on a yes alone: %s', async (what, op, title, no) => {
  const here = await arrived(['ama', 'aming'])
  const closed = jest.fn()
  const declined = jest.fn()
  const calls = () => here.phone.calls.filter(call => call.op === op).length
  const show = () => {
    cleanup()
    const view = viewOf(here.client.table.store.getState(), STILL, here.client.clock.now())
    render(<Asking client={here.client} view={view} what={what} onNo={declined} onClose={closed} />)
  }
  show()
  expect(document.querySelector('.sheet-title')?.textContent).toBe(title)
  expect(document.querySelector('#unsure')?.textContent).toBe(no)
  await tap('.sheet-close')
  expect([calls(), closed.mock.calls.length, declined.mock.calls.length]).toEqual([0, 1, 1])
  show()
  await tap('#unsure')
  // What all have to agree to is settled by a no, and they hear of it.
  const told = op === 'agree' ? 1 : 0
  expect([calls(), closed.mock.calls.length, declined.mock.calls.length]).toEqual([told, 2, 2])
  show()
  await tap('#sure')
  expect([calls(), closed.mock.calls.length, declined.mock.calls.length]).toEqual([told + 1, 3, 2])
})
