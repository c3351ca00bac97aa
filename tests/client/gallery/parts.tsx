import type { PropsWithChildren, ReactNode } from 'react'
import { type Hand, Page, type SeatView, TopBar } from '@/components'
import { type Locale, setLocale, t } from '@/i18n'
import { type Dice, emptyStock, type Stock } from '@/rules'

// Every component in the places it has on real pages, one page a name: `#name?font=16&bar=47&lang=zh-CN`.
const [name = '', query = ''] = location.hash.slice(1).split('?')
const asked = new URLSearchParams(query)
export const shown = name
export const font = Number(asked.get('font') ?? 16)
const bar = Number(asked.get('bar') ?? 47)
setLocale((asked.get('lang') ?? 'zh-CN') as Locale)
document.documentElement.style.fontSize = `${font}px`

export type Pages = Readonly<Record<string, () => ReactNode>>

export const none = () => undefined

/** A phone's page under its top bar. */
export function Sheetless({ title, children }: PropsWithChildren<{ title?: string }>) {
  return (
    <Page rootFont={font} barTop={bar}>
      {title !== undefined && <TopBar title={title} onAct={none} />}
      {children}
    </Page>
  )
}

export const NAMES = [
  '',
  '国强',
  '丽华',
  '大伯',
  '婷婷',
  '阿嬷',
  '阿杰',
  '林姨',
  '小雨',
  '阿明',
  '阿公',
  '琴琴'
]
export const nameAt = (i: number) => NAMES[i] ?? ''
export const ring = (n: number, marks: Readonly<Record<number, Partial<SeatView>>> = {}): SeatView[] =>
  Array.from({ length: n }, (_, i) => ({
    id: String(i),
    name: i === 0 ? t('lobby.me') : nameAt(i),
    face: i + 1,
    ...marks[i]
  }))
export const EMPTY = () => ({ empty: true, name: t('lobby.empty') })
export const stock = (part: Partial<Stock>): Stock => ({ ...emptyStock(), ...part })
export const SET = stock({ zhuangyuan: 1, duitang: 2, sanhong: 4, sijin: 8, erju: 16, yixiu: 32 })
export const LEFT = stock({ zhuangyuan: 1, sanhong: 2, sijin: 5, erju: 9, yixiu: 17 })
export const MINE = stock({ duitang: 1, sijin: 1, erju: 2, yixiu: 4 })
export const MIXED: Dice = [1, 2, 5, 3, 6, 6]
export const SANHONG: Dice = [4, 4, 4, 2, 5, 6]
export const SIHONG: Dice = [4, 4, 4, 4, 6, 3]
export const WUHONG: Dice = [4, 4, 4, 4, 4, 6]
export const WUZI: Dice = [2, 2, 2, 2, 2, 6]

/** So many pairs of hands in the dark, the first of them done. */
export const hands = (n: number): Hand[] =>
  Array.from({ length: n }, (_, seat) => ({
    seat,
    name: nameAt(seat + 1),
    face: seat + 2,
    count: seat === 0 && n > 1 ? 10 : 3,
    closed: seat === 0 && n > 1
  }))
