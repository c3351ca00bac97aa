import { cloudOver, type WxCloud } from '@/platform/cloud'
import { type Call, type Cloud, CloudFailure } from '@/platform/ports'
import type { Answer } from '@/room'
import { type Client, createClient } from '@/stores'
import { browserPage } from '../emulator-watch'
import { type FakePhone, fakeNetwork } from '../fake-phone'
import { party } from '../party'
import type { Rng } from '../rng'
import type { World } from './world'

const network = fakeNetwork(party())

/** A phone in somebody's hand: the real client over the real page script, HTTP and socket, until it is killed. */
export class ChaosPhone {
  private readonly storage = new Map<string, string>()
  private life = { alive: true }
  private held!: FakePhone
  private sockets: ReturnType<typeof browserPage>['sockets'] = []
  client!: Client
  /** throws of it that it has heard refused */
  isOnline = true
  isHidden = false
  /** an act of its person that has no answer yet */
  isBusy = false

  constructor(
    private readonly world: World,
    readonly openid: string,
    private readonly rng: Rng,
    /** every entropy that was sent, by turn and by how many throws had been refused before */
    private readonly sent: (turn: number, entropy: string) => void
  ) {
    this.start()
  }

  /** Its battery is empty. */
  end(): void {
    this.life.alive = false
    this.cut()
  }

  /** Cold: nothing is left but what the phone has written down. */
  start(): void {
    this.end()
    this.life = { alive: true }
    this.isHidden = false
    this.isBusy = false
    this.held = network.phone(this.openid, this.storage)
    this.client = createClient({ ...this.held.ports, cloud: this.cloud(this.life) })
  }

  get table() {
    return this.client.table
  }

  get state() {
    return this.client.table.store.getState()
  }

  /** The entropy of the next throw. */
  give(entropy: string): void {
    this.held.given.splice(0, 1, entropy)
  }

  /** Its connection breaks. */
  cut(): void {
    for (const socket of this.sockets.splice(0)) socket.on('error', () => undefined).terminate()
  }

  hide(): void {
    this.isHidden = true
    this.client.hide()
  }

  show(): void {
    this.isHidden = false
    this.client.appear()
  }

  /** Does something for its person, one thing after the other. */
  act(deed: () => Promise<unknown>): void {
    const { life } = this
    this.isBusy = true
    void deed().finally(() => {
      if (this.life === life) this.isBusy = false
    })
  }

  private cloud(life: { alive: boolean }): Cloud {
    const page = browserPage(this.world.emulator, this.openid)
    this.sockets = page.sockets
    const over = cloudOver(() => page.cloud as unknown as WxCloud)
    const call = async (data: Call): Promise<Answer> => {
      if (!life.alive) return new Promise(() => undefined)
      if (!this.isOnline) throw new CloudFailure('app/no-network')
      if (data.op === 'throw') this.sent(Number(data.turn), String(data.entropy))
      const answer = await this.world.track(over.call(data))
      const isLost = !life.alive || this.rng.chance(0.02)
      if (isLost) return new Promise(() => undefined)
      return answer
    }
    return {
      call,
      watch: (room, on) =>
        over.watch(room, {
          onRoom: doc => life.alive && this.isOnline && on.onRoom(doc),
          onError: error => life.alive && on.onError(error)
        })
    }
  }
}
