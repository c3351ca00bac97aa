import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Acts, Banner, Body, Button, DoorCard, Foot, HomeHero, Page } from '@/components'
import { useClient, useScreen, useStore } from '@/hooks'
import { leftWords, refusal, t } from '@/i18n'
import { route } from '@/platform'
import type { Back, Client, HomeState } from '@/stores'

const onePhone = () => route.page('open', '?one=1')

/** What is said of a table one may go back to. */
function noteOf({ phase, round, seated, full, hosts, mine, sits }: Back): string {
  if (phase === 'lobby' && full) return t(hosts ? 'home.backReady' : 'home.backFull')
  if (phase === 'lobby') return t('home.backLobby', { n: seated })
  if (sits !== 'yes') return t(sits === 'left' ? 'home.backLeft' : 'home.backWatch', { n: round })
  if (phase === 'paused') return t('home.backPaused', { n: round })
  return t(mine ? 'home.backMine' : 'home.backNote', { n: round })
}

/** What a table is called, and whose it is; [] if nobody knows. */
function namesOf({ host }: Back): readonly string[] {
  const name = host?.name
  return name ? [t('table.of', { name }), name] : []
}

function BackCard({ back }: { back: Back }) {
  const names = namesOf(back)
  return (
    <DoorCard
      title={names[0] ? t('home.back', { table: names[0] }) : t('home.backPlain')}
      names={names}
      note={noteOf(back)}
      face={back.face}
      onTap={() => route.tableFromHome(back.to)}
    />
  )
}

/** The games on this phone alone, as they were left: whose turn it is, who plays, how far it is. The latest is `back-local`. */
function LocalCards({ locals }: Pick<HomeState, 'locals'>) {
  const { now } = useClient().ports.phone
  const words = leftWords(locals, now())
  return locals.map(({ one, form, turn }, nth) => (
    <View key={one} className="up-8">
      <DoorCard
        id={nth === 0 ? 'back-local' : `back-local-${nth}`}
        {...words[nth]!}
        face={form.faces[turn] ?? 1}
        onTap={() => route.onePhone(one, 'home')}
      />
    </View>
  ))
}

/** The last game, which is over: its result, and the table to play again at. */
function EndedCard({ back }: { back: Back }) {
  const names = namesOf(back)
  return (
    <DoorCard
      id="back-ended"
      title={names[0] ? t('home.endedOf', { table: names[0] }) : t('home.ended')}
      names={names}
      note={t('home.endedNote')}
      face={back.face}
      onTap={() => route.tableFromHome(back.to)}
    />
  )
}

type Left = Pick<HomeState, 'backs' | 'locals' | 'ended' | 'endedLocal'>

/** Everything that was left and can be gone on with, the tables of others first; then what is over. */
function Doors({ backs, locals, ended, endedLocal }: Left) {
  const { now } = useClient().ports.phone
  return (
    <Body>
      {backs.map(back => (
        <View key={back.to.room} className="up-8">
          <BackCard back={back} />
        </View>
      ))}
      <LocalCards locals={locals} />
      {ended && (
        <View className="up-8">
          <EndedCard back={ended} />
        </View>
      )}
      {endedLocal && (
        <View className="up-8">
          <DoorCard
            id="local-ended"
            title={t('home.endedOne')}
            who={leftWords([endedLocal], now())[0]!.who}
            note={t('home.endedNote')}
            face={endedLocal.form.faces[0] ?? 1}
            onTap={() => route.onePhone(endedLocal.one, 'home')}
          />
        </View>
      )}
    </Body>
  )
}

/** Beside the way to a table: the rules, and what can be chosen. */
function Quiet({ children }: { children?: ReactNode }) {
  return (
    <Acts next>
      {children}
      <Button
        id="rules"
        kind="txt"
        half
        icon="rules"
        label={t('home.rules')}
        onTap={() => route.page('rules')}
      />
      <Button
        id="settings"
        kind="txt"
        half
        icon="settings"
        label={t('home.settings')}
        onTap={() => route.page('me')}
      />
    </Acts>
  )
}

/** Where no cloud is, one phone is what can be played; said in a sentence. */
function Alone() {
  return (
    <Foot>
      <View className="lobby-words">{t('home.noCloud')}</View>
      <Button id="one-phone" kind="pri" icon="hand-over" label={t('act.onePhone')} onTap={onePhone} />
      <Quiet />
    </Foot>
  )
}

function Ways({ first }: { first: boolean }) {
  return (
    <Foot lifted={!first}>
      <Button
        id="open-table"
        kind="pri"
        icon="plus"
        label={t(first ? 'home.openFirst' : 'home.open')}
        onTap={() => route.page('open')}
      />
      <Acts next>
        <Button
          id="join-code"
          half
          icon="seat"
          label={t('home.joinShort')}
          onTap={() => route.page('join')}
        />
        <Button id="one-phone" half icon="hand-over" label={t('act.onePhone')} onTap={onePhone} />
      </Acts>
      <Quiet />
    </Foot>
  )
}

/** The cloud said nothing: why, and how to ask it again. */
function Unheard({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { what, next } = refusal(code)
  return (
    <View id="home-refused" className="down-8 banner-whole">
      <Banner icon="offline" title={what} note={next} onTap={onRetry} />
    </View>
  )
}

/** Between two looks at tables one may go back to: what is said of them stays true while somebody looks on, in ms. */
const LOOKS = 30_000

/**
 * Looks anew each time somebody looks at this page: it is open, uncovered, or its browser's tab is in sight again; and
 * every now and then while a table goes on that one may go back to.
 */
function useLooks({ home, ports }: Client): void {
  const open = useRef(true)
  useDidShow(() => {
    open.current = true
    void home.load()
  })
  useDidHide(() => {
    open.current = false
  })
  useEffect(() => {
    let inSight = true
    const look = () => {
      inSight = true
      if (open.current) void home.load()
    }
    const timer = setInterval(() => {
      if (inSight && home.store.getState().backs.length > 0) look()
    }, LOOKS)
    const offs = [
      ports.phone.onShow(look),
      ports.phone.onHide(() => {
        inSight = false
      }),
      () => clearInterval(timer)
    ]
    return () => {
      for (const off of offs) off()
    }
  }, [home, ports])
}

/** The first page: back to the table one came from, or to a new one, with others or on this phone alone. */
export default function Home() {
  const client = useClient()
  const { home } = client
  const { refused, ...left } = useStore(home.store)
  const screen = useScreen()
  useLooks(client)
  const { backs, locals, ended, endedLocal } = left
  const cards = backs.length + locals.length + (ended ? 1 : 0) + (endedLocal ? 1 : 0)
  const first = cards === 0

  return (
    <Page {...screen}>
      <HomeHero cards={cards} />
      {refused !== null && refused !== 'app/no-cloud' && (
        <Unheard code={refused} onRetry={() => void home.load()} />
      )}
      {!first && <Doors {...left} />}
      {refused === 'app/no-cloud' ? <Alone /> : <Ways first={first} />}
    </Page>
  )
}
