import type { Emulator } from '@/emulator'
import { probe, startProbe } from '../support/emulator'

describe('what the cloud refuses', () => {
  let emulator: Emulator
  let run: ReturnType<typeof probe>

  beforeAll(async () => {
    emulator = await startProbe()
    run = probe(emulator)
    await run('add', { doc: { _id: 'a', name: 'moon', empty: null, list: [1] } })
  })
  afterAll(() => emulator.close())

  const why = async (call: Promise<unknown>): Promise<string> => {
    const error = await call.then(
      () => new Error('was not refused'),
      (thrown: Error) => thrown
    )
    return error.message
  }

  const client = async (body: object, openid = 'alice') => {
    const headers = { 'x-openid': openid }
    const response = await fetch(`${emulator.url}/database`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body)
    })
    return (await response.json()) as { data?: unknown[]; total?: number; errCode?: number; errMsg?: string }
  }

  test('a path through null or a scalar, in the words of the database', async () => {
    const through = (field: string) => why(run('update', { id: 'a', data: { [field]: { b: 1 } } }))
    expect(await through('empty')).toContain(
      "-502001 database request fail. Cannot create field 'b' in element {empty: null}"
    )
    expect(await through('name')).toContain(`Cannot create field 'b' in element {name: "moon"}`)
    expect(await through('list')).toContain("Cannot create field 'b' in element {list: [ 1 ]}")
    expect(await run('get', { id: 'a' })).toEqual({ _id: 'a', name: 'moon', empty: null, list: [1] })
  })

  test('null is replaced whole by _.set', async () => {
    await run('add', { doc: { _id: 'n', empty: null } })
    await run('setWhole', { id: 'n', field: 'empty', value: { b: 1 } })
    expect(await run('get', { id: 'n' })).toEqual({ _id: 'n', empty: { b: 1 } })
  })

  test('inc on a text, push on a text', async () => {
    expect(await why(run('incWrong', { id: 'a' }))).toContain(
      `Cannot apply $inc to a value of non-numeric type. {_id: "a"} has the field 'name' of non-numeric type string`
    )
    expect(await why(run('pushWrong', { id: 'a' }))).toContain(
      `The field 'name' must be an array but is of type string in document {_id: "a"}`
    )
  })

  test('a collection that is not in database.json', async () => {
    const text = 'Db or Table not exist: nowhere'
    expect(await why(run('get', { collection: 'nowhere', id: 'a' }))).toMatch(
      `-502005 database collection not exists`
    )
    expect(await why(run('add', { collection: 'nowhere', doc: {} }))).toContain(text)
    expect(await client({ op: 'get', collection: 'nowhere' })).toMatchObject({
      errCode: -502005,
      errMsg: expect.stringContaining(text)
    })
  })

  test('a second document with one _id', async () => {
    expect(await why(run('add', { doc: { _id: 'a' } }))).toContain(
      'E11000 duplicate key error collection: things index: _id_ dup key: { _id: "a" }'
    )
  })

  test('a second document at one key of a unique index; the key is free again after a removal', async () => {
    const add = (_id: string, code: string) => run('add', { collection: 'codes', doc: { _id, code } })
    await add('1', 'XX')
    expect(await why(add('2', 'XX'))).toContain('E11000 duplicate key error collection: codes index: code')
    await add('3', 'YY')
    expect(
      emulator
        .collection('codes')
        .find()
        .map(doc => doc._id)
    ).toEqual(['1', '3'])
  })

  test('of 8 at once with one key exactly one gets it', async () => {
    const adds = Array.from({ length: 8 }, (_, i) =>
      run('add', { collection: 'codes', doc: { _id: `race${i}`, code: 'ZZ' } })
    )
    const done = await Promise.allSettled(adds)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(emulator.collection('codes').find({ code: 'ZZ' })).toHaveLength(1)
  })

  test('a missing document', async () => {
    expect(await why(run('get', { id: 'nobody' }))).toContain('document with _id nobody does not exist')
  })

  test('transactions, plainly', async () => {
    expect(await why(run('transaction'))).toContain('The emulator refuses transactions')
  })

  test('D12 a client writes nothing, whatever the permission', async () => {
    for (const op of ['add', 'set', 'update', 'remove']) {
      for (const collection of ['things', 'codes']) {
        expect(await client({ op, collection, query: { _id: 'a' } })).toMatchObject({ errCode: -502003 })
      }
    }
    expect(emulator.collection('things').get('a')).toMatchObject({ name: 'moon' })
  })

  test('a client reads all-read, and nothing of functions-only', async () => {
    const { data } = await client({ op: 'get', collection: 'things', query: { name: 'moon' } })
    expect(data).toEqual([{ _id: 'a', name: 'moon', empty: null, list: [1] }])
    expect(await client({ op: 'count', collection: 'things', query: { name: 'moon' } })).toEqual({ total: 1 })
    expect(await client({ op: 'get', collection: 'codes' })).toMatchObject({
      errCode: -502003,
      errMsg: expect.stringContaining('database permission denied')
    })
    expect(await client({ op: 'count', collection: 'codes' })).toMatchObject({ errCode: -502003 })
  })

  test('a request without a usable openid, or at the door of functions', async () => {
    const status = async (path: string, openid?: string) => {
      const headers: Record<string, string> = openid === undefined ? {} : { 'x-openid': openid }
      return (await fetch(emulator.url + path, { method: 'POST', headers, body: '{}' })).status
    }
    expect(await status('/call/probe')).toBe(401)
    expect(await status('/call/probe', '12345')).toBe(401)
    expect(await status('/database', '')).toBe(401)
    expect(await status('/admin', 'alice')).toBe(403)
    expect(await status('/nowhere', 'alice')).toBe(404)
  })
})

