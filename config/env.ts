import fs from 'node:fs'
import { parseEnv } from 'node:util'

/** What belongs to whoever publishes the program: see `.env.example`. Empty: not set. */
export interface Own {
  /** there is a `.env` */
  readonly file: boolean
  readonly appId: string
  readonly cloudEnv: string
}

/** As Taro reads it: what is set outside goes before what stands in `.env`. */
export function ownSettings(file = '.env', outside: NodeJS.ProcessEnv = process.env): Own {
  const there = fs.existsSync(file)
  const inside = there ? parseEnv(fs.readFileSync(file, 'utf8')) : {}
  const value = (name: string) => (outside[name] ?? inside[name] ?? '').trim()
  return { file: there, appId: value('TARO_APP_ID'), cloudEnv: value('TARO_APP_CLOUD_ENV') }
}
