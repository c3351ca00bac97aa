import { openidOf } from '../../support/web'
import { inLong, type Stage, tapped, visit } from './stage'
import { game, gameOf, hashOf, LAST, ROUND, TINY } from './tables'

const PRIZES: Readonly<Record<string, string>> = {
  zhuangyuan: '空气炸锅',
  erju: '一整箱安溪铁观音茶叶礼盒',
  yixiu: '牙膏'
}

/** What this phone's person noted that the cakes of a small game at that table stand for. */
const noted = (table: string) => {
  const names = Object.fromEntries(Object.keys(TINY).map(rank => [rank, PRIZES[rank] ?? '']))
  return JSON.stringify([{ table, set: TINY, names }])
}

const resultPrizes: Stage = {
  name: 'result-prizes',
  shows: '.result-row-named',
  async reach(web, me) {
    const s = await gameOf(web, me, 4, LAST, { stock: TINY })
    const phone = await web.phone(me, '/pages/more/rules/index')
    await phone.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `bobing/${openidOf(me)}/prizes/tables`,
      noted(s.id)
    ] as const)
    await visit(web, phone, hashOf(s))
    return phone
  }
}

/** A game that has ended. */
export const ENDED: readonly Stage[] = [
  game('result', 4, LAST, '#again', { table: { stock: TINY } }),
  game('result-guest', 4, LAST, '#claim-host', { table: { stock: TINY }, seat: 1 }),
  game('abandoned', 4, ROUND, '#again', {
    after: (web, { id, guests }) => web.cloud.done(guests[0]!, { op: 'end', room: id })
  }),
  ...inLong([
    game('souvenir', 4, LAST, '#again', {
      table: { stock: TINY },
      again: tapped('#keepsake', 0, '#keepsake-picture img')
    }),
    resultPrizes,
    game('result-unnamed', 4, LAST, '#who-am-i', {
      table: { stock: TINY },
      after: (web, { id, guests }) => web.cloud.done(guests[0]!, { op: 'me', room: id, name: '', face: 1 })
    })
  ])
]
