import fs from 'node:fs'
import path from 'node:path'
import { EmulatorError } from '../errors'

const mine = new Set<string>()

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Makes this process the owner of a data file, by `<file>.pid`, and removes the `.lock` folder that a killed
 * owner leaves behind (SQLite's wasm file system locks by a folder). Returns the function that gives it back.
 * A living owner: EmulatorError 'emulator/data-in-use'.
 */
export function ownDataFile(file: string): () => void {
  const full = path.resolve(file)
  const pidFile = `${full}.pid`
  fs.mkdirSync(path.dirname(full), { recursive: true })
  const owner = fs.existsSync(pidFile) ? Number(fs.readFileSync(pidFile, 'utf8')) : 0
  if (mine.has(full) || (owner > 0 && owner !== process.pid && isAlive(owner))) {
    throw new EmulatorError(
      'emulator/data-in-use',
      `${file} is used by process ${owner}. Stop it first; if that is no emulator, remove ${pidFile}.`
    )
  }
  fs.writeFileSync(pidFile, String(process.pid))
  fs.rmSync(`${full}.lock`, { recursive: true, force: true })
  mine.add(full)
  return () => {
    mine.delete(full)
    fs.rmSync(pidFile, { force: true })
  }
}
