import {
  Acts,
  Body,
  Button,
  Cake,
  CodeInput,
  DoorCard,
  Faces,
  Foot,
  HomeHero,
  LogRow,
  MyTurn,
  NameField,
  Option,
  Options,
  Page,
  ResultView,
  RuleRows,
  Sheet,
  Since,
  StartRow,
  StatePage,
  Stepper,
  TakenRows,
  TopBar,
  Verse
} from '@/components'
import { refusal, t } from '@/i18n'
import { VERSE } from '@/i18n/house-lines'
import { HOUSES, ladderOf, type Stock } from '@/rules'
import { font, MIXED, NAMES, none, type Pages, SANHONG, SET, Sheetless, SIHONG, stock, WUHONG } from './parts'
import { TABLES } from './tables'

/** The first page, with so many tables to go back to. */
const home = (cards: number) => (
  <Sheetless>
    <HomeHero cards={cards} />
    {cards > 0 && (
      <Body>
        {NAMES.slice(5, 5 + cards).map((name, i) => (
          <div key={name} className="up-8">
            <DoorCard
              title={t('home.back', { table: t('table.of', { name }) })}
              note={i === 0 ? t('home.backMine', { n: 6 }) : t('home.backNote', { n: 6 })}
              face={6 + i}
              onTap={none}
            />
          </div>
        ))}
      </Body>
    )}
    <Foot>
      <Button kind="pri" icon="plus" label={t(cards > 0 ? 'home.open' : 'home.openFirst')} />
      <Acts next>
        <Button half icon="seat" label={t('home.joinShort')} />
        <Button half icon="hand-over" label={t('act.onePhone')} />
      </Acts>
      <Acts next>
        <Button kind="txt" half icon="rules" label={t('home.rules')} />
        <Button kind="txt" half icon="settings" label={t('home.settings')} />
      </Acts>
    </Foot>
  </Sheetless>
)

const open = () => (
  <Sheetless title={t('open.title')}>
    <Body>
      <div className="down-8">
        <DoorCard
          title={t('open.again')}
          note={t('open.againNote', { n: 10, cakes: t('open.cakesHouse'), house: t('house.xmu') })}
          onTap={none}
        />
      </div>
      <div className="section">{t('open.seats')}</div>
      <Stepper value={12} min={1} max={12} unit={t('open.people', { n: 12 })} onChange={none} />
      <div className="section">{t('open.house')}</div>
      <Options>
        <Option chosen label={t('house.xmu')} note={t('houseNote.xmu')} onTap={none} />
        <Option chosen={false} label={t('house.minnan')} note={t('houseNote.minnan')} onTap={none} />
        <Option chosen={false} label={t('open.moreHouses')} note={t('open.moreHousesNote')} onTap={none} />
      </Options>
      <div className="down-24">
        <Options>
          <Option chosen label="真月饼" picture={<Cake rank="erju" size={36} />} onTap={none} />
          <Option chosen={false} label="自己的奖品" onTap={none} />
        </Options>
      </div>
    </Body>
    <Foot>
      <Button kind="pri" label={t('open.act')} />
    </Foot>
  </Sheetless>
)

const me = () => (
  <Sheetless title={t('home.settings')}>
    <Body>
      <div className="card card-pad down-12">
        <div className="bold up-8">{t('open.name')}</div>
        <NameField id="my-name" own name="" onName={none} />
        <div className="bold down-12">{t('open.face')}</div>
        <Faces chosen={4} onChoose={none} />
      </div>
    </Body>
  </Sheetless>
)

const join = (value: string, wrong?: string) => (
  <Sheetless title={t('join.title')}>
    <Body>
      <div className="down-24 centre serif headline">{t('join.headline')}</div>
      <div className="down-24">
        <CodeInput value={value} {...(wrong ? { wrong } : {})} onChange={none} />
      </div>
      <div className="down-12 up-24 centre small">{t('join.note')}</div>
      <Button kind="pri" label={t('join.act')} disabled={!wrong} />
    </Body>
  </Sheetless>
)

