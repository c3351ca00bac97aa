import { View } from '@tarojs/components'
import { nextTick, useReady, useRouter, useShareAppMessage } from '@tarojs/taro'
import { useEffect, useMemo, useState } from 'react'
import { Acts, Button, Page, StatePage, TopBar } from '@/components'
import { useLifecycle, useScreen, useSound, useTable } from '@/hooks'
import { bringWords, halvesOf, t } from '@/i18n'
import { houseWords } from '@/i18n/house'
import { momentWords } from '@/i18n/moments'
import { reasonWords } from '@/i18n/reasons'
import { tableWords } from '@/i18n/table'
import { bringLocal, queryValue, route, wayOf } from '@/platform'
import { localCloud } from '@/platform/local'
import { mySeat, type TableState, type TableView } from '@/stores'
import { Called } from './Called'
import { Ended } from './Ended'
import { type Souvenir, useKeepsake } from './Keepsake'
import { Lobby } from './Lobby'
import { News } from './News'
import { Nowhere } from './Nowhere'
import { Playing } from './Playing'
import { RulesSheet } from './RulesSheet'
import { cardOf } from './share'
import { TableSheet } from './TableSheet'
import { useRules } from './useRules'
import { useWeak } from './useWeak'
import { isRare, nameOf } from './words'
// Recorded motion lies in this page's package: no other shows a throw.
import '@/dice/flights.css'
import './index.scss'

// The authority over tables of this phone alone, and the words of a table, come with this page: no other needs them.
bringLocal(localCloud)
bringWords(tableWords, houseWords, momentWords, reasonWords)

const HOME = '/pages/home/index'

/** The way in, as the page's address has it. */
function useWay() {
  const { params } = useRouter()
  return useMemo(() => {
    const one = queryValue(params, 'one')
    return one === '' ? wayOf(params) : { one }
  }, [params])
}

/**
 * Whether anything stands on the page yet. Its ground crosses first, alone, in a tenth of the bytes: the page is there
 * with the tap that opened it, and what it says comes once the phone has drawn that, or with the first answer.
 */
function useStands({ room, refused }: TableState): boolean {
  const [drawn, setDrawn] = useState(false)
  useReady(() => nextTick(() => setDrawn(true)))
  return drawn || room !== null || refused !== null
}

/** What a table is, in one line that a program can read; a browser's page only. */
function Facts({ state, view }: { state: TableState; view: TableView }) {
  const { room } = state
  if (room === null || process.env.TARO_ENV !== 'h5') return null
  const facts = {
    v: room.v,
    phase: room.phase,
    pass: view.pass,
    turn: room.turn,
    seat: mySeat(state),
    playing: room.game?.turn ?? null,
    champion: room.game?.champion ?? null,
    stock: room.game?.stock ?? null,
    held: room.game?.held ?? null,
    link: state.link,
    scene: view.scene,
    button: view.button.kind,
    rattling: view.bowl.rattling,
    dice: view.bowl.rattling ? null : (view.bowl.dice?.join('') ?? null)
  }
  return (
    <View id="state" style="display:none">
      {JSON.stringify(facts)}
    </View>
  )
}

/** A name of more halves of a Chinese letter leaves no room in the bar for what it names. */
const LONG = 12

/** What is to be known of the round that is on: that it is the last, or when the last one will be; else the house. */
function noteOf({ round, lastRound, game }: TableView): string {
  if (lastRound > 0) return lastRound <= round ? t('table.lastRound') : t('table.lastSoon', { n: lastRound })
  if (game === null) return ''
  const { duitang } = game.stock
  if (!isRare(game)) return t(`house.${game.house.id}`)
  if (game.champion !== null) return t('table.waitsDuitang')
  return duitang > 0 ? t('table.waitsBoth') : t('table.waitsZhuangyuan')
}

