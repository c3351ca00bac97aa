import { View } from '@tarojs/components'
import { useState } from 'react'
import { DiceRow, Option, Options, Sheet } from '@/components'
import { t } from '@/i18n'
import { HOUSE_IDS, type HouseId, patternOf } from '@/rules'
import { OF_HOUSE } from './examples'

interface Props {
  readonly house: HouseId
  /** whose changes did not come along to it; null: nobody's */
  readonly left: HouseId | null
  readonly onChoose: (house: HouseId) => void
}

/** Whose rules: the one most play, another, and behind a third choice all eight of them. */
export function House({ house, left, onChoose }: Props) {
  const [all, setAll] = useState(false)
  const other = house === 'xmu' ? 'minnan' : house
  const choose = (id: HouseId) => {
    onChoose(id)
    setAll(false)
  }
  const option = (id: HouseId) => (
    <Option
      id={`house-${id}`}
      label={t(`house.${id}`)}
      note={t(`houseNote.${id}`)}
      chosen={house === id}
      onTap={() => choose(id)}
    />
  )
  return (
    <>
      <View className="section">{t('open.house')}</View>
      <Options label={t('open.house')}>
        {option('xmu')}
        {option(other)}
        <Option
          id="house-more"
          label={t('open.moreHouses')}
          note={t('open.moreHousesNote')}
          chosen={false}
          onTap={() => setAll(true)}
        />
      </Options>
      {left && (
        <View id="left-behind" className="small down-8">
          {t('open.leftBehind', { house: t(`houseFull.${left}`) })}
        </View>
      )}
      {all && (
        <Sheet title={t('open.house')} onClose={() => setAll(false)}>
          <View className="down-8">
            <Options label={t('open.house')} one>
              {HOUSE_IDS.map(id => {
                const dice = OF_HOUSE[id]
                return (
                  <Option
                    key={id}
                    id={`all-${id}`}
                    label={t(`houseFull.${id}`)}
                    note={t(`houseSense.${id}`)}
                    chosen={house === id}
                    onTap={() => choose(id)}
                  >
                    {dice && <DiceRow dice={dice} pattern={patternOf(dice)} />}
                  </Option>
                )
              })}
            </Options>
          </View>
        </Sheet>
      )}
    </>
  )
}
