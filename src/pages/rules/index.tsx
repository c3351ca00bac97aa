import { View } from '@tarojs/components'
import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { Body, Button, Foot, Page, RuleRows, TopBar } from '@/components'
import { useScreen } from '@/hooks'
import { bringWords, type Key, t } from '@/i18n'
import { diceWords } from '@/i18n/dice'
import { houseWords } from '@/i18n/house'
import { route } from '@/platform'
import { HOUSES } from '@/rules'

bringWords(houseWords, diceWords)

/** What the house says where houses differ. */
function differences(): readonly Key[] {
  const { counting, end, chajinhua, liubohong, sixBlack, chase } = HOUSES.xmu
  return [
    `axis.counting.${counting}`,
    ...(chase.ranks.length === 0 ? (['axis.chase.none'] as const) : []),
    `axis.chajinhua.${chajinhua}`,
    `axis.liubohong.${liubohong}`,
    `axis.sixBlack.${sixBlack}`,
    `axis.end.${end}`
  ]
}

/** The rules as they are played, to be read before the first throw. */
export default function Rules() {
  useShareAppMessage(() => ({ title: t('rules.say'), path: '/pages/rules/index' }))
  useShareTimeline(() => ({ title: t('rules.say') }))

  return (
    <Page {...useScreen()}>
      <TopBar title={t('rules.title')} note={t('houseFull.xmu')} onAct={route.back} />
      <Body>
        <View className="serif headline down-12">{t('rules.first')}</View>
        <View className="small">{t('rules.say')}</View>
        <View className="down-12">
          <RuleRows set={HOUSES.xmu.set} />
        </View>
        <View className="card card-pad down-12">
          {differences().map(key => (
            <View key={key} className="down-8">
              {t(key as 'axis.chase.none')}
            </View>
          ))}
        </View>
        <View className="down-24" />
      </Body>
      <Foot lifted>
        <Button kind="pri" icon="check" label={t('act.ok')} onTap={route.back} />
      </Foot>
    </Page>
  )
}
