import type { Messages } from '@/room'
import { cloud } from './sdk'

/** What whoever publishes this has set in .env, put in its place when this is built; null: nothing. */
declare const MESSAGE: {
  readonly template: string
  readonly fields: Readonly<Record<string, string>>
} | null

/** Of China, UTC+8. */
const ZONE = 8 * 3600_000

/** As WeChat takes it in its fields `time` and `date`: 2026年9月25日 20:00. */
function timeOf(ms: number): string {
  const [day = '', time = ''] = new Date(ms + ZONE).toISOString().split('T')
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日 ${time.slice(0, 5)}`
}

/**
 * WeChat's own messages, each of which somebody has said yes to. One leads to the table by its id alone: that opens it to
 * its members and to nobody else.
 */
export const messages: Messages | null = MESSAGE && {
  template: MESSAGE.template,
  send(touser, room, began) {
    const time = timeOf(began)
    const data = Object.fromEntries(
      Object.entries(MESSAGE!.fields).map(([field, words]) => [
        field,
        { value: words.replace('{time}', time) }
      ])
    )
    const page = `pages/table/index?room=${room}`
    return cloud.openapi.subscribeMessage.send({ touser, templateId: MESSAGE!.template, page, data })
  }
}
