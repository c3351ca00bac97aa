import esbuild from 'esbuild'
import { type Ran, runNode } from './exec'

const OUT = 'dist/tools/rulebook.cjs'

/** Compares the tables of the rule book with the houses, or writes them. */
export async function ruleBook(...args: readonly string[]): Promise<Ran> {
  await esbuild.build({
    entryPoints: ['tests/rules/book/main.ts'],
    outfile: OUT,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    alias: { '@': './src' },
    logLevel: 'error'
  })
  return runNode([OUT, ...args])
}
