import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { AnswerLost, CallError, EmulatorError, textOf } from '../errors'
import type { Faults } from '../faults/faults'
import { LIMITS } from '../limits'
import type { TimerConfig } from '../time/triggers'
import type { Job } from './instance'
import type { Pool } from './pool'

const APP_ID = 'wx0000000000000000'
const ENVIRONMENT = 'local-env'

/** What every instance finds in process.env: with it the SDK speaks to `adminUrl` and asks nobody else who it is. */
export const instanceEnv = (adminUrl: string): Record<string, string> => ({
  TENCENTCLOUD_RUNENV: 'SCF',
  TENCENTCLOUD_REGION: 'ap-shanghai',
  SCF_NAMESPACE: ENVIRONMENT,
  TCB_ENV: ENVIRONMENT,
  TENCENTCLOUD_SECRETID: 'local',
  TENCENTCLOUD_SECRETKEY: 'local',
  TENCENTCLOUD_SESSIONTOKEN: 'local',
  TCB_CONTEXT_CNFG: JSON.stringify({ URL: adminUrl })
})

const clientEnv = (openid: string): Record<string, string> => ({
  WX_CONTEXT_KEYS: 'WX_CLIENTIP,WX_OPENID,WX_APPID,WX_API_TOKEN',
  WX_CLIENTIP: '127.0.0.1',
  WX_OPENID: openid,
  WX_APPID: APP_ID,
  WX_API_TOKEN: 'local',
  TCB_SOURCE: 'wx_client'
})

const timerEnv: Record<string, string> = {
  TRIGGER_SRC: 'timer',
  TCB_SOURCE: 'timer',
  WX_CONTEXT_KEYS: 'WX_APPID',
  WX_APPID: APP_ID
}

const contextOf = (name: string, callTime: number) => ({
  memory_limit_in_mb: 256,
  time_limit_in_ms: callTime,
  request_id: crypto.randomUUID(),
  function_name: name,
  function_version: '$LATEST',
  namespace: ENVIRONMENT,
  tencentcloud_region: 'ap-shanghai'
})

/** Calls functions the two ways the cloud does: for a client, and for a timer. */
export class Functions {
  constructor(
    private readonly pool: Pool,
    private readonly callTime: number,
    private readonly faults: Faults
  ) {}

  /**
   * A client's `wx.cloud.callFunction`: `json` is the data as JSON text, `openid` who calls. The answer is the
   * result as JSON text. CallError: -1 data over 100 KB, no JSON object or too deep, -604001 result over 1 MB,
   * -501000 no such function, -504002 the function threw, -504003 it took too long.
   */
  async call(name: string, json: string, openid: string): Promise<string> {
    if (Buffer.byteLength(json) > LIMITS.call) throw new CallError(-1, 'data exceed max size')
    const event = eventOf(json, openid)
    const context = contextOf(name, this.callTime)
    const result = await this.run({ name, event, context, callEnv: clientEnv(openid) }, openid)
    if (Buffer.byteLength(result) > LIMITS.result) {
      throw new CallError(-604001, 'cloudfunction result size exceed limit (1MB)')
    }
    const lost = this.faults.strike('lost-answer', { openid })
    if (lost?.how === 'never') return new Promise(() => undefined)
    if (lost) throw new AnswerLost()
    return result
  }

  /** A timer's call: no OPENID, `TRIGGER_SRC` says timer. `at`: epoch ms. */
  trigger(name: string, timer: string, at: number): Promise<string> {
    const time = `${new Date(at).toISOString().slice(0, 19)}Z`
    const event = JSON.stringify({ Type: 'Timer', TriggerName: timer, Time: time, Message: '' })
    const context = contextOf(name, this.callTime)
    return this.run({ name, event, context, callEnv: timerEnv })
  }

  /** One call; or the same event delivered twice at once, answered by the first when both are over. */
  private async run(call: Omit<Job, 'callNumber' | 'isFresh'>, openid?: string): Promise<string> {
    const job = { ...call, isFresh: this.faults.strike('cold-start', { openid }) !== undefined }
    if (!this.faults.strike('repeat', { openid })) return this.pool.call(job)
    const [first] = await Promise.allSettled([this.pool.call(job), this.pool.call(job)])
    if (first.status === 'rejected') throw first.reason
    return first.value
  }
}

/** What the function gets, as JSON text. Nested too deeply, text can be read but not be written again. */
function eventOf(json: string, openId: string): string {
  try {
    const data: unknown = JSON.parse(json === '' ? '{}' : json)
    if (typeof data === 'object' && data !== null && !Array.isArray(data))
      return JSON.stringify({ ...data, userInfo: { appId: APP_ID, openId } })
  } catch {}
  throw new CallError(-1, 'data must be a JSON object')
}

/** The timers in a function's config.json; none if it has no such file. No JSON: 'emulator/bad-config'. */
export function timersOf(root: string, name: string): TimerConfig[] {
  const file = path.join(root, name, 'config.json')
  if (!fs.existsSync(file)) return []
  try {
    const { triggers = [] } = JSON.parse(fs.readFileSync(file, 'utf8')) as { triggers?: TimerConfig[] }
    return triggers.filter(trigger => trigger.type === 'timer')
  } catch (error) {
    throw new EmulatorError('emulator/bad-config', `${file} cannot be read: ${textOf(error)}`)
  }
}
