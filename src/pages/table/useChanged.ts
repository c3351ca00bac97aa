import { useRef } from 'react'
import type { Room } from '@/room'

/** Whether a table was set anew since it was first seen here, while its next game has not begun. */
export function useChanged(room: Room | null): boolean {
  const first = useRef({ game: '', table: '' })
  if (room === null) return false
  const game = `${room._id} ${room.games}`
  const table = JSON.stringify(room.table)
  if (first.current.game !== game) first.current = { game, table }
  return first.current.table !== table
}
