import { createHash } from 'node:crypto'
import type { MotionSample } from '@/motion'
import { type Call, CloudFailure, type Permission, type Ports } from '@/platform/ports'
import type { Answer, Room } from '@/room'
import { createClient } from '@/stores'
import { fakeSound } from './fake-sound'
import type { Party } from './party'

/** What the network does with a phone's calls: `lost`: the cloud acts and its answer never comes. */
export type Network = 'up' | 'down' | 'hangs' | 'lost'

/** all phones' readings of random bytes so far: no two of them are alike */
let readings = 0

/** What a phone has that says nothing unless a test replaces it. */
export const QUIET: Pick<Ports, 'privacy' | 'messages' | 'log' | 'shell'> = {
  privacy: {
    pending: async () => null,
    agree: () => undefined,
    decline: () => undefined,
    again: () => undefined,
    read: () => undefined
  },
  messages: null,
  log: { note: () => undefined },
  shell: {
    standing: 'ordinary',
    renewHost: null,
    onOpened: () => () => undefined,
    onRenewed: () => () => undefined,
    restart: null
  }
}

interface Watcher {
  readonly room: string
  readonly onRoom: (room: Room) => void
  readonly onError: (error: unknown) => void
  open: boolean
}

/** A fake phone over a party: its network, watch, sensor and storage do what the test says. Time is jest's fake time. */
export interface FakePhone {
  readonly ports: Ports
  readonly calls: Call[]
  /** how many calls had this operation */
  count(op: string): number
  network: Network
  /** `silent`: watches open and never speak; `stuck`: a watch speaks once and never again */
  watching: 'live' | 'silent' | 'stuck'
  readonly watchers: Watcher[]
  /** watches that are open now */
  live(): number
  breakWatch(): void
  /** what the cloud answered to calls that hang, in order */
  release(): Promise<void>
  readonly storage: Map<string, string>
  /** sizes of all readings of random bytes */
  readonly drawn: number[]
  /** the next readings of 16 bytes, as hex, before it makes some of its own */
  readonly given: string[]
  /** phone's clock − true time, ms */
  skew: number
  readonly sensor: {
    on: ((sample: MotionSample) => void) | null
    starts: number
    stops: number
    works: boolean
  }
  permission: Permission
  readonly ticks: string[]
  /** all that was asked of the sound port, in order: 'open', 'rattle on', 'throw ID', 'turn' … */
  readonly sounds: string[]
  /** somebody looks at it again, as its system says */
  appear(): void
  /** nobody looks at it any more, as its system says */
  vanish(): void
}

/** Everybody's phones at one party: what one does, the others' watches tell. */
export function fakeNetwork(party: Party) {
  const phones: FakePhone[] = []

  const tell = async (id: string) => {
    const room = await party.store.get('rooms', id)
    for (const phone of phones)
      for (const watcher of phone.watchers)
        if (room && watcher.open && watcher.room === id && phone.watching === 'live') watcher.onRoom(room)
  }

  const reach = async (openid: string, data: Call): Promise<Answer> => {
    party.now = Date.now()
    const answer = await party.call(openid, data)
    const id = answer.room?._id
    if (id) await tell(id)
    return answer
  }

  return {
    reach,
    tell,
    phone: (openid: string, storage = new Map<string, string>()) => {
      const made = fakePhone(party, openid, storage, reach)
      phones.push(made)
      return made
    }
  }
}

function fakePhone(
  party: Party,
  openid: string,
  storage: Map<string, string>,
  reach: (openid: string, data: Call) => Promise<Answer>
): FakePhone {
  const hanging: (() => Promise<void>)[] = []
  const looks = new Set<() => void>()
  const hides = new Set<() => void>()
  const call = async (data: Call): Promise<Answer> => {
    self.calls.push(data)
    if (self.network === 'down') throw new CloudFailure('app/no-network')
    if (self.network === 'up') return reach(openid, data)
    const lost = self.network === 'lost'
    if (lost) await reach(openid, data)
    return new Promise(resolve => {
      if (!lost) hanging.push(async () => resolve(await reach(openid, data)))
    })
  }

  const self: FakePhone = {
    calls: [],
    count: op => self.calls.filter(c => c.op === op).length,
    network: 'up',
    watching: 'live',
    watchers: [],
    live: () => self.watchers.filter(w => w.open).length,
    breakWatch() {
      const watcher = self.watchers.find(w => w.open)
      watcher?.onError({ errCode: -402004 })
    },
    async release() {
      for (const one of hanging.splice(0)) await one()
    },
    storage,
    drawn: [],
    given: [],
    skew: 0,
    sensor: { on: null, starts: 0, stops: 0, works: true },
    permission: 'granted',
    ticks: [],
    sounds: [],
    appear() {
      for (const look of looks) look()
    },
    vanish() {
      for (const hide of hides) hide()
    },
    ports: {
      cloud: {
        call,
        watch(room, on) {
          const watcher: Watcher = { room, ...on, open: true }
          self.watchers.push(watcher)
          if (self.watching !== 'silent' && self.network === 'up')
            void party.store.get('rooms', room).then(doc => {
              if (doc && watcher.open) on.onRoom(doc)
            })
          return {
            close() {
              watcher.open = false
            }
          }
        }
      },
      motion: {
        ask: async () => self.permission,
        async start(on) {
          self.sensor.starts++
          self.sensor.on = self.sensor.works ? on : null
          return self.sensor.works
        },
        stop() {
          self.sensor.stops++
          self.sensor.on = null
        },
        mute: () => (self.sensor.works ? null : 'none')
      },
      haptics: { tick: strength => void self.ticks.push(strength) },
      sound: fakeSound(text => void self.sounds.push(text)),
      storage: {
        read: key => storage.get(key) ?? null,
        write: (key, value) => void storage.set(key, value),
        remove: key => void storage.delete(key)
      },
      share: {
        path: to => `/pages/table/index?room=${to.room}&key=${to.key}`,
        link: () => null,
        copy: async () => true,
        picture: async () => true
      },
      phone: {
        random(bytes) {
          self.drawn.push(bytes)
          const given = bytes === 16 ? self.given.shift() : undefined
          if (given) return Uint8Array.from(Buffer.from(given, 'hex'))
          return Uint8Array.from(
            createHash('sha256').update(`${openid} ${readings++}`).digest().subarray(0, bytes)
          )
        },
        now: () => Date.now() + self.skew,
        onShow(look) {
          looks.add(look)
          return () => looks.delete(look)
        },
        onHide(hide) {
          hides.add(hide)
          return () => hides.delete(hide)
        },
        onOnline: () => () => undefined,
        keepAwake: () => undefined,
        screen: () => ({ rootFont: 16, barTop: undefined }),
        language: () => 'zh_CN',
        reducesMotion: () => false
      },
      ...QUIET
    }
  }
  return self
}

export const clientOf = (phone: FakePhone) => createClient(phone.ports)
