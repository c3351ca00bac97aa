import type { CDPSession } from 'playwright-core'
import { flightOf } from '@/dice'
import { type Read, readDice } from '../support/pips'
import { rngOf } from '../support/rng'
import { seen, stage, strip } from '../support/stage'
import { openTable, prepare, prepareStart, until } from '../support/table'
import { inBrowser, type Phone, type PhoneOptions, type Web } from '../support/web'

let web: Web
inBrowser(made => {
  web = made
})

/** A phone at its own table, whose turn it is. */
async function atTable(name: string, options: PhoneOptions = {}): Promise<{ id: string; phone: Phone }> {
  const phone = await web.phone(name, '/pages/home/index', options)
  const { id, hash } = await openTable(web, phone, { limit: 0, size: 2 })
  await web.cloud.done(`${name}-guest`, {
    op: 'join',
    code: String(web.cloud.emulator.collection('doors').get(id)!.code)
  })
  await phone.page.goto(`${web.url}/?me=${name}#${hash}`)
  await until(phone, f => f.v >= 2, null)
  await prepareStart(web, id, phone, 0)
  await phone.page.locator('#start').tap()
  await until(phone, f => f.button === 'ready', null)
  return { id, phone }
}

const throwsIn = (n: number, seed: number) => {
  const { below } = rngOf(seed)
  return Array.from({ length: n }, (_, i) => ({
    dice: Array.from({ length: 6 }, () => 1 + below(6)),
    flight: flightOf(`read back ${seed}/${i}`, null),
    phase: 'lying' as const
  }))
}
const looks = (dice: readonly number[]): Read[] =>
  dice.map(face => ({ pips: face, red: face === 1 || face === 4, face }))
const wordOf = ({ pips, red, face }: Read) => `${face}:${pips}${red ? 'r' : ''}`

test.each([
  ['390', { width: 390 }, process.env.LONG === '1' ? 50 : 20],
  ['320', { width: 320, height: 640 }, 12]
] as const)(
  'at %s px what lies in the bowl is read off the screen, face by face',
  async (name, options, n) => {
    const { phone } = await atTable(`read-${name}`, options)
    const cdp = await phone.context.newCDPSession(phone.page)
    const helper = await phone.context.newPage()
    await stage(phone.page)
    // The near rim lies over no face, but over its foot: counted is what dice show, not what the picture covers.
    const wrong = []
    for (const one of throwsIn(n, 20260925)) {
      await seen(phone.page, one)
      const read = await readDice(phone.page, cdp, helper)
      const [is, due] = [read, looks(one.dice)].map(list => list.map(wordOf).join(' '))
      if (is !== due) wrong.push(`${one.flight.id} at ${one.flight.yaw}: ${is}, and not ${due}`)
    }
    expect(wrong).toEqual([])
  },
  240_000
)

const NARROW = ['320', { width: 320, height: 640 }] as const
test.each([['390', { width: 390 }], ...(process.env.SHOTS ? [NARROW] : [])] as const)(
  'strips of throws, of a jump and of the hand, at %s px',
  async (name, options) => {
    const { phone } = await atTable(`strip-${name}`, options)
    await stage(phone.page)
    const dice = [4, 4, 4, 1, 2, 6]
    for (const turn of ['first', 'second', 'third']) {
      const flight = flightOf(turn, null)
      const pictures = await strip(phone.page, `dice-h5-${name}-${turn}`, { flight, dice, phase: 'flying' })
      // It moves all the way, and lies still at the end.
      const changed = pictures.slice(1, 8).filter((picture, i) => !picture.equals(pictures[i]!))
      expect(changed).toHaveLength(7)
    }
    await strip(phone.page, `dice-h5-${name}-jump`, {
      flight: flightOf('jump', null, true),
      dice,
      phase: 'flying'
    })
    const hand = { ...flightOf('hand', null), ms: 200 }
    await strip(phone.page, `dice-h5-${name}-hand`, { flight: hand, dice, phase: 'rattling' }, 25)
    expect(phone.problems).toEqual([])
  }
)

interface Traced {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly args?: { readonly data?: Record<string, unknown> }
}

