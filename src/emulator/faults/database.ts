import type { Faults } from './faults'
import type { Occasion, RequestKind } from './order'

/** What of a request of wx-server-sdk decides which trouble it may have. */
interface Request {
  action: string
  collectionName?: string
  queryType?: 'DOC' | 'WHERE'
  query?: string
}

type Answer = Record<string, unknown>

interface Deps {
  faults: Faults
  /** Ends an instance in the middle of its call. */
  kill: (instance: number) => void
}

const KINDS: Partial<Record<string, RequestKind>> = {
  'database.getDocument': 'get',
  'database.insertDocument': 'add',
  'database.modifyDocument': 'update',
  'database.removeDocument': 'remove'
}

const BUSY = '[ResourceUnavailable.TransactionBusy] Transaction is busy. Please try again later.'

/** An update that names what it has read: its writer looks at how many documents it changed. */
const isCompareAndSet = ({ action, queryType, query }: Request): boolean =>
  action === 'database.modifyDocument' &&
  queryType === 'WHERE' &&
  Object.keys(JSON.parse(query ?? '{}') as object).length > 1

const never = (): Promise<never> => new Promise(() => undefined)

/** Carries out a function's request to the database by `serve`, with the trouble that is ordered for it. */
export async function withFaults(
  request: Request,
  instance: number,
  serve: () => Answer,
  { faults, kill }: Deps
): Promise<Answer> {
  const occasion: Occasion = { collection: request.collectionName, request: KINDS[request.action] }
  const end = async (at: 'before' | 'after') => {
    const frozen = faults.strike('frozen', { ...occasion, at })
    if (frozen) await faults.freeze(instance, frozen.ms)
    if (!faults.strike('killed', { ...occasion, at })) return
    kill(instance)
    await never()
  }
  await faults.thawed(instance)
  await end('before')
  if (faults.strike('busy', occasion)) throw new Error(BUSY)
  const lost = isCompareAndSet(request) && faults.strike('conflict', occasion)
  const answer = lost ? { data: { updated: 0, upsert_id: null } } : serve()
  await end('after')
  return answer
}
