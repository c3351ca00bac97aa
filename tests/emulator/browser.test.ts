import type { Emulator } from '@/emulator'
import { probe, startProbe } from '../support/emulator'
import { browserPage, Seen } from '../support/emulator-watch'

describe('wx.cloud for a browser page', () => {
  let emulator: Emulator
  let run: ReturnType<typeof probe>

  beforeEach(async () => {
    emulator = await startProbe()
    run = probe(emulator)
  })
  afterEach(() => emulator.close())

  test('the script is served', async () => {
    const response = await fetch(`${emulator.url}/wxcloud.js`)
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(await response.text()).toContain('window.wx.cloud')
  })

  test('callFunction as whoever the page is at that moment', async () => {
    const { cloud, window } = browserPage(emulator, 'alice')
    cloud.init()
    expect(await cloud.callFunction({ name: 'probe', data: { op: 'whoami' } })).toMatchObject({
      result: { before: 'alice' }
    })
    window.__openid = 'bob'
    expect(await cloud.callFunction({ name: 'probe', data: { op: 'whoami' } })).toMatchObject({
      result: { before: 'bob' }
    })
    window.__openid = undefined
    await expect(cloud.callFunction({ name: 'probe' })).rejects.toMatchObject({ errCode: -601004 })
  })

  test('a failing function rejects with errCode and errMsg, an emulator that is gone too', async () => {
    const { cloud } = browserPage(emulator, 'alice')
    await expect(
      cloud.callFunction({ name: 'probe', data: { op: 'fail', message: 'no luck' } })
    ).rejects.toMatchObject({
      errCode: -504002,
      errMsg: expect.stringContaining('no luck')
    })
    const other = await startProbe({ prewarm: 0 })
    const orphan = browserPage(other, 'alice').cloud
    await other.close()
    await expect(orphan.callFunction({ name: 'probe' })).rejects.toMatchObject({ errCode: -1 })
  })

  test('reads, and no writes', async () => {
    const { cloud } = browserPage(emulator, 'alice')
    const things = cloud.database().collection('things')
    await run('add', { doc: { _id: 'a', v: 1 } })
    await run('add', { doc: { _id: 'b', v: 2 } })
    expect((await things.doc('a').get()).data).toEqual({ _id: 'a', v: 1 })
    expect((await things.where({ v: 2 }).get()).data).toEqual([{ _id: 'b', v: 2 }])
    expect((await things.get()).data).toHaveLength(2)
    await expect(things.doc('c').get()).rejects.toMatchObject({ errCode: -1 })
    await expect(things.doc('a').update({ data: { v: 9 } })).rejects.toMatchObject({ errCode: -502003 })
    await expect(things.add({ data: {} })).rejects.toMatchObject({ errCode: -502003 })
    await expect(cloud.database().collection('codes').get()).rejects.toMatchObject({ errCode: -502003 })
  })

  test('watch: the first snapshot says init, changes follow, after close nothing comes', async () => {
    const { cloud, sockets } = browserPage(emulator, 'alice')
    await run('add', { doc: { _id: 'a', v: 0 } })
    const [one, two] = [new Seen(), new Seen()]
    const things = cloud.database().collection('things')
    const first = things.doc('a').watch(one)
    const second = things.where({ v: 1 }).watch(two)
    await Promise.all([
      one.until(({ last }) => last !== undefined),
      two.until(({ last }) => last !== undefined)
    ])
    expect(one.last).toMatchObject({
      type: 'init',
      docs: [{ _id: 'a', v: 0 }],
      docChanges: [{ queueType: 'init' }]
    })
    await run('bump', { id: 'a' })
    await Promise.all([
      one.until(seen => seen.last?.docs[0]?.v === 1),
      two.until(seen => seen.last?.docs.length === 1)
    ])
    expect(one.last).toMatchObject({
      id: 2,
      type: undefined,
      docChanges: [{ queueType: 'update', docId: 'a' }]
    })
    await first.close()
    await run('bump', { id: 'a' })
    await two.until(seen => seen.last?.docs.length === 0)
    expect(one.snapshots).toHaveLength(2)
    expect(sockets).toHaveLength(1)
    const closed = new Promise(resolve => sockets[0]!.once('close', resolve))
    await second.close()
    await closed
    expect([...one.errors, ...two.errors]).toEqual([])
  })

  test('a dropped connection is an error of every watch; watching again goes on from the state now', async () => {
    const { cloud } = browserPage(emulator, 'alice')
    await run('add', { doc: { _id: 'a', v: 0 } })
    const [one, two] = [new Seen(), new Seen()]
    const things = cloud.database().collection('things')
    for (const seen of [one, two]) things.doc('a').watch(seen)
    await Promise.all([one, two].map(seen => seen.until(({ last }) => last !== undefined)))
    emulator.dropConnections()
    await Promise.all([one, two].map(seen => seen.until(({ errors }) => errors.length > 0)))
    expect(one.errors).toMatchObject([{ errCode: -402009 }])
    await run('bump', { id: 'a' })
    const again = new Seen()
    const watched = things.doc('a').watch(again)
    await again.until(({ last }) => last !== undefined)
    expect(again.last).toMatchObject({ type: 'init', docs: [{ v: 1 }] })
    expect(one.snapshots).toHaveLength(1)
    await watched.close()
  })

  test('a watch that is not allowed, and one by nobody', async () => {
    const { cloud, window } = browserPage(emulator, 'alice')
    const denied = new Seen()
    cloud.database().collection('codes').doc('a').watch(denied)
    await denied.until(({ errors }) => errors.length > 0)
    expect(denied.errors).toMatchObject([
      { errCode: -402006, errMsg: expect.stringContaining('PERMISSION_DENIED') }
    ])
    emulator.dropConnections()
    window.__openid = ''
    const nobody = new Seen()
    const page = browserPage(emulator, '')
    page.cloud.database().collection('things').doc('a').watch(nobody)
    await nobody.until(({ errors }) => errors.length > 0)
    expect(nobody.errors).toMatchObject([{ errCode: -402002 }])
  })

  test('closing before the first snapshot', async () => {
    const { cloud } = browserPage(emulator, 'alice')
    const seen = new Seen()
    await cloud.database().collection('things').doc('a').watch(seen).close()
    expect(seen.snapshots).toEqual([])
    expect(seen.errors).toEqual([])
  })
})
