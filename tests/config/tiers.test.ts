import fs from 'node:fs'
import path from 'node:path'
import { jest as runJest } from '../../config/tiers'
import { node, tempFolder } from './project'

/** The counts of projects of jest that have these files of tests, run at once, and what was said about them. */
async function countsWith(...projects: Record<string, string>[]) {
  const { folder, remove } = tempFolder()
  const names = projects.map((_, i) => `made-up-${i}`)
  for (const [i, files] of projects.entries()) {
    fs.mkdirSync(path.join(folder, names[i]!))
    for (const [name, text] of Object.entries(files))
      fs.writeFileSync(path.join(folder, names[i]!, `${name}.test.js`), text)
  }
  const config = path.join(folder, 'jest.config.cjs')
  const listed = names.map(name => ({ displayName: name, rootDir: path.join(folder, name) }))
  fs.writeFileSync(config, `module.exports = { projects: ${JSON.stringify(listed)} }`)
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const results = await runJest(names, {}, config)
  const lines = said.mock.calls.join('\n')
  said.mockRestore()
  remove()
  const all = results.map(({ ms: _, ...counts }) => counts)
  return { all, counts: all[0]!, lines, ms: results[0]!.ms }
}

describe('the counts of a tier', () => {
  test('what passes is counted and nothing is said; what is skipped or to be done is skipped', async () => {
    const { counts, lines, ms } = await countsWith({
      a: "test('one', () => {}); test('two', () => {}); test.skip('three', () => {}); test.todo('four')"
    })
    expect(counts).toEqual({ passed: 2, failed: 0, skipped: 2 })
    expect(lines).toBe('')
    expect(ms).toBeGreaterThan(0)
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

  test('tiers that run at once are counted each for itself, in the order they were asked for', async () => {
    const one = "test('one', () => {})"
    const { all } = await countsWith({ a: one, b: one }, { a: "test('one', () => expect(1).toBe(2))" }, {})
    expect(all).toEqual([
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 0, failed: 1, skipped: 0 },
      { passed: 0, failed: 1, skipped: 0 }
    ])
  })

  test('a tier without a test has failed', async () => {
    expect((await countsWith({})).counts.failed).toBe(1)
    expect((await countsWith({ a: "test.skip('one', () => {})" })).counts.failed).toBe(1)
  })
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
