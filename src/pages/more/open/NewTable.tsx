import { View } from '@tarojs/components'
import { useState } from 'react'
import { Acts, Body, Button, DoorCard, Foot, TopBar, WayIn } from '@/components'
import { useClient, useConsent } from '@/hooks'
import { refusalLine, t } from '@/i18n'
import { route } from '@/platform'
import { isChanged } from '@/rules'
import { createPrizes, type Form, type NoCode, parseForm, USUAL_FORM } from '@/stores'
import { Choices, useHouse } from './Choices'
import { Minutes } from './Minutes'
import { choiceOf } from './plan'
import { useForm } from './useForm'

const NAMES = { house: 'open.cakesHouse', small: 'open.cakesSmall', own: 'open.cakesOwn' } as const

/** Opening as last time: one tap, and nothing to choose. */
function Again({ form, onTap }: { form: Form; onTap: () => void }) {
  const { storage } = useClient().ports
  const [kind] = useState(() => choiceOf(form, createPrizes(storage).read()))
  const town = t(`house.${form.house}`)
  const house = isChanged(form) ? t('open.ownHouse', { house: town }) : town
  const cakes = t(NAMES[kind])
  return (
    <>
      <DoorCard
        id="open-again"
        title={t('open.again')}
        note={t('open.againNote', { n: form.size, house, cakes })}
        onTap={onTap}
      />
      <View className="or-line">{t('open.or')}</View>
    </>
  )
}

/** A table in the cloud: as last time, or three things to choose. What was refused leaves the form as it is. */
export function NewTable() {
  const { open, lastOpened, shaker } = useClient()
  const [last] = useState(() => parseForm(lastOpened()))
  const [form, change, cakes, left] = useForm(last ?? USUAL_FORM)
  const house = useHouse(form)
  const [opening, setOpening] = useState(false)
  const [wrong, setWrong] = useState<NoCode | null>(null)
  const asked = useConsent()

  const confirm = async (chosen: Form) => {
    if (opening) return
    setOpening(true)
    setWrong(null)
    const opened = await open(chosen)
    setOpening(false)
    if ('to' in opened) return route.table(opened.to)
    setWrong(opened.refused)
  }

  return (
    <>
      <TopBar title={t('open.title')} onAct={route.back} />
      <Body>
        {last && <Again form={last} onTap={() => void confirm(last)} />}
        <Choices {...{ form, change, house, cakes, left }} />
        <View className="down-24" />
      </Body>
      <Foot lifted>
        {wrong ? (
          <View id="open-refused" className="lobby-words">
            {refusalLine(wrong)}
          </View>
        ) : (
          <Minutes house={house} stock={form.stock} size={form.size} />
        )}
        <WayIn
          id="open-confirm"
          label={t(opening ? 'open.opening' : 'open.act')}
          disabled={opening}
          asked={asked}
          onFeel={shaker.ask}
          onEnter={() => void confirm(form)}
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
