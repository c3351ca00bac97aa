import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { Body, Face, Foot, NameField, TopBar, WayIn } from '@/components'
import { useClient, useConsent } from '@/hooks'
import { type FaceNumber, t } from '@/i18n'
import { route } from '@/platform'
import { type Form, type LocalForm, tidyName, USUAL_FORM } from '@/stores'
import { Choices, useHouse } from './Choices'
import { Minutes } from './Minutes'
import { Unfinished } from './Unfinished'
import { useForm } from './useForm'

const USUAL_SEATS = 4

const formOf = (last: LocalForm | null): Form => ({
  ...USUAL_FORM,
  size: last?.names.length ?? USUAL_SEATS,
  house: last?.house ?? USUAL_FORM.house,
  diff: last?.diff ?? {},
  jumps: last?.jumps ?? USUAL_FORM.jumps,
  stock: last?.stock ?? null
})

/** Who plays, in the order of their turns. `names` is written into as they are typed. */
function Names({ size, names }: { size: number; names: string[] }) {
  return (
    <>
      <View className="section">{t('one.names')}</View>
      <View className="small">{t('one.namesNote')}</View>
      <View className="people">
        {Array.from({ length: size }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <View key={seat} className="person">
            <Face face={seat + 1} size={44} />
            <NameField
              id={`name-${seat}`}
              className="grow gap-8"
              name={names[seat] ?? ''}
              hint={t(`face.${(seat + 1) as FaceNumber}`)}
              onName={typed => {
                names[seat] = typed
              }}
            />
          </View>
        ))}
      </View>
    </>
  )
}

/** One phone for everybody: how many play, and who they are if they want to say. No cloud is asked. */
export function OnePhone() {
  const { local, ports, shaker } = useClient()
  const [last] = useState(local.last)
  const [form, change, cakes, left] = useForm(formOf(last))
  const house = useHouse(form)
  const names = useRef<string[]>([...(last?.names ?? [])])
  const asked = useConsent()
  const [unfinished, settle] = useState(local.running)

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
        <Choices
          {...{ form, change, house, cakes, left }}
          one
          people={<Names size={form.size} names={names.current} />}
        />
        <View className="down-24" />
      </Body>
      <Foot lifted>
        <Minutes house={house} stock={form.stock} size={form.size} />
        <WayIn id="one-confirm" label={t('one.act')} asked={asked} onFeel={shaker.ask} onEnter={confirm} />
      </Foot>
      {unfinished.length > 0 && (
        <Unfinished
          games={unfinished}
          now={ports.phone.now()}
          onGoOn={one => route.onePhone(one, 'open')}
          onDrop={one => {
            local.drop(one)
            settle(local.running())
          }}
          onAnother={() => settle([])}
        />
      )}
    </>
  )
}
