import type { DatabaseConfig } from '../config'
import { DatabaseError } from '../errors'

/**
 * May a client read or watch this collection? Functions are never asked. 'functions-only' is refused with
 * DATABASE_PERMISSION_DENIED; a collection that is not listed passes, for the database to say it does not exist.
 */
export function checkClientRead(config: DatabaseConfig, collection: string): void {
  if (config[collection]?.permission === 'functions-only') throw denied()
}

/** No permission lets a client write: what each of its writes is answered (-502003 on a phone). */
export const denied = (): DatabaseError =>
  new DatabaseError('DATABASE_PERMISSION_DENIED', 'Permission denied')
