import { View } from '@tarojs/components'
import { useState } from 'react'
import { Acts, Button, Foot, is, Phrases, ResultView, TakenRows } from '@/components'
import { t } from '@/i18n'
import { route } from '@/platform'
import { lostTo, total } from '@/rules'
import type { Client, TableState, TableView } from '@/stores'
import { HostAsked } from './HostAsked'
import { type Invite, InviteButton, Uncopied, useInvite } from './Invite'
import { Before, Keepsake, KeepsakeButton, NoPicture, pastAt, type Souvenir } from './Keepsake'
import { isNameless, MyName } from './MyName'
import { Note } from './Note'
import { areOwn, prizesIn, usePrizeNames } from './PrizeNames'
import { leaveWords, Sure } from './Sure'
import { crowned, hostName, nameOf } from './words'

interface Shown {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
}

interface Props extends Shown {
  /** the host has set the table anew for the next game */
  readonly changed: boolean
  /** the picture of this game; null: nobody won anything, and there is none */
  readonly keepsake: Souvenir | null
  readonly onRules: () => void
}

interface ActingProps extends Props {
  /** the host has given the table more seats, or fewer, for the next game */
  readonly resized: boolean
  readonly invite: Invite
  readonly onLeave: () => void
}

const asksHost = ({ refused }: TableState): boolean => refused?.code === 'room/host-here'

/** Who does not host waits for who does, may ask for them, and take their place where they do not answer. */
function Waiting({ client, state, view }: Shown) {
  const claim = () => void client.table.claimHost()
  // What came of asking stands above.
  const asks = asksHost(state) && !view.hostAway
  const waits = asks && (state.room?.hostAwaySince ?? 0) > 0
  const name = hostName(view)
  return (
    <>
      {!asks && (
        <View className="lobby-words">
          {view.hostAway ? t('banner.hostAway') : t('result.waitAgain', { name })}
        </View>
      )}
      {view.hostAway ? (
        <Button
          id="claim-host"
          kind="pri"
          icon="crown"
          label={t('seat.claim-host')}
          disabled={state.deed !== null}
          onTap={claim}
        />
      ) : (
        !waits && (
          <View id="claim-host" className="small centre link" onClick={claim} {...is('button')}>
            {t('result.askHost', { name })}
          </View>
        )
      )}
    </>
  )
}

