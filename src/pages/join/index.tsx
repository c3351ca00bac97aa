import { View } from '@tarojs/components'
import { useState } from 'react'
import { Body, CODE_LENGTH, CodeInput, Page, TopBar, WayIn } from '@/components'
import { useClient, useConsent, useScreen } from '@/hooks'
import { refusalLine, t } from '@/i18n'
import { route } from '@/platform'

/** By the code that the host reads aloud, straight to a seat. What was typed stays when it was wrong. */
export default function Join() {
  const client = useClient()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [tries, setTries] = useState(0)
  const [joining, setJoining] = useState(false)
  const asked = useConsent()

  const confirm = async (typed: string) => {
    if (joining) return
    setTries(tries + 1)
    if (typed.length < CODE_LENGTH) return setWrong(t('join.short', { n: CODE_LENGTH - typed.length }))
    setJoining(true)
    const reply = await client.sitByCode(typed)
    setJoining(false)
    if ('to' in reply) return route.table(reply.to)
    setWrong(refusalLine(reply.refused))
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
            tries={tries}
            onChange={value => {
              setCode(value)
              setWrong(undefined)
            }}
            onDone={value => {
              client.shaker.ask()
              void confirm(value)
            }}
          />
        </View>
        <View className="small centre down-12 up-24">{t('join.note')}</View>
        <WayIn
          id="join-confirm"
          label={t(joining ? 'join.joining' : 'join.act')}
          disabled={joining}
          asked={asked}
          onFeel={client.shaker.ask}
          onEnter={() => void confirm(code)}
        />
      </Body>
    </Page>
  )
}
