import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import esbuild from 'esbuild'
import { median, print } from './figure'

// What the first throw costs a phone that may not compile (iOS): load `rules`, then judge once in all eight houses.

const FOLDER = 'dist/bench'
const ENTRY = `
import { HOUSES, judge, parseDice } from '@/rules'
const dice = parseDice([4, 4, 1, 4, 4, 1])
export const strengths = Object.values(HOUSES).map(house => judge(dice, house).strength)`

fs.mkdirSync(FOLDER, { recursive: true })
esbuild.buildSync({
  stdin: { contents: ENTRY, resolveDir: '.', loader: 'ts' },
  alias: { '@': './src' },
  outfile: `${FOLDER}/first.cjs`,
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'cjs',
  target: 'es2017'
})
const TIMED = `
const started = performance.now()
const { strengths } = require('./first.cjs')
const ms = performance.now() - started
if (strengths.length !== 8 || !strengths.every(s => s > 0)) throw new Error('not judged')
console.log(ms)`
fs.writeFileSync(`${FOLDER}/first-timed.cjs`, TIMED)

const run = () =>
  Number(execFileSync(process.execPath, ['--jitless', `${FOLDER}/first-timed.cjs`], { encoding: 'utf8' }))
const times = Array.from({ length: 15 }, run)
const note = `node --jitless, 15 runs, ${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)}`
print({ name: 'load rules, first judge in 8 houses', value: median(times), unit: 'ms', most: 10, note })
