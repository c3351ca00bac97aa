import { binOf, type Ran, runNode } from './exec'
import { ruleBook } from './rulebook'

/** One thing that holds or not; `run` answers what is wrong, or null. */
export interface Check {
  name: string
  run: () => Promise<string | null>
}

const passes = (name: string, args: () => readonly string[]): Check => ({
  name,
  async run() {
    const { code, output }: Ran = await runNode(args())
    return code === 0 ? null : output.trim()
  }
})

const types = (folder: string): Check =>
  passes(`types of ${folder}`, () => [binOf('typescript', 'tsc'), '--noEmit', '-p', folder])

/** What `npm run check` looks at: format and lint, types, who imports whom, dead code. */
export const CHECKS: readonly Check[] = [
  passes('format and lint', () => [
    binOf('@biomejs/biome'),
    'check',
    '--config-path=config',
    '--error-on-warnings',
    '.'
  ]),
  types('src'),
  types('tests'),
  types('config'),
  passes('walls', () => [
    binOf('dependency-cruiser', 'depcruise'),
    '--config',
    'config/walls.cjs',
    'src',
    'config',
    'tests'
  ]),
  passes('dead code', () => [
    binOf('knip'),
    '--config',
    'config/knip.json',
    '--no-progress',
    '--no-config-hints'
  ]),
  {
    name: 'tables of the rule book',
    async run() {
      const { code, output } = await ruleBook()
      return code === 0 ? null : output.trim()
    }
  }
]

export interface Checked {
  name: string
  wrong: string | null
}

/** Runs checks, two at a time, and hands over each as it is done. */
export async function runChecks(
  checks: readonly Check[],
  onDone: (done: Checked) => void
): Promise<Checked[]> {
  const left = [...checks]
  const all: Checked[] = []
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const done = { name: next.name, wrong: await next.run() }
      onDone(done)
      all.push(done)
    }
  }
  await Promise.all([worker(), worker()])
  return all
}
