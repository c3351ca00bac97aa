import fs from 'node:fs'
import { packageBytes } from './budgets'
import { isFresh } from './client'
import { diagnose, type Facts } from './diagnose'
import { ownSettings } from './env'
import { readProject } from './project'
import { say, task } from './say'

const WEAPP = 'dist/weapp'
const CLOUD = 'dist/cloud/game'

interface App {
  pages: string[]
  subPackages?: { root: string; pages: string[] }[]
  sitemapLocation?: string
  themeLocation?: string
}

/** The files that app.json speaks of and that are not there. */
function absentFiles(): string[] {
  const app = JSON.parse(fs.readFileSync(`${WEAPP}/app.json`, 'utf8')) as App
  const sub = (app.subPackages ?? []).flatMap(({ root, pages }) => pages.map(page => `${root}/${page}`))
  const pages = [...app.pages, ...sub].flatMap(page => [`${page}.js`, `${page}.wxml`, `${page}.json`])
  return [...pages, app.sitemapLocation ?? '', app.themeLocation ?? ''].filter(
    file => !fs.existsSync(`${WEAPP}/${file}`)
  )
}

function facts(): Facts {
  const built = fs.existsSync(`${WEAPP}/app.json`)
  return {
    own: ownSettings(),
    weapp: built ? (isFresh('weapp') ? 'fresh' : 'old') : 'missing',
    sizes: built ? packageBytes(WEAPP) : null,
    absent: built ? absentFiles() : [],
    cloudAbsent: ['index.js', 'package.json', 'config.json'].filter(
      file => !fs.existsSync(`${CLOUD}/${file}`)
    ),
    projectAppId: readProject()?.appid ?? null
  }
}

const collections = (): string[] =>
  Object.keys(JSON.parse(fs.readFileSync('src/cloud/database.json', 'utf8')) as object)

/** What stands in WeChat's own console and cannot be seen from here. */
const inConsole = (): string[] => [
  `Collections, each with its permission and indexes (src/cloud/database.json): ${collections().join(', ')}.`,
  'The function game: Node 20, 10 s, its timer uploaded with it.',
  'The privacy declaration: 加速传感器 for throwing dice, 剪切板 (write) for the code, 昵称 for the name at the table.',
  'The lowest base library: 2.32.3.'
]

// npm run doctor: what is missing before this can be uploaded.
task(async () => {
  const found = diagnose(facts())
  const stops = found.filter(({ kind }) => kind === 'stop')
  for (const { kind, words } of found) say(`${kind === 'stop' ? 'MISSING' : 'note   '} ${words}`)
  if (stops.length === 0) say('Ready: open dist in WeChat’s developer tools and upload.')
  say('\nTo be seen in WeChat’s console only:')
  for (const line of inConsole()) say(`  ${line}`)
  return stops.length === 0
})
