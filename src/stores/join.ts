import type { Invitation } from '@/platform/ports'
import { type Ask, isFailure, type NoCode } from './caller'

/**
 * Sits down at the table of a code. Where no seat is to be had (full, or the game is on) the way to the table is told
 * all the same: one may watch.
 */
export async function sitByCode(ask: Ask, code: string): Promise<{ to: Invitation } | { refused: NoCode }> {
  const reply = await ask({ op: 'join', code })
  if (isFailure(reply)) return { refused: reply.code }
  const { room } = reply
  if (room) return { to: { room: room._id, key: reply.ok ? (reply.key ?? '') : '' } }
  return { refused: reply.ok ? 'app/cloud-down' : reply.code }
}
