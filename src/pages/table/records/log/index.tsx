import { View } from '@tarojs/components'
import { useEffect, useMemo } from 'react'
import {
  Acts,
  Body,
  Button,
  Foot,
  Icon,
  is,
  LogRow,
  Option,
  Options,
  Page,
  StatePage,
  TopBar
} from '@/components'
import { useScreen } from '@/hooks'
import { t } from '@/i18n'
import { route } from '@/platform'
import { isRunning, load, type Room } from '@/room'
import { type LogLine, linesOf, mySeat, sitter, type TableState } from '@/stores'
import { Meanwhile } from '../Meanwhile'
import { useRecords } from '../useRecords'
import { lineWords, nameAt } from '../words'
import { type Filter, useWindow } from './useWindow'

/** So many lines are fetched before anybody asks, if the game has them. */
const FIRST = 24

/** Round one phone nobody is anybody in particular. */
const filtersOf = (one: boolean): readonly Filter[] => (one ? ['all', 'titles'] : ['all', 'mine', 'titles'])

const cakeOf = ({ outcome }: LogLine) => {
  if (outcome.kind === 'won' || outcome.kind === 'chased') return outcome.rank
  return outcome.kind === 'leads' || outcome.kind === 'title' ? 'zhuangyuan' : null
}

/** The round that the table is in; 0: it is over. */
const roundOf = ({ game, table }: Room): number => (game ? load(game, table).round : 0)

/** Where a round begins. `n`: 0: it does not here. */
function Round({ n, isNow }: { n: number; isNow: boolean }) {
  return (
    <View className={n > 0 ? 'log-round' : 'unseen'}>
      <View className="serif headline grow">{n > 0 ? t('table.round', { n }) : ''}</View>
      <View className="small">{isNow ? t('log.now') : ''}</View>
    </View>
  )
}

interface SlotProps {
  readonly state: TableState
  readonly line: LogLine | null
  /** the round that begins with this line, as it is read; 0: it is in that of the line above */
  readonly round: number
  readonly isNow: boolean
}

/** One place on the page. Which line it shows changes, it itself never comes or goes. */
function Slot({ state, line, round, isNow }: SlotProps) {
  return (
    <View className={line ? 'log-slot' : 'unseen'} style={`order:${line ? -line.n : 0}`}>
      <Round n={round} isNow={isNow} />
      <LogRow
        name={line ? nameAt(state, line.seat) : ''}
        face={line ? sitter(state, line.seat).face : 1}
        words={line ? lineWords(state, line) : ''}
        dice={line?.dice ?? null}
        pattern={line?.pattern ?? 'none'}
        cake={line ? cakeOf(line) : null}
      />
    </View>
  )
}

/** Every throw of the game, the latest first. */
export default function Log() {
  const { client, state, log, turn } = useRecords()
  const screen = useScreen()
  const { room } = state
  const lines = useMemo(() => (room ? linesOf(room, log.entries) : []), [room, log.entries])
  const { older } = client.log
  const view = useWindow(lines, mySeat(state), log, older)
  const few = lines.length < FIRST && log.from > 0

  useEffect(() => {
    if (few) void older()
  }, [few, older])

  const starts = new Map(view.shown.map((line, i) => [line.n, view.shown[i - 1]?.round !== line.round]))
  const running = room !== null && isRunning(room) && !log.passed
  const now = running ? roundOf(room) : 0
  const unthrown = room?.game?.throws === 0 && !log.passed
  // A round that nobody has thrown in yet has no line.
  const fresh = now > (lines.at(-1)?.round ?? 0)
  if (room && log.room === null)
    return (
      <Page {...screen}>
        <TopBar title={t('table.log')} onAct={route.back} />
        <StatePage
          picture="log"
          title={t('log.empty')}
          words={t('verify.noneNote')}
          acts={<Button id="back" kind="pri" label={t('act.back')} onTap={route.back} />}
        />
      </Page>
    )
  return (
    <Page {...screen}>
      <TopBar title={t('table.log')} onAct={route.back} />
      <Body>
        <View className="down-12">
          <Options label={t('table.log')}>
            {filtersOf(state.one).map(filter => (
              <Option
                key={filter}
                id={`log-${filter}`}
                label={t(`log.${filter}`)}
                chosen={view.filter === filter}
                onTap={() => view.choose(filter)}
              />
            ))}
          </Options>
        </View>
        <View className={view.newest ? 'unseen' : 'down-12'}>
          <Button id="log-newest" kind="txt" label={t('log.newest')} onTap={view.back} />
        </View>
        <Round n={fresh && view.newest ? now : 0} isNow={fresh} />
        <View id="log" className="log-list">
          {view.slots.map((line, i) => (
            <Slot
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed number of places whose lines change
              key={i}
              state={state}
              line={line}
              round={line && starts.get(line.n) ? line.round : 0}
              isNow={line?.round === now && starts.get(line.n) === true}
            />
          ))}
        </View>
        <View className={view.shown.length === 0 ? 'lobby-words' : 'unseen'}>{t('log.none')}</View>
        <View className={view.more ? 'down-12' : 'unseen'}>
          <Button
            id="log-older"
            label={t(log.loading ? 'log.loading' : log.failed ? 'log.failed' : 'log.older')}
            disabled={log.loading}
            onTap={() => void view.earlier()}
          />
        </View>
      </Body>
      <Foot lifted>
        <Meanwhile {...{ log, turn, state }} />
        <Acts>
          <View
            id="log-verify"
            className="row grow log-foot"
            hoverClass="pressed"
            onClick={() => route.page('verify', `?room=${room?._id ?? ''}`)}
            {...is('button')}
          >
            <Icon name="shield" className="ink-ok" />
            <View className="small gap-8 grow">
              {t(running ? 'log.foot' : unthrown ? 'log.footUnthrown' : 'log.footEnded')}
            </View>
            <View className="ink-blue bold">{t('table.verify')}</View>
          </View>
        </Acts>
      </Foot>
    </Page>
  )
}
