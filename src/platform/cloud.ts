import type { Answer, Room } from '@/room'
import { type Call, type Cloud, CloudFailure, type FailureCode, type Log } from './ports'

interface Snapshot {
  readonly docs: readonly unknown[]
}

/** The part of `wx.cloud` that this client uses. It reads one document and writes none. */
export interface WxCloud {
  init?(options: { env?: string; traceUser?: boolean }): void
  callFunction(options: { name: string; data: Call }): Promise<{ readonly result?: unknown }>
  database(): {
    collection(name: string): {
      doc(id: string): {
        watch(on: { onChange: (snapshot: Snapshot) => void; onError: (error: unknown) => void }): {
          close(): unknown
        }
      }
    }
  }
}

const FUNCTION = 'game'

const detailOf = (error: unknown): string => {
  const { errMsg, message } = (error ?? {}) as { errMsg?: unknown; message?: unknown }
  return String(errMsg ?? message ?? error)
}

/** The SDK says -1 or speaks of the request where nothing came through; every other number came from the cloud. */
function failureOf(error: unknown): CloudFailure {
  const detail = detailOf(error)
  const number = (error as { errCode?: unknown } | null)?.errCode
  if (UNOPENED.test(detail) || number === -601034) return new CloudFailure('app/no-cloud', detail)
  const lost = number === undefined || number === -1 || /request:fail|timeout|network/i.test(detail)
  const code: FailureCode = lost ? 'app/no-network' : 'app/cloud-down'
  return new CloudFailure(code, detail)
}

/** A program whose publisher has no cloud, or named one that is not there. */
const UNOPENED =
  /请先开通|env(ironment)? (id )?(not exists?|not found|is invalid)|INVALID_ENV|Cloud API isn't enabled/i

const isAnswer = (x: unknown): x is Answer =>
  typeof x === 'object' && x !== null && typeof (x as { ok?: unknown }).ok === 'boolean'

/**
 * The cloud port over `wx.cloud`, of WeChat or of a browser page. `sdk` is asked at each use; null: there is none.
 * What brought no answer is noted in the log, by its code and WeChat's number, once until there is one again.
 */
export function cloudOver(sdk: () => WxCloud | null, log?: Log): Cloud {
  let noted: FailureCode | null = null
  const note = (failure: CloudFailure, error: unknown) => {
    if (failure.code === noted) return
    noted = failure.code
    const { errCode } = (error ?? {}) as { errCode?: unknown }
    log?.note(failure.code, typeof errCode === 'number' ? { errCode } : {})
  }

  return {
    async call(data) {
      const cloud = sdk()
      if (cloud === null) throw new CloudFailure('app/no-cloud')
      let result: unknown
      try {
        result = (await cloud.callFunction({ name: FUNCTION, data })).result
      } catch (error) {
        const failure = failureOf(error)
        note(failure, error)
        throw failure
      }
      noted = null
      if (isAnswer(result)) return result
      throw new CloudFailure('app/cloud-down', 'no answer in the result')
    },

    watch(room, { onRoom, onError }) {
      const cloud = sdk()
      let open = true
      const fail = (error: unknown) => {
        if (open) onError(error)
        open = false
      }
      const onChange = ({ docs }: Snapshot) => {
        if (open && docs[0]) onRoom(docs[0] as Room)
      }
      try {
        if (cloud === null) throw new CloudFailure('app/no-cloud')
        const watcher = cloud.database().collection('rooms').doc(room).watch({ onChange, onError: fail })
        return {
          close() {
            open = false
            try {
              Promise.resolve(watcher.close()).catch(() => undefined)
            } catch {}
          }
        }
      } catch (error) {
        Promise.resolve().then(() => fail(error))
        return {
          close() {
            open = false
          }
        }
      }
    }
  }
}
