import fs from 'node:fs'
import path from 'node:path'
import { jest as runJest } from '../../config/tiers'
import { node, tempFolder } from './project'

/** The counts of a project of jest that has these files of tests, and what was said about it. */
async function countsWith(files: Record<string, string>) {
  const { folder, remove } = tempFolder()
  for (const [name, text] of Object.entries(files))
    fs.writeFileSync(path.join(folder, `${name}.test.js`), text)
  const config = path.join(folder, 'jest.config.cjs')
  fs.writeFileSync(
    config,
    `module.exports = { projects: [{ displayName: 'made-up', rootDir: ${JSON.stringify(folder)} }] }`
  )
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const counts = await runJest('made-up', {}, config)
  const lines = said.mock.calls.join('\n')
  said.mockRestore()
  remove()
  return { counts, lines }
}

describe('the counts of a tier', () => {
  test('what passes is counted and nothing is said; what is skipped or to be done is skipped', async () => {
    const { counts, lines } = await countsWith({
      a: "test('one', () => {}); test('two', () => {}); test.skip('three', () => {}); test.todo('four')"
    })
    expect(counts).toEqual({ passed: 2, failed: 0, skipped: 2 })
    expect(lines).toBe('')
  })

  test('a failure is counted and shown', async () => {
    const { counts, lines } = await countsWith({
      a: "test('dice', () => expect(1).toBe(2)); test('b', () => {})"
    })
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(lines).toContain('● dice')
  })

  test('a file that cannot be read is a failure, though its tests were never seen', async () => {
    const { counts } = await countsWith({ a: "test('one', () => {})", b: 'this is no script' })
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })

  test('a tier without a test has failed', async () => {
    expect((await countsWith({})).counts.failed).toBe(1)
    expect((await countsWith({ a: "test.skip('one', () => {})" })).counts.failed).toBe(1)
  })
})

const Sequencer = jest.requireActual<{
  readonly LONG: readonly string[]
  new (): { sort<File extends { readonly path: string }>(files: readonly File[]): readonly File[] }
}>('../../config/sequencer.cjs')

test('of the files of a tier those that take long begin first, small as they are, then the largest', () => {
  const { folder, remove } = tempFolder()
  const size = { 'a.test.ts': 1, 'b.test.ts': 3, 'tests/cloud/chaos.test.ts': 2 }
  fs.mkdirSync(path.join(folder, 'tests/cloud'), { recursive: true })
  const tests = Object.entries(size).map(([name, bytes]) => {
    fs.writeFileSync(path.join(folder, name), 'x'.repeat(bytes))
    return { path: path.join(folder, name) }
  })
  const sorted = new Sequencer().sort(tests).map(test => path.relative(folder, test.path))
  expect(sorted).toEqual(['tests/cloud/chaos.test.ts', 'b.test.ts', 'a.test.ts'])
  expect(Sequencer.LONG.filter(file => !fs.existsSync(file))).toEqual([])
  remove()
})

describe('npm test', () => {
  const npmTest = (...args: string[]) => node(['config/run.cjs', 'test', ...args])

  test('a tier that does not exist is said, with those that do', async () => {
    const { code, err } = await npmTest('--only=rules,pages')
    expect(code).toBe(1)
    expect(err).toMatch(/^There is no tier "pages"\.\nnpm test -- .*; tiers: check rules fair .*\n$/)
  })

  test('an option that does not exist is said', async () => {
    const { code, err } = await npmTest('--olny=rules')
    expect(code).toBe(1)
    expect(err).toMatch(/^Unknown option '--olny'/)
  })

  test('without Chromium the pages are left out, loudly, with the line to run, and counted as skipped', async () => {
    const env = { PATH: '/nowhere', CHROMIUM: '', CI: '' }
    const { out } = await node(['config/run.cjs', 'test', '--only=web'], '.', env)
    expect(out).toMatch(
      /^!!! web IS LEFT OUT: .*\n!!! {3}apt-get update && apt-get install -y .*\bchromium\b/m
    )
    expect(out.trim().split('\n').at(-1)).toBe('0 passed, 0 failed, 1 skipped')
  })

  test('the last line counts all that ran, after the time of each tier', async () => {
    const { code, out } = await npmTest('--only=fair')
    const lines = out.trim().split('\n')
    expect(code).toBe(0)
    expect(lines.at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/)
    expect(lines.at(-3)).toMatch(/^fair +\d+\.\d s {2}[1-9]\d* passed, 0 failed$/)
  })
})
