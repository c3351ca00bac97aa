import fc from 'fast-check'
import type { ChoiceId, House } from '@/rules'
import {
  CHOICES,
  choicesOf,
  choose,
  customHouse,
  HOUSE_IDS,
  HOUSES,
  houseDiff,
  judge,
  parseHouse,
  swapped
} from '@/rules'
import { anyHouse } from './random'
import { d } from './spec'

const chosen = (house: House, id: ChoiceId, value: string): House => {
  const next = choose(house, id, value)
  if ('refused' in next) throw new Error(`${next.refused} ${next.field} ${value}`)
  return next
}

const valuesOf = (house: House) => Object.fromEntries(choicesOf(house).map(({ id, value }) => [id, value]))

const strength = (digits: string, house: House) => judge(d(digits), house).strength

describe.each(HOUSE_IDS)('the choices of %s', id => {
  const house = HOUSES[id]

  test('say what its sheet says, each by one of its values', () => {
    for (const { values, value } of choicesOf(house)) expect(values).toContain(value)
  })

  test('are taken by a room, each value of each, and then are that value', () => {
    for (const choice of choicesOf(house))
      for (const value of choice.values) {
        const next = chosen(house, choice.id, value)
        expect(valuesOf(next)[choice.id]).toBe(value)
        expect(parseHouse(JSON.parse(JSON.stringify(houseDiff(next))))).toEqual(next)
      }
  })

  test('change nothing where the house is so already', () => {
    for (const choice of choicesOf(house))
      expect(chosen(house, choice.id, choice.value as string)).toEqual(house)
  })
})

test('every axis but the advice may be changed by a choice, and the set where ranks change places', () => {
  const changed = HOUSE_IDS.flatMap(id =>
    choicesOf(HOUSES[id]).flatMap(choice =>
      choice.values.flatMap(value => Object.keys(houseDiff(chosen(HOUSES[id], choice.id, value)).diff))
    )
  )
  const axes = Object.keys(HOUSES.xmu).filter(axis => !['id', 'version', 'advice'].includes(axis))
  expect([...new Set(changed)].sort()).toEqual(axes.sort())
})

test('every choice but those of the course of a game has a throw to show it', () => {
  const all = choicesOf(chosen(HOUSES.minnan, 'counting', 'latest'))
  expect(all.map(({ id }) => id)).toEqual(Object.keys(CHOICES))
  expect(all.filter(({ example }) => !example).map(({ id }) => id)).toEqual([
    'jump',
    'end',
    'starter',
    'direction',
    'minutes'
  ])
})

