import { View } from '@tarojs/components'
import { useState } from 'react'
import { Acts, Body, Button, CODE_LENGTH, CodeInput, Consent, Foot, Page, TopBar } from '@/components'
import { useClient, useConsent, useScreen } from '@/hooks'
import { refusalLine, t } from '@/i18n'
import { route } from '@/platform'

/** By the code that the host reads aloud, straight to a seat. What was typed stays when it was wrong. */
export default function Join() {
  const client = useClient()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [joining, setJoining] = useState(false)
  const consent = useConsent()

  const confirm = async (typed: string) => {
    if (joining) return
    client.shaker.ask()
    if (typed.length < CODE_LENGTH) return setWrong(t('join.short', { n: CODE_LENGTH - typed.length }))
    setJoining(true)
    const reply = await client.sitByCode(typed)
    setJoining(false)
    if ('to' in reply) return route.table(reply.to)
    setWrong(refusalLine(reply.refused))
  }

  const still = () => {
    consent?.decline()
    void confirm(code)
  }

  return (
    <Page {...useScreen()}>
      <TopBar title={t('join.title')} onAct={route.back} />
      <Body>
        <View className="serif headline centre down-24">{t('join.headline')}</View>
        <View id="code-input" className="down-24">
          <CodeInput
            value={code}
            {...(wrong ? { wrong } : {})}
            onChange={value => {
              setCode(value)
              setWrong(undefined)
            }}
            onDone={value => void confirm(value)}
          />
        </View>
        <View className="small centre down-12">{t('join.note')}</View>
      </Body>
      <Foot>
        {consent && <Consent contract={consent.contract} onRead={consent.read} />}
        <Button
          id="join-confirm"
          kind="pri"
          label={t(joining ? 'join.joining' : 'join.act')}
          disabled={joining}
          {...(consent ? { openType: 'agreePrivacyAuthorization' as const, onAgree: consent.agree } : {})}
          onTap={() => void confirm(code)}
        />
        {consent && (
          <Acts next>
            <Button
              id="join-still"
              kind="txt"
              label={t('privacy.sitStill')}
              disabled={joining}
              onTap={still}
            />
          </Acts>
        )}
      </Foot>
    </Page>
  )
}
