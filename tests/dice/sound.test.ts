import fs from 'node:fs'
import { type Contact, RECORDINGS } from '@/dice'
import { LEAD } from '@/dice/sound/encode'
import { LOOP_RATE, RATE, soundFiles, soundsOf } from '@/dice/sound/make'
import { peakOf } from '@/dice/sound/pcm'
import { BOWL, onBowl, onDie } from '@/dice/sound/porcelain'
import { kitFor, trackOf } from '@/dice/sound/track'
import { lagOf, onsets, power, tone } from '../support/spectrum'

const FOLDER = 'src/assets/sound'
const MOST = 220 * 1024

const sounds = soundsOf(RECORDINGS)
const ending = RECORDINGS.filter(({ kind }) => kind !== 'rattle')
const ms = (pcm: Float64Array, rate = RATE) => (pcm.length * 1000) / rate

const whole = ({ body, edge }: ReturnType<typeof onBowl>) => body.map((x, i) => x + (edge[i] ?? 0))

describe('the bowl', () => {
  test.each([1, 2, 3, 4, 5])(
    'rings at its modes wherever it is hit, and not between them: place %d',
    place => {
      const pcm = whole(onBowl(place, RATE))
      // The first 60 ms, in which all modes are there; after the knock of the hit itself.
      const [from, to] = [0.004 * RATE, 0.064 * RATE]
      for (const [n, { hz }] of BOWL.slice(0, 4).entries()) {
        const next = BOWL[n + 1]?.hz ?? 0
        const between = tone(pcm, RATE, (hz + next) / 2, from, to)
        expect(tone(pcm, RATE, hz * 1.002, from, to)).toBeGreaterThan(5 * between)
      }
    }
  )

  test('dies away from its highest tone down, and is gone in half a second', () => {
    const pcm = whole(onBowl(1, RATE))
    const at = (hz: number, from: number) => tone(pcm, RATE, hz, from * RATE, (from + 0.04) * RATE)
    const kept = BOWL.slice(0, 4).map(({ hz }) => at(hz * 1.002, 0.1) / at(hz * 1.002, 0.01))
    expect([...kept].sort((a, b) => b - a)).toEqual(kept)
    expect(Math.abs(pcm.at(-1) ?? 1)).toBeLessThan(0.001)
  })

  test('a die on a die clicks: after 40 ms there is nothing left of it, of the bowl there is', () => {
    const late = (pcm: Float64Array) => power(pcm, RATE, 40, 60) / power(pcm, RATE, 0, 5)
    expect(late(whole(onDie(101, RATE)))).toBeLessThan(1e-4)
    expect(late(whole(onBowl(1, RATE)))).toBeGreaterThan(1e-2)
  })
})

describe('a track', () => {
  const kit = kitFor(
    ending.flatMap(one => one.contacts),
    RATE
  )

  test.each(['bowl', 'die'] as const)('hits are heard where the contacts are, within 2 ms: %s', on => {
    const contacts: Contact[] = [90, 211, 402, 517, 803, 1240].map((at, i) => ({
      ...{ at, on },
      strength: 0.2 + 0.1 * i
    }))
    const found = onsets(trackOf({ ...ending[0]!, ms: 1500, contacts }, kit), RATE, 4)
    expect(found).toHaveLength(contacts.length)
    for (const [i, { at }] of contacts.entries()) expect(Math.abs(found[i]! - at)).toBeLessThanOrEqual(2)
  })

  test.each(ending.map(one => [one.id, one] as const))(
    '%s: silent until the first contact, in step with all of them',
    (id, { contacts }) => {
      const pcm = sounds.tracks.get(id)!
      expect(power(pcm, RATE, 0, contacts[0]!.at - 1)).toBe(0)
      expect(Math.abs(lagOf(contacts, pcm, RATE))).toBeLessThanOrEqual(3)
      const late = new Float64Array(RATE / 50 + pcm.length)
      late.set(pcm, RATE / 50)
      expect(lagOf(contacts, late, RATE)).toBeCloseTo(20 + lagOf(contacts, pcm, RATE), 0)
    }
  )

  test('what playing an MP3 puts before it is less than what it is silent', () => {
    for (const { contacts } of ending) expect(contacts[0]!.at).toBeGreaterThan((LEAD * 1000) / RATE + 10)
  })

  test('lasts as long as its recording, and the bowl rings on', () => {
    for (const { id, ms: played } of ending) expect(ms(sounds.tracks.get(id)!) - played).toBeCloseTo(300, 0)
  })
})

