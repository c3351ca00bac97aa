import fs from 'node:fs'
import path from 'node:path'
import { openStore } from '@/emulator/database/store'
import { probe, startProbe, tempFolder } from '../support/emulator'
import { buildMain, type EmulatorProcess, startProcess } from '../support/emulator-process'

const dead = 2 ** 22 + 1

describe('the data file', () => {
  let folder: string
  let remove: () => void
  let dataFile: string

  beforeEach(() => {
    ;({ folder, remove } = tempFolder())
    dataFile = path.join(folder, 'data/cloud.db')
  })
  afterEach(() => remove())

  const start = () => startProbe({ dataFile, prewarm: 1 })

  test('documents are there again after a restart; those of a collection that is gone are kept', async () => {
    const first = await start()
    await probe(first)('add', { doc: { _id: 'a', v: 0, s: '月饼' } })
    await probe(first)('bump', { id: 'a' })
    await probe(first)('add', { collection: 'codes', doc: { _id: 'c', code: 'XX' } })
    await first.close()
    const narrow = await startProbe({
      dataFile,
      prewarm: 0,
      database: { codes: { permission: 'functions-only' } }
    })
    expect(() => narrow.collection('things').find()).toThrow('Db or Table not exist: things')
    await narrow.close()
    const again = await start()
    expect(again.collection('things').find()).toEqual([{ _id: 'a', v: 1, s: '月饼' }])
    await expect(probe(again)('add', { collection: 'codes', doc: { code: 'XX' } })).rejects.toThrow('E11000')
    await again.close()
  })

  test('a file that is no database: said plainly, left as it is, not owned any more', async () => {
    fs.mkdirSync(path.dirname(dataFile))
    fs.writeFileSync(dataFile, 'These are not the documents of an emulator.\n'.repeat(100))
    await expect(start()).rejects.toMatchObject({
      name: 'EmulatorError',
      code: 'emulator/bad-data',
      message: expect.stringContaining(`${dataFile} cannot be read`)
    })
    expect(fs.readFileSync(dataFile, 'utf8')).toContain('These are not')
    expect(fs.readdirSync(path.dirname(dataFile))).toEqual(['cloud.db'])
  })

  test('a database with a broken page', async () => {
    const first = await start()
    for (let i = 0; i < 20; i += 1) await probe(first)('add', { doc: { _id: `d${i}`, s: 'x'.repeat(2000) } })
    await first.close()
    const bytes = fs.readFileSync(dataFile)
    bytes.fill(0xa5, 4096, 8192)
    fs.writeFileSync(dataFile, bytes)
    await expect(start()).rejects.toMatchObject({ code: 'emulator/bad-data' })
  })

  test('a document that cannot be read is named', async () => {
    const store = openStore(dataFile)
    store.commit([{ collection: 'things', id: 'torn', body: '{"_id":"to' }])
    store.close()
    await expect(start()).rejects.toMatchObject({
      code: 'emulator/bad-data',
      message: expect.stringContaining('document things/torn')
    })
  })

  test('a living owner is respected, a dead one is not, nor the lock it left behind', async () => {
    fs.mkdirSync(`${dataFile}.lock`, { recursive: true })
    fs.writeFileSync(`${dataFile}.pid`, String(process.ppid))
    await expect(start()).rejects.toMatchObject({ code: 'emulator/data-in-use' })
    fs.writeFileSync(`${dataFile}.pid`, String(dead))
    const emulator = await start()
    await expect(start()).rejects.toMatchObject({ code: 'emulator/data-in-use' })
    await emulator.close()
    expect(fs.existsSync(`${dataFile}.pid`)).toBe(false)
  })
})

test('a port in use is said plainly, and the data file is free again', async () => {
  const { folder, remove } = tempFolder()
  const dataFile = path.join(folder, 'cloud.db')
  const first = await startProbe({ prewarm: 0 })
  await expect(startProbe({ port: first.port, dataFile })).rejects.toMatchObject({
    code: 'emulator/port-in-use',
    message: expect.stringContaining(String(first.port))
  })
  await first.close()
  const second = await startProbe({ port: first.port, dataFile, prewarm: 0 })
  await second.close()
  remove()
})

describe('the emulator as a process', () => {
  let script: string
  let removeScript: () => void
  let folder: string
  let removeFolder: () => void
  let running: EmulatorProcess | undefined

  beforeAll(async () => {
    ;({ script, remove: removeScript } = await buildMain())
    ;({ folder, remove: removeFolder } = tempFolder())
  })
  afterAll(() => {
    removeScript()
    removeFolder()
  })
  afterEach(async () => {
    running?.child.kill('SIGKILL')
    await running?.ended
  })

  const call = async (url: string, data: object): Promise<unknown> => {
    const response = await fetch(`${url}/call/probe`, {
      method: 'POST',
      headers: { 'x-openid': 'alice' },
      body: JSON.stringify(data)
    })
    const { result, errMsg } = (await response.json()) as { result?: unknown; errMsg?: string }
    if (errMsg) throw new Error(errMsg)
    return result
  }

  test('SIGTERM ends it cleanly; a second one on its port or its file ends with the reason', async () => {
    const dataFile = path.join(folder, 'clean.db')
    running = await startProcess(script, dataFile)
    await call(running.url, { op: 'add', doc: { _id: 'a', v: 0 } })
    await expect(startProcess(script, dataFile)).rejects.toThrow(/ended with 1: emulator\/data-in-use/)
    const { port } = new URL(running.url)
    await expect(startProcess(script, path.join(folder, 'other.db'), Number(port))).rejects.toThrow(
      /ended with 1: emulator\/port-in-use: Port/
    )
    running.child.kill('SIGTERM')
    expect(await running.ended).toEqual({ code: 0, signal: null })
    expect(fs.readdirSync(folder).filter(name => name.startsWith('clean.db.'))).toEqual([])
  })

  test('D14 functions run in UTC, wherever the machine stands', async () => {
    running = await startProcess(script, path.join(folder, 'zone.db'))
    expect(await call(running.url, { op: 'zone' })).toBe(0)
  })

  test('kill -9 in the middle of calls loses none that was answered', async () => {
    const dataFile = path.join(folder, 'killed.db')
    const answered: number[] = []
    for (const enough of [9, 23, 41]) {
      running = await startProcess(script, dataFile)
      const { child, url, ended } = running
      if (answered.length === 0) await call(url, { op: 'add', doc: { _id: 'k', v: 0 } })
      const { v: before } = (await call(url, { op: 'get', id: 'k' })) as { v: number }
      expect(before).toBeGreaterThanOrEqual(Math.max(0, ...answered))
      let left = enough
      const bumpOn = async (): Promise<void> => {
        for (;;) {
          answered.push((await call(url, { op: 'bump', id: 'k' })) as number)
          left -= 1
          if (left === 0) child.kill('SIGKILL')
        }
      }
      await Promise.allSettled([bumpOn(), bumpOn(), bumpOn(), bumpOn()])
      expect(await ended).toEqual({ code: null, signal: 'SIGKILL' })
    }
    running = await startProcess(script, dataFile)
    const { v } = (await call(running.url, { op: 'get', id: 'k' })) as { v: number }
    expect(v).toBeGreaterThanOrEqual(Math.max(...answered))
    expect(new Set(answered).size).toBe(answered.length)
    expect(answered.length).toBeGreaterThanOrEqual(9 + 23 + 41)
  })
})
