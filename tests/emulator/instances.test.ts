import fs from 'node:fs'
import path from 'node:path'
import type { Emulator } from '@/emulator'
import { probe, startProbe, tempFolder } from '../support/emulator'

describe('function instances', () => {
  let emulator: Emulator
  let run: ReturnType<typeof probe>
  const lines: string[] = []

  beforeAll(async () => {
    emulator = await startProbe({ prewarm: 2, log: line => lines.push(line) })
    run = probe(emulator)
  })
  afterAll(() => emulator.close())

  const post = async (fn: string, body: string, openid = 'alice') => {
    const headers = { 'content-type': 'application/json', 'x-openid': openid }
    const response = await fetch(`${emulator.url}/call/${fn}`, { method: 'POST', headers, body })
    return (await response.json()) as { result?: unknown; errCode?: number; errMsg?: string }
  }

  test('who calls is never mixed up, with 40 calls of two people at once', async () => {
    const people = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 'alice' : 'bob'))
    const seen = await Promise.all(people.map(openid => run('whoami', {}, openid)))
    expect(seen).toEqual(people.map(openid => ({ before: openid, after: openid })))
  })

  test('who calls is not what the data says', async () => {
    const event = await run('event', { OPENID: 'bob', userInfo: { openId: 'bob' } }, 'alice')
    expect(event).toMatchObject({ OPENID: 'bob', userInfo: { openId: 'alice' } })
    expect(await run('whoami', { OPENID: 'bob' }, 'alice')).toMatchObject({ before: 'alice' })
  })

  test('modules stay warm between calls', async () => {
    const first = await run<number>('warm')
    expect(await run<number>('warm')).toBe(first + 1)
  })

  test('POST /call answers result, or errCode and errMsg', async () => {
    expect(await post('probe', '{"op":"event","n":1}', 'bob')).toMatchObject({ result: { n: 1 } })
    expect(await post('nothing', '{}')).toMatchObject({
      errCode: -501000,
      errMsg: expect.stringContaining('could not be found: nothing')
    })
    expect(await post('probe', 'no json')).toMatchObject({ errCode: -1 })
    expect(await post('probe', '{"op":"fail","message":"broken bowl"}')).toEqual({
      errCode: -504002,
      errMsg: 'cloud.callFunction:fail Error: errCode: -504002 | errMsg: functions execute fail, broken bowl'
    })
    expect(lines.join('\n')).toContain('broken bowl')
  })

  test('a call that takes too long is ended with its instance; the next one is served', async () => {
    const hasty = await startProbe({ callTime: 500 })
    await expect(probe(hasty)('hang')).rejects.toMatchObject({
      errCode: -504003,
      message: 'Invoking task timed out after 0.5 seconds'
    })
    expect(await probe(hasty)('event', { n: 1 })).toMatchObject({ n: 1 })
    await hasty.close()
  })

  test('an instance that dies fails its call; the next one is served', async () => {
    await expect(run('exit')).rejects.toMatchObject({ errCode: -504002 })
    expect(await run('event', { n: 1 })).toMatchObject({ n: 1 })
  })

  test('openapi fakes: the text check with its risky words, a picture', async () => {
    expect(await run('check', { content: '中秋快乐' })).toMatchObject({
      errCode: 0,
      result: { suggest: 'pass' }
    })
    expect(await run('check', { content: '来赌博吧' })).toMatchObject({ result: { suggest: 'risky' } })
    expect(await run('picture')).toMatchObject({ contentType: 'image/png', size: expect.any(Number) })
  })

  test('GET /health', async () => {
    const response = await fetch(`${emulator.url}/health`)
    expect(await response.json()).toEqual({ ok: true, now: Date.UTC(2026, 8, 25, 12) })
  })
})

describe('a folder of functions', () => {
  let functions: string
  let remove: () => void

  beforeEach(() => {
    ;({ folder: functions, remove } = tempFolder())
    fs.mkdirSync(path.join(functions, 'other'))
  })
  afterEach(() => remove())

  test('a function that does not load fails its calls and is named in the log', async () => {
    fs.writeFileSync(path.join(functions, 'other/index.js'), 'throw new Error("no dice")')
    const lines: string[] = []
    const emulator = await startProbe({ functions, log: line => lines.push(line) })
    await expect(emulator.call('other', {}, 'alice')).rejects.toMatchObject({
      errCode: -504002,
      message: expect.stringContaining('no dice')
    })
    expect(lines.join('\n')).toContain('function other does not load: Error: no dice')
    await emulator.close()
  })

  test('a config.json that cannot be read, or a timer that is none, is refused at the start', async () => {
    fs.writeFileSync(path.join(functions, 'other/index.js'), 'exports.main = () => 1')
    for (const text of ['{', '{"triggers":[{"name":"t","type":"timer","config":"* * *"}]}']) {
      fs.writeFileSync(path.join(functions, 'other/config.json'), text)
      await expect(startProbe({ functions })).rejects.toMatchObject({ code: 'emulator/bad-config' })
    }
  })
})

describe('seeded instances', () => {
  const draws = async (seed: string, prewarm: number) => {
    const emulator = await startProbe({ seed, prewarm })
    const run = probe(emulator)
    const seen = [await run<{ die: number }>('random'), await run<{ die: number }>('random')]
    await emulator.close()
    return seen
  }

  test('one seed gives the same random numbers again, another gives others', async () => {
    const first = await draws('mooncake', 1)
    expect(await draws('mooncake', 2)).toEqual(first)
    expect(first[0]).not.toEqual(first[1])
    expect(await draws('lantern', 1)).not.toEqual(first)
    for (const { die } of first) expect([1, 2, 3, 4, 5, 6]).toContain(die)
  })

  test('what a call draws depends on its turn, not on the instance that serves it', async () => {
    const drawn = async (before: string, prewarm: number) => {
      const emulator = await startProbe({ seed: 'mooncake', prewarm })
      const run = probe(emulator)
      const first = run(before).catch(() => null)
      if (before === 'event') await first
      const seen = await run('random')
      await emulator.close()
      await first
      return seen
    }
    expect(await drawn('hang', 2)).toEqual(await drawn('event', 1))
  })

  test('without a seed no two runs are alike', async () => {
    const emulator = await startProbe({ seed: undefined })
    const run = probe(emulator)
    expect(await run('random')).not.toEqual(await run('random'))
    await emulator.close()
  })
})