describe('the loop', () => {
  const { loop } = sounds
  const steps = loop.map((x, i) => Math.abs(x - (loop.at(i - 1) ?? 0)))

  test('goes on from its end to its beginning as anywhere in it', () => {
    const near = [...steps.slice(-40), ...steps.slice(1, 40)]
    expect(steps[0]).toBeLessThanOrEqual(Math.max(...near))
    expect(Math.abs((loop[0] ?? 1) - (loop.at(-1) ?? -1))).toBeLessThan(0.02)
  })

  test('begins and ends between two strokes', () => {
    const all = power(loop, LOOP_RATE, 0, ms(loop, LOOP_RATE))
    expect(power(loop, LOOP_RATE, 0, 15)).toBeLessThan(all / 3)
    expect(power(loop, LOOP_RATE, ms(loop, LOOP_RATE) - 15, ms(loop, LOOP_RATE))).toBeLessThan(all / 3)
  })

  test('lasts as long as two shakes on the screen', () => {
    expect(ms(loop, LOOP_RATE)).toBe(2 * RECORDINGS.find(({ kind }) => kind === 'rattle')!.ms)
  })
})

test('nothing is clipped, nothing is silent, and my turn is the quietest of all', () => {
  const peaks = new Map(
    [...sounds.cues, ...sounds.tracks, ['rattle', sounds.loop] as const].map(([name, pcm]) => [
      name,
      peakOf(pcm)
    ])
  )
  for (const peak of peaks.values()) {
    expect(peak).toBeLessThan(0.9)
    expect(peak).toBeGreaterThan(0.3)
  }
  expect(Math.min(...peaks.values())).toBe(peaks.get('turn'))
})

describe('the files', () => {
  const read = (name: string) => fs.readFileSync(`${FOLDER}/${name}`)
  const names = fs.readdirSync(FOLDER)

  test('are what the script makes of the recordings, byte for byte: npm run sound', async () => {
    const made = await soundFiles(RECORDINGS)
    expect([...made.keys()].sort()).toEqual([...names].sort())
    for (const [name, bytes] of made) expect([name, read(name).equals(bytes)]).toEqual([name, true])
  })

  test('have at most 220 KB together', () => {
    expect(names.reduce((sum, name) => sum + read(name).length, 0)).toBeLessThanOrEqual(MOST)
  })

  test('the loop is one channel of 16 bits, and no more than its samples', () => {
    const wav = read('rattle.wav')
    expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ')
    expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([
      1,
      1,
      LOOP_RATE,
      16
    ])
    expect([wav.readUInt32LE(4), wav.readUInt32LE(40)]).toEqual([wav.length - 8, wav.length - 44])
    expect(wav.length - 44).toBe(sounds.loop.length * 2)
  })

  test('the others are MP3, one channel at 32,000 a second from their first byte', () => {
    for (const name of names.filter(one => one.endsWith('.mp3'))) {
      const head = read(name)
      // sync, MPEG 1 layer III; 32 kHz; one channel
      expect([name, head[0], (head[1] ?? 0) & 0xfe, (head[2] ?? 0) & 0x0c, (head[3] ?? 0) >> 6]).toEqual([
        name,
        0xff,
        0xfa,
        0x08,
        3
      ])
    }
  })
})
