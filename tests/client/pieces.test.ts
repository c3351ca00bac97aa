import fs from 'node:fs'
import { cakeArt, cleanCode, DOWN, faceArt, secondsLeft } from '@/components'
import { sortCounting } from '@/components/counting'
import { phrasesOf } from '@/components/Phrases'
import { type Dice, RANKS } from '@/rules'

jest.mock('@tarojs/components', () => require('./taro'))

const faces = (dice: Dice, pattern: Parameters<typeof sortCounting>[1]) => {
  const sorted = sortCounting(dice, pattern)
  const part = (counts: boolean) => sorted.filter(die => die.counts === counts).map(die => die.face)
  expect(sorted.map(die => die.counts)).toEqual([...sorted.map(die => die.counts)].sort().reverse())
  return [part(true).join(''), part(false).join('')]
}

test('the dice that make a throw come first, the others keep their order', () => {
  expect(faces([2, 4, 5, 4, 6, 4], 'sanhong')).toEqual(['444', '256'])
  expect(faces([3, 4, 3, 3, 4, 3], 'sijin')).toEqual(['3333', '44'])
  expect(faces([6, 1, 4, 2, 5, 3], 'duitang')).toEqual(['123456', ''])
  expect(faces([4, 1, 4, 4, 1, 4], 'chajinhua')).toEqual(['414414', ''])
  expect(faces([1, 1, 1, 1, 1, 1], 'biandijin')).toEqual(['111111', ''])
  expect(faces([5, 5, 4, 5, 5, 5], 'wuzi')).toEqual(['55555', '4'])
  expect(faces([1, 2, 2, 3, 5, 6], 'none')).toEqual(['', '122356'])
})

test('every drawing that is named exists', () => {
  const named = [
    ...RANKS.flatMap(rank => [cakeArt(rank), cakeArt(rank, true)]),
    ...Array.from({ length: 12 }, (_, i) => faceArt(i + 1)),
    ...['moon.svg', 'logo-mark.svg', 'bowl-back.webp', 'bowl-front.webp'].map(file => `/art/${file}`)
  ]
  expect(named.filter(file => !fs.existsSync(`src/assets${file}`))).toEqual([])
})

test('every icon of the styles is drawn, and every drawn icon can be named', () => {
  const listed = fs.readFileSync('src/styles/_icons.scss', 'utf8').match(/\$icons: \(([^)]*)\)/)?.[1] ?? ''
  const names = listed
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
  const drawn = fs.readdirSync('src/assets/icons').map(file => file.replace('.svg', ''))
  const typed = [...fs.readFileSync('src/components/Icon.tsx', 'utf8').matchAll(/\| '([a-z-]+)'/g)].map(
    m => m[1]
  )
  expect(names.sort()).toEqual(drawn.sort())
  expect(typed.sort()).toEqual(drawn)
})

test('the prizes are shown from the largest down', () => {
  expect(DOWN).toEqual([...RANKS].reverse())
})

test('a typed code keeps what a code can have', () => {
  expect(cleanCode(' k7p-3xm ')).toBe('K7P3XM')
  expect(cleanCode('0O1IL')).toBe('')
  expect(cleanCode('ABCDEFGH')).toBe('ABCDEF')
})

test('seconds left are whole, rounded up, by the clock of the server', () => {
  expect(secondsLeft(20_000, 0, 2_001)).toBe(18)
  expect(secondsLeft(20_000, 0, 2_000)).toBe(18)
  expect(secondsLeft(20_000, 5_000, 2_000)).toBe(13)
  expect(secondsLeft(20_000, 0, 99_000)).toBe(0)
})

test('a line breaks after a phrase', () => {
  expect(phrasesOf('今晚，谁是状元？')).toEqual(['今晚，', '谁是状元？'])
  expect(phrasesOf('开一桌')).toEqual(['开一桌'])
  expect(phrasesOf('')).toEqual([''])
})
