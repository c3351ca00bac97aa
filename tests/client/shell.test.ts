import { codeOfScene, wayOf } from '@/platform/way'
import { wxPorts } from '@/platform/wx'
import { muteOf } from '@/platform/wx/mute'
import { isBefore } from '@/platform/wx/shell'
import { CODE_LETTERS } from '@/room/wire'

const world = globalThis as { wx?: Record<string, unknown> }
const CONTRACT = '《博饼隐私保护指引》'

afterEach(() => {
  delete world.wx
})

/** A phone whose sensor answers `fail`, or starts where that is null; `asks`: consent was not given yet. */
function phone({ fail = null as object | null, asks = false, kept = new Map<string, string>() } = {}) {
  const log: string[] = []
  const needs: ((answer: (how: object) => void) => void)[] = []
  const state = { asks, fail }
  type Ways = { success?: (r?: unknown) => void; fail?: (e: unknown) => void }
  world.wx = {
    getStorageSync: (key: string) => kept.get(key) ?? '',
    setStorageSync: (key: string, value: string) => void kept.set(key, value),
    removeStorageSync: (key: string) => void kept.delete(key),
    getPrivacySetting: (o: Ways) =>
      o.success?.({ needAuthorization: state.asks, privacyContractName: CONTRACT }),
    openPrivacyContract: () => log.push('contract'),
    onNeedPrivacyAuthorization: (l: (typeof needs)[0]) => void needs.push(l),
    startAccelerometer(o: Ways) {
      log.push('start')
      if (state.fail) o.fail?.(state.fail)
      else o.success?.()
    },
    stopAccelerometer: () => log.push('stop'),
    onAccelerometerChange: () => log.push('on'),
    offAccelerometerChange: () => log.push('off')
  }
  return { ports: wxPorts(), log, needs, state, kept }
}

const no = () => undefined

describe('privacy', () => {
  test('agreed: the sensor starts and nothing has to be said', async () => {
    const { ports, log } = phone()
    expect(await ports.privacy.pending()).toBeNull()
    expect(await ports.motion.start(no)).toBe(true)
    expect(ports.motion.mute()).toBeNull()
    expect(log).toEqual(['start', 'on'])
  })

  test('not agreed yet: the sensor is not touched, so no dialog comes up; after the button it starts', async () => {
    const { ports, log, state } = phone({ asks: true })
    expect(await ports.privacy.pending()).toBe(CONTRACT)
    expect(await ports.motion.start(no)).toBe(false)
    expect(ports.motion.mute()).toBe('refused')
    expect(log).toEqual([])
    state.asks = false
    ports.privacy.agree()
    expect(await ports.motion.start(no)).toBe(true)
  })

  test('declined: not asked again that day, also after a cold start; asked again the next', async () => {
    jest.useFakeTimers({ now: new Date(2026, 8, 25, 20, 0) })
    const { ports, kept } = phone({ asks: true })
    ports.privacy.decline()
    expect(await ports.privacy.pending()).toBeNull()
    const again = phone({ asks: true, kept })
    expect(await again.ports.privacy.pending()).toBeNull()
    expect(await again.ports.motion.ask()).toBe('denied')
    expect(await again.ports.motion.start(no)).toBe(false)
    expect(again.ports.motion.mute()).toBe('refused')
    expect(again.log).toEqual([])
    jest.setSystemTime(new Date(2026, 8, 26, 0, 1))
    expect(await again.ports.privacy.pending()).toBe(CONTRACT)
    jest.useRealTimers()
  })

  test.each([
    [{ errno: 112, errMsg: 'startAccelerometer:fail api scope is not declared' }, 'undeclared'],
    [{ errno: 104, errMsg: 'startAccelerometer:fail privacy permission is not authorized' }, 'refused'],
    [{ errMsg: 'startAccelerometer:fail appid privacy api banned' }, 'banned']
  ])('%j: the sensor is tried once a day', async (fail, mute) => {
    const { ports, log } = phone({ fail })
    expect(await ports.motion.start(no)).toBe(false)
    expect(await ports.motion.start(no)).toBe(false)
    expect(ports.motion.mute()).toBe(mute)
    expect(log.filter(line => line === 'start')).toHaveLength(1)
  })

  test('B05 a sensor that fails for another reason is tried again', async () => {
    const { ports, log, kept } = phone({ fail: { errMsg: 'startAccelerometer:fail' } })
    await ports.motion.start(no)
    await ports.motion.start(no)
    expect(ports.motion.mute()).toBe('none')
    expect(log.filter(line => line === 'start')).toHaveLength(2)
    expect(kept.size).toBe(0)
  })

  test('an older WeChat that knows nothing of privacy shakes without it', async () => {
    phone()
    const { getPrivacySetting, onNeedPrivacyAuthorization, openPrivacyContract, ...old } = world.wx ?? {}
    expect([getPrivacySetting, onNeedPrivacyAuthorization, openPrivacyContract]).not.toContain(undefined)
    world.wx = old
    const { privacy, motion } = wxPorts()
    expect(await privacy.pending()).toBeNull()
    privacy.read()
    expect(await motion.start(no)).toBe(true)
  })

  test('when WeChat finds consent missing by itself it hears no at once', () => {
    const { needs } = phone()
    const answers: object[] = []
    for (const need of needs) need(answer => void answers.push(answer))
    expect(answers).toEqual([{ event: 'disagree' }])
  })

  test.each([[null], [undefined], ['fail'], [{}]])('%j says nothing of privacy', error => {
    expect(muteOf(error)).toBe('none')
  })
})