/** Once more with those who sit here, as the host says, or whoever stands in; who does not sit may sit down for it. */
function Again({ client, state, view }: Shown) {
  const { table } = client
  const busy = state.deed !== null || state.act !== null
  const { host, sits } = view.lobby
  if (!sits) {
    const full = view.button.kind === 'watching' && view.button.full
    if (full) return <View className="lobby-words">{t('throw.watchFull')}</View>
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
  if (!host) return <Waiting client={client} state={state} view={view} />
  return (
    <Button
      id="again"
      kind="pri"
      icon="redo"
      label={t(view.coming ? 'result.againWith' : 'result.again')}
      disabled={busy}
      onTap={() => void table.start()}
    />
  )
}

/** Who sits for the next game, where they are not those who played this one. */
function Coming({ view: { coming, ring } }: Pick<Props, 'view'>) {
  if (coming === null || coming.length === 0) return null
  const names = coming.map(seat => nameOf(ring, seat)).join(t('say.and'))
  return (
    <View id="coming">
      <Phrases text={t('result.coming', { names })} />
    </View>
  )
}

/** What is not as it was in this game: by what rules the next one goes, for how many, and who sits for it. */
function Next({ state, view, changed, resized, invite, onRules }: ActingProps) {
  const { free, sits } = view.lobby
  const n = state.room?.table.size ?? 0
  if (!changed && !resized && !view.coming?.length) return null
  return (
    <View className="result-next small centre">
      {changed && (
        <View id="changed" className="link" onClick={onRules} {...is('button')}>
          {t('table.changed')}
        </View>
      )}
      {resized && (
        <View id="resized">
          {!changed && t('result.set')}
          <Phrases text={free > 0 ? t('result.seatsFree', { n, free }) : t('result.seats', { n })} />
        </View>
      )}
      <Coming view={view} />
      {resized && free > 0 && sits && <InviteButton of={invite} kind="txt" />}
    </View>
  )
}

function Acting(props: ActingProps) {
  const { state, view, keepsake, onLeave } = props
  const { host, sits } = view.lobby
  const sets = host && !state.one
  // Where three would stand side by side the menu of the table has the way up from the seat.
  const leaves = sits && !state.one && !(sets && keepsake)
  return (
    <>
      {/* Once their place is free, what came of asking for the host is old. */}
      {!(asksHost(state) && view.hostAway) && <Note state={state} />}
      <View className="banner-inside">
        <HostAsked client={props.client} view={view} />
      </View>
      <Next {...props} />
      <NoPicture keepsake={keepsake} />
      <Again {...props} />
      <Acts next>
        {keepsake && <KeepsakeButton keepsake={keepsake} />}
        {sets ? (
          <Button
            id="change"
            half
            label={t('result.change')}
            onTap={() => route.page('open', `?edit=${state.room?._id ?? ''}`)}
          />
        ) : (
          !(keepsake && leaves) && <Button id="home" half label={t('act.home')} onTap={route.home} />
        )}
        {leaves && <Button id="leave" half label={t('lobby.leave')} onTap={onLeave} />}
      </Acts>
    </>
  )
}

/**
 * In sight at once, however many took home cakes: every throw of the game, that the dice were as they should be, and
 * whose name stands on its picture; where nobody is champion, the game before. A short phone has room for one of them:
 * the table's menu has the others too.
 */
function Looks({ client, state, view, keepsake }: Props) {
  const query = `?room=${state.room?._id ?? ''}`
  const [past] = useState(() => pastAt(client, state))
  const [looks, look] = useState(false)
  const named = keepsake && isNameless(view.ring)
  return (
    <View className={named ? 'result-looks result-named' : 'result-looks'}>
      {keepsake && <MyName client={client} state={state} view={view} at="result" />}
      {crowned(view) === null && past && (
        <View id="result-before" className="small centre link" onClick={() => look(true)} {...is('button')}>
          {t('poster.beforeAct')}
        </View>
      )}
      {past && looks && <Before {...{ client, state, past }} onClose={() => look(false)} />}
      <Acts>
        <Button
          id="result-log"
          kind="txt"
          half
          icon="log"
          label={t('table.log')}
          onTap={() => route.page('log', query)}
        />
        <Button
          id="result-check"
          kind="txt"
          half
          icon="shield"
          label={t('result.check')}
          onTap={() => route.page('verify', query)}
        />
      </Acts>
    </View>
  )
}

/**
 * The champion's cake is cut, unless it stands for a prize. Where the champion of a year is its next host, the house has the
 * champion throw for who starts: seed 000, 七, 定来年.
 */
function customOf({ game, ring }: TableView, champion: number, own: boolean): string {
  const cut = own ? '' : t('result.cut')
  if (game?.house.starter !== 'dice-by-champion') return cut
  return cut + t('result.custom', { name: nameOf(ring, champion) })
}

/** What everybody takes home: after the champion the reader, who looks for that first, then on in seat order. */
function foundEasily({ rows, ring }: TableView, champion: number): TableView['rows'] {
  const mine = ring.find(place => place.me)?.seat
  const before = (seat: number) => (seat === champion ? 0 : seat === mine ? 1 : 2)
  return [...rows].sort((a, b) => before(a.seat) - before(b.seat))
}

/** What is said of who has nothing although they had won something. */
function lossOf({ game, ring }: TableView, seat: number): { none?: string } {
  const to = game && lostTo(game, seat)
  if (to === null) return {}
  return {
    none: to === 'several' ? t('reason.lost.several') : t('reason.lost.to', { name: nameOf(ring, to) })
  }
}

/** Who gave the game up, where it was another, and what becomes of its cakes: of none where nobody got any, or nobody threw. */
function leftOver(view: TableView): string {
  const { game, rows, lobby } = view
  const abandoned = game?.why === 'abandoned'
  const who = lobby.host || !abandoned ? '' : t('result.stopped', { name: hostName(view) })
  if (game?.throws === 0) return who + t('result.unthrown')
  if (rows.every(({ held }) => total(held) === 0)) return who + t('result.unwon')
  return who + t(abandoned ? 'result.abandonedNote' : 'result.noneNote')
}

/** The game is over: who is 状元, and what everybody takes home. */
export function Ended(props: Props) {
  const { ring, game } = props.view
  const champion = crowned(props.view)
  const first = champion?.seat ?? -1
  const names = usePrizeNames(props)
  const rest = prizesIn(names, props.view.stock ?? undefined)
  const [leaving, setLeaving] = useState(false)
  const size = props.state.room?.table.size ?? 0
  const [before] = useState(size)
  const invite = useInvite(props)
  const faceOf = (seat: number) => ring.find(place => place.seat === seat)?.face ?? 1
  const held = foundEasily(props.view, first).map(row => ({
    id: String(row.seat),
    name: nameOf(ring, row.seat),
    face: faceOf(row.seat),
    held: row.held,
    named: prizesIn(names, row.held),
    ...lossOf(props.view, row.seat)
  }))
  return (
    <>
      {champion ? (
        <ResultView
          champion={{ ...champion, name: nameOf(ring, first), face: faceOf(first) }}
          rows={held}
          custom={customOf(props.view, first, names !== null || areOwn(props.state, props.view))}
        >
          <Looks {...props} />
        </ResultView>
      ) : (
        <View className="result-none">
          <View className="serif headline centre down-12">
            {t(game?.why === 'abandoned' ? 'result.abandoned' : 'result.none')}
          </View>
          <View className="small centre">
            <Phrases text={leftOver(props.view) + (rest && t('table.endRest', { names: rest }))} />
          </View>
          <Looks {...props} />
          {game?.throws !== 0 && <TakenRows rows={held} />}
        </View>
      )}
      {names && !props.state.one && <View className="small centre">{t('prizes.note')}</View>}
      {props.keepsake && <Keepsake keepsake={props.keepsake} />}
      <Foot lifted>
        <Acting {...props} {...{ invite, resized: size !== before }} onLeave={() => setLeaving(true)} />
      </Foot>
      <Uncopied of={invite} />
      {leaving && (
        <Sure
          {...leaveWords(props.state)}
          onYes={() => {
            setLeaving(false)
            void props.client.table.leave()
          }}
          onNo={() => setLeaving(false)}
        />
      )}
    </>
  )
}
