// One function instance: its own process.env, one call at a time, modules kept warm between calls.
// Plain JavaScript: a worker thread starts from this file as it is.
const path = require('node:path')
const { parentPort, workerData } = require('node:worker_threads')

const { root, functions, env, clock, seed, number } = workerData
Object.assign(process.env, env)
if (clock) require('./worker-clock.cjs').install(clock)
const reseed = seed === undefined ? () => undefined : require('./worker-random.cjs').install(seed)

const PER_CALL = ['TRIGGER_SRC', 'TCB_SOURCE', 'WX_CONTEXT_KEYS']
const modules = new Map()

function load(name) {
  if (!modules.has(name)) modules.set(name, require(path.join(root, name, 'index.js')))
  return modules.get(name)
}

function enter(callEnv) {
  for (const key of [...(process.env.WX_CONTEXT_KEYS ?? '').split(','), ...PER_CALL]) {
    if (key) delete process.env[key]
  }
  Object.assign(process.env, callEnv)
}

async function run({ id, name, event, context, callEnv, callNumber }) {
  reseed(`call ${callNumber}`)
  enter(callEnv)
  try {
    const result = await load(name).main(JSON.parse(event), context)
    parentPort.postMessage({ id, ok: true, result: JSON.stringify(result) ?? 'null' })
  } catch (error) {
    parentPort.postMessage({
      id,
      ok: false,
      message: String(error?.message ?? error?.errMsg ?? error),
      stack: String(error?.stack ?? '')
    })
  }
}

reseed(`instance ${number}`)
for (const name of functions) {
  try {
    load(name)
  } catch (error) {
    parentPort.postMessage({ broken: name, message: String(error?.stack ?? error) })
  }
}
parentPort.on('message', run)
parentPort.postMessage({ ready: true })
