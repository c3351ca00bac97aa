import fs from 'node:fs'
import { parseEnv } from 'node:util'

/** What belongs to whoever publishes the program: see `.env.example`. Empty: not set. */
export interface Own {
  /** there is a `.env` */
  readonly file: boolean
  readonly appId: string
  readonly cloudEnv: string
  /** id of the template of the message that a game has begun */
  readonly message: string
  /** what stands in each of its fields: `thing1=…;time2={time}` */
  readonly messageFields: string
}

/** A template of WeChat's, and the words of each of its fields; '{time}' in them is when the game began. */
export interface MessageForm {
  readonly template: string
  readonly fields: Readonly<Record<string, string>>
}

/** As Taro reads it: what is set outside goes before what stands in `.env`. */
export function ownSettings(file = '.env', outside: NodeJS.ProcessEnv = process.env): Own {
  const there = fs.existsSync(file)
  const inside = there ? parseEnv(fs.readFileSync(file, 'utf8')) : {}
  const value = (name: string) => (outside[name] ?? inside[name] ?? '').trim()
  return {
    file: there,
    appId: value('TARO_APP_ID'),
    cloudEnv: value('TARO_APP_CLOUD_ENV'),
    message: value('TARO_APP_MESSAGE'),
    messageFields: value('TARO_APP_MESSAGE_FIELDS')
  }
}

/** Characters that WeChat takes in a field `thing`. */
const THING = 20

/** The words of each field; null: they are not written as they should be. */
function fieldsOf(text: string): MessageForm['fields'] | null {
  const pairs = text
    .split(';')
    .map(pair => /^\s*([a-z_]+\d+)\s*=\s*(.*\S)\s*$/.exec(pair))
    .map(found => [found?.[1] ?? '', found?.[2] ?? ''] as const)
  const fits = ([field, words]: readonly [string, string]) =>
    field !== '' && !(field.startsWith('thing') && words.length > THING)
  return pairs.every(fits) ? Object.fromEntries(pairs) : null
}

/** The message that a game has begun. null: none is set, or not as `.env.example` has it; then nobody is offered any. */
export function messageOf({
  message,
  messageFields
}: Pick<Own, 'message' | 'messageFields'>): MessageForm | null {
  const fields = fieldsOf(messageFields)
  return /^[\w-]{43}$/.test(message) && fields !== null ? { template: message, fields } : null
}
