import fs from 'node:fs'
import { RECORDINGS } from '../recordings'
import { soundFiles } from './make'

const FOLDER = 'src/assets/sound'

/** Writes all sound files anew; those of recordings that are gone go too. */
async function main(): Promise<void> {
  const files = await soundFiles(RECORDINGS)
  fs.rmSync(FOLDER, { recursive: true, force: true })
  fs.mkdirSync(FOLDER, { recursive: true })
  for (const [name, bytes] of files) fs.writeFileSync(`${FOLDER}/${name}`, bytes)
  const sum = [...files.values()].reduce((all, { length }) => all + length, 0)
  console.log(`${FOLDER}: ${files.size} files, ${sum} bytes`)
}

void main()
