import { inLong, page, type Stage, tapped } from './stage'

/** Opening a table, or a game on one phone. */
export const OPEN: readonly Stage[] = [
  page('open', '/pages/more/open/index', '#open-confirm'),
  page('open-one', '/pages/more/open/index?one=1', '#one-confirm'),
  page('open-more', '/pages/more/open/index', '#open-confirm', async ({ page: at }) => {
    await at.locator('#cakes-own').tap()
    await at.locator('#open-more').tap()
    await at.locator('#axes-all').tap()
    await at.locator('#minutes').getByText(/\d/).waitFor()
  }),
  page('open-small', '/pages/more/open/index', '#open-confirm', async ({ page: at }) => {
    await at.locator('#cakes-small').tap()
    await at.locator('#cakes-small[aria-checked=true]').waitFor()
    await at.locator('#minutes').getByText(/\d/).waitFor()
  }),
  page('open-houses', '/pages/more/open/index', '#open-confirm', tapped('#house-more', 0, '#all-jiudian')),
  ...inLong([
    page('open-one-own', '/pages/more/open/index?one=1', '#one-confirm', async ({ page: at }) => {
      await at.locator('#cakes-own').tap()
      await at.locator('#cakes-yixiu .stepper-act').last().tap()
      await at.locator('#minutes').getByText(/\d/).waitFor()
    })
  ])
]
