import type { Database } from '@/cloud/sdk'
import { cloudStore } from '@/cloud/store'

/** A database whose every request fails with this. */
const failing = (error: object): Database => {
  const fail = () => Promise.reject(error)
  const collection = { doc: () => ({ get: fail }), add: fail }
  return { command: {}, collection: () => collection } as unknown as Database
}
const CODE = { _id: 'K7P3XM', v: 1, room: 'ab'.repeat(12) }

describe('an error of the database is a no only where it says so, else it is passed on', () => {
  test.each([
    [{ errCode: -502001, errMsg: 'database request fail. E11000 duplicate key error collection: codes' }],
    [{ errCode: -502001, errMsg: 'database request fail. [FailedOperation] DATABASE_DUPLICATE_WRITE' }],
    [{ errCode: -502001, errMsg: 'database request fail. document with _id K7P3XM already exists' }]
  ])('there already: %j', async error => {
    expect(await cloudStore(failing(error)).add('codes', CODE)).toBe(false)
  })

  test.each([
    [{ errMsg: 'document.get:fail document with _id K7P3XM does not exist' }],
    [{ errMsg: 'document.get:fail cannot find document with _id K7P3XM, please make sure that it exists' }]
  ])('not there: %j', async error => {
    expect(await cloudStore(failing(error)).get('codes', 'K7P3XM')).toBeNull()
  })

  test.each([
    [{ errCode: -502005, errMsg: 'document.get:fail database collection not exists. Db or Table not exist' }],
    [
      { errCode: -502001, errMsg: 'database request fail. [ResourceNotFound] the environment does not exist' }
    ],
    [{ errCode: -502003, errMsg: 'database permission denied' }],
    [{ message: 'socket hang up' }]
  ])('neither: %j', async error => {
    const store = cloudStore(failing(error))
    await expect(store.add('codes', CODE)).rejects.toBe(error)
    await expect(store.get('codes', 'K7P3XM')).rejects.toBe(error)
  })
})
