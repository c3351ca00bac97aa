import { Acts, Button, Consent } from '@/components'
import { useClient, useConsent } from '@/hooks'
import { t } from '@/i18n'

interface Props {
  /** of the node that is pressed */
  readonly id: string
  readonly label: string
  readonly disabled?: boolean
  readonly onBegin: () => void
}

/** The way to the table, which also agrees to what shaking needs; or there without shaking. */
export function Begin({ id, label, disabled, onBegin }: Props) {
  const { shaker } = useClient()
  const consent = useConsent()
  const agreeing = consent && { openType: 'agreePrivacyAuthorization' as const, onAgree: consent.agree }
  const begin = () => {
    shaker.ask()
    onBegin()
  }
  const still = () => {
    consent?.decline()
    onBegin()
  }
  return (
    <>
      {consent && <Consent contract={consent.contract} onRead={consent.read} />}
      <Button
        id={id}
        kind="pri"
        label={label}
        {...(disabled ? { disabled } : {})}
        {...agreeing}
        onTap={begin}
      />
      {consent && (
        <Acts next>
          <Button id="still" kind="txt" label={t('privacy.sitStill')} onTap={still} />
        </Acts>
      )}
    </>
  )
}
