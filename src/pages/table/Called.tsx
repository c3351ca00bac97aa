import type { PropsWithChildren } from 'react'
import { MyTurn, OverSheet } from '@/components'
import type { TableState, TableView } from '@/stores'

interface Props {
  readonly state: Pick<TableState, 'offset'>
  readonly view: Pick<TableView, 'call' | 'button' | 'deadline'>
}

/** While I am on, whatever lies over the table says so, and a tap there leads back to it. */
export function Called({ state: { offset }, view, children }: PropsWithChildren<Props>) {
  const { call, button, deadline } = view
  const isOn = call.kind === 'mine' && button.kind === 'ready'
  const over = (close: () => void) => <MyTurn turn={{ deadline, offset }} onTap={close} />
  return <OverSheet.Provider value={isOn ? over : null}>{children}</OverSheet.Provider>
}