describe('the lowest version', () => {
  test.each([
    ['2.32.3', false],
    ['2.32.2', true],
    ['2.9.9', true],
    ['2.32', true],
    ['2.33.0', false],
    ['3.0.0', false],
    ['10.0.0', false],
    ['', false],
    [undefined, false],
    ['dev', false]
  ])('%s is older: %s', (version, older) => {
    expect(isBefore(version, '2.32.3')).toBe(older)
  })

  test.each([
    [{ getAppBaseInfo: () => ({ SDKVersion: '2.31.0' }) }, 'outdated'],
    [{ getSystemInfoSync: () => ({ SDKVersion: '2.10.4' }) }, 'outdated'],
    [{ getAppBaseInfo: () => ({ SDKVersion: '3.5.0' }) }, 'ordinary'],
    [{ getLaunchOptionsSync: () => ({ scene: 1154 }) }, 'single-page'],
    [{}, 'ordinary']
  ])('%#: the program finds itself %s', (wx, standing) => {
    world.wx = wx
    expect(wxPorts().shell.standing).toBe(standing)
  })
})

test('C04 out of Moments the cloud is not even touched', async () => {
  const touched: string[] = []
  const cloud = new Proxy({}, { get: (_, name) => () => touched.push(String(name)) })
  world.wx = { cloud, getLaunchOptionsSync: () => ({ scene: 1154 }) }
  const ports = wxPorts()
  await expect(ports.cloud.call({ op: 'home' })).rejects.toMatchObject({ code: 'app/no-cloud' })
  const failed = await new Promise(resolve =>
    ports.cloud.watch('0'.repeat(24), { onRoom: no, onError: resolve })
  )
  expect(failed).toMatchObject({ code: 'app/no-cloud' })
  expect(touched).toEqual([])
})

test('the cloud is made ready without telling WeChat who calls', async () => {
  const inits: unknown[] = []
  world.wx = {
    cloud: {
      init: (o: unknown) => void inits.push(o),
      callFunction: async () => ({ result: { ok: true, v: 1 } })
    }
  }
  const { cloud } = wxPorts()
  await cloud.call({ op: 'home' })
  await cloud.call({ op: 'home' })
  expect(inits).toEqual([{ traceUser: false }])
})

test('the log takes codes and numbers, and neither names nor openids', async () => {
  const lines: unknown[][] = []
  world.wx = {
    getRealtimeLogManager: () => ({ info: (...line: unknown[]) => void lines.push(line) }),
    cloud: { callFunction: () => Promise.reject({ errCode: -504002, errMsg: 'oAbc123 阿嬷' }) }
  }
  const { log, cloud } = wxPorts()
  const name = { who: '阿嬷', openid: 'oAbc123', turn: 3, mine: true } as unknown as Record<string, number>
  log.note('app/internal', name)
  log.note('oAbc123 said no')
  for (let i = 0; i < 3; i++) await cloud.call({ op: 'home' }).catch(() => undefined)
  expect(lines).toEqual([
    ['app/internal', { turn: 3, mine: true }],
    ['app/cloud-down', { errCode: -504002 }]
  ])
})

test('C01 a card opened while the program runs is heard once, and coming back into sight is no opening', () => {
  const listeners: ((o: object) => void)[] = []
  const first = { path: 'pages/table/index', query: { room: 'a', key: 'k' }, scene: 1007 }
  world.wx = {
    getLaunchOptionsSync: () => first,
    onAppShow: (l: (typeof listeners)[0]) => void listeners.push(l),
    offAppShow: (l: (typeof listeners)[0]) => void listeners.splice(listeners.indexOf(l), 1)
  }
  const heard: unknown[] = []
  const off = wxPorts().shell.onOpened(o => void heard.push(o.query))
  const show = (o: object) => {
    for (const l of [...listeners]) l(o)
  }
  show(first)
  show({ path: 'pages/table/index', query: { room: 'b', key: 'l' }, scene: 1008 })
  show({ path: 'pages/table/index', query: { room: 'b', key: 'l' }, scene: 1008 })
  off()
  show(first)
  expect(heard).toEqual([{ room: 'b', key: 'l' }])
})

describe('C03 the scene of a scanned code', () => {
  test.each([
    ['r=ABC234', 'ABC234'],
    ['r%3DABC234', 'ABC234'],
    ['r%253DABC234', 'ABC234'],
    ['ABC234', 'ABC234'],
    ['r=abc234', 'ABC234'],
    ['', ''],
    ['undefined', ''],
    ['r=', ''],
    ['%', ''],
    ['r=ABC2345', '']
  ])('%j holds %j', (scene, code) => {
    expect(codeOfScene(scene)).toBe(code)
  })

  test('leads to the table of that code, unless the path names a room', () => {
    expect(wayOf({ scene: 'r%3DABC234' })).toEqual({ code: 'ABC234' })
    expect(wayOf({ scene: 'undefined', room: 'x' })).toEqual({ room: 'x' })
    expect(wayOf({ scene: 'ABC234', room: 'x', key: 'k' })).toEqual({ room: 'x', key: 'k' })
    expect(wayOf({})).toEqual({ room: '' })
  })

  test('of every letter that a table’s code may have fits into the 32 characters, all of them allowed', () => {
    const codes = CODE_LETTERS.match(/.{1,6}/g)!.map(letters => letters.padEnd(6, letters))
    expect(codes.length).toBeGreaterThan(5)
    for (const code of codes) {
      const scene = `r=${code}`
      expect(scene).toMatch(/^[0-9A-Za-z!#$&'()*+,/:;=?@\-._~]{1,32}$/)
      for (const written of [scene, encodeURIComponent(scene), code]) expect(codeOfScene(written)).toBe(code)
    }
  })
})
