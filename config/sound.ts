import esbuild from 'esbuild'
import { runNode } from './exec'
import { say, task } from './say'

const OUT = 'dist/tools/sounds.cjs'

// node config/run.cjs sound: makes the files of src/assets/sound anew, from the recordings of the dice.
task(async () => {
  await esbuild.build({
    entryPoints: ['src/dice/sound/main.ts'],
    outfile: OUT,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    logLevel: 'error'
  })
  const { code, output } = await runNode([OUT])
  say(output.trim())
  return code === 0
})
