import { View } from '@tarojs/components'
import { Acts, Button, Phrases, Sheet } from '@/components'
import { t } from '@/i18n'

/** Asks whether a game that was left is to be gone on with, before another is begun on this phone. */
export function Unfinished({ onGoOn, onAnother }: Record<'onGoOn' | 'onAnother', () => void>) {
  const foot = (
    <>
      <Acts>
        <Button id="go-on" kind="pri" icon="play" label={t('one.goOn')} onTap={onGoOn} />
      </Acts>
      <Acts next>
        <Button id="another" kind="txt" label={t('one.another')} onTap={onAnother} />
      </Acts>
    </>
  )
  return (
    <Sheet title={t('one.unfinished')} onClose={onAnother} foot={foot}>
      <View>
        <Phrases text={t('one.unfinishedNote')} />
      </View>
    </Sheet>
  )
}
