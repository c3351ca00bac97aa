/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react'
import { DoorCard } from '@/components'

jest.mock('@tarojs/components', () => require('./taro'))
afterEach(cleanup)

/** The title of a card with those names in it: all of it, and what stays together, from the outside in. */
function titled(title: string, names: readonly string[]) {
  const { container } = render(<DoorCard title={title} names={names} note="" onTap={() => undefined} />)
  const shown = container.querySelector('.door-title')
  return [shown?.textContent, [...(shown?.querySelectorAll('.phrase') ?? [])].map(e => e.textContent)]
}

test('a table in the title of a card stays together, and in it the name of its host', () => {
  expect(titled('回到阿嬷家这一桌', ['阿嬷家这一桌', '阿嬷'])).toEqual([
    '回到阿嬷家这一桌',
    ['阿嬷家这一桌', '阿嬷']
  ])
  expect(titled('回到那一桌', [])).toEqual(['回到那一桌', []])
  expect(titled('回到那一桌', ['阿嬷家这一桌', '阿嬷'])).toEqual(['回到那一桌', []])
})
