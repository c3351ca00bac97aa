import fs from 'node:fs'
import { written } from './tables'

// Writes the tables of the rule book (--write), or says that they are not those of the houses as they are.

const BOOK = 'src/rules/README.md'
const book = fs.readFileSync(BOOK, 'utf8')
const fresh = written(book)
if (process.argv.includes('--write')) {
  fs.writeFileSync(BOOK, fresh)
} else if (fresh !== book) {
  const lines = book.split('\n')
  const stale = fresh.split('\n').filter(line => !lines.includes(line))
  console.error(`The tables of ${BOOK} are stale; node config/run.cjs book writes them. Not in it:`)
  console.error(stale.slice(0, 5).join('\n'))
  process.exitCode = 1
}
