import { film, frozen, hurry } from '../support/film'
import { opId } from '../support/party'
import { factsOf, openTable, prepare, prepareStart, until, untilV } from '../support/table'
import { wantedEntropy } from '../support/wanted'
import { inBrowser, openidOf, type Phone, type PhoneOptions, type Web } from '../support/web'

const NAMES = ['阿嬷', '国强', '丽华', '阿明', '小雨', '大伯']
/** As long as a name may be. */
const LONG = ['Grandmother', 'Bartholomew', 'Christopher', 'Wilhelmina', 'Constantine', 'Maximiliana']

// A game of many throws, each of them told, and a film of some.
jest.setTimeout(300_000)

let web: Web
inBrowser(made => {
  web = made
})

interface Table {
  readonly id: string
  readonly phone: Phone
  readonly people: readonly string[]
}

interface Options extends PhoneOptions {
  readonly language?: 'en' | 'nan'
}

/** The phone comes up anew in that language, as its settings have it. */
async function speak({ page, me }: Phone, language: string) {
  const kept = [`bobing/${openidOf(me)}/settings`, JSON.stringify({ language })] as const
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), kept)
  await page.reload()
}

/** Six at a table, the first of them with a phone; seat 1 begins. What the phone tells goes by quickly. */
async function begun(me: string, table: object, options: Options = {}): Promise<Table> {
  const { language, ...look } = options
  const names = language === 'en' ? LONG : NAMES
  const phone = await web.phone(me, '/pages/home/index', look)
  if (language) await speak(phone, language)
  const { id, hash } = await openTable(web, phone, { limit: 0, size: 6, ...table })
  const people = [openidOf(me), ...names.slice(1).map((_, i) => `${me}-guest-${i}`)]
  const { code } = web.cloud.emulator.collection('doors').get(id)!
  for (const [i, who] of people.entries()) {
    if (i > 0) await web.cloud.done(who, { op: 'join', code: String(code) })
    await web.cloud.done(who, { op: 'me', room: id, name: names[i]!, face: i + 1 })
  }
  const { v } = await web.cloud.room(id)
  await phone.page.goto(`${web.url}/?me=${me}#${hash}`)
  await hurry(phone.page)
  await untilV(phone, v)
  await prepareStart(web, id, phone, 1)
  await phone.page.locator('#start').tap()
  await until(phone, f => f.phase === 'playing', null)
  return { id, phone, people }
}

/** All throws so far were told. */
async function told({ id, phone }: Table): Promise<void> {
  const { turn } = await web.cloud.room(id)
  await until(phone, (f, due) => f.turn === due && !f.rattling, turn)
  await phone.page.locator('.call-name').waitFor({ state: 'detached' })
}

/** Whose turn it is throws, as soon as all before was told; with the phone where it is its own seat. */
async function throws(table: Table, wants: string): Promise<void> {
  const { id, phone, people } = table
  await told(table)
  const room = await web.cloud.room(id)
  const seat = room.game!.turn
  if (seat === 0) {
    await until(phone, f => f.button === 'ready', null)
    await prepare(web, id, phone, wants)
    await phone.page.locator('#throw').tap()
    await until(phone, (f, turn) => f.turn > turn, room.turn)
    return
  }
  const entropy = wantedEntropy(await web.cloud.master(), room, seat, wants)
  await web.cloud.done(people[seat]!, { op: 'throw', room: id, turn: room.turn, opId: opId(), entropy })
}

/** That throw makes this scene, with these words, and its film is made. */
async function shows(table: Table, wants: string, kind: string, name: string, words: readonly string[]) {
  const { page } = table.phone
  await told(table)
  const scene = `.moment-${kind}`
  await frozen(
    page,
    scene,
    () => throws(table, wants),
    async () => {
      const text = await page.locator(scene).textContent()
      for (const word of words) expect(text).toContain(word)
      await film(page, name, kind === 'zhuangyuan' ? 1800 : 2550)
    }
  )
}

/** The same for cakes over the table. */
async function flies(table: Table, wants: string, name: string, said: string) {
  const { page } = table.phone
  await told(table)
  await frozen(
    page,
    '.flight',
    () => throws(table, wants),
    async () => {
      expect(await page.locator('.result-card-title').textContent()).toContain(said)
      expect(await page.locator('.moment').count()).toBe(0)
      await film(page, name, name === 'chased' ? 1350 : 750)
    }
  )
}

