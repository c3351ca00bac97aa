import crypto from 'node:crypto'
import fs from 'node:fs'
import type { DatabaseConfig } from '../config'
import type { Documents } from '../database/documents'
import { denied } from '../database/permissions'
import { AnswerLost, CallError, DatabaseError, EmulatorError, textOf } from '../errors'
import { withFaults } from '../faults/database'
import type { Faults } from '../faults/faults'
import type { FaultKind, FaultOrder } from '../faults/order'
import { emulatorFile } from '../files'
import type { Functions } from '../instances/functions'
import type { Clock } from '../time/clock'
import type { Triggers } from '../time/triggers'
import { type AdminRequest, serveAdmin } from './admin'
import { type ClientRequest, clientError, serveClient } from './client'
import { json, type Reply, type Request } from './http'
import type { Messages } from './messages'
import { serveOpenApi } from './openapi'

export interface RouteDeps {
  documents: Documents
  config: DatabaseConfig
  functions: Functions
  clock: Clock
  triggers: Triggers
  faults: Faults
  messages: Messages
  /** Ends an instance in the middle of its call. */
  kill: (instance: number) => void
  /** Opens /clock and /faults. */
  test: boolean
  /** Only functions know it: who asks at /admin without it is no function. */
  adminKey: string
}

type Route = (request: Request, deps: RouteDeps) => Reply | Promise<Reply>

/** An openid here: a letter first, since the SDK turns one of digits only into a number. */
const OPENID = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/

const parse = <T>(body: Buffer): T => JSON.parse(body.toString('utf8')) as T

const noOpenid = () =>
  json(
    { errCode: -601004, errMsg: `api permission denied: header x-openid must match ${OPENID.source}` },
    401
  )

/** POST /admin: wx-server-sdk. Errors are HTTP 200 with { code, message }. */
const admin: Route = async ({ params, header, body }, deps) => {
  if (params.get('key') !== deps.adminKey)
    return json({ code: 'SIGN_PARAM_INVALID', message: 'no function' }, 403)
  const type = header('content-type')
  if (type.startsWith('multipart/'))
    return { type: 'application/octet-stream', body: serveOpenApi(body, type, deps.messages) }
  const requestId = crypto.randomUUID()
  try {
    const { documents, clock } = deps
    const asked = parse<AdminRequest>(body)
    const act = () => serveAdmin(asked, { documents, now: () => clock.now() })
    return json({ requestId, ...(await withFaults(asked, Number(params.get('instance')), act, deps)) })
  } catch (error) {
    const code = error instanceof DatabaseError ? error.code : 'SYS_ERR'
    return json({ requestId, code, message: textOf(error) })
  }
}

/** POST /call/NAME: a client's callFunction. Answers { result } or { errCode, errMsg }. */
const call: Route = async ({ path, header, body }, { functions }) => {
  const openid = header('x-openid')
  if (!OPENID.test(openid)) return noOpenid()
  try {
    const result = await functions.call(path.slice('/call/'.length), body.toString('utf8'), openid)
    return { type: 'application/json; charset=utf-8', body: `{"result":${result}}` }
  } catch (error) {
    if (!(error instanceof CallError) || error instanceof AnswerLost) throw error
    return json({ errCode: error.errCode, errMsg: error.errMsg })
  }
}

/** POST /database: a client's reads. Answers { data } or { errCode, errMsg }. */
const database: Route = ({ header, body }, { documents, config, faults }) => {
  const openid = header('x-openid')
  if (!OPENID.test(openid)) return noOpenid()
  try {
    const request = parse<ClientRequest>(body)
    if (faults.strike('refused', { collection: request.collection, openid })) throw denied()
    return json(serveClient(request, documents, config))
  } catch (error) {
    if (error instanceof DatabaseError) return json(clientError(error))
    throw error
  }
}

/** GET /clock, POST /clock { set: ms } or { advance: ms }: answers { now } when all due timers have finished. */
const moveClock: Route = async ({ method, body }, { clock, triggers, test }) => {
  if (!test) return json({ error: 'the clock moves only in tests' }, 404)
  if (method === 'POST') {
    const { set, advance } = parse<{ set?: number; advance?: number }>(body)
    if (typeof set === 'number') await triggers.moveTo(set)
    else if (typeof advance === 'number') await triggers.advance(advance)
    else return json({ error: 'say { "set": ms } or { "advance": ms }' }, 400)
  }
  return json({ now: clock.now() })
}

/** What POST /faults may ask; several at once are done in this order. */
interface FaultsRequest {
  clear?: true | FaultKind
  add?: FaultOrder | readonly FaultOrder[]
  release?: true
}

/** GET /faults, POST /faults: answers { orders, happened, held, frozen }. */
const changeFaults: Route = ({ method, body }, { faults, test }) => {
  if (!test) return json({ error: 'faults happen in tests only' }, 404)
  try {
    const { clear, add = [], release } = method === 'POST' ? parse<FaultsRequest>(body) : {}
    if (clear) faults.clear(clear === true ? undefined : clear)
    for (const order of [add].flat()) faults.add(order)
    if (release) faults.release()
  } catch (error) {
    if (error instanceof EmulatorError) return json({ error: error.message }, 400)
    throw error
  }
  const { orders, happened, held, frozen } = faults
  return json({ orders, happened, held, frozen })
}

const health: Route = (_, { clock }) => json({ ok: true, now: clock.now() })

const script: Route = () => ({
  type: 'text/javascript; charset=utf-8',
  body: fs.readFileSync(emulatorFile('browser/wxcloud.js'))
})

const ROUTES: Record<string, Route> = {
  'POST /admin': admin,
  'POST /database': database,
  'GET /clock': moveClock,
  'POST /clock': moveClock,
  'GET /faults': changeFaults,
  'POST /faults': changeFaults,
  'GET /health': health,
  'GET /wxcloud.js': script
}

/** The answer to one request; anything thrown that is not part of a protocol is 500 with its text. AnswerLost: none. */
export async function serve(request: Request, deps: RouteDeps): Promise<Reply> {
  const isCall = request.method === 'POST' && request.path.startsWith('/call/')
  const route = isCall ? call : ROUTES[`${request.method} ${request.path}`]
  if (!route) return json({ error: `no ${request.method} ${request.path} here` }, 404)
  try {
    return await route(request, deps)
  } catch (error) {
    if (error instanceof AnswerLost) throw error
    return json({ error: textOf(error) }, 500)
  }
}
