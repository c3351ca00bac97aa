import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { diagnose, type Facts } from '../../config/diagnose'
import { messageOf, ownSettings } from '../../config/env'

const APP_ID = 'wx0123456789abcdef'

const MESSAGE = { message: `${'aB3_-'.repeat(8)}xyz`, messageFields: 'thing1=中秋博饼;time2={time}' }
const NONE = { appId: '', cloudEnv: '', message: '', messageFields: '' }

const READY: Facts = {
  own: { file: true, appId: APP_ID, cloudEnv: 'bobing-1a2b3c', ...MESSAGE },
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
  ['no .env', { own: { file: false, ...NONE } }, /^There is no \.env: copy \.env\.example/],
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

test.each<[string, Partial<Facts['own']>, RegExp]>([
  ['no template', { message: '' }, /^TARO_APP_MESSAGE is empty/],
  ['a template that is none', { message: 'thing1' }, /not as \.env\.example has them/],
  ['a template without words', { messageFields: '' }, /not as \.env\.example has them/]
])('%s is no fault: nobody is offered a message', (_, more, words) => {
  const facts = { ...READY, own: { ...READY.own, ...more } }
  expect(stops(facts)).toEqual([])
  expect(diagnose(facts).map(said => said.words)).toEqual([expect.stringMatching(words)])
})

describe('the message that a game has begun', () => {
  const fieldsOf = (messageFields: string) => messageOf({ ...MESSAGE, messageFields })?.fields ?? null

  test('has its words field by field', () => {
    expect(messageOf(MESSAGE)).toEqual({
      template: MESSAGE.message,
      fields: { thing1: '中秋博饼', time2: '{time}' }
    })
    expect(fieldsOf(' thing1 = 掷六个 1=2 ; character_string12=A')).toEqual({
      thing1: '掷六个 1=2',
      character_string12: 'A'
    })
  })

  test.each(['', 'thing1', 'thing1=', 'thing=x', '1=x', 'thing1=x;', `thing1=${'饼'.repeat(21)}`])(
    'is none where its fields are "%s"',
    text => expect(fieldsOf(text)).toBeNull()
  )
})

describe('the settings', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bobing-env-'))
  const file = path.join(folder, '.env')
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  test('none where there is no file', () => {
    expect(ownSettings(file, {})).toEqual({ file: false, ...NONE })
  })

  test('are read from the file; what is set outside goes before it', () => {
    fs.writeFileSync(file, `# ours\nTARO_APP_ID=${APP_ID}\nTARO_APP_CLOUD_ENV="from-file"\n`)
    expect(ownSettings(file, {})).toEqual({ ...NONE, file: true, appId: APP_ID, cloudEnv: 'from-file' })
    expect(ownSettings(file, { TARO_APP_CLOUD_ENV: 'outside' }).cloudEnv).toBe('outside')
  })

  test('the example names each of them and gives none away', () => {
    const example = ownSettings('.env.example', {})
    expect(example).toEqual({ ...NONE, file: true })
    const text = fs.readFileSync('.env.example', 'utf8')
    expect(text.match(/^TARO_APP_\w+/gm)).toEqual([
      'TARO_APP_ID',
      'TARO_APP_CLOUD_ENV',
      'TARO_APP_MESSAGE',
      'TARO_APP_MESSAGE_FIELDS'
    ])
  })
})
