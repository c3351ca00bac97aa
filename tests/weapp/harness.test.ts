import { turn } from '../support/weapp/time'
import { World } from '../support/weapp/world'

const THROWS = "setTimeout(() => { throw new TypeError('thrown in a timer') })"
const REJECTS = "void (async () => { throw new TypeError('left rejected') })()"

/** A phone on which the program does something wrong; and what WeChat's log was told of it. */
async function wrong(code: string) {
  const world = await World.start()
  const phone = world.phone('ama')
  await phone.launch()
  phone.logic.realm.look(code)
  await turn()
  await phone.settle()
  return { world, phone, log: JSON.stringify(phone.core.called('RealtimeLog')) }
}

test.each([
  ['thrown in a timer', THROWS],
  ['left rejected', REJECTS]
])(
  'what is %s in the program is a wrong that ends the test, and the program is told',
  async (words, code) => {
    const { world, phone, log } = await wrong(code)
    expect(phone.wrongs()).toEqual([expect.stringContaining(words)])
    expect(log).toContain('app/internal')
    expect(log).not.toContain(words)
    await expect(world.close()).rejects.toThrow(words)
  }
)

test('what nobody did wrong ends quietly', async () => {
  const { world, phone } = await wrong('0')
  expect(phone.wrongs()).toEqual([])
  await world.close()
})
