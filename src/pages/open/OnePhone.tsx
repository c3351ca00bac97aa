import { Input, View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { Body, Face, Foot, Stepper, TopBar } from '@/components'
import { useClient } from '@/hooks'
import { t } from '@/i18n'
import { route } from '@/platform'
import { Begin } from './Begin'
import { Cakes } from './Cakes'

const SEATS = { least: 1, most: 12, usual: 4 }
const LONGEST = 12

/** A name as it may stand on a table; '' where nothing is left of it. */
const nameOf = (typed: string): string =>
  [...typed.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('')

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
      <View className="card grow name-field">
        <Input
          defaultValue={name}
          placeholder={t('open.nameHint')}
          maxlength={LONGEST}
          onInput={hear}
          onBlur={hear}
        />
      </View>
    </View>
  )
}

/** One phone for everybody: how many play, and who they are if they want to say. No cloud is asked. */
export function OnePhone() {
  const { local } = useClient()
  const [last] = useState(local.last)
  const [seats, setSeats] = useState(last?.names.length ?? SEATS.usual)
  const [stock, setStock] = useState(last?.stock ?? null)
  const names = useRef<string[]>([...(last?.names ?? [])])

  const confirm = () => {
    const all = Array.from({ length: seats }, (_, seat) => nameOf(names.current[seat] ?? ''))
    route.onePhone(local.order({ house: 'xmu', stock, names: all }), 'open')
  }

  return (
    <>
      <TopBar title={t('act.onePhone')} onAct={route.back} />
      <Body>
        <View className="small">{t('one.note')}</View>
        <View className="bold down-12">{t('open.seats')}</View>
        <View id="one-seats" className="down-8">
          <Stepper
            value={seats}
            min={SEATS.least}
            max={SEATS.most}
            unit={t('open.people')}
            onChange={setSeats}
          />
        </View>
        <View className="bold down-24">{t('one.names')}</View>
        <View className="small">{t('one.namesNote')}</View>
        {Array.from({ length: seats }, (_, seat) => (
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
        <Cakes stock={stock} onChange={setStock} />
        <View className="down-24" />
      </Body>
      <Foot lifted>
        <Begin id="one-confirm" label={t('one.act')} onBegin={confirm} />
      </Foot>
    </>
  )
}
