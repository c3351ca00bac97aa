const fs = require('node:fs')

/** Small files that take long. Whoever goes by size alone begins them last, and then one worker waits for the other. */
const LONG = ['tests/cloud/chaos.test.ts']

const isLong = ({ path }) => LONG.some(file => path.replaceAll('\\', '/').endsWith(file))

/** The files of a tier in the order in which they begin: what takes longest first, as far as that is known beforehand. */
module.exports = class Sequencer {
  static LONG = LONG

  sort(tests) {
    const size = new Map(tests.map(test => [test, fs.statSync(test.path).size]))
    return [...tests].sort((a, b) => Number(isLong(b)) - Number(isLong(a)) || size.get(b) - size.get(a))
  }

  cacheResults() {}
}
