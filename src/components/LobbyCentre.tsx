import { View } from '@tarojs/components'
import { t } from '@/i18n'
import { says } from './aria'

interface Props {
  /** six characters */
  code: string
  /** what the small pill under the code says; no pill without `onAct` */
  act?: string
  onAct?: () => void
}

/** The code of a table that has seats left, on the cloth, to be read aloud. */
export function LobbyCentre({ code, act, onAct }: Props) {
  return (
    <View className="lobby-centre">
      <View className="lobby-say">{t('lobby.say')}</View>
      <View className="lobby-code number" {...says(t('lobby.codeLabel', { code: [...code].join(' ') }))}>
        {`${code.slice(0, 3)} ${code.slice(3)}`}
      </View>
      {onAct && (
        <View className="lobby-act" onClick={onAct} {...says(act ?? t('lobby.copy'), 'button')}>
          <View className="lobby-act-words">{act ?? t('lobby.copy')}</View>
        </View>
      )}
    </View>
  )
}
