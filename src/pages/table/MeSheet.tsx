import { Input, View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { Button, Face, Sheet } from '@/components'
import { t } from '@/i18n'
import { type Client, mySeat, type TableState } from '@/stores'
import { Note } from './Note'

const FACES = Array.from({ length: 12 }, (_, i) => i + 1)
const LONGEST = 12

/** WeChat hands a name from its keyboard bar over only when the field is left: that comes with the tap, not before it. */
const AFTER_BLUR = 60

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

  const hear = (event: { detail: { value: string } }) => {
    name.current = [...event.detail.value].slice(0, LONGEST).join('')
  }
  const save = () => {
    setTimeout(async () => {
      if (await client.table.rename(name.current.trim(), face)) onClose()
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
      <View className="card card-pad" id="me-name">
        <Input
          type={'nickname' as 'text'}
          defaultValue={name.current}
          placeholder={t('open.nameHint')}
          maxlength={LONGEST}
          onInput={hear}
          onBlur={hear}
        />
      </View>
      <Note state={state} />
      <View className="bold down-12">{t('open.face')}</View>
      <View className="row" style="flex-wrap:wrap">
        {FACES.map(n => (
          <View
            key={n}
            className={`option ${n === face ? 'option-on' : ''}`}
            style="flex:0 0 23%;margin:1%"
            onClick={() => setFace(n)}
          >
            <Face face={n} size={44} />
          </View>
        ))}
      </View>
    </Sheet>
  )
}
