import { bytesIn, packageBytes } from '../../config/budgets'
import { buildClient } from '../../config/client'
import { buildCloud } from '../../config/cloud'
import { buildEmpty, EMPTY } from '../support/empty-app'
import { print } from './figure'

// What has to be loaded, beside an app of the same Taro, built now, whose one page is empty.

const KB = 1024
const print1 = (name: string, value: number, more: { most?: number; note?: string } = {}) =>
  print({ name, value, unit: 'bytes', ...more })

async function main(): Promise<void> {
  await buildClient('weapp')
  await buildClient('h5')
  const { main, all } = packageBytes()
  print1('weapp main package', main, { most: 600 * KB })
  print1('weapp, all packages', all, { most: 1536 * KB })
  buildEmpty('weapp')
  print1('weapp of an empty Taro app', bytesIn(`${EMPTY}/dist`))
  const isMap = (file: string) => file.endsWith('.map')
  print1('h5', bytesIn('dist/h5', isMap))
  buildEmpty('h5')
  print1('h5 of an empty Taro app', bytesIn(`${EMPTY}/dist`, isMap))
  const { bytes } = await buildCloud()
  print1('cloud function', bytes, { most: 60 * KB, note: 'beside wx-server-sdk' })
}

void main()
