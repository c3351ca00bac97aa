import fs from 'node:fs'
import path from 'node:path'

/**
 * The full path of a file of this folder that is used as it is (the instances' worker, the browser's script), also
 * when this code has been bundled to somewhere else inside the project.
 */
export function emulatorFile(name: string): string {
  const start = typeof __dirname === 'undefined' ? process.cwd() : __dirname
  for (let folder = start; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'src/emulator', name)
    if (fs.existsSync(file)) return file
    if (folder === path.dirname(folder)) throw new Error(`${name} of the emulator is not above ${start}`)
  }
}
