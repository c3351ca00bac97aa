import { View } from '@tarojs/components'
import { Acts, Button, Sheet } from '@/components'
import { t } from '@/i18n'

interface Props {
  readonly title: string
  readonly note: string
  readonly busy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks once more before what cannot be taken back. */
export function Sure({ title, note, busy, onYes, onNo }: Props) {
  const foot = (
    <>
      <Acts>
        <Button
          id="sure"
          kind="pri"
          label={t('act.sure')}
          {...(busy ? { disabled: true } : {})}
          onTap={onYes}
        />
      </Acts>
      <Acts next>
        <Button id="unsure" kind="txt" label={t('act.no')} onTap={onNo} />
      </Acts>
    </>
  )
  return (
    <Sheet title={title} onClose={onNo} foot={foot}>
      <View>{note}</View>
    </Sheet>
  )
}
