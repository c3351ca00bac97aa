import { useEffect, useRef, useState } from 'react'
import type { Room, Table } from '@/room'
import { type Client, mySeat, type TableState } from '@/stores'

const KEY = 'rules-seen'
/** So many tables are remembered. */
const KEPT = 12

type Storage = Client['ports']['storage']

/** What of a table is a rule: not how many seats it has. */
const marked = ({ house, stock, limit, absence, jumps }: Table): string =>
  JSON.stringify({ house, stock, limit, absence, jumps })

const linesOf = (storage: Storage): readonly string[] =>
  (storage.read(KEY) ?? '').split('\n').filter(line => line !== '')

function markOf(storage: Storage, room: string): string {
  return (
    linesOf(storage)
      .find(line => line.startsWith(`${room} {`))
      ?.slice(room.length + 1) ?? ''
  )
}

/** The mark of what was seen of that table: read once, and as it was last remembered here. */
function useSeen(storage: Storage, room: Room | null) {
  const seen = useRef({ room: '', mark: '' })
  if (room !== null && seen.current.room !== room._id)
    seen.current = { room: room._id, mark: markOf(storage, room._id) }
  const see = () => {
    if (room === null) return
    seen.current = { room: room._id, mark: marked(room.table) }
    remember(storage, room)
  }
  return [room ? seen.current.mark : '', see] as const
}

function remember(storage: Storage, { _id, table }: Room): void {
  const others = linesOf(storage).filter(line => !line.startsWith(`${_id} `))
  storage.write(KEY, [`${_id} ${marked(table)}`, ...others].slice(0, KEPT).join('\n'))
}

/** The table as it was by that mark; as it is now, where the mark says nothing that can be read. */
function tableOf(mark: string, now: Table): Table {
  try {
    return { ...now, ...(JSON.parse(mark) as Partial<Table>) }
  } catch {
    return now
  }
}

/** A table's rules as they were when it was first seen here, before its next game. */
function useFirst(room: Room | null): string {
  const first = useRef({ game: '', mark: '' })
  if (room === null) return ''
  const game = `${room._id} ${room.games}`
  if (first.current.game !== game) first.current = { game, mark: marked(room.table) }
  return first.current.mark
}

/**
 * Who is shown the rules before they throw: whoever sits in a lobby; after a game who sat down for the next one; and
 * whoever finds that a game by other rules than they saw has begun, or another game, while nobody has thrown in it.
 */
function mayNotKnow(state: TableState, seen: string): boolean {
  const { room, one, pid } = state
  const seat = mySeat(state)
  if (room === null || one || seat < 0 || room.host === pid) return false
  if (room.phase === 'playing') return room.game?.throws === 0 && (seen !== '' || room.games > 1)
  return room.phase === 'lobby' || (room.phase === 'ended' && seat >= (room.game?.seats ?? 0))
}

/** What this table plays by, and what of it this phone has not seen. */
export interface Rules {
  /** the host has set it anew since, and its next game has not begun */
  readonly changed: boolean
  /** it came by itself to who has just sat down */
  readonly seated: boolean
  /** as this phone last saw it, while the sheet is open */
  readonly before: Table | null
  /** the sheet lies open, or no more */
  readonly open: () => void
  readonly close: () => void
}

/**
 * Remembers what this phone has seen of its table's rules. Before their first throw everybody who sits is shown them,
 * once: again only when the host has changed them. Who chose them knows them, and round one phone all chose together.
 */
export function useRules({ ports: { storage } }: Client, state: TableState, show: () => void): Rules {
  const { room } = state
  const [before, setBefore] = useState<Table | null>(null)
  const [seated, greet] = useState(false)
  const first = useFirst(room)
  const now = room ? marked(room.table) : ''
  const [seen, see] = useSeen(storage, room)
  const open = () => {
    if (room === null) return
    setBefore(tableOf(seen || first, room.table))
    see()
    show()
  }
  const waits = mayNotKnow(state, seen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of rules, not for each way of showing them
  useEffect(() => {
    if (!waits || seen === now) return
    greet(room?.phase !== 'playing')
    open()
  }, [waits, now])
  // Who chose them knows them, and reads what is new to them once somebody else is host.
  const chose = room?.phase === 'playing' && room.host === state.pid && seen !== now
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of rules
  useEffect(() => {
    if (chose) see()
  }, [chose, now])
  return {
    changed: now !== first && now !== seen,
    before,
    seated,
    open,
    close: () => {
      setBefore(null)
      greet(false)
      see()
    }
  }
}
