import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { AFTER_BLUR, Button, Faces, NameField } from '@/components'
import { useClient, useFlash } from '@/hooks'
import { type FaceNumber, refusalLine, t } from '@/i18n'
import { type NoCode, tidyName } from '@/stores'

interface Props {
  readonly name: string
  /** 0: none was chosen */
  readonly face: number
}

/**
 * What the others call me, and my mark: for the table I sit at, and for those to come. They may come from the cloud after
 * the page is there: what was typed or chosen by then stays.
 */
export function Me({ name, face }: Props) {
  const { introduce, home } = useClient()
  const typed = useRef<string | null>(null)
  const drawn = useRef(name)
  if (typed.current === null) drawn.current = name
  const [mine, choose] = useState<number | null>(null)
  const chosen = mine ?? (face || 1)
  const [wrong, setWrong] = useState<NoCode | null>(null)
  const [saved, flash] = useFlash<'saved' | 'savedUnnamed'>()

  const save = () => {
    setTimeout(async () => {
      const called = tidyName(typed.current ?? name)
      const refused = await introduce(called, chosen)
      setWrong(refused)
      if (refused === null) flash(called === '' ? 'savedUnnamed' : 'saved')
      void home.load()
    }, AFTER_BLUR)
  }

  return (
    <View className="card card-pad">
      <View className="bold">{t('open.name')}</View>
      <View className="down-8">
        <NameField
          own
          key={drawn.current}
          id="my-name"
          name={drawn.current}
          onName={text => {
            typed.current = text
          }}
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
        <Button
          id="my-save"
          label={t(saved ? `me.${saved}` : 'me.save', { face: t(`face.${chosen as FaceNumber}`) })}
          onTap={save}
        />
      </View>
    </View>
  )
}
