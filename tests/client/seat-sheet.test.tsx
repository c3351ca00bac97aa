/** @jest-environment jsdom */
import { cleanup, fireEvent, render } from '@testing-library/react'
import { bringWords } from '@/i18n'
import { reasonWords } from '@/i18n/reasons'
import { tableWords } from '@/i18n/table'
import { MeSheet } from '@/pages/table/MeSheet'
import { SeatSheet } from '@/pages/table/SeatSheet'
import { seatDeeds, viewOf } from '@/stores'
import { type Arrived, arrived, pass } from '../support/arrived'
import { throws } from '../support/party'

jest.mock('@tarojs/components', () => require('./taro'))
bringWords(reasonWords)
bringWords(tableWords)
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

/** The sheet of a seat, as the table stands now. */
function sheet({ client }: Arrived, seat: number) {
  const state = client.table.store.getState()
  const view = viewOf(state, client.show.store.getState(), client.clock.now())
  return <SeatSheet {...{ client, state, view, seat }} onClose={() => undefined} />
}

/** What the sheet says, once the table has heard of everything. */
async function says(here: Arrived, seat: number, show: (sheet: JSX.Element) => void): Promise<string> {
  await pass(0)
  show(sheet(here, seat))
  return document.body.textContent ?? ''
}

test('somebody before them gets up while their sheet is open: it stays theirs, and they are sent away', async () => {
  const here = await arrived(['ama', 'aming', 'lihua', 'guoqiang'], { begun: false })
  const { s, net, phone } = here
  for (const [who, name] of [
    ['lihua', '丽华'],
    ['guoqiang', '国强']
  ])
    await net.reach(who!, { op: 'me', room: s.id, name, face: 5 })
  const { pid } = await s.party.done('lihua', { op: 'look', room: s.id })
  await pass(0)
  const { rerender } = render(sheet(here, 2))
  const words = await says(here, 2, rerender)
  expect(words).toContain('丽华的座位')
  await net.reach('aming', { op: 'leave', room: s.id })
  expect(await says(here, 2, rerender)).toContain('丽华的座位')
  fireEvent.click(document.querySelector('#seat-send-away')!)
  expect(await says(here, 2, rerender)).toContain('丽华')
  expect(document.querySelector('#sure')?.textContent).toBe('请他离座')
  fireEvent.click(document.querySelector('#sure')!)
  await pass(0)
  expect(phone.calls.filter(({ op }) => op === 'kick')).toMatchObject([{ pid }])
})

test('before a game a seat is called by its place, and moved along: who throws first is for the dice', async () => {
  const here = await arrived(['ama', 'aming', 'lihua'], { begun: false })
  const lines = (seat: number) => {
    render(sheet(here, seat))
    const said = [...document.querySelectorAll('#seat-deeds .line-row')].map(row => row.textContent)
    const order = [...document.querySelectorAll('.small')].map(one => one.textContent)
    cleanup()
    return [...order, ...said]
  }
  expect(lines(1)).toEqual([
    '座次第 2 位，按座次轮流掷',
    ...['我挪到第 2 位', '往前挪一位', '往后挪一位', '请他离座']
  ])
  expect(lines(0)).toEqual([
    '座次第 1 位，按座次轮流掷',
    '座位空出来，别人可以坐',
    ...['改名字和记号', '往后挪一位', '不坐了座位空出来，别人可以坐']
  ])
})

test('who is alone before a game cannot get up from it: the table itself is closed', async () => {
  const here = await arrived(['ama'], { begun: false })
  render(sheet(here, 0))
  expect(document.querySelector('#seat-rename')).not.toBeNull()
  expect(document.querySelector('#seat-leave')).toBeNull()
})

test('who gets up while their own sheet is open leaves an empty place', async () => {
  const here = await arrived(['ama', 'aming', 'lihua'], { begun: false })
  const { rerender } = render(sheet(here, 1))
  expect(document.querySelector('#seat-send-away')).not.toBeNull()
  await here.net.reach('aming', { op: 'leave', room: here.s.id })
  await says(here, 1, rerender)
  expect(document.querySelector('#seat-send-away')).toBeNull()
})

