/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import {
  Board,
  Bowl,
  Button,
  Call,
  Cheers,
  CodeInput,
  LobbyCentre,
  Option,
  ResultCard,
  ResultView,
  type SeatView,
  Stepper,
  TableRing,
  ThrowButton
} from '@/components'
import { editCode } from '@/components/CodeInput'
import { flightOf } from '@/dice'
import { type Dice, emptyStock } from '@/rules'

jest.mock('@tarojs/components', () => require('./taro'))

const SANHONG: Dice = [2, 4, 5, 4, 6, 4]
const SIHONG: Dice = [4, 4, 4, 4, 6, 3]
const seats = (n: number): SeatView[] =>
  Array.from({ length: n }, (_, i) => ({ id: `s${i}`, name: `名${i}`, face: i + 1 }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

describe('the throw button', () => {
  const turn = { deadline: 100_000, offset: 0, limit: 30 }

  test('throws when it is my turn, and says that shaking does the same', () => {
    const thrown = jest.fn()
    render(<ThrowButton state={{ kind: 'ready', shaking: true }} onThrow={thrown} />)
    fireEvent.click(button('摇一摇，或按这里'))
    expect(thrown).toHaveBeenCalledTimes(1)
  })

  test('speaks of pressing only where there is nothing to shake', () => {
    render(<ThrowButton state={{ kind: 'ready', shaking: false }} />)
    expect(button('按这里，掷骰子')).toBeTruthy()
  })

  test('a thumb that stays on it is told of, and has thrown when it leaves: the tap that ends it skips nothing', () => {
    const [held, thrown, skipped] = [jest.fn(), jest.fn(), jest.fn()]
    const acts = { onThrow: thrown, onHold: held, onSkip: skipped }
    const { rerender } = render(<ThrowButton state={{ kind: 'ready', shaking: true }} {...acts} />)
    fireEvent.touchStart(button('摇一摇，或按这里'))
    expect(held.mock.calls).toEqual([[true]])
    rerender(<ThrowButton state={{ kind: 'rolling' }} {...acts} />)
    fireEvent.touchEnd(button(/./))
    fireEvent.click(button(/./))
    expect(held.mock.calls).toEqual([[true], [false]])
    fireEvent.touchStart(button(/./))
    fireEvent.touchEnd(button(/./))
    fireEvent.click(button(/./))
    expect([thrown.mock.calls.length, skipped.mock.calls.length]).toEqual([0, 1])
  })

  test('lands the dice at once while they roll, and does not throw again', () => {
    const [thrown, skipped] = [jest.fn(), jest.fn()]
    render(<ThrowButton state={{ kind: 'rolling' }} onThrow={thrown} onSkip={skipped} />)
    fireEvent.click(button('按一下，直接看点数'))
    expect([thrown.mock.calls.length, skipped.mock.calls.length]).toEqual([0, 1])
  })

  test('while another’s dice are in the air it does not call, and throws all the same', () => {
    const thrown = jest.fn()
    const still = { deadline: Date.now() + 20_000, offset: 0, limit: 30 }
    render(
      <ThrowButton state={{ kind: 'ready', shaking: true, early: true }} turn={still} onThrow={thrown} />
    )
    const node = button('马上到你')
    expect(node.className).not.toContain('throw-ready')
    expect(node.textContent).not.toContain('秒')
    fireEvent.click(node)
    expect(thrown).toHaveBeenCalledTimes(1)
  })

  test('says why it cannot, and does nothing', () => {
    const thrown = jest.fn()
    render(
      <ThrowButton state={{ kind: 'blocked', reason: '接回去就能掷', note: '都替你留着' }} onThrow={thrown} />
    )
    const node = button('接回去就能掷 都替你留着')
    fireEvent.click(node)
    expect(thrown).not.toHaveBeenCalled()
    expect(node.getAttribute('aria-disabled')).toBe('true')
    expect(node.textContent).toContain('都替你留着')
  })

  test('waits for another with words of its own', () => {
    const thrown = jest.fn()
    render(<ThrowButton state={{ kind: 'waiting', words: '等丽华掷' }} onThrow={thrown} />)
    fireEvent.click(button('等丽华掷'))
    expect(thrown).not.toHaveBeenCalled()
  })

  test('counts down by the clock of the server, one redraw a second', () => {
    jest.useFakeTimers({ now: 80_500 })
    render(<ThrowButton state={{ kind: 'ready', shaking: true }} turn={{ ...turn, offset: 1500 }} />)
    const words = () => button(/摇/).textContent
    expect(words()).toContain('还有 18 秒')
    act(() => void jest.advanceTimersByTime(999))
    expect(words()).toContain('还有 18 秒')
    act(() => void jest.advanceTimersByTime(2))
    expect(words()).toContain('还有 17 秒')
    act(() => void jest.advanceTimersByTime(60_000))
    expect(words()).toContain('还有 0 秒')
    expect(jest.getTimerCount()).toBe(0)
  })

  test.each([
    ['throw', '到时自动掷'],
    ['skip', '到时就跳过']
  ] as const)('of my own turn the last ten seconds say what becomes of it: %s', (late, said) => {
    jest.useFakeTimers({ now: 80_000 })
    const own = { deadline: 91_000, offset: 0, limit: 30, late }
    render(<ThrowButton state={{ kind: 'ready', shaking: true }} turn={own} />)
    const words = () => button(/摇/).textContent
    expect(words()).toMatch(/还有 11 秒$/)
    act(() => void jest.advanceTimersByTime(1000))
    expect(words()).toContain(`还有 10 秒，${said}`)
  })

  test('without a deadline there is no countdown and no timer', () => {
    jest.useFakeTimers()
    render(<ThrowButton state={{ kind: 'ready', shaking: true }} turn={{ ...turn, deadline: 0 }} />)
    expect(button(/摇/).textContent).not.toContain('秒')
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('the table', () => {
  test('seats everybody on one circle, the first at the bottom, the second to the left of it', () => {
    const { container } = render(
      <TableRing seats={seats(4)}>
        <Bowl dice={null} />
      </TableRing>
    )
    const places = Array.from(container.querySelectorAll('.seat')).map(node => {
      const style = node.getAttribute('style') ?? ''
      return [...style.matchAll(/--[xy]:(-?[\d.]+)/g)].map(m => Math.round(Number(m[1])))
    })
    expect(places).toEqual([
      [0, 348],
      [-160, 188],
      [0, 28],
      [160, 188]
    ])
  })

  test('says who is next, who is away, who leads, whose the table is and whose turn it is', () => {
    const marked = seats(5).map((seat, i) => ({
      ...seat,
      ...[
        { turn: true },
        { next: true, host: true },
        { away: true, next: true },
        { leads: true },
        { empty: true }
      ][i]
    }))
    const { container } = render(
      <TableRing seats={marked} onSeat={() => undefined}>
        <Bowl dice={null} />
      </TableRing>
    )
    expect(screen.getAllByRole('button').map(node => node.getAttribute('aria-label'))).toEqual([
      '正轮到 名0',
      '下一个 主 名1',
      '下一个 不在 名2',
      '名3 暂时是状元',
      '名4'
    ])
    const tags = (state: string) =>
      [...container.querySelectorAll(`.seat-${state} .seat-tag`)].map(tag => tag.textContent)
    expect([tags('next'), tags('away')]).toEqual([['下一个'], ['不在']])
    expect([...container.querySelectorAll('.seat-host')].map(mark => mark.textContent)).toEqual(['主'])
    expect(container.querySelector('.seat-next .seat-host')).not.toBeNull()
  })

  test('tells which seat was tapped', () => {
    const tapped = jest.fn()
    render(
      <TableRing seats={seats(3)} onSeat={tapped}>
        <Bowl dice={null} />
      </TableRing>
    )
    fireEvent.click(button('名2'))
    expect(tapped).toHaveBeenCalledWith(2)
  })
})

describe('the bowl', () => {
  test('shows the six thrown faces and says what they are', () => {
    const { container } = render(<Bowl dice={SANHONG} pattern="sanhong" />)
    const falls = container.querySelector('.bowl-camera')!.className.match(/fall-\d-\d/g)
    expect(falls).toEqual(['fall-1-2', 'fall-2-4', 'fall-3-5', 'fall-4-4', 'fall-5-6', 'fall-6-4'])
    expect(screen.getByRole('img', { name: '2 4 5 4 6 4，三红' })).toBeTruthy()
  })

  test('does not read faces out while they tumble', () => {
    render(<Bowl dice={SANHONG} pattern="sanhong" flight={flightOf('x', null)} phase="rattling" />)
    expect(screen.getByRole('img', { name: '骰子还在转' }).className).toContain('bowl-rattling')
  })

  test('reads nothing out of five dice and one that is gone', () => {
    render(<Bowl dice={SANHONG} pattern="sanhong" flight={flightOf('x', null, true)} phase="lying" />)
    expect(screen.queryByRole('img', { name: /三红/ })).toBeNull()
    expect(screen.getByRole('img').className).toMatch(/bowl-landed flight-j\d/)
  })

  test('a throw is one class and one style: which recording, turned how far', () => {
    const flight = flightOf('y', null)
    const { container } = render(<Bowl dice={SANHONG} flight={flight} phase="flying" />)
    expect(container.querySelector('.bowl')!.className).toBe(`bowl bowl-flight flight-${flight.id}`)
    const style = container.querySelector('.bowl-camera')!.getAttribute('style')
    expect(style).toBe(
      [`--yaw:${flight.yaw}`, ...flight.spins.map((spin, i) => `--s${i + 1}:${spin}`)].join(';')
    )
    expect(container.querySelectorAll('.bowl, .bowl *').length).toBeLessThanOrEqual(92)
  })

  test('may be empty', () => {
    const { container } = render(<Bowl dice={null} />)
    expect(container.querySelectorAll('.bowl-camera-empty')).toHaveLength(1)
  })
})

describe('the board', () => {
  const stock = { ...emptyStock(), zhuangyuan: 1, sanhong: 2, yixiu: 17 }

  const set = { ...stock, yixiu: 32, sijin: 8 }

  test('says who leads and by what, what is left, what is gone, and what was never there', () => {
    render(
      <Board
        leader={{ name: '阿明', pattern: 'sihong', dice: SIHONG }}
        stock={stock}
        set={set}
        mine={emptyStock()}
      />
    )
    expect(screen.getByText('四红带 9 点')).toBeTruthy()
    expect(screen.getByText('没了').parentElement?.textContent).toBe('四进没了')
    expect(screen.getAllByText('不设').map(node => node.parentElement?.textContent)).toEqual([
      '对堂不设',
      '二举不设'
    ])
    expect(screen.getByLabelText('这一桌没有对堂饼')).toBeTruthy()
    expect(screen.getByLabelText('三红还剩 2 块').textContent).toBe('三红2')
    expect(screen.getByText('还没有，等下一掷')).toBeTruthy()
  })

  test('shows of mine only what I hold, the largest first', () => {
    render(<Board leader={null} stock={stock} set={set} mine={{ ...emptyStock(), yixiu: 4, duitang: 1 }} />)
    expect(screen.getByText('还没有人博到状元')).toBeTruthy()
    const mine = screen.getByText('我的饼').parentElement
    expect(
      Array.from(mine?.querySelectorAll('.held') ?? []).map(node => node.getAttribute('aria-label'))
    ).toEqual(['对堂 1 块', '一秀 4 块'])
  })

  test('a watcher sees no cakes of its own', () => {
    render(<Board leader={null} stock={stock} set={set} mine={null} />)
    expect(screen.queryByText('我的饼')).toBeNull()
  })
})

test('a told throw pales the dice that do not count', () => {
  const { container } = render(
    <ResultCard
      name="国强"
      dice={SANHONG}
      pattern="sanhong"
      outcome={{ kind: 'won', rank: 'sanhong', n: 1 }}
    />
  )
  const row = container.querySelector('.dice')!.className
  expect(row.match(/up-\d-\d/g)).toEqual(['up-1-4', 'up-2-4', 'up-3-4', 'up-4-2', 'up-5-5', 'up-6-6'])
  expect(row).toMatch(/counts-3 dice-pale/)
  expect(screen.getByText('国强得 1 块三红饼')).toBeTruthy()
  expect(screen.getByText('三个红四')).toBeTruthy()
})

test('a throw that meets an empty place in the plate shows the hollow', () => {
  const { container } = render(
    <ResultCard
      name="婷婷"
      dice={[1, 2, 3, 4, 5, 6]}
      pattern="duitang"
      outcome={{ kind: 'gone', rank: 'duitang' }}
    />
  )
  expect(container.querySelector('.cake')?.getAttribute('src')).toBe('/art/duitang-taken.svg')
})

test('the call tells name and throw in one line', () => {
  const { container } = render(<Call name="国强" text="三红" />)
  expect(container.textContent).toBe('国强三红')
})

test('the end shows cakes by title and adds nothing up', () => {
  render(
    <ResultView
      champion={{ name: '阿嬷', face: 6, pattern: 'wuhong', dice: [4, 4, 4, 4, 4, 6] }}
      rows={[
        { id: 'a', name: '阿嬷', face: 6, held: { ...emptyStock(), zhuangyuan: 1, yixiu: 3 } },
        { id: 'b', name: '大伯', face: 4, held: emptyStock() }
      ]}
      custom="来年中秋"
    />
  )
  expect(screen.getByText('来年中秋')).toBeTruthy()
  expect(screen.getByText('五红带 6')).toBeTruthy()
  expect(screen.getByLabelText('一秀 3 块').textContent).toBe('3')
  expect(screen.getByText('下回手气好').parentElement?.textContent).toBe('一块也没博到，下回手气好')
  expect(screen.queryByText('4')).toBeNull()
})

test('the code is called what it is, written in two threes and spelled for the ear', () => {
  render(<LobbyCentre code="K7P3XN" />)
  expect(screen.getByText('这一桌的口令')).toBeTruthy()
  expect(screen.getByLabelText('口令 K 7 P 3 X N').textContent).toBe('K7P 3XN')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a typed code is cleaned, and stays when it was wrong', () => {
  const typed = jest.fn()
  const { container } = render(<CodeInput value="K7P3XM" wrong="没有这一桌" onChange={typed} />)
  expect(
    Array.from(container.querySelectorAll('.code-cell'))
      .map(node => node.textContent)
      .join('')
  ).toBe('K7P3XM')
  expect(screen.getByRole('alert', { name: '没有这一桌' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('六位口令'), { target: { value: 'k7p 3x0n' } })
  expect(typed).toHaveBeenCalledWith('K7P3XN')
})

test('what is missing of a code can be typed at once, each time it was sent', () => {
  const sent = (tries: number) => (
    <>
      <button type="button">入座</button>
      <CodeInput value="K7P3X" wrong="还差 1 位" tries={tries} onChange={() => undefined} />
    </>
  )
  const { rerender } = render(sent(1))
  for (const tries of [2, 3]) {
    act(() => button('入座').focus())
    rerender(sent(tries))
    expect(document.activeElement).toBe(screen.getByLabelText('六位口令'))
  }
})

function Field({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const [value, set] = useState(code)
  const change = (next: string) => {
    set(next)
    onCode(next)
  }
  return <CodeInput value={value} onChange={change} />
}

describe('a code that is being corrected', () => {
  test('it is seen where the next character goes; a tapped cell is written over, and the end is next again', () => {
    const typed = jest.fn()
    const { container } = render(<Field code="K7P3" onCode={typed} />)
    const cells = () => Array.from(container.querySelectorAll('.code-cell'))
    const here = () => cells().findIndex(cell => cell.className.includes('code-cell-here'))
    expect(here()).toBe(4)
    expect(cells()[4]?.className).toContain('code-cell-caret')
    fireEvent.click(cells()[1]!)
    expect(here()).toBe(1)
    fireEvent.change(screen.getByLabelText('六位口令'), { target: { value: 'K7P39' } })
    expect(typed).toHaveBeenLastCalledWith('K9P3')
    expect(here()).toBe(4)
  })

  test('a tap behind the last character goes on there; an emptied cell waits to be filled', () => {
    const typed = jest.fn()
    const { container } = render(<Field code="K7P3" onCode={typed} />)
    const cells = () => Array.from(container.querySelectorAll('.code-cell'))
    const types = (value: string) =>
      fireEvent.change(screen.getByLabelText('六位口令'), { target: { value } })
    fireEvent.click(cells()[1]!)
    fireEvent.click(cells()[5]!)
    types('K7P3X')
    expect(typed).toHaveBeenLastCalledWith('K7P3X')
    fireEvent.click(cells()[1]!)
    types('K7P3')
    expect(typed).toHaveBeenLastCalledWith('KP3X')
    fireEvent.click(cells()[5]!)
    types('KP3X9')
    expect(typed).toHaveBeenLastCalledWith('K9P3X')
  })

  test('a place is marked only while what is typed goes there; what is missing can be typed at once', () => {
    const of = (wrong?: string) => <CodeInput value="K7P" onChange={() => {}} {...(wrong ? { wrong } : {})} />
    const { container, rerender } = render(of())
    const here = () => container.querySelectorAll('.code-cell-here').length
    expect(here()).toBe(1)
    fireEvent.blur(screen.getByLabelText('六位口令'))
    expect(here()).toBe(0)
    rerender(of('口令有六位'))
    expect(here()).toBe(1)
    fireEvent.blur(screen.getByLabelText('六位口令'))
    fireEvent.focus(screen.getByLabelText('六位口令'))
    expect(here()).toBe(1)
  })

  test('backspaces from a tapped cell on empty all before it, and what is typed then stands there', () => {
    const { container } = render(<Field code="K7P3XM" onCode={() => undefined} />)
    const cells = () => Array.from(container.querySelectorAll('.code-cell'))
    const field = () => screen.getByLabelText('六位口令') as HTMLInputElement
    const types = (value: string) => fireEvent.change(field(), { target: { value } })
    fireEvent.click(cells()[5]!)
    for (let left = 5; left >= 0; left--) {
      types(field().value.slice(0, -1))
      expect(field().value).toBe('K7P3XM'.slice(0, left))
    }
    types('B')
    expect(cells().map(cell => cell.textContent)).toEqual(['B', '', '', '', '', ''])
  })

  test.each([
    ['a character at the end', 'K7P', 'K7P3', null, 'K7P3', null],
    ['a backspace at the end', 'K7P3', 'K7P', null, 'K7P', null],
    ['a tapped cell of a whole code', 'K7P3XM', 'K7P3XM9', { at: 0, gap: 0 }, '97P3XM', null],
    ['a backspace in a tapped cell', 'K7P3XM', 'K7P3X', { at: 2, gap: 0 }, 'K73XM', { at: 2, gap: 1 }],
    ['another backspace there', 'K73XM', 'K73X', { at: 2, gap: 1 }, 'K3XM', { at: 1, gap: 2 }],
    ['a backspace where nothing is before it', '3XM', '3X', { at: 0, gap: 3 }, '3XM', { at: 0, gap: 3 }],
    ['one of two emptied cells filled', 'K3XM', 'K3XM8', { at: 1, gap: 2 }, 'K83XM', { at: 2, gap: 1 }],
    ['a backspace in a tapped last cell', 'K7P3XM', 'K7P3X', { at: 5, gap: 0 }, 'K7P3X', null],
    ['the cell filled again', 'K73XM', 'K73XM8', { at: 2, gap: 1 }, 'K783XM', null],
    ['a character no code has', 'K7P3', 'K7P30', { at: 1, gap: 0 }, 'K7P3', { at: 1, gap: 0 }],
    ['a whole code pasted behind another', 'K7P3XM', 'K7P3XM abc def', null, 'ABCDEF', null],
    [
      'an invitation pasted',
      '',
      '来博饼：海蛎的桌，63 块饼。口令 K7P3XM，点开：http://a/#/x?key=ab',
      null,
      'K7P3XM',
      null
    ],
    ['an invitation pasted behind another', 'ABCDEF', 'ABCDEF63 块饼，输口令 K7P3XM', null, 'K7P3XM', null],
    ['a whole code pasted into a tapped cell', 'K7P', 'K7PABCDEF', { at: 0, gap: 0 }, 'ABCDEF', null],
    ['everything marked and typed over', 'K7P3XM', 'A', { at: 3, gap: 0 }, 'A', null]
  ])('%s: %s and then %s', (_, code, typed, spot, edited, next) => {
    expect(editCode(code, typed, spot)).toEqual([edited, next])
  })
})

test('a stepper stops at its ends', () => {
  const changed = jest.fn()
  render(<Stepper value={12} min={1} max={12} unit="个人" onChange={changed} />)
  fireEvent.click(button('加一个'))
  fireEvent.click(button('减一个'))
  expect(changed.mock.calls).toEqual([[11]])
})

test('a chosen option is ticked, not only coloured', () => {
  const { container } = render(<Option label="厦门" chosen onTap={() => undefined} />)
  expect(screen.getByRole('radio', { name: '厦门' }).getAttribute('aria-checked')).toBe('true')
  expect(container.querySelector('.icon-check')).toBeTruthy()
})

test('a disabled button does nothing', () => {
  const tapped = jest.fn()
  render(<Button label="入座" disabled onTap={tapped} />)
  fireEvent.click(button('入座'))
  expect(tapped).not.toHaveBeenCalled()
})

test('all cheers go by themselves, and when one of them is tapped', () => {
  jest.useFakeTimers()
  try {
    const cheer = jest.fn()
    const { container, rerender } = render(<Cheers over={false} resting={false} onCheer={cheer} />)
    const open = () => container.querySelector('.cheers-all') !== null
    const tap = (id: string) => fireEvent.click(container.querySelector(`#${id}`)!)
    tap('cheers-all')
    expect(open()).toBe(true)
    act(() => void jest.advanceTimersByTime(7999))
    expect(open()).toBe(true)
    act(() => void jest.advanceTimersByTime(1))
    expect(open()).toBe(false)
    tap('cheers-all')
    tap('cheer-2')
    expect([open(), cheer.mock.calls]).toEqual([false, [[2]]])
    expect(screen.queryByRole('status')).toBeNull()
    rerender(<Cheers over={false} resting onCheer={cheer} />)
    expect(screen.getByRole('status').textContent).toBe('喊过了，歇几秒再喊')
    tap('cheers-all')
    expect(open()).toBe(false)
    tap('cheer-1')
    expect([open(), cheer.mock.calls.length]).toEqual([false, 1])
  } finally {
    jest.useRealTimers()
  }
})
