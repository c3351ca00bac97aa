import { View } from '@tarojs/components'
import { useState } from 'react'
import { Acts, agreeing, Button, Consent, is, Sheet } from '@/components'
import { type Consent as Asked, useConsent } from '@/hooks'
import { t } from '@/i18n'
import type { Client } from '@/stores'

type Mute = NonNullable<ReturnType<Client['shaker']['store']['getState']>['mute']>

interface Props {
  readonly client: Client
  /** why the sensor is not heard, as the shaker found it */
  readonly mute: Mute | null
  readonly round: number
  /** the round in which it was turned on at this table; −1: it was not */
  readonly tried: number
  readonly onTried: () => void
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

/** What a tap can turn on. */
const CURABLE = ['off', 'unasked', 'refused'] as const
type Curable = (typeof CURABLE)[number]
const isCurable = (mute: Mute): mute is Curable => (CURABLE as readonly Mute[]).includes(mute)

interface WakeProps extends Omit<Props, 'mute'> {
  readonly mute: Curable
  /** something has to be agreed to first */
  readonly onAsked: () => void
}

/** Shaking is not on, and this line turns it on. If that was in vain it says so in that turn, and nothing afterwards. */
function Wake({ client: { settings, shaker, ports }, mute, round, tried, onTried, onAsked }: WakeProps) {
  const wake = async () => {
    if (mute === 'off') settings.set({ shake: 'normal' })
    if (mute === 'refused') ports.privacy.again()
    await shaker.wake()
    onTried()
    onAsked()
  }
  if (tried >= 0 && tried !== round) return null
  if (tried >= 0 && mute === 'refused')
    return (
      <View id="mute" className="small centre">
        {t('mute.still')}
      </View>
    )
  return (
    <View id="mute" className="small centre link" onClick={() => void wake()} {...is('button')}>
      {t(mute === 'unasked' ? 'privacy.ask' : `mute.${mute}`)}
    </View>
  )
}

/** Over my turn's button, in one quiet line: how to turn shaking on where it is not, or why there is none. */
export function Feel({ client, mute, round, tried, onTried }: Props) {
  const [again, setAgain] = useState(0)
  const asked = useConsent(again)
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
  if (isCurable(mute))
    return (
      <Wake
        {...{ client, mute, round, tried, onTried }}
        onAsked={() => {
          setAgain(again + 1)
          setOpen(true)
        }}
      />
    )
  return (
    <View id="mute" className="small centre">
      {t(`mute.${mute}`)}
    </View>
  )
}
