import esbuild from 'esbuild'
import { runNode } from './exec'
import { say, task } from './say'

const OUT = 'dist/tools/recorder.cjs'

// npm run record: throws the dice anew from their seeds and writes the recordings under src/dice, the same each time.
// `npm run record -- --search` looks for better seeds first, which takes minutes.
task(async () => {
  await esbuild.build({
    entryPoints: ['src/dice/record/main.ts'],
    outfile: OUT,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    logLevel: 'error'
  })
  const { code, output } = await runNode([OUT, ...process.argv.slice(2)])
  say(output.trim())
  return code === 0
})
