import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  Acts,
  Banner,
  Board,
  Body,
  Bowl,
  Button,
  Cake,
  Call,
  CodeInput,
  DoorCard,
  Foot,
  HomeHero,
  LobbyCentre,
  LogRow,
  Option,
  Options,
  Page,
  Pass,
  ResultCard,
  ResultView,
  RuleRows,
  type SeatView,
  Sheet,
  StatePage,
  Stepper,
  TableRing,
  ThrowButton,
  type ThrowState,
  TopBar
} from '@/components'
import { flightOf } from '@/dice'
import { type Locale, refusal, setLocale, t } from '@/i18n'
import { type Dice, emptyStock, type Stock } from '@/rules'
import '../support/words'

// Every component in the places it has on real pages, one page a name: `#name?font=16&bar=47&lang=zh-CN`.
const [name = '', query = ''] = location.hash.slice(1).split('?')
const asked = new URLSearchParams(query)
const font = Number(asked.get('font') ?? 16)
const bar = Number(asked.get('bar') ?? 47)
setLocale((asked.get('lang') ?? 'zh-CN') as Locale)
document.documentElement.style.fontSize = `${font}px`

const NAMES = ['', '国强', '丽华', '大伯', '婷婷', '阿嬷', '阿杰', '林姨', '小雨', '阿明', '阿公', '琴琴']
const ring = (n: number, marks: Record<number, Partial<SeatView>> = {}): SeatView[] =>
  Array.from({ length: n }, (_, i) => ({
    id: String(i),
    name: i === 0 ? t('lobby.me') : (NAMES[i] ?? ''),
    face: i + 1,
    ...marks[i]
  }))
const EMPTY = () => ({ empty: true, name: t('lobby.empty') })
const stock = (part: Partial<Stock>): Stock => ({ ...emptyStock(), ...part })
const LEFT = stock({ zhuangyuan: 1, sanhong: 2, sijin: 5, erju: 9, yixiu: 17 })
const MINE = stock({ duitang: 1, sijin: 1, erju: 2, yixiu: 4 })
const MIXED: Dice = [1, 2, 5, 3, 6, 6]
const SANHONG: Dice = [4, 4, 4, 2, 5, 6]
const SIHONG: Dice = [4, 4, 4, 4, 6, 3]
const WUHONG: Dice = [4, 4, 4, 4, 4, 6]
const USUAL = { 0: { turn: true }, 1: { next: true }, 7: { away: true }, 9: { leads: true } }
const turn = () => ({ deadline: Date.now() + 17500, offset: 0, limit: 30 })
const none = () => undefined

const bars = () => <TopBar act="log" title={t('table.round', { n: 6 })} note={t('house.xmu')} />
const board = () => (
  <Board leader={{ name: '阿明', pattern: 'sihong', dice: SIHONG }} stock={LEFT} mine={MINE} />
)

function Table({
  seats = 10,
  top,
  state,
  rattling = false,
  dice = MIXED,
  layout = 0,
  marks = USUAL
}: {
  seats?: number
  top: ReactNode
  state: ThrowState
  rattling?: boolean
  dice?: Dice
  layout?: number
  marks?: Record<number, Partial<SeatView>>
}) {
  return (
    <Page rootFont={font} barTop={bar}>
      {bars()}
      {top}
      <TableRing seats={ring(seats, marks)}>
        <Bowl
          dice={dice}
          flight={flightOf(`gallery ${layout}`, null)}
          phase={rattling ? 'rattling' : 'lying'}
        />
      </TableRing>
      <div className="space" />
      {board()}
      <Foot table>
        <Acts>
          <ThrowButton state={state} turn={turn()} />
        </Acts>
      </Foot>
    </Page>
  )
}

const landed = () => (
  <Page rootFont={font} barTop={bar}>
    {bars()}
    <Call name="国强" text={t('rank.sanhong')} />
    <TableRing
      seats={ring(10, { 1: { turn: true }, 2: { next: true }, 7: { away: true }, 9: { leads: true } })}
    >
      <Bowl dice={SANHONG} pattern="sanhong" flight={flightOf('gallery', null)} />
    </TableRing>
    <div className="space" />
    <ResultCard
      name="国强"
      dice={SANHONG}
      pattern="sanhong"
      outcome={{ kind: 'won', rank: 'sanhong', n: 1 }}
      elsewhere="闽南老规矩里，三红分完了再追，要比剩下三颗谁的点大。"
    />
    <div className="next-up">{t('call.nextUpFar', { name: '丽华', n: 8 })}</div>
  </Page>
)

