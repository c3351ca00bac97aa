import { View } from '@tarojs/components'
import { useState } from 'react'
import { LineRow, Phrases, Sheet } from '@/components'
import { t } from '@/i18n'
import { route } from '@/platform'
import type { Pid, Room } from '@/room'
import type { Client, TableState, TableView } from '@/stores'
import { Before, pastAt } from './Keepsake'
import { closing, NoteHere } from './Note'
import { prizesIn, usePrizeNames } from './PrizeNames'
import { type Asked, leaveNote, leaveWords, Sure } from './Sure'
import { memberName, nameOf } from './words'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
  readonly onRules: () => void
  /** draws the picture of this game; left out: there is none to be drawn */
  readonly onKeepsake?: () => void
  readonly onClose: () => void
}

type Grave = 'end' | 'restart' | 'leave'

/**
 * The words that ask once more before a game is given up, by everybody at once or by one who gets up. `rest`: what the
 * cakes that nobody won are called, '' where they have no names.
 */
function sureWords(what: Grave, state: TableState, { leader, ring }: TableView, rest: string): Asked {
  const { room, one } = state
  if (what === 'leave') return leaveWords(state)
  if (what === 'restart' && one)
    return {
      title: t('again.askAll'),
      note: t('table.restartNote'),
      yes: t('again.all'),
      no: t('again.none')
    }
  if (what === 'restart')
    return { title: t('table.restartSure'), note: t('table.restartNote'), yes: t('table.restart') }
  if (room?.phase === 'lobby')
    return { title: t('table.closeSure'), note: t('table.closeNote'), yes: t('table.close') }
  const names = rest && t('table.endRest', { names: rest })
  const leads = leader ? t('table.endLeads', { name: nameOf(ring, leader.seat) }) : ''
  return { title: t('table.endSure'), note: t('table.endNote') + names + leads, yes: t('table.end') }
}

/** What the host may do about the game, each in a line; what is asked once more is explained then. */
function Host({
  client,
  state,
  view,
  onGrave,
  letIn,
  does
}: Omit<Props, 'onRules' | 'onKeepsake' | 'onClose'> & {
  onGrave(w: Grave): void
  letIn(pid: Pid): Promise<void>
  does(deed: Promise<boolean>): Promise<void>
}) {
  const { table } = client
  const { pause, end, restart, letIn: away } = view.deeds
  const agreed = { yes: view.again?.yes ?? 0, of: view.again?.of ?? 0 }
  return (
    <>
      {pause && (
        <LineRow
          id="pause"
          label={t('table.pause')}
          note={t('table.pauseNote')}
          onTap={() => void does(table.pause())}
        />
      )}
      {restart === 'now' && (
        <LineRow
          id="restart"
          label={t('table.restart')}
          note={t('table.restartNote')}
          onTap={() => onGrave('restart')}
        />
      )}
      {restart === 'ask' && (
        <LineRow
          id="restart-ask"
          label={t('table.restartAsk')}
          note={t('table.restartNote')}
          onTap={() => void does(table.agree(true))}
        />
      )}
      {restart === 'asked' && (
        <LineRow
          id="restart-off"
          label={t('table.restartOff')}
          note={t('table.restartAsked', agreed)}
          onTap={() => void does(table.agree(false))}
        />
      )}
      {away.map(pid => (
        <LineRow
          key={pid}
          id="let-in"
          label={t('table.letIn', { name: memberName(state, pid) })}
          onTap={() => void letIn(pid)}
        />
      ))}
      {end && (
        <LineRow
          id="end"
          {...(state.room?.phase === 'lobby'
            ? { label: t('table.close'), note: t('table.closeNote') }
            : { label: t('table.end'), note: t('table.endShort') })}
          onTap={() => onGrave('end')}
        />
      )}
    </>
  )
}

/** Who is no host cannot make a break for all: what happens to a turn while they are away. */
const Break = ({ absence }: Pick<Room['table'], 'absence'>) => (
  <View id="table-break" className="line-row">
    <View className="grow">
      <View className="small">
        <Phrases text={t(`table.break.${absence}`)} />
      </View>
    </View>
  </View>
)

/** Everything about the table that is not a throw: its rules, its log, its dice, and what its host may do. */
export function TableSheet(props: Props) {
  const { client, state, view, onRules, onKeepsake, onClose } = props
  const [asked, setAsked] = useState<Grave | null>(null)
  const [back, setBack] = useState('')
  const [past] = useState(() => pastAt(client, state))
  const [looks, look] = useState(false)
  const { room } = state
  const rest = prizesIn(usePrizeNames(props), view.stock ?? undefined)
  const act = async () => {
    if (asked === 'restart') await client.table.restart()
    else if (!(await client.table[asked ?? 'end']())) return setAsked(null)
    onClose()
  }
  /** A sheet that has done its deed gives way to what came of it; where that is refused it says why. */
  const does = async (deed: Promise<boolean>) => {
    if (await deed) onClose()
  }
  /** Nothing at the table shows that somebody may come back, and they have to be told. */
  const letIn = async (pid: Pid) => {
    if (await client.table.letIn(pid)) setBack(memberName(state, pid))
  }
  const go = (page: Parameters<typeof route.page>[0]) => {
    onClose()
    route.page(page, `?room=${room?._id ?? ''}`)
  }
  // Round one phone the answer is that of all, who go on with their game.
  const no = () => (asked === 'restart' && state.one ? onClose() : setAsked(null))
  const close = closing(client, onClose)
  if (asked)
    return (
      <Sure {...sureWords(asked, state, view, rest)} onYes={() => void act()} onNo={no} onLeave={close} />
    )
  if (past && looks) return <Before {...{ client, state, past }} onClose={close} />
  return (
    <Sheet title={t('table.things')} onClose={close}>
      <NoteHere state={state} />
      {back !== '' && (
        <View id="let-in-done" className="lobby-words">
          <Phrases text={t('table.letInDone', { name: back })} />
        </View>
      )}
      <View id="table-deeds" className="lines-close">
        {view.deeds.resume && (
          <LineRow
            id="sheet-resume"
            label={t('banner.resume')}
            onTap={() => void does(client.table.resume())}
          />
        )}
        {onKeepsake && <LineRow id="table-keepsake" label={t('poster.act')} onTap={onKeepsake} />}
        <LineRow id="table-rules" label={t('table.rules')} onTap={onRules} />
        {room?.game && (
          <>
            <LineRow id="table-log" label={t('table.log')} onTap={() => go('log')} />
            <LineRow
              id="table-verify"
              label={t('table.verify')}
              note={t('table.verifyNote')}
              onTap={() => go('verify')}
            />
          </>
        )}
        {past && <LineRow id="table-before" label={t('poster.beforeAct')} onTap={() => look(true)} />}
        <LineRow id="table-settings" label={t('table.settings')} onTap={() => go('me')} />
        {view.again?.me === 'asked' && (
          <>
            <LineRow
              id="agree"
              label={t('again.yes')}
              note={t('again.note')}
              onTap={() => void does(client.table.agree(true))}
            />
            <LineRow id="disagree" label={t('again.no')} onTap={() => void does(client.table.agree(false))} />
          </>
        )}
        <Host client={client} state={state} view={view} onGrave={setAsked} {...{ does, letIn }} />
        {view.deeds.leave && (
          <LineRow
            id="table-leave"
            label={t('lobby.leave')}
            note={leaveNote(state)}
            onTap={() => setAsked('leave')}
          />
        )}
        {room?.phase === 'playing' && view.deeds.leave && !view.deeds.pause && (
          <Break absence={room.table.absence} />
        )}
      </View>
    </Sheet>
  )
}
