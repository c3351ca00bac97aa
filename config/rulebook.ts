import { bundled } from './bundle'
import { type Ran, runNode } from './exec'

const OUT = 'dist/tools/rulebook.cjs'

/** Compares the tables of the rule book with the houses, or writes them. */
export async function ruleBook(...args: readonly string[]): Promise<Ran> {
  await bundled('tests/rules/book/main.ts', OUT)
  return runNode([OUT, ...args])
}
