import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { Body, Icon, LineRow, Option, Options, Page, SwitchRow, TopBar } from '@/components'
import { useClient, useScreen, useStore } from '@/hooks'
import { bringWords, LOCALES, t } from '@/i18n'
import { languageNames, meWords } from '@/i18n/me'
import { queryValue, route } from '@/platform'
import type { Settings } from '@/stores'
import { Forget } from './Forget'
import { Me } from './Me'

bringWords(meWords)

const SHAKES = ['soft', 'normal', 'hard', 'off'] as const satisfies readonly Settings['shake'][]

function Language({ settings, set }: Choosing) {
  return (
    <View className="card card-pad">
      <Options label={t('me.language')}>
        <Option
          id="language-auto"
          label={t('me.auto')}
          chosen={settings.language === 'auto'}
          onTap={() => set({ language: 'auto' })}
        />
        {LOCALES.map(language => (
          <Option
            key={language}
            id={`language-${language}`}
            label={languageNames[language]}
            chosen={settings.language === language}
            onTap={() => set({ language })}
          />
        ))}
      </Options>
      <View id="letters" className="small down-8">
        {t('me.letters')}
      </View>
    </View>
  )
}

interface Choosing {
  readonly settings: Settings
  readonly set: (partial: Partial<Settings>) => void
}

function Hand({ settings, set }: Choosing) {
  const { sound, shake, fast, motion } = settings
  return (
    <View className="card card-pad">
      <View className="bold">{t('me.shake')}</View>
      <View className="small up-8">{t('me.shakeNote')}</View>
      <Options label={t('me.shake')} two>
        {SHAKES.map(each => (
          <Option
            key={each}
            id={`shake-${each}`}
            label={t(`me.shake.${each}`)}
            chosen={shake === each}
            onTap={() => set({ shake: each })}
          />
        ))}
      </Options>
      <View className="down-12" />
      <SwitchRow
        id="sound"
        label={t('me.sound')}
        note={t('me.soundNote')}
        on={sound}
        onTap={() => set({ sound: !sound })}
      />
      <View className="rule" />
      <SwitchRow
        id="fast"
        label={t('me.fast')}
        note={t('me.fastNote')}
        on={fast}
        onTap={() => set({ fast: !fast })}
      />
      <View className="rule" />
      <SwitchRow
        id="motion"
        label={t('me.motion')}
        note={t('me.motionNote')}
        on={motion === 'reduced'}
        onTap={() => set({ motion: motion === 'reduced' ? 'full' : 'reduced' })}
      />
    </View>
  )
}

const FACTS = [
  ['shield', 'fair'],
  ['seat', 'kept'],
  ['check', 'custom']
] as const

/** What this is, and what the dice are worth. */
function About() {
  return (
    <View className="card card-pad">
      {FACTS.map(([icon, what]) => (
        <View key={what} className="row row-top up-8">
          <Icon name={icon} size={22} className="ink-ok" />
          <View className="grow gap-12">
            <View className="bold">{t(`me.${what}`)}</View>
            <View className="small">{t(`me.${what}Note`)}</View>
          </View>
        </View>
      ))}
      <View className="small">{t('me.licence')}</View>
    </View>
  )
}

/** What somebody chooses for this phone, who they are at the table, and what this program is. */
export default function MePage() {
  const { settings, home, local } = useClient()
  const { params } = useRouter()
  // Round one phone nobody is "me": who plays was said as the table was laid.
  const alone = local.has(queryValue(params, 'room'))
  const chosen = useStore(settings.store)
  const { me } = useStore(home.store)
  const [forgetting, setForgetting] = useState(false)
  const [forgotten, setForgotten] = useState(0)
  const screen = useScreen()
  useEffect(() => void home.load(), [home])

  return (
    <Page {...screen}>
      <TopBar title={t('me.title')} onAct={route.back} />
      <Body>
        {!alone && (
          <>
            <View className="section">{t('me.who')}</View>
            <Me key={forgotten} name={me?.name ?? ''} face={me?.face ?? 0} />
          </>
        )}
        <View className="section">{t('me.language')}</View>
        <Language settings={chosen} set={settings.set} />
        <View className="section">{t('me.hand')}</View>
        <Hand settings={chosen} set={settings.set} />
        <View className="section">{t('me.about')}</View>
        <About />
        <View className="card card-lines down-24">
          <LineRow id="forget" label={t('me.forget')} onTap={() => setForgetting(true)} />
        </View>
        <View className="down-24" />
      </Body>
      {forgetting && (
        <Forget onForgotten={() => setForgotten(forgotten + 1)} onClose={() => setForgetting(false)} />
      )}
    </Page>
  )
}
