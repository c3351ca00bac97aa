import { spawn } from 'node:child_process'
import { bundled } from './bundle'
import { task } from './say'

const OUT = 'dist/tools/mutants.cjs'

// node config/run.cjs mutate [judge ladder …]: which small changes of the rules no table of tests would notice.
task(async () => {
  await bundled('tests/rules/mutate/main.ts', OUT)
  const child = spawn(process.execPath, [OUT, ...process.argv.slice(2)], { stdio: 'inherit' })
  const code = await new Promise(resolve => child.on('close', resolve))
  return code === 0
})
