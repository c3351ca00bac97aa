import { parseArgs } from 'node:util'
import { say, seconds, Trouble, task } from './say'
import { type Counts, TIERS, type Tier } from './tiers'

const USAGE = `npm test -- [--only=${TIERS[0]?.name},…] [--install]; tiers: ${TIERS.map(tier => tier.name).join(' ')}`

function readArgs() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        install: { type: 'boolean', default: false },
        long: { type: 'boolean', default: false }
      }
    })
    return values
  } catch (error) {
    throw new Trouble(`${(error as Error).message}\n${USAGE}`)
  }
}

function tiersOf(only: string | undefined): readonly Tier[] {
  if (only === undefined) return TIERS
  return only.split(',').map(name => {
    const tier = TIERS.find(t => t.name === name)
    if (!tier) throw new Trouble(`There is no tier "${name}".\n${USAGE}`)
    return tier
  })
}

const words = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

async function runTier(tier: Tier, install: boolean): Promise<Counts> {
  try {
    return await tier.run({ install })
  } catch (error) {
    say(error instanceof Trouble ? error.message : String((error as Error).stack))
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

// npm test: every tier, the time of each, and `N passed, N failed` last. With --long the tests of the long run too.
task(async () => {
  const { only, install, long } = readArgs()
  if (long) process.env.LONG = '1'
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  const lines: string[] = []
  for (const tier of tiersOf(only)) {
    const started = Date.now()
    say(`${tier.name} …`)
    const counts = await runTier(tier, install)
    const line = `${tier.name.padEnd(10)} ${seconds(Date.now() - started).padStart(8)}  ${words(counts)}`
    say(`  ${line}`)
    lines.push(line)
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key]
  }
  say(`\n${lines.join('\n')}\n`)
  say(words(total))
  return total.failed === 0 && total.passed > 0
})
