import type { ReactNode } from 'react'
import {
  Acts,
  Banner,
  Board,
  Bowl,
  Button,
  Call,
  Cheers,
  Dark,
  Foot,
  LobbyCentre,
  MomentDark,
  MomentFlights,
  Page,
  Pass,
  ResultCard,
  type SeatView,
  TableRing,
  ThrowButton,
  type ThrowState,
  TopBar,
  WayIn
} from '@/components'
import { flightOf } from '@/dice'
import { type Outcome, t } from '@/i18n'
import type { Dice } from '@/rules'
import {
  EMPTY,
  font,
  hands,
  LEFT,
  MINE,
  MIXED,
  nameAt,
  none,
  type Pages,
  ring,
  SANHONG,
  SET,
  Sheetless,
  SIHONG,
  stock
} from './parts'

const USUAL = {
  0: { turn: true },
  1: { next: true },
  3: { host: true },
  7: { away: true },
  9: { leads: true }
}
const turn = () => ({ deadline: Date.now() + 17500, offset: 0, limit: 30 })
const lastSeconds = () => ({ ...turn(), deadline: Date.now() + 9500, late: 'throw' }) as const
const seconds = (n: number) => ({ until: Date.now() + n * 1000, offset: 0 })

interface TableProps {
  seats?: number
  top: ReactNode
  state: ThrowState
  rattling?: boolean
  dice?: Dice
  layout?: number
  marks?: Record<number, Partial<SeatView>>
  board?: ReactNode
  cheers?: 'ready' | 'resting' | 'over'
  /** there is little time left */
  late?: boolean
  over?: ReactNode
}

/** What lies in the bowl, still or in the hand. */
const bowl = (dice: Dice | null, layout: number, rattling: boolean) => (
  <Bowl dice={dice} flight={flightOf(`gallery ${layout}`, null)} phase={rattling ? 'rattling' : 'lying'} />
)

export function Table({ seats = 10, top, state, layout = 0, marks = USUAL, ...more }: TableProps) {
  const { board, cheers, over, late, dice = MIXED, rattling = false } = more
  return (
    <Sheetless>
      <TopBar
        title={t('table.round', { n: 6 })}
        note={t('house.xmu')}
        more={t('table.things')}
        onMore={none}
      />
      <div className="over-ring">
        {top}
        {over}
      </div>
      <TableRing seats={ring(seats, marks)}>{bowl(dice, layout, rattling)}</TableRing>
      <div className="space" />
      {board ?? (
        <Board
          leader={{ name: '阿明', pattern: 'sihong', dice: SIHONG }}
          stock={LEFT}
          set={SET}
          mine={MINE}
        />
      )}
      <Foot table>
        <div className={cheers ? 'acting-idle' : 'acting'}>
          <div className="acting-line" />
          {cheers && <Cheers over={cheers === 'over'} resting={cheers === 'resting'} onCheer={none} />}
          <ThrowButton state={state} turn={late ? lastSeconds() : turn()} />
        </div>
      </Foot>
    </Sheetless>
  )
}

const READY: ThrowState = { kind: 'ready', shaking: true }
const waiting = (name: string): ThrowState => ({ kind: 'waiting', words: t('throw.wait', { name }) })

const card = (outcome: Outcome, dice: Dice, elsewhere = '') => (
  <ResultCard
    name="国强"
    dice={dice}
    pattern={dice === SANHONG ? 'sanhong' : 'none'}
    outcome={outcome}
    elsewhere={elsewhere}
  />
)

const ELSEWHERE = '闽南老规矩里，三红分完了再追，要比剩下三颗谁的点大。'
const OUTCOMES: Readonly<Record<Outcome['kind'], Outcome>> = {
  won: { kind: 'won', rank: 'sanhong', n: 1 },
  leads: { kind: 'leads' },
  beaten: { kind: 'beaten', by: '阿明' },
  gone: { kind: 'gone', rank: 'sanhong' },
  never: { kind: 'never', rank: 'sanhong' },
  chased: { kind: 'chased', rank: 'sanhong', from: '丽华' },
  nothing: { kind: 'nothing' },
  jumped: { kind: 'jumped' },
  absent: { kind: 'absent' },
  'sits-out': { kind: 'sits-out' },
  light: { kind: 'light', n: 6 }
}

/** What a throw can come to, one card below the other. */
const outcomes = () => (
  <Sheetless title={t('table.log')}>
    {Object.values(OUTCOMES).map(outcome => (
      <div key={outcome.kind} className="down-12">
        {card(outcome, outcome.kind === 'nothing' ? MIXED : SANHONG)}
      </div>
    ))}
  </Sheetless>
)

const landed = () => (
  <Table
    top={<Call name="国强" text={t('rank.sanhong')} />}
    state={waiting('丽华')}
    marks={{ 1: { turn: true }, 2: { next: true }, 7: { away: true }, 9: { leads: true } }}
    dice={SANHONG}
    cheers="ready"
    board={
      <>
        {card({ kind: 'won', rank: 'sanhong', n: 1 }, SANHONG, ELSEWHERE)}
        <div className="next-up">{t('call.nextUpFar', { name: '丽华', n: 8 })}</div>
      </>
    }
  />
)