const lobby = (seats: SeatView[], missing: number) => (
  <Page rootFont={font} barTop={bar}>
    <TopBar title={t('table.of', { name: '阿嬷' })} />
    <div className="lobby-words">
      <div className="serif headline">{t('lobby.missing', { n: missing })}</div>
      <div className="small">{t('houseFull.xmu')}</div>
    </div>
    <TableRing lobby seats={seats}>
      <LobbyCentre code="K7P3XN" onAct={none} />
    </TableRing>
    <div className="space" />
    <Foot>
      <Acts>
        <Button kind="pri" icon="invite" label={t('lobby.invite')} />
      </Acts>
      <Acts next>
        <Button label={t('lobby.startWith', { n: 7 })} />
      </Acts>
    </Foot>
  </Page>
)

const home = (back: boolean) => (
  <Page rootFont={font} barTop={bar}>
    <HomeHero less={back} />
    <div className="space" />
    {back && (
      <Body>
        <DoorCard
          title={t('home.back', { table: t('table.of', { name: '阿嬷' }) })}
          note={`${t('home.backNote', { n: 6 })} · ${t('call.mine')}`}
          face={6}
          onTap={none}
        />
      </Body>
    )}
    <Foot>
      <Acts>
        <Button kind="pri" icon="plus" label={t(back ? 'home.open' : 'home.openFirst')} />
      </Acts>
      {!back && (
        <Acts next>
          <Button icon="seat" label={t('home.join')} />
        </Acts>
      )}
      <Acts next>
        <Button kind={back ? 'sec' : 'txt'} half icon="hand-over" label={t('act.onePhone')} />
        <Button kind={back ? 'sec' : 'txt'} half icon="rules" label={t('home.rules')} />
      </Acts>
    </Foot>
  </Page>
)

const open = () => (
  <Page rootFont={font} barTop={bar}>
    <TopBar title={t('open.title')} />
    <Body>
      <div className="down-8">
        <DoorCard
          title={t('open.again')}
          note={t('open.againNote', { n: 10, cakes: t('open.cakesHouse'), house: t('house.xmu') })}
          onTap={none}
        />
      </div>
      <div className="down-24 bold">{t('open.seats')}</div>
      <div className="down-8">
        <Stepper value={12} min={1} max={12} unit={t('open.people')} onChange={none} />
      </div>
      <div className="down-24 bold">{t('open.house')}</div>
      <div className="down-8">
        <Options>
          <Option chosen label={t('house.xmu')} note={t('houseNote.xmu')} onTap={none} />
          <Option chosen={false} label={t('house.minnan')} note={t('houseNote.minnan')} onTap={none} />
          <Option chosen={false} label={t('open.moreHouses')} note={t('open.moreHousesNote')} onTap={none} />
        </Options>
      </div>
      <div className="down-24">
        <Options>
          <Option chosen label="真月饼" picture={<Cake rank="erju" size={36} />} onTap={none} />
          <Option chosen={false} label="自己的奖品" onTap={none} />
        </Options>
      </div>
    </Body>
    <Foot>
      <Acts>
        <Button kind="pri" label={t('open.act')} />
      </Acts>
    </Foot>
  </Page>
)

const join = (value: string, wrong?: string) => (
  <Page rootFont={font} barTop={bar}>
    <TopBar title={t('join.title')} />
    <Body>
      <div className="down-24 centre serif headline">{t('join.headline')}</div>
      <div className="down-24">
        <CodeInput value={value} wrong={wrong} onChange={none} />
      </div>
      <div className="down-8 centre small">{t('join.note')}</div>
      <div className="down-24">
        <Acts>
          <Button kind="pri" label={t('join.act')} disabled={!wrong} />
        </Acts>
      </div>
    </Body>
  </Page>
)

const TAKEN: [number, Partial<Stock>][] = [
  [5, { zhuangyuan: 1, sanhong: 1, sijin: 1, erju: 1, yixiu: 3 }],
  [0, { duitang: 1, sijin: 1, erju: 3, yixiu: 5 }],
  [1, { sanhong: 2, erju: 1, yixiu: 4 }],
  [2, { sijin: 2, erju: 2, yixiu: 2 }],
  [3, {}],
  [4, { duitang: 1, erju: 11, yixiu: 14 }]
]
const result = () => (
  <Page rootFont={font} barTop={bar}>
    <TopBar act="close" title={t('table.of', { name: '阿嬷' })} />
    <ResultView
      champion={{ name: '阿嬷', face: 6, pattern: 'wuhong', dice: WUHONG }}
      rows={TAKEN.map(([i, held]) => ({
        id: String(i),
        name: i ? (NAMES[i] ?? '') : t('lobby.me'),
        face: i + 1,
        held: stock(held)
      }))}
    />
    <Foot lifted>
      <Acts>
        <Button kind="pri" icon="redo" label={t('result.again')} />
      </Acts>
    </Foot>
  </Page>
)

