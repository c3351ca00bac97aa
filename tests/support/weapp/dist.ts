import fs from 'node:fs'
import path from 'node:path'

type Json = Readonly<Record<string, unknown>>

export interface AppJson extends Json {
  readonly pages: readonly string[]
  readonly subPackages?: readonly {
    readonly root: string
    readonly name?: string
    readonly pages: readonly string[]
  }[]
  readonly subpackages?: AppJson['subPackages']
  readonly preloadRule?: Readonly<Record<string, { readonly packages: readonly string[] }>>
  readonly tabBar?: { readonly list: readonly { readonly pagePath: string }[] }
}

export interface ComponentFile {
  /** without an ending, from the folder of the build */
  readonly path: string
  readonly json: Json
}

/** What was built for WeChat, file by file. Paths are from its folder, with '/'. */
export interface Dist {
  readonly folder: string
  readonly app: AppJson
  readonly files: readonly string[]
  read(file: string): string
  /** every page, those of subpackages too */
  readonly pages: readonly string[]
  /** the root of a subpackage that is called by its name or its root, with a slash at the end */
  rootNamed(name: string): string
  /** the subpackage of a file: its root with a slash at the end; null: the main package */
  rootOf(file: string): string | null
  readonly components: readonly ComponentFile[]
}

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()

/** The build under test: WEAPP_DIST, else dist/weapp. */
export function openDist(folder = path.resolve(process.env.WEAPP_DIST ?? 'dist/weapp')): Dist {
  const files = filesIn(folder)
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')
  const app = JSON.parse(read('app.json')) as AppJson
  const packages = (app.subPackages ?? app.subpackages ?? []).map(({ root, name, pages }) => ({
    root: `${root.replace(/\/$/, '')}/`,
    name,
    pages
  }))
  const components = files
    .filter(file => file.endsWith('.json') && files.includes(file.replace(/json$/, 'wxml')))
    .map(file => ({ path: file.replace(/\.json$/, ''), json: JSON.parse(read(file)) as Json }))
    .filter(({ json }) => json.component === true)
  return {
    folder,
    app,
    files,
    read,
    pages: [...app.pages, ...packages.flatMap(({ root, pages }) => pages.map(page => root + page))],
    rootNamed(called) {
      const found = packages.find(
        ({ root, name }) => name === called || root === `${called.replace(/\/$/, '')}/`
      )
      if (!found) throw new Error(`there is no subpackage ${called}`)
      return found.root
    },
    rootOf: file => packages.find(({ root }) => file.startsWith(root))?.root ?? null,
    components
  }
}