const FLIGHTS = [
  { rank: 'sanhong', from: 'tray', to: 1 },
  { rank: 'erju', from: 4, to: 1 }
] as const

const lobby = (seats: SeatView[], missing: number, deeds: ReactNode) => (
  <Sheetless title={t('table.of', { name: '阿嬷' })}>
    <div className="serif headline centre down-12">{t('lobby.missing', { n: missing })}</div>
    <div className="lobby-rules">
      <div className="small">{t('houseFull.xmu')}</div>
      <div className="tag tag-gold">{t('rules.changed')}</div>
      <div className="lobby-rules-act">{t('rules.forTable')}</div>
    </div>
    <TableRing lobby seats={seats}>
      <LobbyCentre code="K7P3XN" onAct={none} />
    </TableRing>
    <div className="space" />
    <Foot>{deeds}</Foot>
  </Sheetless>
)

const hosting = (n: number) => (
  <>
    <Button kind="pri" icon="invite" openType="share" label={t('lobby.invite')} />
    <Acts next>
      <Button label={n === 1 ? t('lobby.startAlone') : t('lobby.startWith', { n })} />
    </Acts>
    <Acts next>
      <Button kind="txt" half label={t('lobby.changeRules')} />
      <Button kind="txt" half label={t('lobby.leave')} />
    </Acts>
  </>
)

const ASKED = { contract: '《博饼隐私保护指引》', agree: none, decline: none, read: none }
const coming = () => (
  <WayIn id="sit" icon="seat" label={t('lobby.sit')} asked={ASKED} onFeel={none} onEnter={none} />
)

const dark = (n: number) => (
  <Sheetless>
    <Dark
      {...seconds(8)}
      words={t('dark.what', { name: '国强', what: t('dark.black'), cakes: 34, most: 10 })}
      most={10}
      stock={LEFT}
      hands={hands(n)}
      onGrab={none}
    />
  </Sheetless>
)

const pass = (name: string, face: number, warning = '') => (
  <Sheetless>
    <TopBar title={t('table.round', { n: 3 })} note={t('house.xmu')} more={t('table.things')} cloth />
    <Pass
      name={name}
      face={face}
      told={{
        words: t('pass.told', { words: t('told.won', { name: '小雨', n: 1, rank: t('rank.sanhong') }) }),
        ...{ rank: 'sanhong', dice: SANHONG, pattern: 'sanhong', why: t('why.sanhong') }
      }}
      {...(warning ? { warning } : {})}
      onTake={none}
      onSkip={none}
    />
  </Sheetless>
)

const START = { words: t('start.dice', { name: '丽华' }), how: '', dice: [3, 4] } as const
export const TABLES: Pages = {
  table: () => <Table top={<Call text={t('call.mine')} />} state={READY} />,
  table12: () => <Table seats={12} layout={5} top={<Call text={t('call.mine')} />} state={READY} />,
  table2: () => (
    <Table
      seats={2}
      layout={2}
      top={<Call text={t('call.other', { name: '国强' })} />}
      marks={{ 1: { turn: true, cheer: { words: t('cheer.3'), at: 1 } }, 0: { next: true } }}
      state={waiting('国强')}
      cheers="resting"
      board={<Board leader={null} stock={stock({})} set={stock({})} mine={stock({})} />}
    />
  ),
  pressing: () => (
    <Table
      late
      top={<Call text={t('call.mine')} />}
      state={{ kind: 'ready', shaking: false }}
      board={<Board start={START} leader={null} stock={LEFT} set={SET} mine={null} />}
    />
  ),
  rolling: () => <Table rattling top={<Call quiet text={t('call.rolling')} />} state={{ kind: 'rolling' }} />,
  blocked: () => (
    <Table
      top={<Banner icon="offline" title={t('banner.reconnecting')} note={t('banner.reconnectingNote')} />}
      state={{ kind: 'blocked', reason: t('throw.offline'), note: t('throw.offlineNote') }}
    />
  ),
  landed,
  outcomes,
  flights: () => (
    <Table
      top={<Call name="国强" text={t('rank.sanhong')} />}
      state={{ kind: 'waiting', words: t('throw.over') }}
      cheers="over"
      over={<MomentFlights flights={FLIGHTS} seats={10} />}
    />
  ),
  lobby: () =>
    lobby(ring(10, { 0: { name: t('lobby.meHost') }, 3: EMPTY(), 6: EMPTY(), 8: EMPTY() }), 3, hosting(7)),
  lobby1: () =>
    lobby(ring(4, { 0: { name: t('lobby.meHost') }, 1: EMPTY(), 2: EMPTY(), 3: EMPTY() }), 3, hosting(1)),
  coming: () => lobby(ring(6, { 0: EMPTY(), 4: EMPTY() }), 2, coming()),
  dark: () => dark(1),
  darkHands: () => dark(6),
  darkWatch: () => dark(0),
  darkFalls: () => (
    <Page rootFont={font}>
      <MomentDark way="falls" />
    </Page>
  ),
  lightReturns: () => (
    <Page rootFont={font}>
      <MomentDark way="lifts" />
    </Page>
  ),
  pass: () => pass(nameAt(9), 10),
  passLong: () => pass('慕容小雨点儿', 4, t('one.full'))
}
