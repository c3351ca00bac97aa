import fs from 'node:fs'
import { type Seeds, search, startOf } from './choose'
import { rattle } from './rattle'
import { type Recorded, recordedRattle, recordedThrow } from './recording'
import { SEEDS } from './seeds'
import { sheetOf } from './sheet'
import { throwDice } from './throw'
import { ready } from './world'
import { lengthsText, recordingsText, seedsText } from './write'

/** Made again from its seed; what does not keep to the bounds any more is an error. */
function thrown(id: string, seed: number, start: ReturnType<typeof startOf>, jump: boolean): Recorded {
  const one = throwDice(seed, start, jump)
  if ('wrong' in one) throw new Error(`${id} from ${seed}: ${one.wrong}`)
  return recordedThrow(id, one)
}

/** All recordings, from their seeds: the same each time. */
function recordAll(seeds: Seeds): Recorded[] {
  const shaken = rattle(seeds.rattle)
  const start = startOf(shaken)
  return [
    ...seeds.throws.map((seed, i) => thrown(`t${i}`, seed, start, false)),
    ...seeds.jumps.map((seed, i) => thrown(`j${i}`, seed, start, true)),
    recordedRattle('k', seeds.rattle, shaken)
  ]
}

/** The files that come of them, by name under `src/dice`. */
const filesOf = (all: readonly Recorded[]): Record<string, string> => ({
  'flights.css': sheetOf(all),
  'recordings.ts': recordingsText(all),
  'lengths.ts': lengthsText(all)
})

async function main(): Promise<void> {
  await ready()
  const seeds = process.argv.includes('--search') ? search() : SEEDS
  const files = { ...filesOf(recordAll(seeds)), 'record/seeds.ts': seedsText(seeds) }
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(`src/dice/${name}`, text)
    console.log(`src/dice/${name}: ${Buffer.byteLength(text)} bytes`)
  }
}

void main()
