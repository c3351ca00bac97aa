import { Input, View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { Button, Faces } from '@/components'
import { useClient, useFlash } from '@/hooks'
import { refusalLine, t } from '@/i18n'
import { LONGEST_NAME, type NoCode, tidyName } from '@/stores'

/** WeChat hands a name from its keyboard bar over only when the field is left: that comes with the tap, not before it. */
const AFTER_BLUR = 60

interface Props {
  readonly name: string
  /** 0: none was chosen */
  readonly face: number
}

/** What the others call me, and my mark: for the table I sit at, and for those to come. */
export function Me({ name, face }: Props) {
  const { introduce, home } = useClient()
  const typed = useRef(name)
  const [chosen, choose] = useState(face || 1)
  const [wrong, setWrong] = useState<NoCode | null>(null)
  const [saved, flash] = useFlash<'saved'>()

  const hear = (event: { detail: { value: string } }) => {
    typed.current = event.detail.value
  }
  const save = () => {
    setTimeout(async () => {
      const refused = await introduce(tidyName(typed.current), chosen)
      setWrong(refused)
      if (refused === null) flash('saved')
      void home.load()
    }, AFTER_BLUR)
  }

  return (
    <View className="card card-pad">
      <View className="bold">{t('open.name')}</View>
      <View className="field down-8" id="my-name">
        <Input
          type={'nickname' as 'text'}
          defaultValue={name}
          placeholder={t('open.nameHint')}
          maxlength={LONGEST_NAME}
          onInput={hear}
          onBlur={hear}
          aria-label={t('open.name')}
        />
      </View>
      <View className="bold down-12">{t('open.face')}</View>
      <Faces chosen={chosen} onChoose={choose} />
      {wrong && (
        <View id="me-refused" className="ink-red down-8">
          {refusalLine(wrong)}
        </View>
      )}
      <View className="row down-12">
        <Button id="my-save" label={t(saved ? 'me.saved' : 'me.save')} onTap={save} />
      </View>
    </View>
  )
}
