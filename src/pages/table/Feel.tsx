import { View } from '@tarojs/components'
import { Acts, Button, Consent } from '@/components'
import { type Consent as Asked, useConsent } from '@/hooks'
import { t } from '@/i18n'
import type { Client } from '@/stores'

interface Props {
  readonly client: Client
  /** why the sensor is not heard, as the shaker found it */
  readonly mute: ReturnType<Client['ports']['motion']['mute']>
}

/** What makes a button one that agrees, where there is something to agree to. */
export const agreeing = (asked: Asked | null) =>
  asked === null ? {} : { openType: 'agreePrivacyAuthorization' as const, onAgree: asked.agree }

/** Under my turn: how to turn shaking on where nothing was said yet, or one quiet line on why there is none. */
export function Feel({ client, mute }: Props) {
  const asked = useConsent()
  if (asked) {
    const agree = () => {
      asked.agree()
      client.shaker.retry()
    }
    return (
      <>
        <Consent contract={asked.contract} onRead={asked.read} />
        <Acts next>
          <Button id="feel" half label={t('privacy.feel')} {...agreeing({ ...asked, agree })} />
          <Button id="press-only" half label={t('privacy.press')} onTap={asked.decline} />
        </Acts>
      </>
    )
  }
  if (mute === null || mute === 'none') return null
  return (
    <View id="mute" className="small centre">
      {t(`mute.${mute}`)}
    </View>
  )
}
