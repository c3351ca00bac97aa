import fs from 'node:fs'
import path from 'node:path'
import { budgetChecks } from './budgets'
import { CHECKS, type Check, runChecks } from './checks'
import { canShowPages, findChromium, INSTALL_LINE, installChromium, mayInstall } from './chromium'
import { buildClient, type Target } from './client'
import { buildCloud } from './cloud'
import { binOf, runNode } from './exec'
import { meanwhile, say, Trouble } from './say'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** What a tier came to; ms: the time it took, of a project of jest the time of all its files together. */
export interface Result extends Counts {
  ms: number
}

export interface Tier {
  name: string
  /** What it looks at; a tier without has the tests of the project of jest that is called as it is. */
  checks?: () => readonly Check[]
  /** What has to be there for its tests. */
  needs?: readonly (Target | 'cloud' | 'chromium')[]
}

export interface Asked {
  /** npm test -- --install: Debian packages may be installed. */
  install: boolean
}

const LEFT_OUT: Result = { passed: 0, failed: 0, skipped: 1, ms: 0 }
const FAILED: Result = { passed: 0, failed: 1, skipped: 0, ms: 0 }

const JEST = 'config/jest.config.cjs'

/** How many files of tests run at once: many of them wait for a browser or a cloud, and another can use that time. */
const WORKERS = 3

/**
 * Runs projects of jest, all of their files in one run. What jest says is shown when something failed; a project without
 * any test has failed.
 * @returns what each project came to, in the order of `names`
 */
export async function jest(
  names: readonly string[],
  env: Record<string, string> = {},
  config = JEST
): Promise<Result[]> {
  const report = path.resolve(`dist/reports/${names.join('+')}.json`)
  fs.rmSync(report, { force: true })
  const args = [
    ...[binOf('jest'), '--config', config, '--selectProjects', ...names],
    ...['--reporters', 'default', '--reporters', path.resolve('config/reporter.cjs')],
    ...['--maxWorkers', String(WORKERS), '--ci']
  ]
  const { code, output } = await meanwhile('tests', runNode(args, { env: { ...env, REPORT: report } }))
  const found: Record<string, Result> = fs.existsSync(report)
    ? JSON.parse(fs.readFileSync(report, 'utf8'))
    : {}
  const results = names.map(name => {
    const { [name]: result = FAILED } = found
    return result.passed + result.failed === 0 ? { ...result, failed: 1 } : result
  })
  const isWrong = results.some(({ failed }) => failed > 0)
  if (isWrong || code !== 0) say(output.trim())
  // Something besides the tests is wrong: no project is known to be right.
  return isWrong || code === 0 ? results : results.map(result => ({ ...result, failed: 1 }))
}

async function checked(checks: readonly Check[]): Promise<Result> {
  const started = Date.now()
  const all = await runChecks(checks, ({ name, wrong }) => wrong !== null && say(`WRONG ${name}\n${wrong}\n`))
  const failed = all.filter(({ wrong }) => wrong !== null).length
  return { passed: all.length - failed, failed, skipped: 0, ms: Date.now() - started }
}

/** Installs Chromium where there is none and it may be installed; says what is to be done where it may not. */
async function chromium(tier: string, { install }: Asked): Promise<Result | null> {
  if (await canShowPages()) return null
  if (!mayInstall(install)) {
    say(`!!! ${tier} IS LEFT OUT: no Chromium, or no Chinese font. To have it, run this as root:`)
    say(`!!!   ${INSTALL_LINE}`)
    return LEFT_OUT
  }
  say('Installing Chromium and a Chinese font (apt-get), about a minute.')
  const wrong = await meanwhile('installing Chromium', installChromium())
  if (wrong === null && (await canShowPages())) return null
  say(`Chromium and a Chinese font could not be installed:\n${wrong}`)
  return FAILED
}

/** Brings about what the tests of a tier need. Null: all of it is there. */
async function prepared({ name, needs = [] }: Tier, asked: Asked): Promise<Result | null> {
  for (const need of needs) {
    const result = need === 'chromium' ? await chromium(name, asked) : null
    if (result) return result
    if (need === 'cloud') await buildCloud()
    if (need === 'h5' || need === 'weapp') await buildClient(need)
  }
  return null
}

/** What goes wrong on the way to a result is a failure of that tier, and the others go on. */
async function orFailed<T>(work: Promise<T>): Promise<T | Result> {
  try {
    return await work
  } catch (error) {
    say(error instanceof Trouble ? error.message : String((error as Error).stack))
    return FAILED
  }
}

/** Runs tiers: the checks one after the other, then what is jest's in one run, so that no processor is idle between. */
export async function runTiers(tiers: readonly Tier[], asked: Asked): Promise<Map<string, Result>> {
  const results = new Map<string, Result>()
  for (const { name, checks } of tiers)
    if (checks) {
      say(`${name} …`)
      results.set(name, await orFailed(checked(checks())))
    }
  const ready: string[] = []
  for (const tier of tiers.filter(({ checks }) => !checks)) {
    const result = await orFailed(prepared(tier, asked))
    if (result) results.set(tier.name, result)
    else ready.push(tier.name)
  }
  if (ready.length === 0) return results
  say(`${ready.join(', ')} …`)
  const ran = await jest(ready, { CHROMIUM: findChromium() ?? '' })
  for (const [i, name] of ready.entries()) results.set(name, ran[i] ?? FAILED)
  return results
}

/** All that `npm test` runs. */
export const TIERS: readonly Tier[] = [
  { name: 'check', checks: () => CHECKS },
  { name: 'rules' },
  { name: 'fair' },
  { name: 'motion' },
  { name: 'dice' },
  { name: 'room' },
  { name: 'client' },
  { name: 'emulator' },
  { name: 'cloud' },
  { name: 'build', checks: budgetChecks },
  { name: 'config', needs: ['h5'] },
  { name: 'weapp', needs: ['weapp'] },
  { name: 'web', needs: ['chromium', 'cloud', 'h5'] },
  { name: 'look', needs: ['chromium', 'cloud', 'h5'] },
  { name: 'weapp-web', needs: ['chromium', 'h5', 'weapp'] }
]
