const fs = require('node:fs')

/** What takes longest, from the longest on. */
const LONG = ['look/', 'cloud/kill', 'web/', 'weapp/', 'cloud/', 'config/']

const rank = ({ path }) => {
  const found = LONG.findIndex(part => path.replaceAll('\\', '/').includes(`/tests/${part}`))
  return found < 0 ? LONG.length : found
}

/** Files that take long begin first, so that no worker is left with one when the others have nothing more to do. */
module.exports = class Sequencer {
  sort(tests) {
    const size = new Map(tests.map(test => [test, fs.statSync(test.path).size]))
    return [...tests].sort((a, b) => rank(a) - rank(b) || size.get(b) - size.get(a))
  }

  cacheResults() {}
}
