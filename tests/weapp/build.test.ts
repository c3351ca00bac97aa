import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import database from '@/cloud/database.json'
import config from '@/cloud/functions/game/config.json'
import unused from '../../config/unused.json'
import { isNewer } from '../support/newer'
import { compileTemplates } from '../support/weapp/compile'
import { openDist } from '../support/weapp/dist'

/** What app.config.ts and platform/wx ask of WeChat. */
const LOWEST = '2.32.3'

const dist = openDist()
const tools = path.resolve('node_modules/miniprogram-compiler/bin/linux')
const scripts = dist.files.filter(file => file.endsWith('.js'))
const sources = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))

/** Each member of WeChat's, or of an object of its, and the base library that first had it, as its own typings say. */
function sinceWhen(what = 'Wx'): Map<string, string> {
  const text = fs.readFileSync('node_modules/miniprogram-api-typings/types/wx/lib.wx.api.d.ts', 'utf8')
  const from = text.indexOf(`interface ${what} {`)
  const pattern = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:readonly )?(\w+)(?:<[^(]*>)?[(:]/g
  const since = new Map<string, string>()
  for (const [, comment = '', name = ''] of text.slice(from).matchAll(pattern)) {
    const version = /需要基础库[：:]\s*`([\d.]+)`/.exec(comment)?.[1]
    if (!since.has(name)) since.set(name, version ?? '1.0.0')
  }
  return since
}

const isAfter = (version: string, than: string): boolean => {
  const [a, b] = [version, than].map(text => text.split('.').map(Number))
  const at = [0, 1, 2].find(i => (a?.[i] ?? 0) !== (b?.[i] ?? 0))
  return at !== undefined && (a?.[at] ?? 0) > (b?.[at] ?? 0)
}

/** The members of wx that the client's own source uses, each with whether every use asks first if it is there. */
function used(): Map<string, boolean> {
  const found = new Map<string, boolean>()
  for (const text of [...sources('src/platform/wx'), ...sources('src/pages'), ...sources('src/hooks')]) {
    for (const [, name = '', after = ''] of text.matchAll(/\bapi\(\)\.(\w+)(\?\.|!?\(|!?\.|)/g))
      found.set(name, (found.get(name) ?? true) && after !== '(' && after !== '.')
    for (const [, name = ''] of text.matchAll(/\bTaro\.(\w+)\(/g)) found.set(name, found.get(name) ?? false)
  }
  return found
}

test('the oldest phones know every word of the scripts, those of libraries too', () => {
  expect(scripts.filter(file => isNewer(dist.read(file)))).toEqual([])
  // As a library writes it.
  expect(isNewer('class Mac { blockLen; }')).toBe(true)
})

test('every API of WeChat is known, and is there at the lowest base library or asked for first', () => {
  const since = sinceWhen()
  const mine = used()
  expect(mine.size).toBeGreaterThan(15)
  expect([...mine.keys()].filter(name => !since.has(name) && !TAROS_OWN.includes(name))).toEqual([])
  const late = [...mine].filter(([name]) => isAfter(since.get(name) ?? '0', LOWEST))
  expect(late.filter(([, asks]) => !asks)).toEqual([])
})

test('a player is asked for nothing that one of the lowest base library does not have', () => {
  const since = sinceWhen('InnerAudioContext')
  const text = fs.readFileSync('src/platform/wx/api.ts', 'utf8')
  const player = /createInnerAudioContext\(\): \{([\s\S]*?)\n {2}\}/.exec(text)?.[1] ?? ''
  const names = [...player.matchAll(/^ {4}(?:readonly )?(\w+)[:(]/gm)].map(match => match[1] ?? '')
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect([name, isAfter(since.get(name) ?? '99', LOWEST)]).toEqual([name, false])
})

/** Of Taro, not of WeChat. */
const TAROS_OWN = ['getCurrentPages', 'getCurrentInstance', 'useRouter']

test('every template compiles without a word from the compiler', () => {
  const templates = dist.files.filter(file => file.endsWith('.wxml'))
  expect(templates.length).toBeGreaterThan(dist.app.pages.length)
  expect(compileTemplates(dist).problems).toEqual([])
})

/** A template's attribute where a component is given it: hover-stay-time is hoverStayTime, bindlongpress onLongPress. */
function given(name: string): RegExp {
  const property = name.replace(/^bind/, 'on').replaceAll('-', '-?')
  return new RegExp(`^\\s*${property}$|\\s${property}=["{]`, 'im')
}

/** What a component's template has, and its use in a source. */
const PARTS: Readonly<Record<string, readonly [part: string, use: RegExp]>> = {
  'scroll-view': ['<scroll-view', /<ScrollView\b/],
  'catch-view': [' catchtouchmove=', /\bcatchMove\b/],
  text: ['<text', /<Text\b/],
  'static-text': ['<text', /<Text\b/]
}

test('no component is given what is cut from the templates, and what is given is there', () => {
  const base = dist.read('base.wxml')
  const cut = dist.files.filter(file => file.endsWith('.wxml')).map(file => dist.read(file))
  const text = [...sources('src/components'), ...sources('src/pages'), ...sources('src/dice')].join('\n')
  expect(unused.attributes.filter(name => cut.some(wxml => wxml.includes(` ${name}="`)))).toEqual([])
  expect(unused.attributes.filter(name => given(name).test(text))).toEqual([])
  expect(Object.keys(PARTS).sort()).toEqual([...unused.components].sort())
  expect(Object.values(PARTS).filter(([part, use]) => base.includes(part) || use.test(text))).toEqual([])
  expect(cut.filter(wxml => wxml.includes('<navigation-bar'))).toEqual([])
  expect(text).not.toContain('<NavigationBar')
  for (const name of ['hover-class', 'bindtouchstart', 'aria-label']) {
    expect(given(name).test(text)).toBe(true)
    expect(base).toContain(` ${name}="`)
  }
  expect(dist.pages.filter(page => !dist.read(`${page}.wxml`).includes(' root-font-size="'))).toEqual([])
})

test('the compiler does speak up when a template is wrong', () => {
  const files = ['page.wxml']
  const wrong = { ...dist, files, read: () => '<view><text></view>' }
  expect(compileTemplates(wrong).problems).not.toEqual([])
})

/** WeChat's own command, as its tools bring it for Linux. */
function runTool(name: string, args: readonly string[], cwd = dist.folder) {
  const file = path.join(tools, name)
  fs.chmodSync(file, 0o755)
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 })
  return { status, stdout, stderr }
}

const onLinux = process.platform === 'linux' && process.arch === 'x64' ? test : test.skip

onLinux("WeChat's own compilers take every template and style sheet", () => {
  const templates = dist.files.filter(file => file.endsWith('.wxml') || file.endsWith('.wxs'))
  const wcc = runTool('wcc', ['-d', '-cc', '0', ...templates, '-gn', '$gwx'])
  expect({ status: wcc.status, stderr: wcc.stderr }).toEqual({ status: 0, stderr: '' })
  expect(wcc.stdout.length).toBeGreaterThan(10_000)
  for (const file of dist.files.filter(name => name.endsWith('.wxss'))) {
    const wcsc = runTool('wcsc', ['-js', file])
    expect({ status: wcsc.status, stderr: wcsc.stderr }).toEqual({ status: 0, stderr: '' })
    expect(wcsc.stdout.length).toBeGreaterThan(dist.read(file).length)
  }
})

/** The bundler's last resort for the global object, which WeChat refuses and which is not reached. */
const LAST_RESORT =
  'if("object"===typeof globalThis)return globalThis;try{return this||new Function("return this")()}'

test('no script makes code of strings, and every file that is required is there', () => {
  for (const file of scripts) {
    const text = dist.read(file).replace(LAST_RESORT, '')
    expect(text).not.toMatch(/\bnew Function\(|[^.\w]eval\(/)
    for (const [, to = ''] of text.matchAll(/\brequire\("(\.[^"]*)"\)/g)) {
      const target = path.posix.join(path.posix.dirname(file), to)
      expect(dist.files).toContain(target.endsWith('.js') ? target : `${target}.js`)
    }
  }
})

test('every page of app.json is there with its four files, and all it names', () => {
  const { app } = dist
  for (const page of dist.pages)
    for (const ending of ['js', 'json', 'wxml']) expect(dist.files).toContain(`${page}.${ending}`)
  expect(new Set(dist.pages).size).toBe(dist.pages.length)
  for (const file of [app.sitemapLocation, app.themeLocation]) expect(dist.files).toContain(file)
  const theme = JSON.parse(dist.read(String(app.themeLocation))) as Record<string, Record<string, string>>
  for (const [, name = ''] of JSON.stringify(app).matchAll(/"@(\w+)"/g)) {
    expect(theme.light).toHaveProperty(name)
    expect(theme.dark).toHaveProperty(name)
  }
  expect(app.lazyCodeLoading).toBe('requiredComponents')
})

/** The bars and grounds that app.json's window and each page may set. */
const WINDOW = {
  navigationStyle: ['default', 'custom'],
  navigationBarTextStyle: ['black', 'white'],
  navigationBarTitleText: null,
  navigationBarBackgroundColor: null,
  backgroundTextStyle: ['dark', 'light'],
  backgroundColor: null,
  backgroundColorTop: null,
  backgroundColorBottom: null,
  enablePullDownRefresh: [false, true],
  onReachBottomDistance: null,
  pageOrientation: ['portrait', 'auto', 'landscape']
} as const

/** What WeChat's reference of app.json, of a page's and of a component's file knows, as far as a program like this may need it. */
const KNOWN = {
  app: {
    ...{
      pages: null,
      subPackages: null,
      preloadRule: null,
      window: null,
      usingComponents: null,
      style: ['v2']
    },
    ...{ darkmode: [true, false], resizable: [true, false], lazyCodeLoading: ['requiredComponents'] },
    ...{ themeLocation: null, sitemapLocation: null, singlePage: null, networkTimeout: null },
    ...{ requiredPrivateInfos: null, permission: null, requiredBackgroundModes: null }
  },
  window: WINDOW,
  singlePage: { navigationBarFit: ['squeezed', 'float'] },
  page: {
    ...WINDOW,
    usingComponents: null,
    componentPlaceholder: null,
    disableScroll: [true, false],
    initialRenderingCache: ['static', 'dynamic'],
    restartStrategy: ['homePage', 'homePageAndLatestPage'],
    styleIsolation: null
  },
  component: {
    component: [true],
    usingComponents: null,
    styleIsolation: ['isolated', 'apply-shared', 'shared']
  }
} satisfies Record<string, Record<string, readonly unknown[] | null>>

/** What a file says that WeChat does not know, and what it says in a value that WeChat does not take. '@…': from the theme. */
function unknownTo(kind: keyof typeof KNOWN, json: Readonly<Record<string, unknown>>): string[] {
  const known: Readonly<Record<string, readonly unknown[] | null>> = KNOWN[kind]
  return Object.entries(json).flatMap(([key, value]) => {
    if (!(key in known)) return [`${kind}: ${key}`]
    const values = known[key]
    if (!values || values.includes(value) || /^@/.test(String(value))) return []
    return [`${kind}: ${key} is ${JSON.stringify(value)}`]
  })
}

const jsonOf = (file: string) => JSON.parse(dist.read(file)) as Readonly<Record<string, unknown>>
/** A package may have so much, and so may all that one page fetches ahead; bytes. */
const PACKAGE = 2 * 1024 * 1024

test('app.json, every page and every component say only what WeChat knows, in values that it takes', () => {
  const { app } = dist
  expect([
    ...unknownTo('app', app),
    ...unknownTo('window', app.window as object as Record<string, unknown>),
    ...unknownTo('singlePage', app.singlePage as Record<string, unknown>),
    ...dist.pages.flatMap(page => unknownTo('page', jsonOf(`${page}.json`))),
    ...dist.components.flatMap(({ json }) => unknownTo('component', json))
  ]).toEqual([])
  expect(unknownTo('page', { restartStrategy: 'never', tabbar: 1 })).toHaveLength(2)
  const sitemap = jsonOf(String(app.sitemapLocation)) as { rules?: { action?: string; page?: string }[] }
  expect(sitemap.rules?.length).toBeGreaterThan(0)
  for (const { action, page = '' } of sitemap.rules ?? []) {
    expect(['allow', 'disallow']).toContain(action)
    expect(['*', ...dist.pages]).toContain(page)
  }
})

test('no package and nothing that is fetched ahead is larger than WeChat takes', () => {
  const bytesOf = (root: string | null) =>
    dist.files
      .filter(file => dist.rootOf(file) === root)
      .reduce((sum, file) => sum + fs.statSync(path.join(dist.folder, file)).size, 0)
  const roots = [null, ...new Set(dist.files.map(dist.rootOf).filter(root => root !== null))]
  for (const root of roots) expect({ root, fits: bytesOf(root) <= PACKAGE }).toEqual({ root, fits: true })
  for (const [page, { packages }] of Object.entries(dist.app.preloadRule ?? {})) {
    expect(dist.pages).toContain(page)
    const ahead = packages.reduce((sum, name) => sum + bytesOf(dist.rootNamed(name)), 0)
    expect({ page, fits: ahead > 0 && ahead <= PACKAGE }).toEqual({ page, fits: true })
  }
})

test('D12 no script asks the database for anything but to watch one room', () => {
  const text = scripts.map(file => dist.read(file)).join('\n')
  const asked = [...text.matchAll(/\.database\(.{0,80}/g)].map(([what]) => what)
  expect(asked).toEqual([
    expect.stringMatching(/^\.database\(\)\.collection\("rooms"\)\.doc\(\w+\)\.watch\(/)
  ])
  expect([...text.matchAll(/\.collection\(/g)]).toHaveLength(1)
})

test('every picture that a script names is in the build', () => {
  const names = new Set(
    scripts.flatMap(file => [...dist.read(file).matchAll(/"\/(art\/[\w-]+\.\w+)"/g)].map(m => m[1]))
  )
  for (const name of names) expect(dist.files).toContain(name)
})

test('the function may call every open API it calls, and knows every collection it uses', () => {
  const text = sources('src/cloud').join('\n')
  const open = new Set([...text.matchAll(/\bopenapi\.([\w.]+)\(/g)].map(match => match[1]))
  expect(open.size).toBeGreaterThan(0)
  expect([...open].sort()).toEqual([...config.permissions.openapi].sort())
  const bundle = fs.readFileSync('src/room/needs.ts', 'utf8')
  const documents = /interface Documents \{([\s\S]*?)\n\}/.exec(bundle)?.[1] ?? ''
  const collections = [...documents.matchAll(/^ {2}(?:readonly )?(\w+):/gm)].map(match => match[1])
  expect(collections.length).toBeGreaterThan(3)
  for (const name of collections) expect(Object.keys(database)).toContain(name)
})
