/** @jest-environment jsdom */
import { webSound } from '@/platform/web/sound'

const world = window as unknown as Record<string, unknown>
const FOLDER = 'pages/table/sound'

interface Source {
  readonly file: string
  loop: boolean
  /** where in its file it began, s */
  from: number
  stopped: boolean
}

/** A browser's audio, which nobody hears: contexts that are open, and all that was begun. */
const contexts = new Set<object>()
const sources: Source[] = []
const fetched: string[] = []
/** whether a touch has unlocked it, and what waits for that */
let allowed = true
let waiting: (() => void)[] = []
let network: (file: string) => Promise<{ ok: boolean; arrayBuffer(): Promise<unknown> }>

class FakeContext {
  destination = {}
  constructor() {
    contexts.add(this)
  }
  resume = () => (allowed ? Promise.resolve() : new Promise<void>(resolve => void waiting.push(resolve)))
  close = async () => void contexts.delete(this)
  createBufferSource() {
    const source = { file: '', loop: false, from: -1, stopped: false }
    sources.push(source)
    return {
      set buffer(buffer: { file: string }) {
        source.file = buffer.file
      },
      set loop(on: boolean) {
        source.loop = on
      },
      connect: () => undefined,
      start: (_: number, from: number) => Object.assign(source, { from }),
      stop: () => Object.assign(source, { stopped: true })
    }
  }
}
class FakeOffline {
  decodeAudioData = (
    data: { file: string },
    resolve: (buffer: object) => void,
    reject: (e: Error) => void
  ) => (data.file.includes('broken') ? reject(new Error('no sound')) : resolve(data))
}

const touched = (on: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: on }, configurable: true })
const touch = () => window.dispatchEvent(new Event('pointerdown'))
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const playing = () =>
  sources.filter(({ stopped }) => !stopped).map(({ file, loop }) => `${file}${loop ? ' round' : ''}`)

let sound: ReturnType<typeof webSound>
beforeEach(() => {
  jest.useFakeTimers()
  contexts.clear()
  sources.length = 0
  fetched.length = 0
  waiting = []
  allowed = true
  network = async file => ({ ok: true, arrayBuffer: async () => ({ file }) })
  touched(true)
  Object.assign(world, {
    AudioContext: FakeContext,
    OfflineAudioContext: FakeOffline,
    fetch: (url: string) => {
      const file = url.replace(`${FOLDER}/`, '')
      fetched.push(file)
      return network(file)
    }
  })
  sound = webSound()
})
afterEach(() => {
  sound.close()
  jest.useRealTimers()
})

test('files of the throws to come are fetched ahead, one after the other, each once', async () => {
  let answer = () => undefined as void
  network = file =>
    new Promise(resolve => {
      answer = () => resolve({ ok: true, arrayBuffer: async () => ({ file }) })
    })
  sound.open(['t0', 't1'])
  for (const file of ['rattle.wav', 'turn.mp3', 't0.mp3', 't1.mp3']) {
    expect(fetched.at(-1)).toBe(file)
    answer()
    await later(0)
  }
  sound.throwTrack('t1')
  await later(0)
  expect(fetched).toHaveLength(4)
  expect(playing()).toEqual(['t1.mp3'])
})

test('before the first touch no audio is made; a touch wakes it', async () => {
  touched(false)
  sound.open([])
  sound.play('turn')
  await later(1000)
  expect(contexts.size).toBe(0)
  expect(playing()).toEqual([])
  touched(true)
  touch()
  expect(contexts.size).toBe(1)
  sound.play('turn')
  await later(0)
  expect(playing()).toEqual(['turn.mp3'])
})

test('dice rattle round and round, once, until the throw', async () => {
  sound.open([])
  sound.rattle(true)
  sound.rattle(true)
  await later(0)
  expect(playing()).toEqual(['rattle.wav round'])
  sound.throwTrack('t0')
  await later(0)
  expect(playing()).toEqual(['t0.mp3'])
  sound.rattle(true)
  sound.rattle(false)
  await later(0)
  expect(playing()).toEqual(['t0.mp3'])
})

test('a track that is still being read begins where the throw is by then', async () => {
  let answer = () => undefined as void
  network = file =>
    new Promise(resolve => {
      answer = () => resolve({ ok: true, arrayBuffer: async () => ({ file }) })
    })
  sound.open([])
  sound.throwTrack('t0', 100)
  await later(400)
  answer()
  await later(0)
  expect(sources.at(-1)).toMatchObject({ file: 't0.mp3', from: 0.5 })
})

test('audio that a browser unlocks late: the track in step, a cue not at all', async () => {
  allowed = false
  sound.open([])
  sound.throwTrack('t0')
  sound.play('turn')
  await later(700)
  expect(sources).toEqual([])
  for (const wake of waiting) wake()
  await later(0)
  expect(sources).toMatchObject([{ file: 't0.mp3', from: 0.7 }])
})

test('what was overtaken while it was read is not begun', async () => {
  sound.open([])
  sound.rattle(true)
  sound.throwTrack('t0')
  sound.throwTrack('t1')
  sound.play('gong')
  sound.stop()
  sound.play('cake')
  await later(0)
  expect(playing()).toEqual(['cake.mp3'])
})

test('nothing before it is opened; closed, nothing is left: five times', async () => {
  sound.play('turn')
  sound.rattle(true)
  sound.throwTrack('t0')
  await later(0)
  expect([contexts.size, sources]).toEqual([0, []])
  for (let time = 0; time < 5; time++) {
    sound.open([])
    sound.rattle(true)
    sound.play('gong')
    await later(0)
    expect(contexts.size).toBe(1)
    expect(playing()).toHaveLength(2)
    sound.play('cake')
    sound.close()
    await later(0)
    expect(contexts.size).toBe(0)
    expect(playing()).toEqual([])
    touch()
    expect(contexts.size).toBe(0)
  }
})

test.each([
  ['the network is gone', () => (network = async () => Promise.reject(new TypeError('Failed to fetch')))],
  ['the file is gone', () => (network = async () => ({ ok: false, arrayBuffer: async () => ({}) }))],
  [
    'the file is no sound',
    () => (network = async () => ({ ok: true, arrayBuffer: async () => ({ file: 'broken' }) }))
  ],
  [
    'the browser has no audio',
    () => Object.assign(world, { AudioContext: undefined, OfflineAudioContext: undefined })
  ],
  [
    'the browser refuses audio',
    () =>
      Object.assign(world, {
        AudioContext: class {
          constructor() {
            throw new Error('no')
          }
        }
      })
  ]
])('%s: nothing is heard and nothing breaks', async (_, breaks) => {
  breaks()
  sound.open(['t0'])
  sound.rattle(true)
  sound.throwTrack('t0')
  sound.play('turn')
  await later(0)
  sound.stop()
  sound.close()
  expect(sources).toEqual([])
})

test('what the network once refused is asked for again', async () => {
  network = async () => Promise.reject(new TypeError('Failed to fetch'))
  sound.open([])
  sound.play('gong')
  await later(0)
  network = async file => ({ ok: true, arrayBuffer: async () => ({ file }) })
  sound.play('gong')
  await later(0)
  expect(playing()).toEqual(['gong.mp3'])
})
