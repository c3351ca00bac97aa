import { View } from '@tarojs/components'
import { useState } from 'react'
import { Face, is } from '@/components'
import { t } from '@/i18n'
import type { Client, TableState, TableView } from '@/stores'
import { MeSheet } from './MeSheet'
import { nameOf } from './words'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: Pick<TableView, 'ring'>
  /** in a lobby for all; after a game, of its picture, for who has given no name */
  readonly at: 'lobby' | 'result'
}

/** Whether I sit here and have given no name. */
export const isNameless = (ring: TableView['ring']): boolean => ring.some(({ me, name }) => me && name === '')

/** Who I am at this table as the others see it, in one line, and how to be called otherwise. */
export function MyName({ client, state, view: { ring }, at }: Props) {
  const [naming, setNaming] = useState(false)
  // Who has given a name here sees what came of it.
  const [asked] = useState(() => isNameless(ring))
  const me = ring.find(place => place.me)
  const asks = me !== undefined && (at === 'lobby' || asked)
  const name = me ? nameOf([{ ...me, me: false }], me.seat) : ''
  return (
    <View>
      {asks && (
        <View id="who-am-i" className="my-name" onClick={() => setNaming(true)} {...is('button')}>
          <Face face={me.face} size={28} />
          <View className="my-name-words">
            {t(`${at}.who`, { name })}
            <View className="my-name-act">
              {t(at === 'result' && isNameless(ring) ? 'result.rename' : 'lobby.rename')}
            </View>
          </View>
        </View>
      )}
      {naming && <MeSheet client={client} state={state} onClose={() => setNaming(false)} />}
    </View>
  )
}
