import { View } from '@tarojs/components'
import { t } from '@/i18n'
import { says } from './aria'
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
