/** A measured offset is good for so long, unless a quicker answer measures it better. In ms. */
const KEEP = 60_000

export interface ServerClock {
  /** The server said `server` in an answer to a call sent and received at these times of the phone. All epoch ms. */
  heard(server: number, sent: number, received: number): void
  /** epoch ms of the server, as far as this phone can know */
  now(): number
  /** server's clock − phone's clock, ms */
  offset(): number
}

/** The server's clock on a phone whose own may be wrong by minutes. */
export function createServerClock(phoneNow: () => number): ServerClock {
  let offset = 0
  let best = Number.POSITIVE_INFINITY
  let at = Number.NEGATIVE_INFINITY
  return {
    heard(server, sent, received) {
      const trip = received - sent
      if (trip > best && Math.abs(received - at) < KEEP) return
      offset = Math.round(server - (sent + received) / 2)
      best = trip
      at = received
    },
    now: () => phoneNow() + offset,
    offset: () => offset
  }
}