function titleOf(view: TableView, weak: boolean): { title: string; note?: string } {
  const note = weak ? t('banner.weak') : noteOf(view)
  if (view.scene === 'table' || view.scene === 'dark')
    return { title: t('table.round', { n: view.round }), note }
  const host = view.ring.find(place => place.host)
  if (!host || host.me || host.name === '' || halvesOf(host.name) > LONG) return { title: t('table.plain') }
  return { title: t('table.of', { name: nameOf(view.ring, host.seat) }) }
}

/** One table, from the lobby to the end, for those who sit and those who watch. */
export default function Table() {
  const way = useWay()
  const seen = useLifecycle()
  const { client, state, view } = useTable(way)
  const screen = useScreen()
  const stands = useStands(state)
  useSound(view, seen)

  const [open, setOpen] = useState<'none' | 'things' | 'rules'>('none')
  const weak = useWeak(state.link) && !state.one && state.room !== null
  // What lay over the lobby does not lie over the first turn; but who reads by what rules the next game goes reads on.
  const { scene: shown } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene, whatever lies over it
  useEffect(() => {
    const reads = shown === 'table' && (state.room?.games ?? 0) > 1
    setOpen(old => (reads && old === 'rules' ? old : 'none'))
  }, [shown])
  // A host at another page of this table is here, and does not see who asks.
  const asked = view.asker >= 0 && !seen
  useEffect(() => {
    if (asked) client.table.answer()
  }, [asked, client])
  const rules = useRules(client, state, () => setOpen('rules'))
  const { changed } = rules
  const keepsake = useKeepsake(client, state, view)
  const drawn = (souvenir: Souvenir) => () => {
    setOpen('none')
    souvenir.draw()
  }
  const closeRules = () => {
    rules.close()
    setOpen('none')
  }

  useShareAppMessage(asked => {
    const { room, key, one } = state
    // A table of this phone alone is nowhere else.
    const path = room === null || one ? HOME : client.ports.share.path({ room: room._id, key })
    return cardOf(view, path, asked?.from === 'button')
  })

  const scene = () => {
    switch (view.scene) {
      case 'nowhere':
        return <Nowhere {...{ client, state, seen }} retry={() => void client.table.enter({ ...way })} />
      case 'lobby':
        return <Lobby {...{ client, state, view, changed }} onRules={rules.open} />
      case 'table':
      case 'dark':
        return <Playing client={client} state={state} view={view} seen={seen} />
      case 'result':
        return <Ended {...{ client, state, view, changed }} keepsake={keepsake} onRules={rules.open} />
      case 'closed':
        return (
          <StatePage
            picture="bowl"
            title={t('state.ended')}
            words={t('state.endedNote')}
            acts={
              <>
                <Button
                  id="open-table"
                  kind="pri"
                  label={t('state.openOwn')}
                  onTap={() => route.page('open')}
                />
                <Acts next>
                  <Button id="home" half label={t('act.home')} onTap={route.home} />
                </Acts>
              </>
            }
          />
        )
    }
  }

  if (!stands) return <Page ground />
  return (
    <Page {...screen}>
      <TopBar
        {...titleOf(view, weak)}
        cloth={view.scene === 'table' && view.pass >= 0}
        onAct={route.back}
        {...(state.room ? { more: t('table.things'), onMore: () => setOpen('things') } : {})}
      />
      <Called state={state} view={view}>
        {scene()}
        {state.room && (
          <View>
            <News client={client} state={state} view={view} />
            {open === 'things' && (
              <TableSheet
                client={client}
                state={state}
                view={view}
                onRules={rules.open}
                {...(keepsake ? { onKeepsake: drawn(keepsake) } : {})}
                onClose={() => setOpen('none')}
              />
            )}
            {open === 'rules' && (
              <RulesSheet
                table={state.room.table}
                before={rules.before}
                seated={rules.seated}
                onClose={closeRules}
              />
            )}
          </View>
        )}
      </Called>
      <Facts state={state} view={view} />
    </Page>
  )
}
