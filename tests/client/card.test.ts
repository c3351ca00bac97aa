import fs from 'node:fs'
import { LOCALES, setLocale } from '@/i18n'
import { cardOf, cardTitle } from '@/pages/table/share'
import type { TableView } from '@/stores'

const view = (scene: TableView['scene'], free = 0, round = 1) =>
  ({ scene, round, lobby: { free } }) as unknown as TableView

afterEach(() => setLocale('zh-CN'))

test.each([
  [view('lobby', 3), '来博饼！还差 3 人'],
  [view('lobby', 0), '人到齐了，来看我们博饼'],
  [view('table', 0, 4), '博到第 4 轮，来看谁是状元'],
  [view('result'), '今年的状元出来了'],
  [view('nowhere'), '来博饼！']
])('a card says how it stands: %#', (seen, title) => {
  expect(cardTitle(seen)).toBe(title)
})

test('an invitation to the next game says how many may come', () => {
  expect(cardOf(view('result', 2), '/', true).title).toBe('来博饼！还差 2 人')
  expect(cardOf(view('result', 2), '/').title).toBe('今年的状元出来了')
  expect(cardOf(view('result', 0), '/', true).title).toBe('今年的状元出来了')
})

test('C01 the card leads by a path, not a url, and has a picture of its own', () => {
  const path = '/pages/table/index?room=a&key=b'
  for (const locale of LOCALES) {
    setLocale(locale)
    const card = cardOf(view('lobby', 2), path)
    expect(Object.keys(card).sort()).toEqual(['imageUrl', 'path', 'title'])
    expect(card.path).toBe(path)
    expect(card.title).toContain('2')
  }
})

/** Width and height of a JPEG, from its frame header. */
function sizeOf(jpg: Buffer): [number, number] {
  for (let at = 2; at < jpg.length; at += 2 + jpg.readUInt16BE(at + 2)) {
    const marker = jpg[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2) return [jpg.readUInt16BE(at + 7), jpg.readUInt16BE(at + 5)]
  }
  throw new Error('no frame in this JPEG')
}

test('the picture of the card is five to four and light', () => {
  const jpg = fs.readFileSync('src/assets/share/share-card.jpg')
  const [width, height] = sizeOf(jpg)
  expect(width * 4).toBe(height * 5)
  expect(jpg.length).toBeLessThanOrEqual(60 * 1024)
})
