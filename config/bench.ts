import fs from 'node:fs'
import { bundled } from './bundle'
import { runNode } from './exec'
import { say, seconds, Trouble, task } from './say'

const SOURCES = 'tests/bench'
const OUT = 'dist/bench'
/** As tests/bench/figure.ts prints them. */
const MARK = '\u0001figure '

interface Figure {
  name: string
  value: number
  unit: string
  most?: number
  aim?: number
  note?: string
}

/** The files that measure: every one but figure.ts, or those named on the command line. */
function benches(): string[] {
  const all = fs
    .readdirSync(SOURCES)
    .filter(name => name.endsWith('.ts') && name !== 'figure.ts')
    .map(name => name.slice(0, -'.ts'.length))
  const asked = process.argv.slice(2)
  const unknown = asked.find(name => !all.includes(name))
  if (unknown) throw new Trouble(`There is no bench "${unknown}"; there are: ${all.join(' ')}`)
  return asked.length > 0 ? asked : all
}

/** Each in a Node of its own, so that none warms another's code. */
async function measure(name: string): Promise<Figure[]> {
  const outfile = `${OUT}/${name}.cjs`
  await bundled(`${SOURCES}/${name}.ts`, outfile)
  const { code, output } = await runNode([outfile])
  if (code !== 0) throw new Trouble(`${name} failed:\n${output.trim()}`)
  return output
    .split('\n')
    .filter(line => line.startsWith(MARK))
    .map(line => JSON.parse(line.slice(MARK.length)) as Figure)
}

const short = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en-US') : value.toFixed(value < 10 ? 2 : 1)

const isWithin = ({ value, most }: Figure): boolean => most === undefined || value <= most

function lineOf(figure: Figure): string {
  const { name, value, unit, most, aim, note } = figure
  const bound = most === undefined ? '' : `≤ ${short(most)} ${isWithin(figure) ? 'ok' : 'MISSED'}`
  const aimed = aim === undefined ? '' : `aim ≥ ${short(aim)}`
  const verdict = bound || aimed
  return `  ${name.padEnd(38)}${short(value).padStart(10)} ${unit.padEnd(11)}${verdict.padEnd(18)}${note ?? ''}`.trimEnd()
}

// npm run bench: what the design sets bounds to, measured. `npm run bench -- judge throw` measures these two.
task(async () => {
  fs.mkdirSync(OUT, { recursive: true })
  let isAllWithin = true
  for (const name of benches()) {
    const started = Date.now()
    const figures = await measure(name)
    say(`${name} (${seconds(Date.now() - started)})`)
    for (const figure of figures) say(lineOf(figure))
    isAllWithin &&= figures.every(isWithin)
  }
  if (!isAllWithin) say('\nA bound was missed: see MISSED above.')
  return isAllWithin
})
