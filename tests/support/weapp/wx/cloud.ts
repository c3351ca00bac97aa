import WebSocket from 'ws'
import type { Emulator } from '@/emulator'
import { browserPage } from '../../emulator-watch'
import { type Data, wire } from '../bridge'
import type { Core, Ways } from './core'

interface Watching {
  readonly onChange: (snapshot: Data) => void
  readonly onError: (error: unknown) => void
}

/**
 * What the network does with this phone's calls. The cloud acts, and `lost`: WeChat says in its answer's place that the
 * network failed; `silent`: WeChat says nothing, ever.
 */
export type Network = 'up' | 'down' | 'lost' | 'silent'

/** Resolves when a socket has answered, or is closed: what it was sent before has come by then. */
const answers = (socket: WebSocket): Promise<void> =>
  new Promise(resolve => {
    const done = () => {
      socket.off('pong', done).off('close', done)
      resolve()
    }
    socket.on('pong', done).on('close', done)
    socket.ping()
  })

/** wx.cloud of one person, over the emulator's own doors; what is on its way is counted. */
export class CloudLine {
  network: Network = 'up'
  /** the data of every call, in order */
  readonly sent: Data[] = []
  inits: Data[] = []
  /** an older program than this one: the number that it says in each call */
  client: number | null = null
  watching = 0
  /** calls without an answer, and watches that have not begun */
  private pending = 0
  private readonly page: ReturnType<typeof browserPage>
  private waiting: (() => void)[] = []

  constructor(
    private readonly emulator: Emulator,
    openid: string
  ) {
    this.page = browserPage(emulator, openid)
  }

  /** Whether something is on its way that needs no time to arrive: what an instance holds that stands still does. */
  get busy(): boolean {
    return this.pending > this.emulator.faults.frozen
  }

  /** Resolves when something is on its way no more. */
  async moved(): Promise<void> {
    const arrives = new Promise<void>(resolve => void this.waiting.push(resolve))
    await Promise.race([arrives, this.emulator.faults.next('frozen')])
  }

  private async track<T>(work: Promise<T>): Promise<T> {
    this.pending += 1
    try {
      return await work
    } finally {
      this.pending -= 1
      for (const resolve of this.waiting.splice(0)) resolve()
    }
  }

  call(name: string, given: Data): Promise<Data> {
    const data = this.client === null ? given : { ...given, client: this.client }
    this.sent.push(wire(data))
    const { network } = this
    const lost = () => Promise.reject({ errCode: -1, errMsg: 'cloud.callFunction:fail request:fail timeout' })
    if (network === 'down') return lost()
    const answered = this.track(this.page.cloud.callFunction({ name, data }) as Promise<Data>)
    if (network === 'silent') return answered.then(() => new Promise(() => undefined))
    return network === 'lost' ? answered.then(lost, lost) : answered
  }

  watch(collection: string, id: string, on: Watching) {
    let begin = () => undefined as void
    const begun = new Promise<void>(resolve => {
      begin = resolve
    })
    void this.track(Promise.race([begun, this.emulator.faults.next('silent-watch')]))
    this.watching += 1
    let open = true
    const end = () => {
      begin()
      if (open) this.watching -= 1
      open = false
    }
    const watched = this.page.cloud
      .database()
      .collection(collection)
      .doc(id)
      .watch({
        onChange: snapshot => {
          begin()
          on.onChange(wire(snapshot) as unknown as Data)
        },
        onError: error => {
          end()
          on.onError(error)
        }
      })
    return {
      close: async () => {
        end()
        await watched.close()
      }
    }
  }

  /** Resolves when all that the cloud has pushed until now is here: it answers in order. */
  async caughtUp(): Promise<void> {
    const open = this.page.sockets.filter(socket => socket.readyState === WebSocket.OPEN)
    await Promise.all(open.map(answers))
  }

  close(): void {
    for (const socket of this.page.sockets) socket.terminate()
  }
}

/** wx.cloud: a call by callbacks or by a promise, and a watch on one document. */
export const cloud = (core: Core, line: CloudLine | null) =>
  line === null
    ? {}
    : {
        cloud: {
          init: (options: Data) => void line.inits.push(wire(options)),
          callFunction(options: { name: string; data: Data } & Ways) {
            core.note('cloud.callFunction', options)
            const answer = line.call(options.name, options.data)
            if (!options.success && !options.fail) return answer
            return void answer.then(options.success, options.fail)
          },
          database: () => ({
            collection: (name: string) => ({
              doc: (id: string) => ({
                watch: (on: Watching) => line.watch(name, id, on)
              })
            })
          })
        }
      }
