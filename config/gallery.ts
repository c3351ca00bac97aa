import { pathToFileURL } from 'node:url'
import { runNode } from './exec'
import { say, task } from './say'

const PAGE = 'dist/gallery/index.html'

// npm run gallery: every component in its places, as pages to look at and as pictures in dist/shots; what is cut, beside
// the screen or too small is said. `npm run gallery -- table -dark` draws that page in that corner only.
task(async () => {
  const { code, output } = await runNode(['tests/client/gallery.mjs', ...process.argv.slice(2)])
  if (output) say(output.trim())
  say(`To look at them in a browser: ${pathToFileURL(PAGE)}`)
  return code === 0
})