test('a game in Xiamen: each 状元, 插金花, 禄骨 and 六勃红 has its scene', async () => {
  const table = await begun('great', {})
  await shows(table, '444463', 'zhuangyuan', 'first', [
    '国强博到',
    '四红',
    '状元，国强领头',
    '还有 4 种更大的，最大是六勃红'
  ])
  await shows(table, '444446', 'zhuangyuan', 'takes', [
    '丽华博到',
    '五红',
    '状元，换丽华了',
    '国强 四红带 9\u00a0点'
  ])
  await shows(table, '444412', 'zhuangyuan', 'short', ['阿明博到', '状元还在丽华手里', '没压过'])
  await flies(table, 'yixiu', 'won', '小雨得 1\u00a0块一秀')
  await throws(table, 'none')
  await flies(table, '222213', 'won-mine', '我得 1\u00a0块四进')
  await throws(table, 'none')
  await shows(table, '444423', 'lugu', 'lugu', ['禄骨', '给国强戴'])
  await shows(table, '444411', 'chajinhua', 'chajinhua', ['阿明博到', '插金花', '状元，换阿明了'])
  await throws(table, 'none')
  await throws(table, 'none')
  await throws(table, 'none')
  await shows(table, '444444', 'liubohong', 'liubohong', ['国强博到', '六勃红', '盘里手里 62 块饼全拿，散桌'])
  await until(table.phone, f => f.scene === 'result', null)
  expect(table.phone.problems).toEqual([])
})

test('a cake is chased from seat to seat', async () => {
  const stock = { yixiu: 1, erju: 2, sijin: 1, sanhong: 1, duitang: 1, zhuangyuan: 1 }
  const table = await begun('chase', { house: 'minnan', stock })
  await throws(table, '411123')
  await throws(table, 'none')
  await throws(table, 'none')
  await flies(table, '466532', 'chased', '追走')
  expect(table.phone.problems).toEqual([])
})

test('a die jumps out of the bowl', async () => {
  const table = await begun('jump', { jumps: 'sometimes' })
  await shows(table, 'jump', 'jump', 'jump', ['跳猴', '国强的骰子跳出碗了', '停一次'])
  expect(table.phone.problems).toEqual([])
})

test('a tap goes on, and my turn can be taken at once', async () => {
  const table = await begun('tap', {})
  const { page } = table.phone
  for (const wants of ['none', 'none', 'none', 'none']) await throws(table, wants)
  await frozen(
    page,
    '.moment',
    () => throws(table, '444463'),
    async () => {
      await page.locator('.moment').tap()
      await page.locator('.moment').waitFor({ state: 'detached' })
    }
  )
  const { turn } = await factsOf(table.phone)
  await page.locator('#throw').tap()
  await until(table.phone, (f, t) => f.turn > t, turn)
  expect(table.phone.problems).toEqual([])
})

test('reduced motion: the scene is there at once, nothing of it moves, and no cake flies', async () => {
  const table = await begun('still', {}, { reduced: true })
  const { page } = table.phone
  const longest = () =>
    page.evaluate(() => {
      const within = document.querySelector('.moment')
      const ends = document
        .getAnimations()
        .filter(a => within?.contains((a.effect as KeyframeEffect).target))
        .map(a => Number(a.effect?.getComputedTiming().endTime))
      return Math.max(...ends)
    })
  const most = await frozen(page, '.moment-still', () => throws(table, '444463'), longest)
  expect(most).toBeLessThanOrEqual(200)
  await told(table)
  await frozen(
    page,
    '.call-name',
    () => throws(table, 'yixiu'),
    async () => {
      expect(await page.locator('.call-name').textContent()).toContain('一秀')
      expect(await page.locator('.flight').count()).toBe(0)
    }
  )
})

/** Words of a scene that are beside the screen, cut off, or over the words before them; once all of it has come. */
const misplaced = ({ page }: Phone) =>
  page.evaluate(() => {
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) motion.finish()
    const words = [...document.querySelectorAll<HTMLElement>('.moment *')]
      .filter(e => e.children.length === 0 && (e.textContent ?? '') !== '')
      .map(e => ({
        text: e.textContent,
        box: e.getBoundingClientRect(),
        wide: e.scrollWidth - e.clientWidth
      }))
    return words
      .filter(({ box, wide }, i) => {
        const { left, right, top, bottom } = box
        const beside = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1
        const over = words
          .slice(0, i)
          .some(
            ({ box: b }) =>
              b.bottom > top + 6 && b.top < bottom - 6 && b.right > left + 2 && b.left < right - 2
          )
        return beside || over || wide > 1
      })
      .map(({ text }) => text)
  })

test.each([
  ['small-large-en', { width: 320, height: 640, font: 25, language: 'en' }],
  ['small-nan-dark', { width: 320, height: 640, dark: true, language: 'nan' }],
  ['large', { font: 25 }]
] as const)('%s: all words of a scene are in sight', async (name, options) => {
  const table = await begun(`fit-${name}`, {}, options)
  const { phone } = table
  for (const [i, wants] of ['wuzi', '444446', '444412'].entries()) {
    await told(table)
    const look = async () => {
      expect(await misplaced(phone)).toEqual([])
      await phone.shot(`moment-${name}-${i + 1}`)
    }
    await frozen(phone.page, '.moment', () => throws(table, wants), look)
  }
  expect(phone.problems).toEqual([])
})
