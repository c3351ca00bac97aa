import { createRequire } from 'node:module'
import path from 'node:path'

// As much of jest as tables of rows need: tests run as they are written down, and the first that fails throws.

/** Each is a package of the one before, and none but the first of ours. */
const WAY = ['jest', 'jest-cli', 'jest-config', 'jest-circus', '@jest/expect', 'expect']
const found = WAY.reduce((from, name) => createRequire(from).resolve(name), path.resolve('package.json'))
const { expect } = createRequire(found)(found) as { expect: unknown }

type Body = (...args: unknown[]) => unknown

const rows =
  (run: (name: string, body: Body) => void) =>
  (table: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const row of table) run(name, () => body(...(Array.isArray(row) ? row : [row])))
  }

const now = (_: string, body: Body): void => {
  body()
}

Object.assign(globalThis, {
  expect,
  test: Object.assign(now, { each: rows(now) }),
  describe: Object.assign((_: string, body: Body) => body(), { each: rows((_, body) => body()) })
})
