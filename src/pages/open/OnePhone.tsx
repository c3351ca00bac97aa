import { Input, View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { Body, Face, Foot, TopBar, WayIn } from '@/components'
import { useClient, useConsent } from '@/hooks'
import { t } from '@/i18n'
import { route } from '@/platform'
import { type Form, LONGEST_NAME, type LocalForm, tidyName, USUAL_FORM } from '@/stores'
import { Choices, useHouse } from './Choices'
import { Minutes } from './Minutes'
import { useForm } from './useForm'

const USUAL_SEATS = 4

interface NameProps {
  readonly seat: number
  readonly name: string
  readonly onName: (name: string) => void
}

function Name({ seat, name, onName }: NameProps) {
  const hear = (event: { detail: { value: string } }) => onName(event.detail.value)
  return (
    <View className="row down-8" id={`name-${seat}`}>
      <Face face={seat + 1} size={44} />
      <View className="field grow gap-12">
        <Input
          defaultValue={name}
          placeholder={t('open.nameHint')}
          maxlength={LONGEST_NAME}
          onInput={hear}
          onBlur={hear}
          aria-label={t('open.nameHint')}
        />
      </View>
    </View>
  )
}

const formOf = (last: LocalForm | null): Form => ({
  ...USUAL_FORM,
  size: last?.names.length ?? USUAL_SEATS,
  house: last?.house ?? USUAL_FORM.house,
  diff: last?.diff ?? {},
  jumps: last?.jumps ?? USUAL_FORM.jumps,
  stock: last?.stock ?? null
})

/** One phone for everybody: how many play, and who they are if they want to say. No cloud is asked. */
export function OnePhone() {
  const { local, shaker } = useClient()
  const [last] = useState(local.last)
  const [form, change] = useForm(formOf(last))
  const house = useHouse(form)
  const names = useRef<string[]>([...(last?.names ?? [])])
  const asked = useConsent()

  const confirm = () => {
    const { size, house: id, diff, jumps, stock } = form
    const all = Array.from({ length: size }, (_, seat) => tidyName(names.current[seat] ?? ''))
    route.onePhone(local.order({ house: id, diff, jumps, stock, names: all }), 'open')
  }

  return (
    <>
      <TopBar title={t('act.onePhone')} onAct={route.back} />
      <Body>
        <View className="small">{t('one.note')}</View>
        <Choices form={form} change={change} house={house} timed={false} />
        <View className="section">{t('one.names')}</View>
        <View className="small">{t('one.namesNote')}</View>
        {Array.from({ length: form.size }, (_, seat) => (
          <Name
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            key={seat}
            seat={seat}
            name={names.current[seat] ?? ''}
            onName={name => {
              names.current[seat] = name
            }}
          />
        ))}
        <View className="down-24" />
      </Body>
      <Foot lifted>
        <Minutes house={house} stock={form.stock} size={form.size} />
        <WayIn id="one-confirm" label={t('one.act')} asked={asked} onFeel={shaker.ask} onEnter={confirm} />
      </Foot>
    </>
  )
}
