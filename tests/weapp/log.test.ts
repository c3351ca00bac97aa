import { bytesOf, setDataOf } from '../support/weapp/log'
import { begin, tableOf, throwBy } from '../support/weapp/table'
import { World } from '../support/weapp/world'

/** As many as the longest of a hundred thousand games had; fewer where there is no time for it. */
const MANY = process.env.LONG === '1' ? 870 : 90
/** What one more throw may cost with the log open. */
const BYTES = 10 * 1024
const ROWS = 50
/** Nobody throws oftener than a cloud answers one person, ms. */
const BETWEEN = 250
const NAMES = ['log-ama', 'log-aming', 'log-lihua']
const WANTS = ['none', 'yixiu', 'none', 'erju', 'sihong', 'none', 'none']

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

test(`C06 the log of ${MANY} throws: at most ${ROWS} rows, and one more throw changes one of them`, async () => {
  const { id, query } = await tableOf(world, NAMES)
  await begin(world, id, NAMES[0] ?? '')
  for (let i = 0; i < MANY; i++) {
    await throwBy(world, id, NAMES[i % 3] ?? '', i % 3, WANTS[i % WANTS.length] ?? 'none')
    await world.time.sleep(BETWEEN)
  }
  const phone = world.phone('log-ama')
  await phone.launch({ path: 'pages/table/records/log/index', query, scene: 1001 })
  const rows = () => phone.read(page => page.querySelectorAll('.log-slot').length, null)
  await world.until('the latest rows', async () => (await rows()) >= 24)
  await phone.settle()
  expect(await rows()).toBeLessThanOrEqual(ROWS)
  await phone.tap('#log-older')
  await world.until('a full page of rows', async () => (await rows()) === 40)
  await phone.settle()
  expect(Math.max(...phone.log.all.map(({ bytes }) => bytes))).toBeLessThan(64 * 1024)

  const costs: number[] = []
  for (let i = 0; i < 3; i++) {
    const since = phone.log.mark()
    await throwBy(world, id, NAMES[(MANY + i) % 3] ?? '', (MANY + i) % 3, 'yixiu')
    await phone.settle()
    costs.push(bytesOf(setDataOf(since())))
  }
  console.info(`one more throw with the log open: ${costs.join(', ')} B`)
  expect(Math.min(...costs)).toBeGreaterThan(0)
  expect(Math.max(...costs)).toBeLessThanOrEqual(BYTES)

  await world.cloud.done(NAMES[0] ?? '', { op: 'end', room: id })
  await phone.settle()
  await phone.tap('#log-verify')
  await world.until('the check', () => phone.has('#verify-start'))
  const checking = phone.log.mark()
  const asked = phone.line.sent.length
  await phone.tap('#verify-start')
  await world.until('all dice checked', () => phone.has('#verify .ink-ok.serif'))
  expect(await phone.text()).toContain(String(MANY + 3))
  const pages = phone.line.sent.slice(asked).filter(({ op }) => op === 'log').length
  console.info(`${MANY + 3} throws checked: ${pages} pages, ${bytesOf(setDataOf(checking()))} B of progress`)
  expect(phone.wrongs()).toEqual([])
}, 600_000)
