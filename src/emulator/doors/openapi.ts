import type { Messages } from './messages'
import { decodeOpenApi, encodeOpenApi } from './protobuf'

// Fakes of WeChat's own services, enough for a function to go on. None of them reaches WeChat.

/** Words the fake text check finds risky; the real one is a service of WeChat with a list of its own. */
const RISKY = ['赌博', '博彩', '违规词']

/** A picture of one dot, in place of a mini program code. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64'
)

type Reply = Buffer | Record<string, unknown>
type Fake = (request: Record<string, unknown>, messages: Messages) => Reply

const OK = { errcode: 0, errmsg: 'ok' }

const fakeMsgSecCheck: Fake = ({ content }) => {
  const risky = RISKY.some(word => String(content).includes(word))
  const result = risky ? { suggest: 'risky', label: 20006 } : { suggest: 'pass', label: 100 }
  return { ...OK, result, detail: [], trace_id: 'fake' }
}

/** One message for each yes that the person gave, and then no more. */
const fakeSendMessage: Fake = ({ touser, template_id, page, data }, messages) => {
  const message = { openid: String(touser), template: String(template_id), page: String(page), data }
  return messages.send(message) ? OK : { errcode: 43101, errmsg: 'user refuse to accept the msg' }
}

const FAKES: Record<string, Fake> = {
  'security.msgSecCheck': fakeMsgSecCheck,
  'subscribeMessage.send': fakeSendMessage,
  'wxacode.getUnlimited': () => DOT,
  'updatableMessage.createActivityId': () => ({ ...OK, activity_id: 'fake', expiration_time: 0 }),
  'updatableMessage.setUpdatableMsg': () => OK
}

/** The parts of a multipart/form-data body, by name. */
function multipart(body: Buffer, contentType: string): Record<string, Buffer> {
  const boundary = `--${/boundary=([^;]+)/.exec(contentType)?.[1] ?? ''}`
  const parts: Record<string, Buffer> = {}
  for (let at = body.indexOf(boundary); at >= 0; ) {
    const head = at + boundary.length + 2
    const content = body.indexOf('\r\n\r\n', head) + 4
    const end = body.indexOf(`\r\n${boundary}`, content)
    if (content < 4 || end < 0) break
    const name = /name="([^"]+)"/.exec(body.toString('utf8', head, content))?.[1]
    if (name) parts[name] = body.subarray(content, end)
    at = end + 2
  }
  return parts
}

/**
 * Answers `cloud.openapi.*` (multipart with a protobuf inside) by a fake. An API without one is answered as WeChat
 * answers without the right to it: errcode 48001.
 */
export function serveOpenApi(body: Buffer, contentType: string, messages: Messages): Buffer {
  const { apiName, requestData } = multipart(body, contentType)
  const fake = FAKES[String(apiName)]
  const reply: Reply = fake
    ? fake(decodeOpenApi(requestData ?? Buffer.alloc(0)), messages)
    : { errcode: 48001, errmsg: `api unauthorized: the emulator has no fake of ${apiName}` }
  if (Buffer.isBuffer(reply)) return encodeOpenApi('image/png', reply)
  return encodeOpenApi('application/json', Buffer.from(JSON.stringify(reply)))
}
