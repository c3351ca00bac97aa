import { lostTo } from '@/rules'
import { given, when } from './spec'

const seats = (start: Parameters<typeof when>[0], script: string) => {
  const { game } = when(start, script)
  return game.held.map((_, seat) => lostTo(game, seat))
}

const TWO = { yixiu: 2, duitang: 1 }

test('六勃红 took all that the others had won; who never won anything lost nothing', () => {
  const start = given('xmu', 4, { yixiu: 2, sanhong: 1 })
  expect(seats(start, '411235 444123 112233 444444')).toEqual([3, 3, null, null])
})

test('六勃红 that takes the plate alone takes nothing of anybody', () => {
  expect(seats(given('xiangjie', 2, TWO), '411235 444444')).toEqual([null, null])
})

test('追 took the only cake; who has another one still has something', () => {
  const start = given('sanshikuan', 2, { duitang: 1, yixiu: 2 })
  expect(seats(start, '123456 123456')).toEqual([1, null])
  expect(seats(start, '123456 112233 411235 123456')).toEqual([null, null])
})

test('one of several has them where nobody noted which', () => {
  const start = given('sanshikuan', 3, { duitang: 2, yixiu: 9 })
  expect(seats(start, '123456 123456 123456')).toEqual([null, 'several', null])
})
