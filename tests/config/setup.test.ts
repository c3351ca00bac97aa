import fs from 'node:fs'
import path from 'node:path'
import { transform } from 'esbuild'
import { FIXTURES, node, tempFolder } from './project'

const ESBUILD = { version: '1.0.0', integrity: 'sha512-a' }

/** A project of one task, which says its arguments, and the packages of `lock`. */
function projectWith(lock: object) {
  const { folder, remove } = tempFolder()
  fs.mkdirSync(path.join(folder, 'config'))
  for (const name of ['run.cjs', 'setup.cjs'])
    fs.copyFileSync(`config/${name}`, path.join(folder, 'config', name))
  fs.writeFileSync(
    path.join(folder, 'config/hello.ts'),
    'console.log("hello", ...process.argv.slice(2) as string[])'
  )
  const lockFile = path.join(folder, 'package-lock.json')
  const write = (packages: object) => fs.writeFileSync(lockFile, JSON.stringify({ packages }))
  write(lock)
  const env = { npm_execpath: path.join(FIXTURES, 'npm-cli.cjs') }
  const log = path.join(folder, 'npm.log')
  return {
    remove,
    write,
    installs: () => (fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trim().split('\n') : []),
    run: (args: readonly string[] = ['hello'], more: Record<string, string> = {}) =>
      node(['config/run.cjs', ...args], folder, { ...env, ...more })
  }
}

describe('the first file that runs', () => {
  test('an old Node is told what is needed and how to get it, in one line', async () => {
    const { code, out, err } = await node([
      '-r',
      path.join(FIXTURES, 'old-node.cjs'),
      'config/run.cjs',
      'start'
    ])
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err.trim().split('\n')).toEqual([
      expect.stringMatching(/^Node 20\.19 or newer is needed; this is 18\.20\.4\. /)
    ])
    expect(err).toContain('nodejs.org')
  })

  test('an old Node can read it: nothing in it is newer than ES2015', async () => {
    const source = fs.readFileSync('config/run.cjs', 'utf8')
    const as = async (target: string) => (await transform(source, { target })).code
    expect(await as('es2015')).toBe(await as('esnext'))
    expect(source).not.toMatch(/node:|\bimport\b/)
  })
})

describe('installing', () => {
  let project: ReturnType<typeof projectWith>
  beforeEach(() => {
    project = projectWith({
      '': {},
      'node_modules/esbuild': ESBUILD,
      'node_modules/other': { version: '1.0.0', optional: true }
    })
  })
  afterEach(() => project.remove())

  test('packages that are missing are installed without their scripts, and the task runs with its arguments', async () => {
    const { code, out } = await project.run(['hello', '--only=x', 'y'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Installing the packages .*\n {2}installed in \d+ s\nhello --only=x y\n$/)
    expect(project.installs()).toEqual([expect.stringMatching(/^ci --ignore-scripts\b/)])
  })

  test('packages that are there are left alone', async () => {
    await project.run()
    const { code, out } = await project.run()
    expect([code, out]).toEqual([0, 'hello\n'])
    expect(project.installs().length).toBe(1)
  })

  test.each([
    ['another version', { ...ESBUILD, version: '1.0.1' }],
    ['other contents', { ...ESBUILD, integrity: 'sha512-b' }]
  ])('%s in the lock file is installed', async (_, esbuild) => {
    await project.run()
    project.write({ '': {}, 'node_modules/esbuild': esbuild })
    expect((await project.run()).code).toBe(0)
    expect(project.installs().length).toBe(2)
  })

  test('a failing npm ends in one sentence', async () => {
    const { code, err } = await project.run(['hello'], { NPM_FAILS: '1' })
    expect(code).toBe(1)
    expect(err).toMatch(/^The packages could not be installed \(npm ci ended with 7\)\. .*\n$/)
  })

  test('a task that does not exist is said, and nothing is installed for it', async () => {
    const { code, err } = await project.run(['nothing'])
    expect([code, err]).toEqual([1, expect.stringMatching(/^Name a task: start, dev, .*\n$/)])
    expect(project.installs()).toEqual([])
  })
})
