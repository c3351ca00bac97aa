import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { freePort } from '../../config/port'
import { type Ended, node, tempFolder } from './project'

let folder: ReturnType<typeof tempFolder>
let dataFile: string
const servers: net.Server[] = []
const running: ChildProcess[] = []

beforeEach(() => {
  folder = tempFolder()
  dataFile = path.relative('.', path.join(folder.folder, 'bobing.sqlite'))
})
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  await Promise.all(servers.splice(0).map(server => new Promise(resolve => server.close(resolve))))
  folder.remove()
})

/** A port that another program has. */
async function takenPort(): Promise<number> {
  const server = net.createServer()
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const start = (env: Record<string, string>): Promise<Ended> =>
  node(['config/run.cjs', 'start'], '.', { PORT: '0', EMULATOR_PORT: '0', DATA_FILE: dataFile, ...env })

/** One sentence, and no stack. */
const lineOf = ({ code, err }: Ended): string => {
  expect(code).toBe(1)
  expect(err).not.toMatch(/^ +at /m)
  expect(err.trim().split('\n').length).toBe(1)
  return err.trim()
}

describe('what can be in the way of a start is said in one line, with a way out', () => {
  test.each(['PORT', 'EMULATOR_PORT'])('a taken %s', async name => {
    const port = await takenPort()
    expect(lineOf(await start({ [name]: String(port) }))).toBe(
      `Port ${port} is used by another program. Stop that one, or choose another port: ${name}=${port + 1} npm start`
    )
  })

  test.each(['http', '-1', '65536', '80.5'])('a port that is none: %s', async port => {
    expect(lineOf(await start({ PORT: port }))).toBe(
      `PORT is "${port}", and must be a number up to 65535. Leave it out for 10086.`
    )
  })

  test('a data file that is broken is named, and stays as it is', async () => {
    fs.writeFileSync(dataFile, 'not a database, and longer than the header of one would be. '.repeat(20))
    const before = fs.readFileSync(dataFile)
    expect(lineOf(await start({}))).toBe(
      `The data file ${dataFile} cannot be read. Move it away, and the next start begins empty: mv ${dataFile} ${dataFile}.broken`
    )
    expect(fs.readFileSync(dataFile).equals(before)).toBe(true)
  })
})

/** `npm start`, up to the line with its address. */
async function started(port: number): Promise<{ url: string; stop: () => Promise<number | null> }> {
  const child = spawn(process.execPath, ['config/run.cjs', 'start'], {
    env: { ...process.env, PORT: String(port), EMULATOR_PORT: '0', DATA_FILE: dataFile }
  })
  running.push(child)
  const ended = new Promise<number | null>(resolve => child.on('exit', resolve))
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', text => (said += text))
    child.stdout.setEncoding('utf8').on('data', text => {
      said += text
      const found = /博饼 is at (http:\S+)/.exec(said)
      if (found?.[1]) resolve(found[1])
    })
    void ended.then(() => reject(new Error(said)))
  })
  return {
    url,
    stop() {
      child.kill('SIGINT')
      return ended
    }
  }
}

const post = async (url: string, body: object) =>
  (
    await fetch(url, { method: 'POST', headers: { 'x-openid': 'lan' }, body: JSON.stringify(body) })
  ).json() as Promise<Record<string, unknown>>

test('a start serves page and game at one address; Ctrl-C stops all; the tables are there after the next start', async () => {
  const port = await freePort()
  const first = await started(port)
  expect(first.url).toBe(`http://localhost:${port}`)
  expect(await (await fetch(`${first.url}/`)).text()).toContain('<div id="app">')
  expect(await (await fetch(`${first.url}/health`)).json()).toMatchObject({ ok: true })
  const { result } = await post(`${first.url}/call/game`, {
    op: 'create',
    opId: 'a'.repeat(16),
    house: 'xmu',
    name: '兰'
  })
  expect(result).toMatchObject({ ok: true })
  const rooms = await post(`${first.url}/database`, { op: 'get', collection: 'rooms' })
  expect(rooms.data).toHaveLength(1)
  expect(await first.stop()).toBe(0)
  await expect(fetch(`${first.url}/`)).rejects.toThrow()

  const second = await started(port)
  expect(await post(`${second.url}/database`, { op: 'get', collection: 'rooms' })).toEqual(rooms)
  expect(await second.stop()).toBe(0)
}, 180_000)
