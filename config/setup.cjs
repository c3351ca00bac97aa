// Installs the packages when they are missing or others, then bundles the task and runs it.
const { spawn } = require('node:child_process')
const fs = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..')

function packagesOf(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages
  } catch {
    return null
  }
}

/** npm notes what it installed in node_modules; it is right if that is what the lock file asks for. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const there = packagesOf('node_modules/.package-lock.json')
  if (!wanted)
    throw new Error('package-lock.json cannot be read: get it back with git checkout package-lock.json.')
  if (!there) return false
  return Object.entries(wanted).every(([name, { version, integrity, optional }]) => {
    const found = there[name]
    if (name === '') return true
    return found ? found.version === version && found.integrity === integrity : optional === true
  })
}

const INSTALL = ['ci', '--ignore-scripts', '--include=dev', '--loglevel=error']

/** npm as a command: the one that runs this, so that no shell has to find it. */
function npm() {
  const own = process.env.npm_execpath
  if (own && path.basename(own).startsWith('npm')) return [process.execPath, [own, ...INSTALL], {}]
  return ['npm', INSTALL, { shell: process.platform === 'win32' }]
}

function install() {
  const [command, args, options] = npm()
  const started = Date.now()
  console.log(
    'Installing the packages (npm ci --ignore-scripts); the first time this takes a minute or more.'
  )
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
    const ticking = setInterval(() => {
      console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s so far`)
    }, 20_000)
    const fail = why => {
      clearInterval(ticking)
      reject(
        new Error(`The packages could not be installed (${why}). See above; with a network, run it again.`)
      )
    }
    child.on('error', error => fail(error.message))
    child.on('exit', code => {
      if (code !== 0) return fail(`npm ci ended with ${code}`)
      clearInterval(ticking)
      console.log(`  installed in ${Math.round((Date.now() - started) / 1000)} s`)
      resolve()
    })
  })
}

/** `config/NAME.ts` with all it imports of this project, as one file that Node can run. */
function bundle(task) {
  const outfile = path.join(root, 'dist/tools', `${task}.cjs`)
  require('esbuild').buildSync({
    absWorkingDir: root,
    entryPoints: [path.join(__dirname, `${task}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    alias: { '@': path.join(root, 'src') },
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'error'
  })
  return outfile
}

async function main([task]) {
  process.chdir(root)
  if (!task || !fs.existsSync(path.join(__dirname, `${task}.ts`))) {
    throw new Error('Name a task: start, dev, build, test, bench, check or doctor (npm run shows them).')
  }
  if (!isInstalled()) await install()
  // What is left are the task's own arguments.
  process.argv.splice(2, 1)
  process.setSourceMapsEnabled(true)
  require(bundle(task))
}

main(process.argv.slice(2)).catch(error => {
  console.error(error.message)
  process.exit(1)
})
