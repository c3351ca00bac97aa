import esbuild from 'esbuild'
import { HOUSE_IDS, HOUSES } from '@/rules'
import { playOut, seeded } from '@/rules/odds'
import { median, print } from './figure'

// Whole games by chance, and what the rules weigh where nothing else is loaded.

const SEATS = 10
const GAMES = 60

/** Games a second in one house; a game is about 225 throws. */
function gamesASecond(id: (typeof HOUSE_IDS)[number]): number {
  const next = seeded(20_260_925)
  const started = performance.now()
  for (let i = 0; i < GAMES; i += 1) playOut({ house: HOUSES[id], seats: SEATS }, next)
  return (1000 * GAMES) / (performance.now() - started)
}

function bytesOf(doors: readonly string[]): number {
  const { outputFiles } = esbuild.buildSync({
    stdin: {
      contents: doors.map(door => `export * from '${door}'`).join('\n'),
      resolveDir: '.',
      loader: 'ts'
    },
    alias: { '@': './src' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2017',
    charset: 'utf8',
    write: false
  })
  return outputFiles[0]?.contents.length ?? Number.NaN
}

gamesASecond('xmu')
const rates = HOUSE_IDS.map(gamesASecond)
print({
  name: 'whole games, one after the other',
  value: median(rates),
  unit: 'a second',
  note: `${SEATS} seats, ${GAMES} games a house, ${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))}`
})
const alone = bytesOf(['@/rules'])
print({ name: 'rules, every export', value: alone, unit: 'bytes', note: 'minified, es2017' })
print({ name: 'rules with odds', value: bytesOf(['@/rules', '@/rules/odds']), unit: 'bytes' })
