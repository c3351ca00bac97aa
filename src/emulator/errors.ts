/** Why the emulator could not start or go on: told to whoever started it, never to a client. */
export type EmulatorErrorCode =
  | 'emulator/bad-data'
  | 'emulator/bad-config'
  | 'emulator/bad-fault'
  | 'emulator/data-in-use'
  | 'emulator/port-in-use'

export class EmulatorError extends Error {
  override readonly name = 'EmulatorError'

  constructor(
    readonly code: EmulatorErrorCode,
    message: string
  ) {
    super(message)
  }
}

/** The codes the cloud's database answers with; wx-server-sdk turns each into its errCode. */
export type DatabaseErrorCode =
  | 'DATABASE_COLLECTION_NOT_EXIST'
  | 'DATABASE_DUPLICATE_WRITE'
  | 'DATABASE_INVALID_OPERRATOR'
  | 'DATABASE_PERMISSION_DENIED'
  | 'DATABASE_REQUEST_FAILED'
  | 'DATABASE_TRANSACTION_FAIL'
  | 'INVALID_PARAM'

/** A refusal of the database: `{ code, message }` on the SDK's wire, `{ errCode, errMsg }` for a client. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'

  constructor(
    readonly code: DatabaseErrorCode,
    message: string
  ) {
    super(message)
  }
}

/** A cloud function call that gave no result: what `wx.cloud.callFunction` rejects with. */
export class CallError extends Error {
  override readonly name = 'CallError'

  constructor(
    readonly errCode: number,
    message: string
  ) {
    super(message)
  }

  get errMsg(): string {
    return `cloud.callFunction:fail Error: errCode: ${this.errCode} | errMsg: ${this.message}`
  }
}

/** The function has finished, and the network has lost what it answered. */
export class AnswerLost extends CallError {
  constructor() {
    super(-1, 'request:fail the connection was cut')
  }
}

/** The text of anything thrown, also from another realm. */
export const textOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
