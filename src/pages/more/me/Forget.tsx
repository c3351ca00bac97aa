import { View } from '@tarojs/components'
import { useState } from 'react'
import { Acts, Button, Sheet } from '@/components'
import { useClient } from '@/hooks'
import { refusalLine, t } from '@/i18n'
import type { NoCode } from '@/stores'

/** Asks once more before everything is deleted, and says what that is. */
export function Forget({ onForgotten, onClose }: Record<'onForgotten' | 'onClose', () => void>) {
  const { forget } = useClient()
  const [state, setState] = useState<'asks' | 'deletes' | 'done' | NoCode>('asks')
  const confirm = async () => {
    setState('deletes')
    const refused = await forget()
    setState(refused ?? 'done')
    if (refused === null) onForgotten()
  }
  const done = state === 'done'
  const foot = done ? (
    <Button id="forget-close" kind="pri" label={t('act.ok')} onTap={onClose} />
  ) : (
    <>
      <Button
        id="forget-sure"
        kind="pri"
        label={t('me.forgetAct')}
        disabled={state === 'deletes'}
        onTap={() => void confirm()}
      />
      <Acts next>
        <Button id="forget-stay" label={t('me.forgetStay')} onTap={onClose} />
      </Acts>
    </>
  )
  const refused = state !== 'asks' && state !== 'deletes' && state !== 'done'
  return (
    <Sheet title={t(done ? 'me.forgotten' : 'me.forgetSure')} onClose={onClose} foot={foot}>
      {!done && <View className="down-8">{t('me.forgetWhat')}</View>}
      {refused && (
        <View id="forget-refused" className="ink-red down-12">
          {refusalLine(state)}
        </View>
      )}
    </Sheet>
  )
}
