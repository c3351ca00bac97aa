import { View } from '@tarojs/components'
import { useState } from 'react'
import { Acts, Bowl, Button, Face, Foot, is, LobbyCentre, Phrases, TableRing, WayIn } from '@/components'
import { useConsent } from '@/hooks'
import { t } from '@/i18n'
import { route } from '@/platform'
import type { Table } from '@/room'
import { houseOf, isChanged, total } from '@/rules'
import { type Client, seatDeeds, type TableState, type TableView } from '@/stores'
import { HostAsked } from './HostAsked'
import { type Invite, InviteButton, Uncopied, useInvite } from './Invite'
import { MyName } from './MyName'
import { Note } from './Note'
import { isOwn } from './PrizeNames'
import { SeatSheet } from './SeatSheet'
import { leaveWords, Sure } from './Sure'
import { nameOf, seatViews, setOf } from './words'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
  /** the host has set it anew */
  readonly changed: boolean
  /** opens what this table plays by */
  readonly onRules: () => void
}

/** What somebody who waits for the host is told, who may have asked for a message. */
const waiting = (reminder: TableView['lobby']['reminder']) =>
  reminder === 'yes' ? 'lobby.remindYes' : reminder === 'no' ? 'lobby.remindNo' : 'lobby.waitNote'

/** By which rules this table plays, and for how many cakes, or prizes of the host's own. */
function playedFor(table: Table): string {
  const house = houseOf(table.house)
  const what = { house: t(`houseFull.${house.id}`), n: total(setOf(table)) }
  return t(isOwn(table.stock, house) ? 'lobby.prizes' : 'lobby.cakes', what)
}

/** What the host who begins is told of those who come no more. */
function beginWords(free: number, seated: number): string {
  if (free === 0) return t('lobby.start')
  return seated === 1 ? t('lobby.startAlone') : t('lobby.startWith', { n: seated })
}

function Deeds(props: Props & { readonly invite: Invite; readonly onLeave: () => void }) {
  const { client, state, view, invite } = props
  const { seated, free, host, sits, reminder } = view.lobby
  const { table, shaker } = client
  const busy = state.deed !== null || state.act !== null
  const asked = useConsent()
  if (!sits) {
    return free > 0 ? (
      <WayIn
        id="sit"
        icon="seat"
        label={t('lobby.sit')}
        disabled={busy}
        asked={asked}
        onFeel={shaker.ask}
        onEnter={() => void table.join()}
      />
    ) : (
      <Acts>
        <Button id="open-table" label={t('state.openOwn')} onTap={() => route.page('open')} />
      </Acts>
    )
  }
  const start = () => {
    shaker.ask()
    void table.start()
  }
  const begin = (
    <Button
      id="start"
      kind={free > 0 ? 'sec' : 'pri'}
      label={beginWords(free, seated)}
      disabled={busy}
      onTap={start}
    />
  )
  const hostSeat = view.ring.find(place => place.host)?.seat ?? 0
  return (
    <>
      {free > 0 && <InviteButton of={invite} kind="pri" />}
      {host ? (
        <Acts next={free > 0}>{begin}</Acts>
      ) : (
        <View className="lobby-words">
          <Phrases text={t(waiting(reminder), { name: nameOf(view.ring, hostSeat) })} />
        </View>
      )}
      <Acts next>
        {host && (
          <Button
            id="lobby-change"
            kind="txt"
            half
            label={t('lobby.changeRules')}
            onTap={() => route.page('open', `?edit=${state.room?._id ?? ''}`)}
          />
        )}
        {(reminder === 'open' || reminder === 'asking') && (
          <Button
            id="remind"
            kind="txt"
            half
            label={t('lobby.remind')}
            disabled={reminder === 'asking'}
            onTap={() => void table.remind()}
          />
        )}
        {/* With who is alone the table itself goes: its menu has that. */}
        {seated > 1 && (
          <Button id="leave" kind="txt" half label={t('lobby.leave')} disabled={busy} onTap={props.onLeave} />
        )}
      </Acts>
    </>
  )
}

/** Whom the table waits for; to who does not sit yet, who invites. */
function Headline({ view: { lobby, ring } }: Pick<Props, 'view'>) {
  const { free, sits } = lobby
  const full = free === 0 && !sits
  const host = ring.find(place => place.host)
  const missing = free > 0 ? t('lobby.missing', { n: free }) : t('lobby.ready')
  if (sits || full || !host) {
    return (
      <>
        <View className="serif headline centre down-12">{full ? t('lobby.fullTitle') : missing}</View>
        {full && <View className="small centre">{t('state.fullNote')}</View>}
      </>
    )
  }
  return (
    <>
      <View id="invites" className="lobby-invites down-12">
        <Face face={host.face} size={40} />
        <View className="serif headline gap-8">{t('lobby.invites', { name: nameOf(ring, host.seat) })}</View>
      </View>
      <View className="small centre">{missing}</View>
    </>
  )
}

/** Before the game: who sits, the code on the cloth, and how to get everybody here. */
export function Lobby(props: Props) {
  const { client, state, view } = props
  const [seat, setSeat] = useState<number | null>(null)
  const [leaving, setLeaving] = useState(false)
  const invite = useInvite(props)
  const { sits } = view.lobby
  const table = state.room?.table
  const differs = table !== undefined && isChanged(table.house)
  const tap = (index: number) => {
    const tapped = view.ring[index]?.seat ?? -1
    const [first] = seatDeeds(state, tapped)
    if (first?.kind === 'sit') void client.table.join()
    else if (first) setSeat(tapped)
  }
  return (
    <>
      <Headline view={view} />
      <View
        id="lobby-rules"
        className="lobby-rules"
        hoverClass="pressed"
        onClick={props.onRules}
        {...is('button')}
      >
        <View className="small">{table && playedFor(table)}</View>
        {differs && <View className="tag tag-gold">{t('rules.changed')}</View>}
        <View className="lobby-rules-act">{t(props.changed ? 'table.changed' : 'table.rules')}</View>
      </View>
      <TableRing seats={seatViews(view.ring, true)} lobby onSeat={tap}>
        {view.lobby.free > 0 ? (
          <LobbyCentre
            code={state.code}
            {...(invite.copied ? { act: t('lobby.copied') } : {})}
            onAct={() => void invite.copyCode()}
          />
        ) : (
          <Bowl dice={null} />
        )}
      </TableRing>
      {!state.one && <MyName client={client} state={state} view={view} at="lobby" />}
      {sits && !invite.invited && <View className="small centre lobby-order">{t('lobby.order')}</View>}
      <View className="space" />
      <Foot>
        {seat === null && <Note state={state} />}
        <View className="banner-inside">
          <HostAsked client={client} view={view} />
        </View>
        <Deeds {...props} invite={invite} onLeave={() => setLeaving(true)} />
      </Foot>
      {seat !== null && (
        <SeatSheet client={client} state={state} view={view} seat={seat} onClose={() => setSeat(null)} />
      )}
      {leaving && (
        <Sure
          {...leaveWords(state)}
          onYes={() => {
            setLeaving(false)
            void client.table.leave()
          }}
          onNo={() => setLeaving(false)}
        />
      )}
      <Uncopied of={invite} />
    </>
  )
}
