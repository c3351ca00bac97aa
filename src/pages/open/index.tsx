import { View } from '@tarojs/components'
import { useState } from 'react'
import { Body, Button, Cake, DOWN, Foot, Option, Options, Page, Stepper, TopBar } from '@/components'
import { useClient, useScreen } from '@/hooks'
import { refusalLine, t } from '@/i18n'
import { route } from '@/platform'
import { HOUSES, type Rank, type Stock } from '@/rules'
import type { Form } from '@/stores'

const LIMITS = [30, 60, 0] as const
const SEATS = { least: 1, most: 12 }
const MOST_CAKES = 99

type Change = (change: Partial<Form>) => void

function Cakes({ stock, change }: { stock: Stock | null; change: Change }) {
  const set = HOUSES.xmu.set
  const count = (rank: Rank, n: number) => change({ stock: { ...(stock ?? set), [rank]: n } })
  return (
    <View className="down-24">
      <View className="bold down-8">{t('open.cakes')}</View>
      <Options>
        <Option
          label={t('open.cakesHouse')}
          note={t('open.cakesHouseNote')}
          chosen={stock === null}
          onTap={() => change({ stock: null })}
        />
        <Option
          label={t('open.cakesOwn')}
          note={t('open.cakesOwnNote')}
          chosen={stock !== null}
          onTap={() => change({ stock: stock ?? set })}
        />
      </Options>
      {stock &&
        DOWN.map(rank => (
          <View key={rank} className="row down-12" id={`cakes-${rank}`}>
            <Cake rank={rank} size={44} />
            <View className="grow">
              <Stepper
                value={stock[rank]}
                min={rank === 'zhuangyuan' ? 1 : 0}
                max={MOST_CAKES}
                unit={t('open.unit')}
                onChange={n => count(rank, n)}
              />
            </View>
          </View>
        ))}
    </View>
  )
}

function Pace({ form, change }: { form: Form; change: Change }) {
  return (
    <>
      <View className="bold down-24">{t('open.limit')}</View>
      <Options>
        {LIMITS.map(limit => (
          <Option
            key={limit}
            label={limit === 0 ? t('open.noLimit') : t('open.seconds', { n: limit })}
            chosen={form.limit === limit}
            onTap={() => change({ limit })}
          />
        ))}
      </Options>
      <View className="bold down-24">{t('open.absence')}</View>
      <Options>
        <Option
          label={t('open.absentThrow')}
          chosen={form.absence === 'throw'}
          onTap={() => change({ absence: 'throw' })}
        />
        <Option
          label={t('open.absentSkip')}
          chosen={form.absence === 'skip'}
          onTap={() => change({ absence: 'skip' })}
        />
      </Options>
    </>
  )
}

/** A new table: how many, what for, how long a turn may take. */
export default function Open() {
  const { open, shaker } = useClient()
  const [form, setForm] = useState<Form>({ house: 'xmu', size: 10, stock: null, limit: 30, absence: 'throw' })
  const [opening, setOpening] = useState(false)
  const [wrong, setWrong] = useState('')
  const change: Change = more => setForm(old => ({ ...old, ...more }))

  const confirm = async () => {
    shaker.ask()
    setOpening(true)
    setWrong('')
    const opened = await open(form)
    setOpening(false)
    if ('to' in opened) return route.table(opened.to)
    setWrong(refusalLine(opened.refused))
  }

  return (
    <Page {...useScreen()}>
      <TopBar title={t('open.title')} onAct={route.back} />
      <Body>
        <View className="bold down-8">{t('open.seats')}</View>
        <Stepper
          value={form.size}
          min={SEATS.least}
          max={SEATS.most}
          unit={t('open.people')}
          onChange={size => change({ size })}
        />
        <View className="bold down-24">{t('open.house')}</View>
        <Options>
          <Option
            label={t('house.xmu')}
            note={t('houseNote.xmu')}
            chosen
            onTap={() => change({ house: 'xmu' })}
          />
        </Options>
        <Cakes stock={form.stock} change={change} />
        <Pace form={form} change={change} />
        <View className="down-24" />
      </Body>
      <Foot lifted>
        {wrong && <View className="lobby-words">{wrong}</View>}
        <Button
          id="open-confirm"
          kind="pri"
          label={t(opening ? 'open.opening' : 'open.act')}
          disabled={opening}
          onTap={() => void confirm()}
        />
      </Foot>
    </Page>
  )
}
