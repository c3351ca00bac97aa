import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Acts, Body, Button, Foot, StatePage, TopBar } from '@/components'
import { useClient } from '@/hooks'
import { refusal, refusalLine, t } from '@/i18n'
import { route } from '@/platform'
import type { Form, NoCode } from '@/stores'
import { Choices, useHouse } from './Choices'
import { Minutes } from './Minutes'
import { useForm } from './useForm'

interface Known {
  readonly form: Form
  readonly seated: number
}

function Filled({ room, known }: { room: string; known: Known }) {
  const { setTable, table } = useClient()
  const [form, change, cakes, left] = useForm(known.form)
  const house = useHouse(form)
  const [changing, setChanging] = useState(false)
  const [wrong, setWrong] = useState<NoCode | null>(null)
  // After a game the next one begins by these rules at once, unless a seat was added, which somebody has to take first.
  const { room: here } = table.store.getState()
  const begins = here?._id === room && here.phase === 'ended' && form.size <= known.form.size
  const confirm = async () => {
    setChanging(true)
    const refused = await setTable(room, form, known.form.stock)
    setChanging(false)
    if (refused !== null) return setWrong(refused)
    // What comes of it is said at the table, where it can be begun again.
    if (begins) void table.start()
    route.back()
  }
  // Of what this form can ask for, only fewer seats than people is no table at all.
  const why = wrong === 'room/bad-call' ? t('open.tooFew', { n: known.seated }) : wrong && refusalLine(wrong)
  return (
    <>
      <Body>
        <Choices {...{ form, change, house, cakes, left }} least={known.seated} />
        <View className="down-24" />
      </Body>
      <Foot lifted>
        {why ? (
          <View id="edit-refused" className="lobby-words">
            {why}
          </View>
        ) : (
          <Minutes house={house} stock={form.stock} size={form.size} />
        )}
        <Button
          id="edit-confirm"
          kind="pri"
          label={t(changing ? 'open.editing' : begins ? 'open.editAgain' : 'open.editAct')}
          disabled={changing}
          onTap={() => void confirm()}
        />
      </Foot>
    </>
  )
}

/** The same form for a table that is there: its host changes it before the first throw, or for the next game. */
export function EditTable({ room }: { room: string }) {
  const { formOf } = useClient()
  const [known, setKnown] = useState<Known | { refused: NoCode } | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    setKnown(null)
    void formOf(room).then(setKnown)
  }, [formOf, room, tries])

  const inside = () => {
    if (known === null)
      return <StatePage picture="bowl" title={t('state.loading')} words={t('state.loadingNote')} />
    if ('form' in known) return <Filled room={room} known={known} />
    const { what, next } = refusal(known.refused)
    const acts = (
      <>
        <Button id="retry" kind="pri" icon="redo" label={t('act.retry')} onTap={() => setTries(tries + 1)} />
        <Acts next>
          <Button id="back" label={t('act.back')} onTap={route.back} />
        </Acts>
      </>
    )
    return <StatePage picture="offline" title={what} words={next} acts={acts} />
  }
  return (
    <>
      <TopBar title={t('open.edit')} onAct={route.back} />
      {inside()}
    </>
  )
}
