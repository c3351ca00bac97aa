import type { CDPSession } from 'playwright-core'
import { buildClient } from '../../config/client'
import { openTable, prepareStart, until } from '../support/table'
import { type Phone, startWeb, type Web } from '../support/web'
import { median, print } from './figure'

// A throw in a browser whose processor is six times slower: what the page's thread does while dice fly.

const RUNS = 5
const SLOWER = 6
/** Dice have left the hand so long ago that nothing of it is left to do; ms. */
const SETTLED = 200
const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing'
]

interface Event {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** µs */
  readonly ts: number
  readonly dur?: number
}

async function atTable(web: Web, name: string): Promise<Phone> {
  const phone = await web.phone(name)
  const { id, hash } = await openTable(web, phone, { limit: 0, size: 1 })
  await phone.page.goto(`${web.url}/?me=${name}#${hash}`)
  await until(phone, f => f.v >= 1, null)
  await prepareStart(web, id, phone, 0)
  await phone.page.locator('#start').tap()
  await until(phone, f => f.button === 'ready', null)
  return phone
}

/** The page marks when its dice leave the hand and when they lie. */
const markFlights = () => {
  const bowl = document.querySelector('.bowl')!
  let was = ''
  new MutationObserver(() => {
    const is = bowl.className.includes('bowl-landed')
      ? 'lies'
      : /flight-t/.test(bowl.className)
        ? 'flies'
        : ''
    if (is !== was && is !== '') performance.mark(is)
    was = is
  }).observe(bowl, { attributeFilter: ['class'] })
}

async function traced(cdp: CDPSession, deed: () => Promise<unknown>): Promise<readonly Event[]> {
  const events: Event[] = []
  const keep = ({ value }: { value: readonly object[] }) => events.push(...(value as Event[]))
  cdp.on('Tracing.dataCollected', keep)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES }
  })
  await deed()
  const done = new Promise(resolve => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await done
  cdp.off('Tracing.dataCollected', keep)
  return events
}

/** Tasks and scripts of the page's thread between two times; ms. */
function workIn(events: readonly Event[], thread: Event, from: number, to: number) {
  const own = events.filter(
    ({ pid, tid, ph, ts, dur = 0 }) =>
      pid === thread.pid && tid === thread.tid && ph === 'X' && ts >= from && ts + dur <= to
  )
  const durations = (names: readonly string[]) =>
    own.filter(({ name }) => names.includes(name)).map(({ dur = 0 }) => dur / 1000)
  const sum = (list: readonly number[]) => list.reduce((total, ms) => total + ms, 0)
  return {
    longest: Math.max(0, ...durations(['RunTask', 'ThreadControllerImpl::RunTask'])),
    script: sum(durations(['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire']))
  }
}

async function flightOnce(web: Web, run: number) {
  const { page, context } = await atTable(web, `slow-${run}`)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(markFlights)
  const events = await traced(cdp, async () => {
    await page.locator('#throw').tap()
    await page.waitForFunction(() => performance.getEntriesByName('lies').length > 0)
    // As long again with dice that lie still.
    await page.waitForFunction(
      () => performance.now() > performance.getEntriesByName('lies')[0]!.startTime + 3500
    )
  })
  await context.close()
  const mark = (name: string) => events.find(event => event.name === name && event.ph !== 'M')!
  const [flies, lies] = [mark('flies'), mark('lies')]
  const [from, to] = [flies.ts + SETTLED * 1000, lies.ts]
  const still = lies.ts + 2_000_000
  return { flying: workIn(events, flies, from, to), still: workIn(events, flies, still, still + to - from) }
}

async function main(): Promise<void> {
  if (process.env.H5_DIST === undefined) await buildClient('h5')
  const web = await startWeb()
  const runs: Awaited<ReturnType<typeof flightOnce>>[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await flightOnce(web, run))
  await web.close()
  const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick))
  const note = `CPU ${SLOWER} × slower, from ${SETTLED} ms on, median of ${RUNS}`
  print({ name: 'longest task while dice fly', value: of(r => r.flying.longest), unit: 'ms', most: 50, note })
  print({ name: 'script while dice fly', value: of(r => r.flying.script), unit: 'ms', note })
  print({ name: 'script beside dice that lie', value: of(r => r.still.script), unit: 'ms', note: 'as long' })
}

void main()
