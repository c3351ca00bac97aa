import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { PROBE } from './emulator'

const ROOT = path.join(__dirname, '../..')

/** The emulator's main.ts as one script, inside the project so that it finds its packages. */
export async function buildMain(): Promise<{ script: string; remove: () => void }> {
  const folder = path.join(ROOT, `dist/emulator-${process.pid}`)
  const script = path.join(folder, 'main.cjs')
  await build({
    entryPoints: [path.join(ROOT, 'src/emulator/main.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    logLevel: 'error'
  })
  return { script, remove: () => fs.rmSync(folder, { recursive: true, force: true }) }
}

export interface EmulatorProcess {
  child: ChildProcess
  url: string
  /** How it ended: exit code and signal. */
  ended: Promise<{ code: number | null; signal: string | null }>
}

/** Starts that script on these functions and waits for its line; rejects with what it said if it ends before. */
export function startProcess(
  script: string,
  dataFile: string,
  port = 0,
  on: { functions: string; databaseFile: string } = PROBE
): Promise<EmulatorProcess> {
  const options = ['--port', String(port), '--data', dataFile, '--functions', on.functions]
  const child = spawn(process.execPath, [script, ...options, '--database', on.databaseFile], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TZ: 'Asia/Shanghai' }
  })
  const said: string[] = []
  createInterface(child.stderr).on('line', line => said.push(line))
  const ended = new Promise<{ code: number | null; signal: string | null }>(resolve =>
    child.once('close', (code, signal) => resolve({ code, signal }))
  )
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', line => {
      const url = /^emulator ready (\S+)$/.exec(line)?.[1]
      if (url) resolve({ child, url, ended })
    })
    void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${said.join('\n')}`)))
  })
}
