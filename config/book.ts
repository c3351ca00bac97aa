import { ruleBook } from './rulebook'
import { say, task } from './say'

// node config/run.cjs book: writes the tables of src/rules/README.md anew.
task(async () => {
  const { code, output } = await ruleBook('--write')
  if (output) say(output.trim())
  return code === 0
})
