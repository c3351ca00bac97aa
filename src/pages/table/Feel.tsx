import { View } from '@tarojs/components'
import { useState } from 'react'
import { Acts, agreeing, Button, Consent, is, Sheet } from '@/components'
import { type Consent as Asked, useConsent } from '@/hooks'
import { t } from '@/i18n'
import type { Client } from '@/stores'

interface Props {
  readonly client: Client
  /** why the sensor is not heard, as the shaker found it */
  readonly mute: ReturnType<Client['ports']['motion']['mute']>
}

/** What shaking is for, opened by whoever would rather shake than press. */
function Ask({ asked, agree, onClose }: { asked: Asked; agree: () => void; onClose: () => void }) {
  const foot = (
    <>
      <Button id="feel" kind="pri" label={t('privacy.feel')} {...agreeing({ ...asked, agree })} />
      <Acts next>
        <Button id="press-only" kind="txt" label={t('privacy.press')} onTap={asked.decline} />
      </Acts>
    </>
  )
  return (
    <Sheet title={t('privacy.feel')} onClose={onClose} foot={foot}>
      <Consent contract={asked.contract} onRead={asked.read} />
    </Sheet>
  )
}

/** Over my turn's button, in one quiet line: how to turn shaking on where nothing was said yet, or why there is none. */
export function Feel({ client, mute }: Props) {
  const asked = useConsent()
  const [open, setOpen] = useState(false)
  if (asked) {
    const agree = () => {
      asked.agree()
      client.shaker.retry()
    }
    return (
      <>
        <View id="feel-ask" className="small centre link" onClick={() => setOpen(true)} {...is('button')}>
          {t('privacy.ask')}
        </View>
        {open && <Ask asked={asked} agree={agree} onClose={() => setOpen(false)} />}
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
