import WebSocket from 'ws'
import type { Emulator } from '@/emulator'
import { browserPage } from '../../emulator-watch'
import { type Data, wire } from '../bridge'
import type { Core, Ways } from './core'

interface Watching {
  readonly onChange: (snapshot: Data) => void
  readonly onError: (error: unknown) => void
}

/** What the network does with this phone's calls: `lost`: the cloud acts and its answer never comes. */
export type Network = 'up' | 'down' | 'lost'

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
  /** calls without an answer, and watches that have not begun */
  pending = 0
  watching = 0
  private readonly page: ReturnType<typeof browserPage>
  private waiting: (() => void)[] = []

  constructor(emulator: Emulator, openid: string) {
    this.page = browserPage(emulator, openid)
  }

  /** Resolves when something that was pending is so no more. */
  moved(): Promise<void> {
    return new Promise(resolve => void this.waiting.push(resolve))
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

  call(name: string, data: Data): Promise<Data> {
    this.sent.push(wire(data))
    const lost = () => Promise.reject({ errCode: -1, errMsg: 'cloud.callFunction:fail request:fail timeout' })
    if (this.network === 'down') return lost()
    const answered = this.track(this.page.cloud.callFunction({ name, data }) as Promise<Data>)
    return this.network === 'lost' ? answered.then(lost) : answered
  }

  watch(collection: string, id: string, on: Watching) {
    let begin = () => undefined as void
    const begun = new Promise<void>(resolve => {
      begin = resolve
    })
    void this.track(begun)
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
