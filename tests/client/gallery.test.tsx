/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { FunctionComponent, ReactElement } from 'react'
import type { MomentView, ThrowState } from '@/components'
import type { Outcome } from '@/i18n'

jest.mock('@tarojs/components', () => require('./taro'))

type Seen = Record<string, Record<string, unknown>[]>

/** What the gallery draws itself, and with which props. */
const seen: Seen = {}
const isComponent = (name: string, value: unknown): value is FunctionComponent =>
  /^[A-Z][a-z]/.test(name) && typeof value === 'function'

jest.mock('@/components', () => {
  const real: Record<string, unknown> = jest.requireActual('@/components')
  const noting = (name: string, Component: FunctionComponent) => (props: Record<string, unknown>) => {
    seen[name] ??= []
    seen[name].push(props)
    return <Component {...props} />
  }
  return Object.fromEntries(
    Object.entries(real).map(([name, value]) => [
      name,
      isComponent(name, value) ? noting(name, value) : value
    ])
  )
})

const kinds = (name: string, prop: string, of = 'kind') =>
  new Set((seen[name] ?? []).map(props => (props[prop] as Record<string, unknown> | undefined)?.[of]))
const values = (name: string, prop: string) => new Set((seen[name] ?? []).map(props => props[prop]))
const all = <K extends string>(every: Readonly<Record<K, true>>) => new Set(Object.keys(every))

beforeAll(() => {
  const { PAGES } = require('./gallery') as typeof import('./gallery')
  for (const page of Object.values(PAGES)) render(page() as ReactElement).unmount()
})

test('every component that others may use is in the gallery', () => {
  const components = Object.entries(jest.requireActual('@/components'))
    .filter(([name, value]) => isComponent(name, value))
    .map(([name]) => name)
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter(name => !(name in seen))).toEqual([])
})

test('what can be in several states is there in each of them', () => {
  expect(kinds('ThrowButton', 'state')).toEqual(
    all<ThrowState['kind']>({ ready: true, rolling: true, blocked: true, waiting: true })
  )
  expect(kinds('ResultCard', 'outcome')).toEqual(
    all<Outcome['kind']>({
      ...{ won: true, leads: true, beaten: true, gone: true, never: true, chased: true },
      ...{ nothing: true, jumped: true, absent: true, 'sits-out': true, light: true }
    })
  )
  expect(values('Moment', 'kind')).toEqual(
    all<MomentView['kind']>({ zhuangyuan: true, chajinhua: true, liubohong: true, lugu: true, jump: true })
  )
  expect(values('MomentDark', 'way')).toEqual(new Set(['falls', 'lifts']))
  expect(values('Button', 'kind')).toEqual(new Set(['pri', 'txt', undefined]))
  expect(values('Button', 'disabled')).toEqual(new Set([true, false, undefined]))
  expect(values('Bowl', 'phase')).toEqual(new Set(['lying', 'rattling']))
  expect(values('HomeHero', 'cards')).toEqual(new Set([0, 1, 2, 3]))
  expect(
    new Set((seen.Since ?? []).map(({ was, gone }) => (gone ? 'gone' : was ? 'changed' : 'new')))
  ).toEqual(new Set(['changed', 'gone', 'new']))
  for (const kind of ['resting', 'over']) expect(values('Cheers', kind)).toEqual(new Set([true, false]))
  expect(kinds('Page', 'instead')).toEqual(new Set([undefined, 'outdated', 'update', 'single-page']))
  expect(new Set((seen.Dark ?? []).map(props => (props.hands as unknown[]).length))).toEqual(
    new Set([0, 1, 6])
  )
})
