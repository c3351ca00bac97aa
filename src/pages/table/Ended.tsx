import { View } from '@tarojs/components'
import { Acts, Button, Foot, ResultView, StatePage } from '@/components'
import { t } from '@/i18n'
import { route } from '@/platform'
import type { Client, TableState, TableView } from '@/stores'
import { Keepsake } from './Keepsake'
import { Note } from './Note'
import { nameOf } from './words'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
}

/** Once more with those who sit here; who does not may sit down for it. */
function Again({ client, state, view }: Props) {
  const { table } = client
  const busy = state.deed !== null || state.act !== null
  const { host, sits } = view.lobby
  if (!sits) {
    return (
      <Button
        id="sit"
        kind="pri"
        icon="seat"
        label={t('lobby.sit')}
        disabled={busy}
        onTap={() => void table.join()}
      />
    )
  }
  if (!host) return <View className="lobby-words">{t('result.waitAgain')}</View>
  return (
    <Button
      id="again"
      kind="pri"
      icon="redo"
      label={t('result.again')}
      disabled={busy}
      onTap={() => void table.start()}
    />
  )
}

function Acting(props: Props) {
  const { client, state, view } = props
  return (
    <>
      <Note state={state} />
      <Again {...props} />
      {view.leader && <Keepsake client={client} view={view} />}
      <Acts next>
        <Button id="home" half label={t('act.home')} onTap={route.home} />
        {view.lobby.sits && !state.one && (
          <Button id="leave" half label={t('lobby.leave')} onTap={() => void client.table.leave()} />
        )}
      </Acts>
    </>
  )
}

/** The game is over: who is 状元, and what everybody takes home. */
export function Ended(props: Props) {
  const { leader, rows, ring } = props.view
  const faceOf = (seat: number) => ring.find(place => place.seat === seat)?.face ?? 1
  if (leader === null) {
    return (
      <StatePage
        picture="bowl"
        title={t('result.none')}
        words={t('state.endedNote')}
        acts={<Acting {...props} />}
      />
    )
  }
  const held = rows.map(row => ({
    id: String(row.seat),
    name: nameOf(ring, row.seat),
    face: faceOf(row.seat),
    held: row.held
  }))
  return (
    <>
      <ResultView
        champion={{ ...leader, name: nameOf(ring, leader.seat), face: faceOf(leader.seat) }}
        rows={held}
      />
      <Foot lifted>
        <Acting {...props} />
      </Foot>
    </>
  )
}