/** What the browser wrote down of a while: its animations, its frames, marks of the page. */
async function traced(cdp: CDPSession, deed: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  const categories = ['blink.animations', 'blink.user_timing', 'devtools.timeline']
  const includedCategories = [...categories, 'disabled-by-default-devtools.timeline.frame']
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await deed()
  const done = new Promise(resolve => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await done
  return events
}

test('a throw is the compositor’s: no animation falls back to the script’s thread, and frames go on while that is blocked', async () => {
  const { id, phone } = await atTable('busy')
  const { page } = phone
  await prepare(web, id, phone, 'sanhong')
  const cdp = await page.context().newCDPSession(page)
  const events = await traced(cdp, async () => {
    await page.locator('#throw').tap()
    await page.waitForSelector('.bowl-flight:not(.bowl-rattling):not(.bowl-landed)')
    await page.evaluate(
      () =>
        new Promise<void>(done => {
          // Two frames, so that the flight is with the compositor; then nothing for 700 ms.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              performance.mark('blocked')
              for (const until = performance.now() + 700; performance.now() < until; );
              performance.mark('free')
              done()
            })
          )
        })
    )
    await until(phone, f => !f.rattling && f.dice !== null, null)
  })
  const mark = (name: string) => events.find(event => event.name === name)!.ts
  const frames = events.filter(
    ({ name, ts }) => name === 'DrawFrame' && ts > mark('blocked') && ts < mark('free')
  )
  expect(frames.length).toBeGreaterThanOrEqual(5)

  const animations = events.filter(({ name, args }) => name === 'Animation' && args?.data)
  const failed = animations.filter(({ args }) => Number(args?.data?.compositeFailed ?? 0) !== 0)
  expect(animations.length).toBeGreaterThanOrEqual(24)
  expect(failed.map(({ args }) => args?.data)).toEqual([])
  expect(phone.problems).toEqual([])
})

test('a thumb that stays on the button shakes the bowl, and the throw is out before it leaves', async () => {
  const { id, phone } = await atTable('thumb')
  const { page } = phone
  await prepare(web, id, phone, '444126')
  const cdp = await page.context().newCDPSession(page)
  const box = (await page.locator('#throw').boundingBox())!
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForSelector('.bowl-rattling')
  await page.waitForSelector('.throw-rolling')
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const facts = await until(phone, f => !f.rattling && f.dice !== null, null)
  expect([...facts.dice!].sort().join('')).toBe('124446')
  expect(phone.calls.filter(call => call.op === 'throw')).toHaveLength(1)
  expect(await page.getByRole('img', { name: /，三红$/ }).count()).toBeGreaterThan(0)
})

test('a tap while dice fly has them lie at once, as they would have', async () => {
  const { id, phone } = await atTable('skip')
  const { page } = phone
  await prepare(web, id, phone, 'sanhong')
  await page.locator('#throw').tap()
  await page.waitForSelector('.bowl-flight:not(.bowl-rattling):not(.bowl-landed)')
  await page.locator('#throw').tap()
  await until(phone, f => !f.rattling && f.dice !== null, null)
  const parts = await page.evaluate(() => {
    const all = document.querySelector('.bowl')!.getAnimations({ subtree: true }) as CSSAnimation[]
    const dice = all.filter(({ animationName }) => animationName.startsWith('d-'))
    return dice.map(({ effect }) => effect!.getComputedTiming().progress)
  })
  expect(parts).toHaveLength(30)
  expect(new Set(parts)).toEqual(new Set([1]))
  expect(phone.calls.filter(call => call.op === 'throw')).toHaveLength(1)
})

test('for whoever wants less motion nothing flies: dice fade in where they lie', async () => {
  const { phone } = await atTable('calm', { reduced: true })
  const { page } = phone
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { __seen: seen })
    const bowl = document.querySelector('.bowl')!
    new MutationObserver(() => seen.push(bowl.className)).observe(bowl, { attributeFilter: ['class'] })
  })
  await page.locator('#throw').tap()
  await until(phone, f => !f.rattling && f.dice !== null, null)
  const classes = await page.evaluate(() => (window as unknown as { __seen: string[] }).__seen)
  const flew = classes.filter(name => name.includes('flight-t') && !name.includes('bowl-landed'))
  expect(classes.some(name => name.includes('bowl-calm'))).toBe(true)
  expect(flew).toEqual([])
})
