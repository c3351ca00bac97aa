import { Database } from 'node-sqlite3-wasm'
import { EmulatorError, textOf } from '../errors'
import { ownDataFile } from './owner'

/** One stored document: `body` is canonical EJSON, null when it is removed. */
export interface Row {
  collection: string
  id: string
  body: string | null
}

export interface Store {
  /** The data file, or 'memory'. */
  readonly name: string
  load(): Row[]
  /** All rows in one transaction; on disk when it returns. */
  commit(rows: readonly Row[]): void
  close(): void
}

const SCHEMA = `create table if not exists documents
  (collection text not null, id text not null, body text not null, primary key (collection, id)) without rowid`

function openDatabase(file: string): Database {
  const db = new Database(file)
  try {
    // WAL needs shared memory unless the lock is exclusive, which has to be said first.
    db.exec('pragma locking_mode = exclusive')
    db.get('pragma journal_mode = wal')
    db.exec('pragma synchronous = normal')
    const check = db.get('pragma quick_check')
    if (check?.quick_check !== 'ok') throw new Error(String(check?.quick_check))
    db.exec(SCHEMA)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function storeOn(name: string, db: Database, release: () => void): Store {
  const put = db.prepare('insert or replace into documents values (?, ?, ?)')
  const remove = db.prepare('delete from documents where collection = ? and id = ?')
  const write = ({ collection, id, body }: Row) =>
    body === null ? remove.run([collection, id]) : put.run([collection, id, body])
  return {
    name,
    load: () =>
      db.all('select collection, id, body from documents order by collection, id') as unknown as Row[],
    commit(rows) {
      db.exec('begin immediate')
      try {
        rows.forEach(write)
        db.exec('commit')
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    close() {
      put.finalize()
      remove.finalize()
      db.close()
      release()
    }
  }
}

const memory: Store = { name: 'memory', load: () => [], commit: () => undefined, close: () => undefined }

/** What to tell whoever starts the emulator on a file that cannot be used. */
export const badData = (file: string, why: string): EmulatorError =>
  new EmulatorError(
    'emulator/bad-data',
    `The data file ${file} cannot be read (${why}). Move it away to start empty, or put a good copy in its place.`
  )

/**
 * Opens the documents of a file, or of memory when there is none. A file that is no database of ours throws
 * EmulatorError 'emulator/bad-data'; one that a living process owns 'emulator/data-in-use'.
 */
export function openStore(file?: string): Store {
  if (file === undefined) return memory
  const release = ownDataFile(file)
  try {
    return storeOn(file, openDatabase(file), release)
  } catch (error) {
    release()
    throw badData(file, textOf(error))
  }
}
