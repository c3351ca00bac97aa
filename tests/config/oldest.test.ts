import fs from 'node:fs'
import { isNewer } from '../support/newer'

const BUILT = 'dist/h5'

test('the oldest phones know every word of the app for a browser, those of libraries too', () => {
  const scripts = fs
    .readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.js$/.test(file))
  expect(scripts).toContain('js/app.js')
  expect(scripts.filter(file => isNewer(fs.readFileSync(`${BUILT}/${file}`, 'utf8')))).toEqual([])
})
