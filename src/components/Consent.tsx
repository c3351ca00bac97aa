import { View } from '@tarojs/components'
import { t } from '@/i18n'
import { says } from './aria'
import { Acts, Button } from './Button'
import type { IconName } from './Icon'
import { Phrases } from './Phrases'

interface Props {
  /** the publisher's text, as WeChat names it; '' is named by us */
  contract: string
  onRead: () => void
}

/** What shaking is for, in one line over the button that agrees to it, and the text itself behind its name. */
export function Consent({ contract, onRead }: Props) {
  const read = t('privacy.read', { name: contract || t('privacy.plainName') })
  return (
    <View id="privacy" className="small centre">
      <Phrases text={t('privacy.what')} />
      <View id="privacy-text" className="link" hoverClass="pressed" onClick={onRead} {...says(read, 'link')}>
        {read}
      </View>
    </View>
  )
}

/** What is still to be agreed to, and how. */
interface Asked {
  readonly contract: string
  readonly agree: () => void
  readonly decline: () => void
  readonly read: () => void
}

/** What makes a button one that agrees, where there is something to agree to. */
export const agreeing = (asked: Asked | null) =>
  asked === null ? {} : { openType: 'agreePrivacyAuthorization' as const, onAgree: asked.agree }

interface WayInProps {
  /** of the button; the one beside it has `-still` after it */
  id: string
  label: string
  icon?: IconName
  disabled?: boolean
  /** null: nothing has to be agreed to */
  asked: Asked | null
  /** the phone may be felt from now on: told inside the tap */
  onFeel: () => void
  onEnter: () => void
}

/** The way to a seat in one tap, which also agrees to what shaking needs; or there without shaking. */
export function WayIn({ id, label, icon, disabled = false, asked, onFeel, onEnter }: WayInProps) {
  const enter = () => {
    onFeel()
    onEnter()
  }
  const still = () => {
    asked?.decline()
    onEnter()
  }
  return (
    <>
      {asked && <Consent contract={asked.contract} onRead={asked.read} />}
      <Button
        id={id}
        kind="pri"
        {...(icon ? { icon } : {})}
        label={label}
        disabled={disabled}
        {...agreeing(asked)}
        onTap={enter}
      />
      {asked && (
        <Acts next>
          <Button
            id={`${id}-still`}
            kind="txt"
            label={t('privacy.sitStill')}
            disabled={disabled}
            onTap={still}
          />
        </Acts>
      )}
    </>
  )
}
