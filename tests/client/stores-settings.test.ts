import { createSettings } from '@/stores/settings'

const DEFAULT = { sound: true, shake: 'normal', motion: 'full', fast: false, language: 'auto' }

function phone(kept?: string, reduces = false) {
  const texts = new Map(kept === undefined ? [] : [['settings', kept]])
  const storage = {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, value: string) => void texts.set(key, value),
    remove: (key: string) => void texts.delete(key)
  }
  const system = { reduces }
  const again = () => createSettings(storage, { reducesMotion: () => system.reduces })
  return { ...again(), again, texts, system }
}

test('nothing chosen: sound, normal shaking, full motion, the language of the phone, and nothing is written', () => {
  const { store, texts } = phone()
  expect(store.getState()).toEqual(DEFAULT)
  expect(texts.size).toBe(0)
})

test('what was chosen counts at once and after the next start', () => {
  const { store, set, again } = phone()
  const seen: boolean[] = []
  store.subscribe(({ sound }) => seen.push(sound))
  set({ sound: false })
  set({ shake: 'off', language: 'nan' })
  const now = { ...DEFAULT, sound: false, shake: 'off', language: 'nan' }
  expect(store.getState()).toEqual(now)
  expect(seen).toEqual([false, false])
  expect(again().store.getState()).toEqual(now)
})

test('motion follows the phone until it was chosen here', () => {
  const { store, set, again, system } = phone('{"sound":false}', true)
  expect(store.getState()).toMatchObject({ motion: 'reduced', sound: false })
  set({ fast: true })
  system.reduces = false
  expect(again().store.getState()).toMatchObject({ motion: 'full', fast: true })
  set({ motion: 'reduced' })
  expect(again().store.getState().motion).toBe('reduced')
})

test.each([
  ['no JSON', '{"sound":'],
  ['an empty text', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[false]'],
  ['other values', '{"sound":"off","shake":true,"motion":0,"fast":1,"language":"fr"}'],
  ['inherited names', '{"__proto__":{"sound":false},"toString":1}']
])('%s in the storage counts as nothing chosen', (_, kept) => {
  expect(phone(kept).store.getState()).toEqual(DEFAULT)
})

test('one wrong value does not take the others along, and is not kept', () => {
  const { store, set, texts } = phone('{"sound":false,"shake":"wild","more":1}')
  expect(store.getState()).toEqual({ ...DEFAULT, sound: false })
  set({ fast: true, shake: 'louder' as never })
  expect(JSON.parse(texts.get('settings') ?? '')).toEqual({ sound: false, fast: true })
})
