import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Button, Stepper } from '@/components'
import { useClient } from '@/hooks'
import { t } from '@/i18n'
import { route } from '@/platform'
import { customHouse, HOUSES, type HouseId, type House as HouseRules } from '@/rules'
import type { Form } from '@/stores'
import { changedOf } from './Axes'
import { Cakes } from './Cakes'
import { House } from './House'
import { More } from './More'
import type { CakesOf } from './plan'
import type { Change } from './useForm'

const MOST_SEATS = 12

/** The house as the form has it; the same object as long as nothing of it changes. */
export const useHouse = ({ house, diff }: Form): HouseRules =>
  useMemo(() => {
    const custom = customHouse(house, diff)
    return 'refused' in custom ? HOUSES[house] : custom
  }, [house, diff])

interface Props {
  readonly form: Form
  readonly change: Change
  readonly house: HouseRules
  readonly cakes: CakesOf
  /** whose changes did not come along to this house; null: nobody's */
  readonly left: HouseId | null
  /** so many sit there already */
  readonly least?: number
  /** one phone for all: it waits for everybody, and shows all that is noted on it */
  readonly one?: boolean
  /** who they are, below how many */
  readonly people?: ReactNode
}

/** Three things to choose, and behind a fourth line everything else. */
export function Choices({ form, change, house, cakes, left, least = 1, one = false, people }: Props) {
  const [more, setMore] = useState(false)
  const { phone } = useClient().ports
  const changed = changedOf(house, HOUSES[form.house], form.stock ?? house.set).length
  useEffect(() => {
    if (more) route.toNode('open-more', phone.screen().barTop)
  }, [more, phone])
  return (
    <>
      <View className="section">{t('open.seats')}</View>
      <View id="seats">
        <Stepper
          value={form.size}
          min={least}
          max={MOST_SEATS}
          unit={t('open.people', { n: form.size })}
          onChange={size => change({ size })}
        />
      </View>
      {people}
      <House house={form.house} left={left} onChoose={id => change({ house: id })} />
      <Cakes {...{ house, form, cakes, change, one }} />
      <View className="row">
        <Button
          id="open-more"
          kind="txt"
          icon={more ? 'minus' : 'chevron-down'}
          label={more ? t('open.less') : changed > 0 ? t('open.moreChanged', { n: changed }) : t('open.more')}
          onTap={() => setMore(!more)}
        />
      </View>
      {more && <More form={form} change={change} house={house} timed={!one} />}
    </>
  )
}
