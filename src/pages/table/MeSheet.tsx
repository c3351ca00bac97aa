import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { AFTER_BLUR, Button, Faces, NameField, Sheet } from '@/components'
import { t } from '@/i18n'
import { type Client, mySeat, type TableState, tidyName } from '@/stores'
import { NoteHere } from './Note'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly onClose: () => void
}

/** What the others call me, and my mark. */
export function MeSheet({ client, state, onClose }: Props) {
  const me = state.pid === null ? undefined : state.people[state.pid]
  const name = useRef(me?.name ?? '')
  const [face, setFace] = useState(me?.face || Math.max(0, mySeat(state)) + 1)

  const save = () => {
    setTimeout(async () => {
      if (await client.table.rename(tidyName(name.current), face)) onClose()
    }, AFTER_BLUR)
  }

  return (
    <Sheet
      title={t('seat.edit')}
      onClose={onClose}
      foot={
        <Button id="me-save" kind="pri" label={t('seat.save')} disabled={state.deed !== null} onTap={save} />
      }
    >
      <NameField
        own
        id="me-name"
        name={name.current}
        onName={typed => {
          name.current = typed
        }}
      />
      <NoteHere state={state} />
      <View className="bold down-12">{t('open.face')}</View>
      <Faces chosen={face} onChoose={setFace} />
    </Sheet>
  )
}
