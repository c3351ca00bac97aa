/** The cloud's limits that the product could run into (bytes unless said otherwise). */
export const LIMITS = {
  /** Records a client's `get` returns. */
  clientRecords: 20,
  /** Records a function's `get` returns when it names no limit. */
  functionRecords: 100,
  /** Records a function may ask for at most. */
  functionRecordsMax: 1000,
  /** One database answer, one function result. */
  result: 1024 * 1024,
  /** The data of one `callFunction`. */
  call: 100 * 1024,
  /** One document, as BSON. */
  document: 16 * 1024 * 1024,
  /** Documents one watch may follow. */
  watchedDocuments: 5000,
  /** A request of the SDK: the largest document, written out as EJSON. */
  request: 64 * 1024 * 1024,
  /** How long one call of a function may run, in ms. */
  callTime: 10_000,
  /** How long the cloud lets a call run unless its console says otherwise, in ms. */
  standardCallTime: 3000
} as const
