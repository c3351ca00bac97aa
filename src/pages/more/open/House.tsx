import { View } from '@tarojs/components'
import { useState } from 'react'
import { Option, Options, Sheet } from '@/components'
import { t } from '@/i18n'
import { HOUSE_IDS, type HouseId } from '@/rules'

interface Props {
  readonly house: HouseId
  readonly onChoose: (house: HouseId) => void
}

/** Whose rules: the one most play, another, and behind a third choice all eight of them. */
export function House({ house, onChoose }: Props) {
  const [all, setAll] = useState(false)
  const other = house === 'xmu' ? 'minnan' : house
  const choose = (id: HouseId) => {
    onChoose(id)
    setAll(false)
  }
  const option = (id: HouseId, name: 'house' | 'houseFull') => (
    <Option
      key={id}
      id={`${name === 'house' ? 'house' : 'all'}-${id}`}
      label={t(`${name}.${id}`)}
      note={t(`houseNote.${id}`)}
      chosen={house === id}
      onTap={() => choose(id)}
    />
  )
  return (
    <>
      <View className="section">{t('open.house')}</View>
      <Options label={t('open.house')}>
        {option('xmu', 'house')}
        {option(other, 'house')}
        <Option
          id="house-more"
          label={t('open.moreHouses')}
          note={t('open.moreHousesNote')}
          chosen={false}
          onTap={() => setAll(true)}
        />
      </Options>
      {all && (
        <Sheet title={t('open.house')} onClose={() => setAll(false)}>
          <View className="down-8">
            <Options label={t('open.house')} two>
              {HOUSE_IDS.map(id => option(id, 'houseFull'))}
            </Options>
          </View>
        </Sheet>
      )}
    </>
  )
}
