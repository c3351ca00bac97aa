import { bundled } from './bundle'
import { runNode } from './exec'
import { say, task } from './say'

const OUT = 'dist/tools/sounds.cjs'

// node config/run.cjs sound: makes the files of src/assets/sound anew, from the recordings of the dice.
task(async () => {
  await bundled('src/dice/sound/main.ts', OUT)
  const { code, output } = await runNode([OUT])
  say(output.trim())
  return code === 0
})
