import { pathToFileURL } from 'node:url'
import { bundled } from './bundle'
import { runNode } from './exec'
import { say, task } from './say'

const OUT = 'dist/tools/gallery.cjs'
const PAGE = 'dist/gallery/index.html'

// npm run gallery: every component in its places, as pages to look at and as pictures in dist/shots; what is cut, beside
// the screen or too small is said. `npm run gallery -- table -dark` draws that page in that corner only.
task(async () => {
  await bundled('tests/client/gallery/shoot.ts', OUT)
  const { code, output } = await runNode([OUT, ...process.argv.slice(2)])
  if (output) say(output.trim())
  say(`To look at them in a browser: ${pathToFileURL(PAGE)}`)
  return code === 0
})
