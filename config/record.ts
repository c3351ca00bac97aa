import { bundled } from './bundle'
import { runNode } from './exec'
import { say, task } from './say'

const OUT = 'dist/tools/recorder.cjs'

// npm run record: throws the dice anew from their seeds and writes the recordings under src/dice, the same each time.
// `npm run record -- --search` looks for better seeds first, which takes minutes.
task(async () => {
  await bundled('src/dice/record/main.ts', OUT)
  const { code, output } = await runNode([OUT, ...process.argv.slice(2)])
  say(output.trim())
  return code === 0
})
