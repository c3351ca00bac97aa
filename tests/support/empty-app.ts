import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { taro } from '../../config/client'

/** Where it is built. */
export const EMPTY = 'dist/bench/empty'

/** Builds an app of the same Taro whose one page is empty, into `dist` of its folder: what ours is held against. */
export function buildEmpty(type: 'weapp' | 'h5'): void {
  fs.rmSync(EMPTY, { recursive: true, force: true })
  fs.cpSync('tests/bench/fixtures/empty', EMPTY, { recursive: true })
  fs.copyFileSync('config/babel.cjs', `${EMPTY}/babel.config.js`)
  const env = { ...process.env, NODE_ENV: 'production' }
  const args = [path.resolve(taro()), 'build', '--type', type, '--no-check']
  execFileSync(process.execPath, args, { cwd: EMPTY, env, stdio: 'pipe' })
}
