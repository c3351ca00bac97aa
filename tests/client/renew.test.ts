import { createStore } from 'zustand/vanilla'
import type { Room } from '@/room'
import { keepRenewed } from '@/stores'
import { NOWHERE, type TableState } from '@/stores/state'

function program() {
  const store = createStore<TableState>(() => NOWHERE)
  const state = { idle: true, restarts: 0 }
  let ready: (restart: () => void) => void = () => undefined
  let show: () => void = () => undefined
  const off = keepRenewed({
    shell: {
      standing: 'ordinary',
      renewHost: null,
      restart: null,
      onOpened: () => () => undefined,
      onRenewed: listener => {
        ready = listener
        return () => undefined
      }
    },
    phone: {
      onShow: listener => {
        show = listener
        return () => undefined
      }
    },
    table: { store },
    isIdle: () => state.idle
  })
  const restart = () => {
    state.restarts++
  }
  return { store, state, off, comes: () => ready(restart), show: () => show() }
}

const ROOM = { _id: 'a' } as Room

test('a newer program waits for the end of the table, then takes over once', () => {
  const { store, state, comes, show } = program()
  store.setState({ room: ROOM })
  comes()
  show()
  expect(state.restarts).toBe(0)
  store.setState(NOWHERE, true)
  expect(state.restarts).toBe(1)
  show()
  expect(state.restarts).toBe(1)
})

test('somebody who types a code or reads the rules is not thrown out', () => {
  const { state, comes, show } = program()
  state.idle = false
  comes()
  expect(state.restarts).toBe(0)
  state.idle = true
  show()
  expect(state.restarts).toBe(1)
})