test('in a game whoever is tapped shows their cakes, also where there is nothing to do about them', async () => {
  const here = await arrived(['ama', 'aming', 'lihua'])
  for (const wants of ['yixiu', 'sanhong']) await throws(here.s, wants)
  const { client, s } = here
  await client.table.enter({ room: s.id, key: s.key })
  await pass(0)
  expect(seatDeeds(client.table.store.getState(), 1)).not.toEqual([])
  for (const [seat, held] of [
    [0, ['一秀 1 块']],
    [1, ['三红 1 块']],
    [2, []]
  ] as const) {
    render(sheet(here, seat))
    const seen = [...document.querySelectorAll('.result-row-cake')].map(one => one.getAttribute('aria-label'))
    expect(seen).toEqual(held)
    cleanup()
  }
})

test('who gets up, and who sends somebody away, is told what becomes of the cakes on that seat', async () => {
  const here = await arrived(['ama', 'aming'])
  for (const wants of ['yixiu', 'sanhong', 'yixiu', 'none']) await throws(here.s, wants)
  const { client, s } = here
  await client.table.enter({ room: s.id, key: s.key })
  await pass(0)
  for (const [seat, deed, words] of [
    [0, 'leave', '座位上的 2 块饼留着，轮到这个座位就跳过。没人坐，你随时能坐回来；有人坐了，饼也归他。'],
    [1, 'send-away', '座位上的 1 块饼留着，轮到这个座位就跳过。要你请，他才能回来：点上面的“•••”。']
  ] as const) {
    render(sheet(here, seat))
    fireEvent.click(document.querySelector(`#seat-${deed}`)!)
    expect(document.body.textContent).toContain(words)
    cleanup()
  }
})

test('to give a seat away and to get up are told apart', async () => {
  const here = await arrived(['ama', 'aming'])
  await here.net.reach('visitor', { op: 'look', room: here.s.id, key: here.s.key })
  await here.client.table.enter({ room: here.s.id, key: here.s.key })
  await pass(0)
  render(sheet(here, 0))
  const said = (id: string) => document.querySelector(id)?.textContent
  expect(said('#seat-hand')).toContain('座位和饼都给他，你在一旁看')
  expect(said('#seat-leave')).toBe('不坐了只有你走：饼留着，座位空着就能坐回来')
})

test('a host is told before getting up who will be host; who is none is not', async () => {
  const here = await arrived(['ama', 'aming', 'lihua'])
  await here.net.reach('lihua', { op: 'me', room: here.s.id, name: '丽华', face: 3 })
  await here.net.reach('aming', { op: 'here', room: here.s.id, away: true })
  await pass(0)
  render(sheet(here, 0))
  fireEvent.click(document.querySelector('#seat-leave')!)
  expect(document.body.textContent).toContain('你走了，丽华就是主人，你回来也不换。轮到这个座位就跳过。')
  cleanup()
  await here.net.reach('ama', { op: 'leave', room: here.s.id })
  await here.net.reach('ama', { op: 'join', room: here.s.id })
  await pass(0)
  render(sheet(here, 0))
  fireEvent.click(document.querySelector('#seat-leave')!)
  expect(document.body.textContent).not.toContain('就是主人')
})

test('what the table said before a sheet was opened is not said on it; what came of its own deed is', async () => {
  const { client } = await arrived(['ama', 'aming'], { begun: false })
  const named = () => (
    <MeSheet client={client} state={client.table.store.getState()} onClose={() => undefined} />
  )
  client.table.store.setState({ refused: { op: 'claim-host', code: 'room/host-here' } })
  const { rerender } = render(named())
  expect(document.querySelector('#refused')).toBeNull()
  client.table.store.setState({ refused: { op: 'me', code: 'room/bad-name' } })
  rerender(named())
  expect(document.querySelector('#refused')?.textContent).toContain('这个名字不能用')
})
