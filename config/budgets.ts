import fs from 'node:fs'
import type { Check } from './checks'
import { buildClient } from './client'
import { buildCloud } from './cloud'

const KB = 1024

/** Bytes of all files under a folder, without those that `leave` picks. */
export function bytesIn(folder: string, leave: (file: string) => boolean = () => false): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath}/${entry.name}`)
    .filter(file => !leave(file))
    .reduce((sum, file) => sum + fs.statSync(file).size, 0)
}

/** The roots of the mini program's subpackages, as the built app.json names them. */
function subpackages(folder: string): string[] {
  const app = JSON.parse(fs.readFileSync(`${folder}/app.json`, 'utf8')) as Record<
    string,
    { root: string }[] | undefined
  >
  return (app.subPackages ?? app.subpackages ?? []).map(({ root }) => `${folder}/${root.replace(/\/$/, '')}/`)
}

/** Bytes of the mini program: its main package, the largest of the others, and all of them. */
export function packageBytes(folder = 'dist/weapp'): { main: number; part: number; all: number } {
  const roots = subpackages(folder)
  return {
    main: bytesIn(folder, file => roots.some(root => file.startsWith(root))),
    part: Math.max(0, ...roots.map(root => bytesIn(root))),
    all: bytesIn(folder)
  }
}

const within = (what: string, bytes: number, most: number): string | null =>
  bytes <= most * KB ? null : `${what}: ${bytes} bytes, and ${most} KB is the bound`

const built = (build: () => Promise<void>): Promise<string | null> =>
  build().then(
    () => null,
    error => String(error.message)
  )

/** The builds, and the sizes that have a bound. */
export function budgetChecks(): Check[] {
  let weapp: Promise<void> | undefined
  const buildWeapp = () => (weapp ??= buildClient('weapp'))
  const sizeOf = (what: 'main' | 'all', most: number): Check => ({
    name: `weapp, ${what}: at most ${most} KB`,
    async run() {
      await buildWeapp()
      return within(`weapp, ${what}`, packageBytes()[what], most)
    }
  })
  return [
    {
      name: 'cloud function: at most 60 KB, without odds',
      async run() {
        const { bytes, inputs } = await buildCloud()
        const odds = inputs.filter(file => file.startsWith('src/rules/odds'))
        return odds.length > 0 ? `the cloud function carries ${odds}` : within('cloud function', bytes, 60)
      }
    },
    { name: 'weapp compiles', run: () => built(buildWeapp) },
    { name: 'h5 compiles', run: () => built(() => buildClient('h5')) },
    sizeOf('main', 600),
    sizeOf('all', 1536)
  ]
}
