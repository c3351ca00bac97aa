import { cloudOver, type WxCloud } from '@/platform/cloud'
import { CloudFailure } from '@/platform/ports'

const sdk = (o: Partial<WxCloud>): WxCloud => ({
  callFunction: async () => ({ result: { ok: true, now: 1 } }),
  database: () => {
    throw new Error('none')
  },
  ...o
})
const watching = (
  watch: (
    on: Parameters<ReturnType<ReturnType<WxCloud['database']>['collection']>['doc']>[0] | never
  ) => unknown
) => sdk({ database: () => ({ collection: () => ({ doc: () => ({ watch: watch as never }) }) }) })

test('calls the function game with the data, and hands over its result', async () => {
  const callFunction = jest.fn(async () => ({ result: { ok: false, code: 'room/full', now: 1 } }))
  const answer = await cloudOver(() => sdk({ callFunction })).call({ op: 'home' })
  expect(callFunction).toHaveBeenCalledWith({ name: 'game', data: { op: 'home' } })
  expect(answer).toEqual({ ok: false, code: 'room/full', now: 1 })
})

test.each([
  [{ errCode: -1, errMsg: 'cloud.callFunction:fail Failed to fetch' }, 'app/no-network'],
  [{ errMsg: 'cloud.callFunction:fail request:fail timeout' }, 'app/no-network'],
  [{ errCode: -504002, errMsg: 'functions execute fail' }, 'app/cloud-down'],
  [{ errCode: -501000, errMsg: 'system error' }, 'app/cloud-down'],
  [{ errCode: -501000, errMsg: 'env not found' }, 'app/no-cloud'],
  [{ errCode: -601034, errMsg: '没有权限，请先开通云开发' }, 'app/no-cloud']
])('a failure %j is %s', async (error, code) => {
  const cloud = cloudOver(() => sdk({ callFunction: () => Promise.reject(error) }))
  await expect(cloud.call({ op: 'home' })).rejects.toMatchObject({ code })
  await expect(cloud.call({ op: 'home' })).rejects.toBeInstanceOf(CloudFailure)
})

test.each([undefined, null, 'text', {}])('a result %j is no answer', async result => {
  const cloud = cloudOver(() => sdk({ callFunction: async () => ({ result }) }))
  await expect(cloud.call({ op: 'home' })).rejects.toMatchObject({ code: 'app/cloud-down' })
})

test('D03 a watcher whose close throws or rejects: swallowed', async () => {
  const rejecting = watching(() => ({ close: () => Promise.reject(new Error('reportRealtimeAction:fail')) }))
  const throwing = watching(() => ({
    close() {
      throw new Error('no')
    }
  }))
  for (const cloud of [rejecting, throwing]) {
    const watch = cloudOver(() => cloud).watch('r', { onRoom: () => undefined, onError: () => undefined })
    expect(() => watch.close()).not.toThrow()
  }
  await new Promise(resolve => setImmediate(resolve))
})

test('after close, or after its error, a watcher tells nothing any more', () => {
  let on: { onChange(s: object): void; onError(e: unknown): void } | undefined
  const cloud = watching(given => {
    on = given as never
    return { close: () => undefined }
  })
  const told: string[] = []
  const start = () =>
    cloudOver(() => cloud).watch('r', { onRoom: r => told.push(r._id), onError: () => told.push('error') })
  const first = start()
  on!.onChange({ docs: [{ _id: 'a' }] })
  first.close()
  on!.onChange({ docs: [{ _id: 'b' }] })
  on!.onError(1)
  start()
  on!.onError(1)
  on!.onError(2)
  on!.onChange({ docs: [{ _id: 'c' }] })
  expect(told).toEqual(['a', 'error'])
})

test.each([
  ['no cloud', () => null],
  ['a cloud whose watch throws', () => sdk({})]
])('%s: the watch ends with an error, later and not at once', async (_, get) => {
  const errors: unknown[] = []
  cloudOver(get).watch('r', { onRoom: () => undefined, onError: e => errors.push(e) })
  expect(errors).toHaveLength(0)
  await Promise.resolve()
  expect(errors).toHaveLength(1)
})
