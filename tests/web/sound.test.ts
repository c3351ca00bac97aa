import { RECORDINGS } from '@/dice'
import { RATE } from '@/dice/sound/make'
import { lagOf } from '../support/spectrum'
import { openTable, prepare, prepareStart, until } from '../support/table'
import { inBrowser, openidOf, type Phone, type Web } from '../support/web'

let web: Web
inBrowser(made => {
  web = made
})

const ENDING = RECORDINGS.filter(({ kind }) => kind !== 'rattle')

/** What a browser makes of a sound file of the built app: its samples, in 32,767ths. */
const decoded = async (phone: Phone, file: string): Promise<number[]> => {
  const text = await phone.page.evaluate(
    async ([name, rate]) => {
      const answer = await fetch(`pages/table/sound/${name}`)
      const context = new OfflineAudioContext(1, 1, rate)
      const buffer = await context.decodeAudioData(await answer.arrayBuffer())
      // As one text: a list this long takes seconds on its way.
      return [...buffer.getChannelData(0)].map(x => Math.round(x * 32767)).join(' ')
    },
    [file, RATE] as const
  )
  return text.split(' ').map(Number)
}

describe('as a browser plays it', () => {
  let phone: Phone
  beforeAll(async () => {
    phone = await web.phone('listens')
  })
  afterAll(() => phone.context.close())

  test.each(ENDING.map(one => [one.id, one] as const))(
    'the track %s is in step with its contacts, and not clipped',
    async (id, { contacts, ms }) => {
      const pcm = Float64Array.from(await decoded(phone, `${id}.mp3`), x => x / 32767)
      expect(Math.abs(lagOf(contacts, pcm, RATE))).toBeLessThanOrEqual(10)
      expect(Math.max(...pcm)).toBeLessThan(1)
      expect((pcm.length / RATE) * 1000).toBeGreaterThan(ms)
    }
  )
})

/** What the page plays, written down by the page: each source when it begins, and how many contexts are open. */
interface Spied {
  open: number
  played: { ms: number; loop: boolean; from: number; state: string }[]
}
function spy() {
  const seen: Spied = { open: 0, played: [] }
  Object.assign(window, { __audio: seen })
  const Own = window.AudioContext
  window.AudioContext = class extends Own {
    constructor() {
      super()
      seen.open += 1
    }
    override close() {
      seen.open -= 1
      return super.close()
    }
  }
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (when, from) {
    const ms = Math.round((this.buffer?.duration ?? 0) * 1000)
    seen.played.push({ ms, loop: this.loop, from: from ?? 0, state: this.context.state })
    return start.call(this, when, from)
  }
}
const heard = (phone: Phone): Promise<Spied> =>
  phone.page.evaluate(() => (window as unknown as { __audio: Spied }).__audio)

/** A phone whose turn it is, at a table of two; what it keeps as its settings was there before. */
async function seated(name: string, settings = '{}') {
  const host = await web.phone(`${name}-host`)
  await host.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `bobing/${openidOf(host.me)}/settings`,
    settings
  ] as const)
  const { id, hash } = await openTable(web, host, { limit: 0, size: 2 })
  await host.context.addInitScript(spy)
  await host.page.reload()
  await host.page.goto(`${web.url}/?me=${name}-host#${hash}`)
  const guest = await web.phone(`${name}-guest`, hash)
  await guest.page.locator('#sit').tap()
  await until(host, f => f.v >= 2, null)
  await prepareStart(web, id, host, 0)
  await host.page.locator('#start').tap()
  await until(host, f => f.button === 'ready', null)
  return { id, host }
}

test('a throw is heard: the rattle round and round, then one track from near its beginning; gone, nothing is left', async () => {
  const { id, host } = await seated('heard')
  await prepare(web, id, host, 'yixiu')
  await host.page.locator('#throw').tap()
  await until(host, f => f.rattling, null)
  await until(host, f => !f.rattling, null)
  const { open, played } = await heard(host)
  expect(open).toBe(1)
  expect(played.every(({ state }) => state === 'running')).toBe(true)
  const rattle = played.findIndex(({ loop }) => loop)
  expect(played[rattle]).toMatchObject({ ms: 800, loop: true })
  const track = played.slice(rattle + 1).find(({ ms }) => ms > 1300)
  expect(track).toMatchObject({ loop: false })
  expect(track?.from).toBeLessThan(0.3)
  await host.page.locator('.top-bar-act').first().tap()
  await host.page.waitForFunction(() => (window as unknown as { __audio: Spied }).__audio.open === 0)
  expect(host.problems).toEqual([])
})

test('switched off: nothing is ever played', async () => {
  const { id, host } = await seated('off', '{"sound":false}')
  await prepare(web, id, host, 'yixiu')
  await host.page.locator('#throw').tap()
  await until(host, f => f.rattling, null)
  await until(host, f => !f.rattling, null)
  expect(await heard(host)).toEqual({ open: 0, played: [] })
  expect(host.problems).toEqual([])
})
