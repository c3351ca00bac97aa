// Who may import whom (dependency-cruiser): a folder of src may import itself, the folders and the packages listed here.
const NODE = { core: true }
const FOLDERS = {
  rules: [],
  motion: [],
  fair: ['@noble/hashes'],
  room: ['rules', 'fair'],
  dice: ['rules'],
  i18n: ['rules', 'room'],
  cloud: ['rules', 'room', 'fair', NODE, 'wx-server-sdk'],
  emulator: [NODE, 'bson', 'mingo', 'node-sqlite3-wasm', 'ws'],
  platform: ['room', 'rules', 'fair', 'motion', '@tarojs/taro'],
  stores: ['zustand', 'platform', 'room', 'rules', 'motion', 'dice'],
  hooks: ['react', '@tarojs/taro', 'platform', 'stores', 'motion', 'dice'],
  components: ['react', '@tarojs/components', 'rules', 'room', 'i18n', 'dice', 'styles', 'assets'],
  pages: [
    'react',
    '@tarojs/[^/]+',
    'rules',
    'room',
    'fair',
    'motion',
    'dice',
    'i18n',
    'platform',
    'stores',
    'hooks',
    'components',
    'styles',
    'assets'
  ]
}
// Where recordings and sounds are made: what they leave behind is shipped, they are not.
const WORKSHOPS = {
  'dice/record': ['dice', NODE, '@dimforge/rapier3d-compat'],
  'dice/sound': ['dice', NODE, 'wasm-media-encoders']
}
const TYPES_ONLY = { dice: ['rules'], components: ['rules', 'room'] }
// Folders that are entered through index.ts alone, with the doors they have besides.
const DOORS = {
  rules: ['odds'],
  fair: [],
  room: ['wire'],
  motion: [],
  dice: [],
  i18n: [
    'book/index',
    'house-lines',
    'house/index',
    'me/index',
    'moments/index',
    'open/index',
    'poster/index',
    'reasons/index',
    'records/index',
    'table/index',
    'why'
  ],
  emulator: [],
  platform: ['ports', 'local/index', 'local/tables']
}

const own = name => `^src/${name}/`
const target = name =>
  name in FOLDERS || ['styles', 'assets'].includes(name) ? own(name) : `^node_modules/(@types/)?${name}/`

const outside = ([name, allowed]) => ({
  name: `${name}-imports`,
  comment: `src/${name} may import: ${[name, ...allowed.map(a => (a === NODE ? 'node:' : a))].join(', ')}`,
  severity: 'error',
  from: {
    path: own(name),
    pathNot: Object.keys(WORKSHOPS)
      .filter(w => w !== name)
      .map(own)
  },
  to: {
    pathNot: [own(name), ...allowed.filter(a => a !== NODE).map(target)],
    ...(allowed.includes(NODE) ? { dependencyTypesNot: ['core'] } : {})
  }
})

const typesOnly = ([name, folders]) => ({
  name: `${name}-types-only`,
  comment: `src/${name} may import types, and only types, of: ${folders.join(', ')}`,
  severity: 'error',
  from: { path: own(name) },
  to: { path: folders.map(own), dependencyTypesNot: ['type-only'] }
})

const door = ([name, more]) => ({
  name: `${name}-door`,
  comment: `src/${name} is entered through ${['index', ...more].join(' or ')}`,
  severity: 'error',
  from: { path: ['^src/', '^config/'], pathNot: own(name) },
  to: { path: own(name), pathNot: `^src/${name}/((${['index', ...more].join('|')})\\.ts|[^/]+\\.css)$` }
})

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'odds-apart',
      comment:
        'what only a table of odds needs comes through rules/odds alone, so that a table does not load it',
      severity: 'error',
      from: { path: '^src/rules/', pathNot: '^src/rules/odds[./]' },
      to: { path: '^src/rules/odds[./]' }
    },
    { name: 'not-to-tests', severity: 'error', from: { path: '^(src|config)/' }, to: { path: '^tests/' } },
    { name: 'not-to-config', severity: 'error', from: { path: '^src/' }, to: { path: '^config/' } },
    {
      name: 'config-imports',
      comment:
        "config may import: config, node:, esbuild, Taro's CLI, preset and shared parts (the build's own), emulator",
      severity: 'error',
      from: { path: '^config/' },
      to: {
        pathNot: [
          '^config/',
          '^node_modules/(esbuild|babel-preset-taro|@tarojs/(cli|shared))/',
          own('emulator')
        ],
        dependencyTypesNot: ['core']
      }
    },
    {
      name: 'app-imports',
      comment: 'src/app wires the client: any folder of it, React and Taro',
      severity: 'error',
      from: { path: '^src/[^/]+\\.tsx?$' },
      to: { path: [own('cloud'), own('emulator')] }
    },
    {
      name: 'workshops-stay',
      severity: 'error',
      from: { path: '^(src|config)/', pathNot: Object.keys(WORKSHOPS).map(own) },
      to: { path: Object.keys(WORKSHOPS).map(own) }
    },
    ...Object.entries({ ...FOLDERS, ...WORKSHOPS }).map(outside),
    ...Object.entries(TYPES_ONLY).map(typesOnly),
    ...Object.entries(DOORS).map(door)
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|tests/[^/]+/fixtures)/' },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: 'config/alias.cjs' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types']
    }
  }
}
