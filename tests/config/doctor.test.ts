import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { diagnose, type Facts } from '../../config/diagnose'
import { ownSettings } from '../../config/env'

const APP_ID = 'wx0123456789abcdef'

const READY: Facts = {
  own: { file: true, appId: APP_ID, cloudEnv: 'bobing-1a2b3c' },
  weapp: 'fresh',
  sizes: { main: 600_000, part: 900_000, all: 1_600_000 },
  absent: [],
  cloudAbsent: [],
  projectAppId: APP_ID
}
const stops = (facts: Facts) =>
  diagnose(facts)
    .filter(({ kind }) => kind === 'stop')
    .map(({ words }) => words)

test('with everything in place nothing is said', () => {
  expect(diagnose(READY)).toEqual([])
})

test.each<[string, Partial<Facts>, RegExp]>([
  ['no .env', { own: { file: false, appId: '', cloudEnv: '' } }, /^There is no \.env: copy \.env\.example/],
  ['no AppID', { own: { ...READY.own, appId: '' } }, /^TARO_APP_ID is empty/],
  ['an AppID that is none', { own: { ...READY.own, appId: 'wx12' }, projectAppId: 'wx12' }, /wx12/],
  ['an environment that is none', { own: { ...READY.own, cloudEnv: 'my env' } }, /my env/],
  ['no build', { weapp: 'missing', sizes: null }, /not built: npm run build/],
  ['an old build', { weapp: 'old' }, /has changed since the last build/],
  ['a page that is not there', { absent: ['pages/table/index.js'] }, /pages\/table\/index\.js/],
  ['a package too large', { sizes: { ...READY.sizes!, main: 2_097_153 } }, /main: 2097153 bytes/],
  ['another package too large', { sizes: { ...READY.sizes!, part: 2_097_153 } }, /part: 2097153 bytes/],
  ['a project of somebody else', { projectAppId: 'touristappid' }, /another AppID .*touristappid/],
  ['half a cloud function', { cloudAbsent: ['config.json'] }, /lacks config\.json/]
])('%s stops it, with one sentence on what to do', (_, more, words) => {
  const said = stops({ ...READY, ...more })
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(words)
})

test('no environment is no fault: the game is played on one phone', () => {
  const facts = { ...READY, own: { ...READY.own, cloudEnv: '' } }
  expect(stops(facts)).toEqual([])
  expect(diagnose(facts).map(({ words }) => words)).toEqual([expect.stringMatching(/on one phone/)])
})

describe('the settings', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bobing-env-'))
  const file = path.join(folder, '.env')
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  test('none where there is no file', () => {
    expect(ownSettings(file, {})).toEqual({ file: false, appId: '', cloudEnv: '' })
  })

  test('are read from the file; what is set outside goes before it', () => {
    fs.writeFileSync(file, `# ours\nTARO_APP_ID=${APP_ID}\nTARO_APP_CLOUD_ENV="from-file"\n`)
    expect(ownSettings(file, {})).toEqual({ file: true, appId: APP_ID, cloudEnv: 'from-file' })
    expect(ownSettings(file, { TARO_APP_CLOUD_ENV: 'outside' }).cloudEnv).toBe('outside')
  })

  test('the example names each of them and gives none away', () => {
    const example = ownSettings('.env.example', {})
    expect(example).toEqual({ file: true, appId: '', cloudEnv: '' })
    const text = fs.readFileSync('.env.example', 'utf8')
    expect(text.match(/^TARO_APP_\w+/gm)).toEqual(['TARO_APP_ID', 'TARO_APP_CLOUD_ENV'])
  })
})
