import { CHECKS, runChecks } from './checks'
import { say, task } from './say'

// npm run check: everything that is wrong without running the product.
task(async () => {
  const all = await runChecks(CHECKS, ({ name, wrong }) =>
    say(wrong === null ? `ok    ${name}` : `WRONG ${name}\n${wrong}\n`)
  )
  return all.every(({ wrong }) => wrong === null)
})
