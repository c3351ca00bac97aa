import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { Body, Face, Faces, Foot, is, NameField, Sheet, TopBar, WayIn } from '@/components'
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

const SEATS = 12

/** All drawn faces by seat, each once: those chosen before, then the others. */
function facesAfter(before: readonly number[]): readonly number[] {
  const all = Array.from({ length: SEATS }, (_, seat) => seat + 1)
  return [...new Set([...before.filter(face => all.includes(face)), ...all])]
}

/** The same faces, where this seat has changed its own with whoever had that one. */
const swapped = (faces: readonly number[], seat: number, face: number): readonly number[] =>
  faces.map(one => (one === face ? faces[seat]! : one === faces[seat] ? face : one))

interface NamesProps {
  readonly size: number
  /** is written into as they are typed */
  readonly names: string[]
  readonly faces: readonly number[]
  readonly onFaces: (faces: readonly number[]) => void
}

/** Who plays, in the order of their turns, by name and by face. */
function Names({ size, names, faces, onFaces }: NamesProps) {
  const [chooses, choose] = useState(-1)
  const called = (seat: number) => t(`face.${faces[seat] as FaceNumber}`)
  return (
    <>
      <View className="section">{t('one.names')}</View>
      <View className="small">{t('one.namesNote')}</View>
      <View className="people">
        {Array.from({ length: size }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <View key={seat} className="person">
            <View
              id={`face-of-${seat}`}
              hoverClass="pressed"
              onClick={() => choose(seat)}
              aria-label={`${called(seat)} · ${t('open.face')}`}
              {...is('button')}
            >
              <Face face={faces[seat] ?? 1} size={44} />
            </View>
            <NameField
              id={`name-${seat}`}
              className="grow gap-8"
              name={names[seat] ?? ''}
              hint={called(seat)}
              onName={typed => {
                names[seat] = typed
              }}
            />
          </View>
        ))}
      </View>
      {chooses >= 0 && (
        <Sheet title={`${names[chooses] || called(chooses)} · ${t('open.face')}`} onClose={() => choose(-1)}>
          <View className="small">{t('one.faceNote')}</View>
          <Faces
            chosen={faces[chooses] ?? 1}
            onChoose={face => {
              onFaces(swapped(faces, chooses, face))
              choose(-1)
            }}
          />
        </Sheet>
      )}
    </>
  )
}

/** One phone for everybody: how many play, and who they are if they want to say. No cloud is asked. */
export function OnePhone() {
  const { home, local, ports, shaker } = useClient()
  const [last] = useState(local.last)
  // Whose phone it is sits first, where nobody has said who plays.
  const { me } = home.store.getState()
  const [form, change, cakes, left] = useForm(formOf(last))
  const house = useHouse(form)
  const names = useRef<string[]>([...(last?.names ?? [me?.name ?? ''])])
  const [faces, setFaces] = useState(() => facesAfter(last?.faces ?? [me?.face ?? 0]))
  const asked = useConsent()
  const [unfinished, settle] = useState(local.running)

  const confirm = () => {
    const { size, house: id, diff, jumps, stock } = form
    const all = Array.from({ length: size }, (_, seat) => tidyName(names.current[seat] ?? ''))
    route.onePhone(
      local.order({ house: id, diff, jumps, stock, names: all, faces: faces.slice(0, size) }),
      'open'
    )
  }

  return (
    <>
      <TopBar title={t('act.onePhone')} onAct={route.back} />
      <Body>
        <View className="small">{t('one.note')}</View>
        <Choices
          {...{ form, change, house, cakes, left }}
          one
          people={<Names {...{ faces }} size={form.size} names={names.current} onFaces={setFaces} />}
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
