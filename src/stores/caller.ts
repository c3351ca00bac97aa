import { type Call, type Cloud, CloudFailure, type FailureCode, type Phone } from '@/platform/ports'
import { type Answer, CLIENT, type Code } from '@/room'
import type { ServerClock } from './clock'
import { TIMING } from './timing'

/** Why there is no answer: none came in time, or none could. */
export interface Failure {
  readonly ok: false
  readonly code: FailureCode | 'app/timeout'
}
export type Reply = Answer | Failure
export type NoCode = Code | Failure['code']

/** Whether a reply says nothing about what the cloud did. Of a program that is too old it did nothing, and said so. */
export const isFailure = (reply: Reply): reply is Failure =>
  !reply.ok && reply.code.startsWith('app/') && reply.code !== 'app/update-needed'

/** Whether the same may be asked again: nobody knows what the cloud did, or it had no time and did nothing. */
export const isUnheard = (reply: Reply): boolean =>
  isFailure(reply) || (!reply.ok && reply.code === 'room/busy')

/**
 * Calls the cloud with the number of this client, at most ten seconds: the cloud's own limit is a minute. Never rejects.
 * An answer that comes after that is not lost: `onLate` gets it.
 */
export type Ask = (data: Call, onLate?: (answer: Answer) => void) => Promise<Reply>

/** `onOld`: the cloud does not speak to a client of this number any more. */
export function createAsk(
  cloud: Cloud,
  phone: Pick<Phone, 'now'>,
  clock: ServerClock,
  onOld: () => void = () => undefined
): Ask {
  return (data, onLate) =>
    new Promise(resolve => {
      const sent = phone.now()
      let late = false
      const timer = setTimeout(() => {
        late = true
        resolve({ ok: false, code: 'app/timeout' })
      }, TIMING.call)
      const end = (reply: Reply) => {
        clearTimeout(timer)
        resolve(reply)
      }
      cloud.call({ ...data, client: CLIENT }).then(
        answer => {
          clock.heard(answer.now, sent, phone.now())
          if (!answer.ok && answer.code === 'app/update-needed') onOld()
          if (late) onLate?.(answer)
          else end(answer)
        },
        error => end({ ok: false, code: error instanceof CloudFailure ? error.code : 'app/cloud-down' })
      )
    })
}
