// Runs one task: node config/run.cjs NAME [arguments]. Any Node can read this file, so that an old one says so.
const needed = [20, 19]
const have = process.versions.node.split('.').map(Number)

if (have[0] < needed[0] || (have[0] === needed[0] && have[1] < needed[1])) {
  console.error(
    `Node ${needed.join('.')} or newer is needed; this is ${process.versions.node}. ` +
      'Get a newer one from https://nodejs.org (or, with nvm: nvm install), then run the same command again.'
  )
  process.exit(1)
} else {
  require('./setup.cjs')
}
