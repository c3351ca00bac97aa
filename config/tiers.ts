import fs from 'node:fs'
import { budgetChecks } from './budgets'
import { CHECKS, type Check, runChecks } from './checks'
import { canShowPages, findChromium, INSTALL_LINE, installChromium, mayInstall } from './chromium'
import { buildClient } from './client'
import { buildCloud } from './cloud'
import { binOf, runNode } from './exec'
import { meanwhile, say } from './say'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface Asked {
  /** npm test -- --install: Debian packages may be installed. */
  install: boolean
}

export interface Tier {
  name: string
  run: (asked: Asked) => Promise<Counts>
}

/** The parts of jest's --json report that are read. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numRuntimeErrorTestSuites: number
}

/** Counts of a report; a file of tests that could not be read is a failure of its own. */
const countsOf = (report: Report): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests
})

const JEST = 'config/jest.config.cjs'

/** Runs one project of jest. What it says is shown when something failed; a project without any test has failed. */
export async function jest(name: string, env: Record<string, string> = {}, config = JEST): Promise<Counts> {
  const file = `dist/reports/${name}.json`
  fs.mkdirSync('dist/reports', { recursive: true })
  fs.rmSync(file, { force: true })
  const args = [
    ...[binOf('jest'), '--config', config, '--selectProjects', name],
    ...['--json', '--outputFile', file, '--maxWorkers', '2', '--ci']
  ]
  const { code, output } = await runNode(args, { env })
  if (!fs.existsSync(file)) {
    say(output.trim())
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const counts = countsOf(JSON.parse(fs.readFileSync(file, 'utf8')) as Report)
  const failed = Math.max(counts.failed, code !== 0 || counts.passed + counts.failed === 0 ? 1 : 0)
  if (failed > 0) say(withoutReport(output))
  return { ...counts, failed }
}

/** Jest prints its report for machines among the lines for people. */
const withoutReport = (output: string): string =>
  output
    .split('\n')
    .filter(line => !line.startsWith('{"numFailedTestSuites"'))
    .join('\n')
    .trim()

async function checks(list: readonly Check[]): Promise<Counts> {
  const all = await runChecks(list, ({ name, wrong }) => wrong !== null && say(`WRONG ${name}\n${wrong}\n`))
  const failed = all.filter(({ wrong }) => wrong !== null).length
  return { passed: all.length - failed, failed, skipped: 0 }
}

const jestTier = (name: string, prepare?: () => Promise<unknown>): Tier => ({
  name,
  async run() {
    await prepare?.()
    return jest(name)
  }
})

/** A tier that needs Chromium: left out, and counted as skipped, where there is none and none may be installed. */
const pagesTier = (name: string, prepare: () => Promise<unknown>): Tier => ({
  name,
  async run({ install }) {
    if (!(await canShowPages()) && mayInstall(install)) {
      say('Installing Chromium and a Chinese font (apt-get), about a minute.')
      const wrong = await meanwhile('installing Chromium', installChromium())
      if (wrong !== null || !(await canShowPages())) {
        say(`Chromium and a Chinese font could not be installed:\n${wrong}`)
        return { passed: 0, failed: 1, skipped: 0 }
      }
    }
    if (!(await canShowPages())) {
      say(`!!! ${name} IS LEFT OUT: no Chromium, or no Chinese font. To have it, run this as root:`)
      say(`!!!   ${INSTALL_LINE}`)
      return { passed: 0, failed: 0, skipped: 1 }
    }
    await prepare()
    return jest(name, { CHROMIUM: findChromium() ?? '' })
  }
})

/** All that `npm test` runs, in this order. */
export const TIERS: readonly Tier[] = [
  { name: 'check', run: () => checks(CHECKS) },
  jestTier('rules'),
  jestTier('fair'),
  jestTier('motion'),
  jestTier('dice'),
  jestTier('room'),
  jestTier('client'),
  jestTier('emulator'),
  jestTier('cloud'),
  { name: 'build', run: () => checks(budgetChecks()) },
  jestTier('config', () => buildClient('h5')),
  jestTier('weapp', () => buildClient('weapp')),
  pagesTier('web', async () => {
    await buildCloud()
    await buildClient('h5')
  }),
  pagesTier('look', async () => {
    await buildCloud()
    await buildClient('h5')
  }),
  pagesTier('weapp-web', async () => {
    await buildClient('h5')
    await buildClient('weapp')
  })
]