const TAKEN: [number, Partial<Stock>][] = [
  [5, { zhuangyuan: 1, sanhong: 1, sijin: 1, erju: 1, yixiu: 3 }],
  [0, { duitang: 1, sijin: 1, erju: 3, yixiu: 5 }],
  [1, { sanhong: 2, erju: 1, yixiu: 4 }],
  [2, { sijin: 2, erju: 2, yixiu: 2 }],
  [3, {}],
  [4, { duitang: 1, erju: 11, yixiu: 14 }]
]
const ROWS = () =>
  TAKEN.map(([i, held]) => ({
    id: String(i),
    name: i ? (NAMES[i] ?? '') : t('lobby.me'),
    face: i + 1,
    held: stock(held)
  }))

const result = (name: string, custom: string) => (
  <Sheetless>
    <TopBar act="close" title={t('table.of', { name: '阿嬷' })} />
    <ResultView champion={{ name, face: 6, pattern: 'wuhong', dice: WUHONG }} rows={ROWS()} custom={custom} />
    <Foot lifted>
      <Button kind="pri" icon="redo" label={t('result.again')} />
    </Foot>
  </Sheetless>
)

const unfinished = () => (
  <Sheetless title={t('table.of', { name: '阿嬷' })}>
    <div className="result-none">
      <div className="serif headline centre down-12">{t('result.abandoned')}</div>
      <div className="small centre">{t('result.abandonedNote')}</div>
      <TakenRows rows={ROWS()} />
    </div>
  </Sheetless>
)

const log = () => (
  <Sheetless title={t('table.log')}>
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
          words="四红带 9，暂时是状元"
          dice={SIHONG}
          pattern="sihong"
          cake="zhuangyuan"
        />
        <LogRow name="小雨" face={9} words="没中" dice={MIXED} pattern="none" cake={null} />
        <LogRow name="林姨" face={8} words="没赶上，过了" dice={null} cake={null} />
      </div>
    </Body>
    <Foot lifted>
      <MyTurn turn={{ deadline: 0, offset: 0 }} onTap={none} />
    </Foot>
  </Sheetless>
)

const state = (picture: 'bowl' | 'offline', title: string, words: string) => (
  <Sheetless title={t('table.plain')}>
    <StatePage
      picture={picture}
      title={title}
      words={words}
      acts={<Button kind="pri" label={t('act.retry')} icon="redo" />}
    />
  </Sheetless>
)

const sheet = () => (
  <>
    {TABLES.table?.()}
    <Sheet
      title={t('rules.forTable')}
      onClose={none}
      foot={<Button kind="pri" icon="check" label={t('act.ok')} />}
    >
      <div className="small">{t('rules.say')}</div>
      <Verse lines={VERSE} />
      <RuleRows
        set={SET}
        was={{ ...SET, sijin: 4 }}
        ladder={ladderOf(HOUSES.xmu)}
        more={of => (of === 'sihong' ? t('axis.sihongBy.sum') : null)}
      />
      <Since was={t('axis.end.at-once')} />
      <Since was={t('axis.end.finish-round')} gone />
      <Since was="" />
      <StartRow words={t('start.dice', { name: '丽华' })} how="" dice={[3, 4]} />
      <div className="down-8">{t('houseNote.xmu')}</div>
    </Sheet>
  </>
)

export const OTHERS: Pages = {
  home: () => home(1),
  home2: () => home(2),
  home3: () => home(3),
  first: () => home(0),
  open,
  me,
  join: () => join('K7P'),
  wrong: () => join('K7P3XM', refusal('room/not-found').what),
  result: () => result('阿嬷', t('result.cut') + t('result.custom', { name: '阿嬷' })),
  resultLong: () => result('慕容小雨点儿', t('result.cut')),
  unfinished,
  log,
  ended: () => state('bowl', t('state.ended'), t('state.endedNote')),
  lost: () => state('bowl', t('state.lost'), t('state.lostNote')),
  offline: () => state('offline', t('refused.app/no-network'), t('next.app/no-network')),
  outdated: () => <Page rootFont={font} instead={{ kind: 'outdated', onRenew: none, onGoOn: none }} />,
  update: () => <Page rootFont={font} instead={{ kind: 'update', onRenew: null, onGoOn: none }} />,
  single: () => <Page rootFont={font} instead={{ kind: 'single-page' }} />,
  sheet
}
