import { View } from '@tarojs/components'
import { useRouter, useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useMemo, useState } from 'react'
import { Body, Button, Foot, Option, Options, Page, Phrases, RuleRows, TopBar, Verse } from '@/components'
import { useScreen } from '@/hooks'
import { bringWords, t } from '@/i18n'
import { bookWords } from '@/i18n/book'
import { houseWords } from '@/i18n/house'
import { VERSE } from '@/i18n/house-lines'
import { queryValue, route } from '@/platform'
import { customHouse, HOUSE_IDS, HOUSES, type House, ladderOf } from '@/rules'
import { isSilent, Lines, linesOf } from './Lines'

bringWords(houseWords, bookWords)

/** The house that the address names, `?house=minnan&diff={…}`, as a table has it; the usual one where it names none. */
function houseOfQuery(params: Readonly<Record<string, unknown>>): House {
  const id = HOUSE_IDS.find(each => each === queryValue(params, 'house')) ?? 'xmu'
  try {
    const custom = customHouse(id, JSON.parse(queryValue(params, 'diff') || '{}'))
    return 'refused' in custom ? HOUSES[id] : custom
  } catch {
    return HOUSES[id]
  }
}

/** How it began, and which sheet this house is. */
function Origin({ house }: { house: House }) {
  return (
    <>
      <View className="section">{t('book.origin')}</View>
      <View className="card card-pad">
        {([1, 2, 3] as const).map(n => (
          <View key={n} className="up-8">
            {t(`book.origin.${n}`)}
          </View>
        ))}
        <View id="source" className="small">
          {t('book.source', { what: t(`book.source.${house.id}`) })}
        </View>
      </View>
    </>
  )
}

/** The rules of eight houses as they are played, to be read before the first throw; of a table, as it plays them. */
export default function Rules() {
  const { params } = useRouter()
  const ofTable = useMemo(() => houseOfQuery(params), [params])
  const [house, setHouse] = useState(ofTable)
  const screen = useScreen()
  const lines = linesOf(house)
  useShareAppMessage(() => ({ title: t('rules.say'), path: '/pages/more/rules/index' }))
  useShareTimeline(() => ({ title: t('rules.say') }))

  return (
    <Page {...screen}>
      <TopBar title={t('rules.title')} note={t(`houseFull.${house.id}`)} onAct={route.back} />
      <Body>
        <View className="serif headline down-12">{t('rules.first')}</View>
        <View className="small up-8">{t('rules.say')}</View>
        <Options label={t('book.houses')} four>
          {HOUSE_IDS.map(id => (
            <Option
              key={id}
              id={`house-${id}`}
              label={t(`house.${id}`)}
              chosen={house.id === id}
              onTap={() => setHouse(id === ofTable.id ? ofTable : HOUSES[id])}
            />
          ))}
        </Options>
        <View id="just-look" className="small down-8">
          {t('book.look')}
        </View>
        <View id="house-sense" className="small down-12">
          <Phrases text={t(`houseSense.${house.id}`)} />
        </View>
        {house.id === 'minnan' && <Verse lines={VERSE} />}
        <View className="section">{t('book.prizes')}</View>
        <RuleRows
          set={house.set}
          ladder={ladderOf(house)}
          more={of => <Lines house={house} lines={lines} of={of} />}
        />
        <View className="section">{t('book.lines')}</View>
        <View id="house-lines" className="card card-pad">
          <Lines house={house} lines={lines} />
        </View>
        {lines.some(line => isSilent(house, line)) && (
          <View className="small down-8">{t('book.silentNote')}</View>
        )}
        <Origin house={house} />
        <View className="down-24" />
      </Body>
      <Foot lifted>
        <Button id="rules-ok" kind="pri" icon="check" label={t('act.ok')} onTap={route.back} />
      </Foot>
    </Page>
  )
}
