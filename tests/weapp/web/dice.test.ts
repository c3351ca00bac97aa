import { flightOf } from '@/dice'
import { seen, stage, strip } from '../../support/stage'
import type { Glass } from '../../support/weapp/chromium'
import { onGlass } from '../../support/weapp/stand'
import { begin, ready, tableOf } from '../../support/weapp/table'
import type { World } from '../../support/weapp/world'

let world: World
let glass: Glass
onGlass(made => {
  ;({ world, glass } = made)
})

test('strips of a throw, of a jump and of the hand, as WeChat’s build shows them', async () => {
  const { id, query } = await tableOf(world, ['strip', 'strip-guest'])
  await begin(world, id, 'strip')
  const phone = world.phone('strip', {}, glass.of({ width: 390, height: 844 }))
  await phone.launch({ path: 'pages/table/index', query, scene: 1007 })
  await ready(world, phone)
  await phone.settle()
  const page = glass.pages.at(-1)!
  await stage(page)
  const dice = [4, 4, 4, 1, 2, 6]
  const flight = flightOf('first', null)
  const pictures = await strip(page, 'dice-weapp-throw', { flight, dice, phase: 'flying' })
  const changed = pictures.slice(1, 8).filter((picture, i) => !picture.equals(pictures[i]!))
  expect(changed).toHaveLength(7)
  // The end of a flight that was not watched is the end of one that was.
  await seen(page, { flight, dice, phase: 'lying' })
  expect((await page.locator('#stage').screenshot({ animations: 'allow' })).equals(pictures.at(-1)!)).toBe(
    true
  )
  await strip(page, 'dice-weapp-jump', { flight: flightOf('jump', null, true), dice, phase: 'flying' })
  const hand = { ...flightOf('hand', null), ms: 200 }
  await strip(page, 'dice-weapp-hand', { flight: hand, dice, phase: 'rattling' }, 25)
  expect(phone.wrongs()).toEqual([])
}, 120_000)
