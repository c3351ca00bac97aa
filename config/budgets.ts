import fs from 'node:fs'
import type { Check } from './checks'
import { buildClient, type Target } from './client'
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

/** Bytes of the mini program: its main package, and all of them. */
export function packageBytes(folder = 'dist/weapp'): { main: number; all: number } {
  const roots = subpackages(folder)
  return {
    main: bytesIn(folder, file => roots.some(root => file.startsWith(root))),
    all: bytesIn(folder)
  }
}

const within = (what: string, bytes: number, most: number): string | null =>
  bytes <= most * KB ? null : `${what}: ${bytes} bytes, and ${most} KB is the bound`

const builds = (target: Target): Check => ({
  name: `${target} compiles`,
  run: () =>
    buildClient(target).then(
      () => null,
      error => String(error.message)
    )
})

/** The builds, one after the other, and the sizes that have a bound. */
export function budgetChecks(): Check[] {
  return [
    {
      name: 'cloud function: size and contents',
      async run() {
        const { bytes, inputs } = await buildCloud()
        const odds = inputs.filter(file => file.startsWith('src/rules/odds'))
        return odds.length > 0 ? `the cloud function carries ${odds}` : within('cloud function', bytes, 60)
      }
    },
    builds('h5'),
    builds('weapp'),
    { name: 'weapp main package', run: async () => within('main package', packageBytes().main, 600) },
    { name: 'weapp packages', run: async () => within('all packages', packageBytes().all, 1536) }
  ]
}
