import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export interface Ran {
  /** The exit code; 1 when it was ended by a signal. */
  code: number
  /** All it wrote, both streams in the order they came. */
  output: string
  ms: number
}

interface How {
  env?: Record<string, string>
  /** Ends the command. */
  signal?: AbortSignal
}

/** The script behind a command of an installed package, so that it runs without a shell. */
export function binOf(name: string, command = path.basename(name)): string {
  const folder = path.join('node_modules', name)
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const script = typeof bin === 'string' ? bin : bin[command]
  if (!script) throw new Error(`${name} has no command ${command}`)
  return path.resolve(folder, script)
}

function start(command: string, args: readonly string[], { env, signal }: How): ChildProcess {
  return spawn(command, args, { env: { ...process.env, ...env }, signal, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Runs a command to its end. A command that is not there has code 127. */
export function run(command: string, args: readonly string[], how: How = {}): Promise<Ran> {
  const started = Date.now()
  const child = start(command, args, how)
  const chunks: Buffer[] = []
  child.stdout?.on('data', chunk => chunks.push(chunk))
  child.stderr?.on('data', chunk => chunks.push(chunk))
  const ran = (code: number, more = ''): Ran => ({
    code,
    output: Buffer.concat(chunks).toString('utf8') + more,
    ms: Date.now() - started
  })
  return new Promise(resolve => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') resolve(ran(127, error.message))
    })
    child.on('close', code => resolve(ran(code ?? 1)))
  })
}

/** Runs a script in a Node of its own to its end; `args` begins with the script, or with flags of Node. */
export const runNode = (args: readonly string[], how?: How): Promise<Ran> => run(process.execPath, args, how)

/** Starts a script in a Node of its own and hands over each line it writes. */
export function startNode(args: readonly string[], how: How, onLine: (line: string) => void): ChildProcess {
  const child = start(process.execPath, args, how)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim()) onLine(line.trimEnd())
    })
  }
  child.on('error', () => undefined)
  return child
}
