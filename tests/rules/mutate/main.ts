import fs from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import esbuild from 'esbuild'
import { applied, type Mutant, mutantsOf } from './mutants'

// Changes one small thing after the other in the files that judge, and runs the tests that are tables of rows: what no
// test notices is alive. At most 5 % of a file may be; README.md of the rules says why those are.

const FILES = ['judge', 'ladder', 'chase', 'finish']
const TABLES = [
  'judge chase cases special seats xmu scramble axes reasons why seeds/000-xmu seeds/000-xiangjie seeds/000-sanshikuan',
  'seeds/000-xiandai seeds/001-gongsi seeds/001-jiudian seeds/001-bisai seeds/002-minnan counts ladder'
].flatMap(line => line.split(' '))
const MOST_ALIVE = 0.05
/** A change that makes the tests take so many times as long as they do has been noticed. */
const PATIENCE = 20
/** ms that the tests may take as they are. */
const MOST = 300_000
const AT_ONCE = 2

/** The tests with one file of the rules changed, as one script. */
async function bundle(file: string, contents: string): Promise<string> {
  const changed = path.resolve('src/rules', `${file}.ts`)
  const entry = ['mutate/globals', ...TABLES.map(name => `${name}.test`)]
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: entry.map(name => `import './tests/rules/${name}'`).join('\n'),
      resolveDir: '.',
      loader: 'ts'
    },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    define: { __dirname: '"tests/rules"' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'rules',
        setup(build) {
          build.onResolve({ filter: /^@\// }, ({ path: door }) =>
            build.resolve(`./src/${door.slice(2)}`, {
              resolveDir: path.resolve('.'),
              kind: 'import-statement'
            })
          )
          build.onLoad({ filter: /src\/rules\/\w+\.ts$/ }, ({ path: loaded }) =>
            loaded === changed ? { contents, loader: 'ts' } : undefined
          )
        }
      }
    ]
  })
  return outputFiles[0]?.text ?? ''
}

/** Whether all tests pass; a script that goes on for more than `most` ms does not. */
function passes(script: string, most: number): Promise<boolean> {
  return new Promise(resolve => {
    const worker = new Worker(script, { eval: true, stdout: true, stderr: true })
    const patience = setTimeout(() => void worker.terminate(), most)
    const answer = (isAlive: boolean) => {
      clearTimeout(patience)
      resolve(isAlive)
    }
    worker.on('error', () => answer(false))
    worker.on('exit', code => answer(code === 0))
  })
}

async function survivors(
  file: string,
  text: string,
  mutants: readonly Mutant[],
  most: number
): Promise<Mutant[]> {
  const left = [...mutants]
  const alive: Mutant[] = []
  const work = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift())
      if (await passes(await bundle(file, applied(text, mutant)), most)) alive.push(mutant)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return alive.sort((a, b) => a.start - b.start)
}

const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 50)

async function main(): Promise<void> {
  const asked = process.argv.slice(2)
  for (const file of asked.length > 0 ? asked : FILES) {
    const text = fs.readFileSync(`src/rules/${file}.ts`, 'utf8')
    const script = await bundle(file, text)
    const began = Date.now()
    if (!(await passes(script, MOST))) throw new Error('The tests fail as they are.')
    const mutants = mutantsOf(text)
    const alive = await survivors(file, text, mutants, PATIENCE * (Date.now() - began))
    const share = alive.length / mutants.length
    const percent = (100 * share).toFixed(1)
    const verdict = share <= MOST_ALIVE ? 'ok' : 'TOO MANY'
    console.log(`${file}: ${alive.length} of ${mutants.length} alive, ${percent} % ${verdict}`)
    for (const { line, was, text: fresh } of alive)
      console.log(`  ${file}.ts:${line}  ${short(was)}  →  ${short(fresh)}`)
    if (share > MOST_ALIVE) process.exitCode = 1
  }
}

main().catch(error => {
  console.error(error)
  process.exitCode = 1
})
