import type { HouseId } from '@/rules'

// Each line is one height: throws that are equal stand on it together. Low to high, written out from the sheets.

const sihong = `
444412
444413 444422
444423
444415 444433
444416 444425
444426 444435
444436
444455
444456
444466`

const wuziByKicker = `
222221 333331 555551 666661
111112 333332 555552 666662
111113 222223 555553 666663
111114 222224 333334 555554 666664
111115 222225 333335 666665
111116 222226 333336 555556`

const ones = '\n111112\n111113\n111114\n111115\n111116'
const twos = '\n222221\n222223\n222224\n222225\n222226'
const threes = '\n333331\n333332\n333334\n333335\n333336'
const wuhong = '\n444441\n444442\n444443\n444445\n444446'
const fives = '\n555551\n555552\n555553\n555554\n555556'
const sixes = '\n666661\n666662\n666663\n666664\n666665'
const chajinhua = '\n444411'
const sixBlack = '\n111111 222222 333333 555555 666666'
const liubohong = '\n444444'

const gongsi = `${sihong}${ones}${twos}${threes}${fives}${sixes}${wuhong}
222222
333333
555555
666666
111111${liubohong}${chajinhua}`

const minnan = `${sihong}${ones}${twos}${threes}${wuhong}${fives}${sixes}${chajinhua}
111111
222222
333333
555555
666666${liubohong}`

const sanshikuan = `${sihong}${ones}${twos}${threes}${fives}${sixes}${wuhong}${sixBlack}${chajinhua}${liubohong}`

const heights = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split(' '))

/** The 状元 throws of each house, low to high; what is not here is no 状元. */
export const LADDERS: Readonly<Record<HouseId, readonly (readonly string[])[]>> = {
  xmu: heights(sihong + wuziByKicker + wuhong + chajinhua + liubohong),
  xiangjie: heights(sihong + wuziByKicker + wuhong + chajinhua + sixBlack + liubohong),
  sanshikuan: heights(sanshikuan),
  xiandai: heights(sihong + wuziByKicker + wuhong + sixBlack + liubohong + chajinhua),
  gongsi: heights(gongsi),
  jiudian: heights(gongsi),
  bisai: heights(sihong + wuziByKicker + wuhong + sixBlack + liubohong + chajinhua),
  minnan: heights(minnan)
}

const sorted = (digits: string) => [...digits].sort().join('')

const HEIGHTS = new Map(
  Object.entries(LADDERS).map(([id, lines]) => [
    id,
    new Map(lines.flatMap((line, i) => line.map(digits => [sorted(digits), i + 1])))
  ])
)

/** Height of a throw on a house's ladder by the text above, from 1; 0: no 状元 there. `digits`: in any order. */
export const heightOf = (id: HouseId, digits: string): number => HEIGHTS.get(id)?.get(sorted(digits)) ?? 0