describe('limits', () => {
  let emulator: Emulator
  let run: ReturnType<typeof probe>

  beforeAll(async () => {
    emulator = await startProbe()
    run = probe(emulator)
    for (let i = 0; i < 4; i += 1) {
      const docs = Array.from({ length: 30 }, (_, n) => ({ _id: `d${i}-${n}`, n }))
      await Promise.all(docs.map(doc => run('add', { doc })))
    }
  })
  afterAll(() => emulator.close())

  test('a function gets 100 records, or as many as it asks for; a client 20', async () => {
    expect(await run('list')).toHaveLength(100)
    expect(await run('list', { limit: 110 })).toHaveLength(110)
    const body = JSON.stringify({ op: 'get', collection: 'things', limit: 50 })
    const response = await fetch(`${emulator.url}/database`, {
      method: 'POST',
      headers: { 'x-openid': 'a' },
      body
    })
    expect(((await response.json()) as { data: unknown[] }).data).toHaveLength(20)
  })

  test('an answer of the database over 1 MB', async () => {
    for (const _id of ['big1', 'big2', 'big3']) {
      for (const field of ['a', 'b', 'c', 'd', 'e']) {
        if (field === 'a') await run('add', { doc: { _id, big: true } })
        await run('update', { id: _id, data: { [field]: 'x'.repeat(90_000) } })
      }
    }
    await expect(run('list', { where: { big: true } })).rejects.toThrow(
      'query result size exceed limit (1MB)'
    )
    expect(await run('list', { where: { big: true }, limit: 2 })).toHaveLength(2)
  })

  test('a result of a function over 1 MB, data of a call over 100 KB', async () => {
    const mb = 1024 * 1024
    expect(await run('big', { bytes: mb - 2 })).toHaveLength(mb - 2)
    await expect(run('big', { bytes: mb - 1 })).rejects.toMatchObject({ errCode: -604001 })
    const data = { op: 'event', text: '' }
    const room = 100 * 1024 - JSON.stringify(data).length
    await expect(emulator.call('probe', { ...data, text: 'x'.repeat(room) }, 'a')).resolves.toBeTruthy()
    await expect(emulator.call('probe', { ...data, text: 'x'.repeat(room + 1) }, 'a')).rejects.toMatchObject({
      errMsg: expect.stringContaining('data exceed max size')
    })
  })
})
