/** @jest-environment jsdom */
import { cleanup, fireEvent, render } from '@testing-library/react'
import { LOCALES, setLocale, t } from '@/i18n'
import { Axes } from '@/pages/more/open/Axes'
import { pairOf } from '@/pages/more/open/examples'
import { House } from '@/pages/more/open/House'
import { More } from '@/pages/more/open/More'
import { choicesOf, choose, HOUSE_IDS, HOUSES, type House as Rules } from '@/rules'
import { strengthOf } from '@/rules/ladder'
import { USUAL_FORM } from '@/stores'
import '../support/words'

jest.mock('@tarojs/components', () => require('./taro'))
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }))
afterEach(() => {
  cleanup()
  setLocale('zh-CN')
})

const at = (id: string) => document.getElementById(id)
const tap = (id: string) => fireEvent.click(at(id)!)
const ignore = () => undefined

const axes = (house: Rules, sheet: Rules, onChange = jest.fn()) => {
  render(<Axes house={house} sheet={sheet} stock={sheet.set} onChange={onChange} />)
  return onChange
}

describe('a rule that was changed', () => {
  test.each(HOUSE_IDS)('is marked, every one, and one tap puts it back: %s', id => {
    const sheet = HOUSES[id]
    for (const choice of choicesOf(sheet))
      for (const value of choice.values.filter(each => each !== choice.value)) {
        const onChange = axes(choose(sheet, choice.id, value) as Rules, sheet)
        expect(at(`axis-${choice.id}`)?.textContent).toContain('改过')
        tap(`back-${choice.id}`)
        expect(onChange.mock.calls).toEqual([[{}]])
        cleanup()
      }
  })

  test('goes back alone: what else was changed stays', () => {
    const sheet = HOUSES.xmu
    const onChange = axes(choose(choose(sheet, 'end', 'at-once') as Rules, 'jump', 'void') as Rules, sheet)
    tap('back-end')
    expect(onChange.mock.calls).toEqual([[{ jump: 'void' }]])
  })

  test('nothing is marked, and there is nothing to put back, in a house as it is', () => {
    axes(HOUSES.minnan, HOUSES.minnan)
    expect(document.body.textContent).not.toMatch(/改过|改回来/)
  })

  test('what is no rule of the house is marked too: time, who is away, jumps', () => {
    const form = { ...USUAL_FORM, limit: 0, absence: 'skip', jumps: 'sometimes' } as const
    const more = (of: typeof USUAL_FORM) => <More form={of} change={ignore} house={HOUSES.xmu} timed />
    const { rerender } = render(more(form))
    const marked = () => [...document.querySelectorAll('.tag')].map(tag => tag.parentElement?.textContent)
    expect(marked()).toEqual(['一掷等多久？改过', '有人不在？改过', '骰子会跳出碗改过'])
    rerender(more(USUAL_FORM))
    expect(marked()).toEqual([])
  })
})

describe('before anything is chosen', () => {
  test.each(LOCALES)('each house says in a line what is special in it: %s', locale => {
    setLocale(locale)
    render(<House left={null} house="xmu" onChoose={ignore} />)
    tap('house-more')
    const notes = HOUSE_IDS.map(id => at(`all-${id}`)?.querySelector('.option-note')?.textContent ?? '')
    expect(notes).toEqual(HOUSE_IDS.map(id => t(`houseSense.${id}`)))
    expect(new Set(notes).size).toBe(8)
    expect(at('all-xiandai')?.querySelectorAll('.die')).toHaveLength(6)
  })

  test.each(['sihongBy', 'wuziBy', 'chajinhuaAbove'] as const)(
    'each value of %s shows a throw that beats another by it',
    id => {
      for (const house of [HOUSES.gongsi, HOUSES.minnan, HOUSES.xmu]) {
        const values = choicesOf(house).find(choice => choice.id === id)?.values ?? []
        expect(values.length).toBeGreaterThan(1)
        for (const value of values) {
          const made = choose(house, id, value) as Rules
          const [greater, less] = pairOf(id, value) ?? []
          expect([value, strengthOf(greater!, made) > strengthOf(less!, made)]).toEqual([value, true])
        }
      }
      axes(HOUSES.minnan, HOUSES.minnan)
      if (!at(`axis-${id}`)) tap('axes-all')
      tap(`axis-${id}`)
      for (const option of document.querySelectorAll('.options-one .option'))
        expect(option.querySelectorAll('.option-pair .die')).toHaveLength(12)
    }
  )

  test('a throw is named and explained, 追 is said in words, and no option breaks within a phrase', () => {
    axes(HOUSES.minnan, HOUSES.minnan)
    tap('axis-chaseFrom')
    const sheet = () => document.querySelector('.sheet-body')?.textContent
    expect(sheet()).toContain('三红三个红四')
    expect(sheet()).toContain('就从别人手里拿一块')
    fireEvent.click(document.querySelector('.sheet-close')!)
    tap('axis-wuziBy')
    const phrases = at('choose-wuziBy-with-wuhong-red')?.querySelectorAll('.phrase') ?? []
    expect([...phrases].map(phrase => phrase.textContent)).toContain('红四最大，')
  })
})
