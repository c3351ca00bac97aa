import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { Acts, Body, Button, Foot, Option, Options, Page, Stepper, TopBar } from '@/components'
import { useClient, useScreen } from '@/hooks'
import { bringWords, refusalLine, t } from '@/i18n'
import { diceWords } from '@/i18n/dice'
import { houseWords } from '@/i18n/house'
import { openWords } from '@/i18n/open'
import { queryValue, route } from '@/platform'
import type { Form, NoCode } from '@/stores'
import { Begin } from './Begin'
import { Cakes } from './Cakes'
import { OnePhone } from './OnePhone'

bringWords(openWords, houseWords, diceWords)

const LIMITS = [30, 60, 0] as const
const SEATS = { least: 1, most: 12 }

type Change = (change: Partial<Form>) => void

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

/** A table in the cloud: how many, what for, how long a turn may take. */
function InTheCloud() {
  const { open } = useClient()
  const [form, setForm] = useState<Form>({ house: 'xmu', size: 10, stock: null, limit: 30, absence: 'throw' })
  const [opening, setOpening] = useState(false)
  const [wrong, setWrong] = useState<NoCode | null>(null)
  const change: Change = more => setForm(old => ({ ...old, ...more }))

  const confirm = async () => {
    setOpening(true)
    setWrong(null)
    const opened = await open(form)
    setOpening(false)
    if ('to' in opened) return route.table(opened.to)
    setWrong(opened.refused)
  }

  return (
    <>
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
        <Cakes stock={form.stock} onChange={stock => change({ stock })} />
        <Pace form={form} change={change} />
        <View className="down-24" />
      </Body>
      <Foot lifted>
        {wrong && <View className="lobby-words">{refusalLine(wrong)}</View>}
        <Begin
          id="open-confirm"
          label={t(opening ? 'open.opening' : 'open.act')}
          disabled={opening}
          onBegin={() => void confirm()}
        />
        {wrong?.startsWith('app/') && (
          <Acts next>
            <Button
              id="one-phone"
              icon="hand-over"
              label={t('act.onePhone')}
              onTap={() => route.page('open', '?one=1')}
            />
          </Acts>
        )}
      </Foot>
    </>
  )
}

/** A new table, in the cloud or on this phone alone (`?one=1`). */
export default function Open() {
  const { params } = useRouter()
  const one = queryValue(params, 'one') !== ''
  return <Page {...useScreen()}>{one ? <OnePhone /> : <InTheCloud />}</Page>
}