describe('what a choice changes', () => {
  test('五子 with 五红 on one step, and apart again', () => {
    const joint = chosen(HOUSES.xmu, 'wuziBy', 'with-wuhong-red')
    expect(strength('444441', joint)).toBeGreaterThan(strength('666665', joint))
    expect(strength('666661', joint)).toBeGreaterThan(strength('222226', joint))
    expect(chosen(joint, 'wuziBy', 'kicker')).toEqual(HOUSES.xmu)
  })

  test('a 插金花 between 五子 and 五红 stays where it is when 五子 is compared by face', () => {
    const house = chosen(chosen(HOUSES.xmu, 'chajinhuaAbove', 'wuzi'), 'wuziBy', 'face')
    expect(strength('444411', house)).toBeGreaterThan(strength('666665', house))
    expect(strength('444411', house)).toBeLessThan(strength('444441', house))
    expect(strength('333331', house)).toBeGreaterThan(strength('222226', house))
  })

  test('插金花 above each step there is, and below all', () => {
    const placesOf = (house: House) => choicesOf(house).find(({ id }) => id === 'chajinhuaAbove')?.values
    expect(placesOf(HOUSES.xmu)).toEqual(['none', 'sihong', 'wuzi', 'wuhong', 'liubohong'])
    expect(placesOf(HOUSES.minnan)).toEqual(['none', 'sihong', 'wuhong', 'biandijin', 'liubohong'])
    expect(placesOf(HOUSES.gongsi)).toContain('liubohei')
    const lowest = chosen(HOUSES.xmu, 'chajinhuaAbove', 'none')
    expect(strength('444411', lowest)).toBeLessThan(strength('444412', lowest))
  })

  test('six black that is to count gets a place below 六勃红', () => {
    const house = chosen(HOUSES.xmu, 'sixBlack', 'ladder')
    expect(strength('222222', house)).toBeGreaterThan(strength('444411', house))
    expect(strength('222222', house)).toBeLessThan(strength('444444', house))
    expect(chosen(house, 'sixBlack', 'take-one')).toMatchObject({ sixBlack: 'take-one' })
    expect(strength('222222', chosen(house, 'sixBlack', 'take-one'))).toBe(0)
  })

  test('how six black is told apart is no choice where it is no 状元', () => {
    expect(valuesOf(HOUSES.xmu)).not.toHaveProperty('sixBlackBy')
    expect(valuesOf(HOUSES.bisai).sixBlackBy).toBe('latest')
    expect(valuesOf(HOUSES.gongsi).sixBlackBy).toBe('biandijin')
    expect(choose(HOUSES.xmu, 'sixBlackBy', 'face')).toEqual({
      refused: 'rules/bad-house',
      field: 'sixBlackBy'
    })
  })

  test('遍地锦 that sweeps is a 状元, the other six black are not', () => {
    const house = chosen(HOUSES.xmu, 'biandijinSweeps', 'true')
    expect(strength('111111', house)).toBeGreaterThan(0)
    expect(strength('222222', house)).toBe(0)
    expect(chosen(house, 'biandijinSweeps', 'false').biandijinSweeps).toBe(false)
  })

  test('四进 above 三红 with their counts, and back', () => {
    const house = chosen(HOUSES.xmu, 'sijinOverSanhong', 'true')
    expect(house).toMatchObject(swapped(HOUSES.xmu))
    expect(chosen(house, 'sijinOverSanhong', 'false')).toEqual(HOUSES.xmu)
  })

  test('what slips is a choice where the latest counts', () => {
    expect(valuesOf(HOUSES.xmu)).toMatchObject({ lugu: 'smaller', chajinhuaNeverSlips: 'true' })
    for (const id of ['lugu', 'chajinhuaNeverSlips'])
      expect(valuesOf(chosen(HOUSES.xmu, 'counting', 'best'))).not.toHaveProperty(id)
  })

  test('whom and until when to 追 is a choice where any rank is', () => {
    expect(valuesOf(HOUSES.xmu)).not.toHaveProperty('chaseFrom')
    const house = chosen(HOUSES.xmu, 'chaseRanks', 'sanhong-duitang')
    expect(house.chase).toEqual({ ranks: ['sanhong', 'duitang'], from: 'upstream', window: 'end' })
    expect(chosen(house, 'chaseFrom', 'previous').chase.from).toBe('previous')
    expect(chosen(house, 'chaseWindow', 'others-in-stock').chase.window).toBe('others-in-stock')
  })

  test('minutes', () => {
    expect(chosen(HOUSES.xmu, 'minutes', '90').minutes).toBe(90)
    expect(chosen(chosen(HOUSES.xmu, 'minutes', '90'), 'minutes', 'null')).toEqual(HOUSES.xmu)
  })
})

test('a value that a host made otherwise is none of those offered', () => {
  const own = customHouse('xmu', { minutes: 45, chase: { ranks: ['erju'], from: 'previous', window: 'end' } })
  expect(valuesOf(own as House)).toMatchObject({ minutes: null, chaseRanks: null, chaseFrom: 'previous' })
})

test('whatever a host made of a house, each value that is offered is taken', () => {
  const refused = (house: House) =>
    choicesOf(house).flatMap(({ id, values }) =>
      values.filter(value => {
        const next = choose(house, id, value)
        return 'refused' in next || valuesOf(next)[id] !== value
      })
    )
  fc.assert(
    fc.property(anyHouse, house => expect(refused(house)).toEqual([])),
    { seed: 5_002, numRuns: 60 }
  )
})

test('a value that does not exist is refused by the name of its choice', () => {
  expect(choose(HOUSES.xmu, 'end', 'never')).toEqual({ refused: 'rules/bad-house', field: 'end' })
  expect(choose(HOUSES.minnan, 'chajinhuaAbove', 'wuzi')).toEqual({
    refused: 'rules/bad-house',
    field: 'chajinhuaAbove'
  })
})
