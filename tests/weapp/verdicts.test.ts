import path from 'node:path'
import { HOUSES, judge } from '@/rules'
import { run } from '../../config/exec'
import { functionFolder } from '../support/cloud'
import { tableOf } from '../support/weapp/table'
import { World } from '../support/weapp/world'
import { findRules, verdictDigest } from './fixtures/verdicts.cjs'

const THROWS = 6 ** 6

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.close())

/** Everything that the modules of the build hand to each other, as the bundler's own runtime has it. */
async function exportsOfBuild() {
  const { query } = await tableOf(world, ['reader'])
  const phone = world.phone('reader')
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  const found = phone.logic.realm.look(`{
    const found = []
    wx.webpackJsonp.push([['look'], {}, require => {
      for (const id of Object.keys(require.m)) {
        try {
          const given = require(id)
          found.push(given, ...Object.keys(given).map(key => given[key]))
        } catch {}
      }
    }])
    found
  }`) as unknown[]
  return { phone, found }
}

test('A31 every throw in every house is worth the same in the source, on the phone and in the cloud', async () => {
  const source = verdictDigest(judge, HOUSES)
  expect(source.count).toBe(THROWS * Object.keys(HOUSES).length)

  const { phone: reader, found } = await exportsOfBuild()
  const phone = findRules(found)
  // The search looked into all of it, at wx too.
  reader.unknown.clear()
  expect(phone.judges.length).toBeGreaterThan(0)
  for (const one of phone.judges) expect(verdictDigest(one, phone.houses)).toEqual(source)

  const bundle = path.join(await functionFolder(), 'game/index.js')
  const { output, code } = await run(process.execPath, ['tests/weapp/fixtures/function-verdicts.cjs', bundle])
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\[\{/) })
  const cloud = JSON.parse(output) as (typeof source)[]
  expect(cloud.length).toBeGreaterThan(0)
  for (const one of cloud) expect(one).toEqual(source)
})
