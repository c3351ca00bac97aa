import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export const FIXTURES = path.join(__dirname, 'fixtures')

export interface Ended {
  code: number | null
  out: string
  err: string
}

/** Runs Node to its end in a folder. */
export function node(
  args: readonly string[],
  cwd = process.cwd(),
  env: Record<string, string> = {}
): Promise<Ended> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } })
  const ended: Ended = { code: null, out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', text => (ended.out += text))
  child.stderr.setEncoding('utf8').on('data', text => (ended.err += text))
  return new Promise(resolve => child.on('close', code => resolve({ ...ended, code })))
}

/** A new empty folder, and how to remove it. */
export function tempFolder(): { folder: string; remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bobing-'))
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) }
}