const log = () => (
  <Page rootFont={font} barTop={bar}>
    <TopBar title={t('table.log')} />
    <Body>
      <div className="card card-pad down-8">
        <LogRow
          name="国强"
          face={2}
          words="三红，得 1 块三红"
          dice={SANHONG}
          pattern="sanhong"
          cake="sanhong"
        />
        <LogRow
          name="阿明"
          face={10}
          words="四红带 9，领先状元"
          dice={SIHONG}
          pattern="sihong"
          cake="zhuangyuan"
        />
        <LogRow name="小雨" face={9} words="没中" dice={MIXED} pattern="none" cake={null} />
        <LogRow name="林姨" face={8} words="不在，过了" dice={null} cake={null} />
      </div>
    </Body>
  </Page>
)

const state = (picture: 'bowl' | 'offline', title: string, words: string) => (
  <Page rootFont={font} barTop={bar}>
    <TopBar title={t('table.plain')} />
    <StatePage
      picture={picture}
      title={title}
      words={words}
      acts={
        <Acts>
          <Button kind="pri" label={t('act.retry')} icon="redo" />
        </Acts>
      }
    />
  </Page>
)

const PAGES: Record<string, () => ReactNode> = {
  table: () => <Table top={<Call text={t('call.mine')} />} state={{ kind: 'ready', shaking: true }} />,
  table12: () => (
    <Table
      seats={12}
      layout={5}
      top={<Call text={t('call.mine')} />}
      state={{ kind: 'ready', shaking: true }}
    />
  ),
  table2: () => (
    <Table
      seats={2}
      layout={2}
      top={<Call text={t('call.other', { name: '国强' })} />}
      marks={{ 1: { turn: true }, 0: { next: true } }}
      state={{ kind: 'waiting', words: t('throw.wait', { name: '国强' }) }}
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
  lobby: () => lobby(ring(10, { 0: { name: t('lobby.meHost') }, 3: EMPTY(), 6: EMPTY(), 8: EMPTY() }), 3),
  lobby1: () => lobby(ring(4, { 0: { name: t('lobby.meHost') }, 1: EMPTY(), 2: EMPTY(), 3: EMPTY() }), 3),
  home: () => home(true),
  first: () => home(false),
  open,
  join: () => join('K7P'),
  wrong: () => join('K7P3XM', refusal('room/not-found').what),
  result,
  log,
  ended: () => state('bowl', t('state.ended'), t('state.endedNote')),
  pass: () => (
    <Page rootFont={font} barTop={bar}>
      <Pass
        title={t('table.round', { n: 3 })}
        name={NAMES[9] ?? ''}
        face={10}
        told={{ words: t('pass.told', { words: t('told.leads', { name: '小雨' }) }) }}
        onTake={none}
        onSkip={none}
        onBack={none}
      />
    </Page>
  ),
  offline: () => state('offline', t('state.offline'), t('state.offlineNote')),
  sheet: () => (
    <>
      {PAGES.table?.()}
      <Sheet
        title={t('rules.first')}
        onClose={none}
        foot={
          <Acts>
            <Button kind="pri" icon="check" label={t('act.ok')} />
          </Acts>
        }
      >
        <div className="small">{t('rules.say')}</div>
        <RuleRows set={stock({ zhuangyuan: 1, duitang: 2, sanhong: 4, sijin: 8, erju: 16, yixiu: 32 })} />
        <div className="down-8">{t('axis.end.finish-round')}</div>
      </Sheet>
    </>
  )
}

/** All pages side by side, each in a phone of its own. */
const all = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap' }}>
    {Object.keys(PAGES).map(page => (
      <a key={page} href={`#${page}`} target="_blank" rel="noreferrer" style={{ margin: 8 }}>
        <div>{page}</div>
        <iframe title={page} src={`?${page}#${page}`} width={390} height={844} />
      </a>
    ))}
  </div>
)

createRoot(document.getElementById('app')!).render(PAGES[name]?.() ?? all())
