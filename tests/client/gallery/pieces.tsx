import {
  Acts,
  Body,
  Button,
  Cake,
  Consent,
  DiceRow,
  DOWN,
  Face,
  Icon,
  LineRow,
  Option,
  Options,
  Phrases,
  Stepper,
  SwitchRow,
  TakenRows
} from '@/components'
import { t } from '@/i18n'
import { MINE, MIXED, nameAt, none, type Pages, SANHONG, Sheetless, stock } from './parts'

const ICONS = [
  ...['check', 'chevron-down', 'chevron-left', 'chevron-right', 'clock', 'close', 'copy', 'crown'],
  ...['hand-over', 'image', 'info', 'invite', 'kick', 'log', 'minus', 'more', 'offline', 'pause', 'play'],
  ...['plus', 'redo', 'rules', 'seat', 'settings', 'shake', 'share', 'shield', 'swap', 'warning']
] as Parameters<typeof Icon>[0]['name'][]
const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** What can be pressed, in each of its ways. */
const acts = () => (
  <Sheetless title={t('home.settings')}>
    <Body>
      {([false, true] as const).map(disabled => (
        <div key={String(disabled)} className="down-12">
          <Button kind="pri" icon="plus" label={t('open.act')} disabled={disabled} />
          <Acts next>
            <Button label={t('lobby.start')} disabled={disabled} />
          </Acts>
          <Acts next>
            <Button kind="txt" half icon="rules" label={t('home.rules')} disabled={disabled} />
            <Button kind="txt" half label={t('lobby.leave')} disabled={disabled} />
          </Acts>
        </div>
      ))}
      <div className="card card-lines down-12">
        <LineRow label={t('open.jumps')} note={t('table.pauseNote')} tag={t('rules.changed')} onTap={none} />
        <SwitchRow label={t('open.jumps')} note={t('table.pauseNote')} on onTap={none} />
        <SwitchRow label={t('open.jumps')} on={false} onTap={none} />
        <Stepper small value={3} min={3} max={9} unit={t('open.unit', { n: 3 })} onChange={none} />
      </div>
      <div className="down-12">
        <Options two>
          <Option chosen label={t('house.xmu')} note={t('houseNote.xmu')} onTap={none} />
          <Option chosen={false} label={t('house.minnan')} onTap={none} />
        </Options>
      </div>
      <div className="down-12">
        <Options four>
          {[1, 2, 3, 4].map(n => (
            <Option key={n} chosen={n === 2} label={String(n)} onTap={none} />
          ))}
        </Options>
      </div>
      <Consent contract="" onRead={none} />
    </Body>
  </Sheetless>
)

const pictures = () => (
  <Sheetless title={t('rules.title')}>
    <Body>
      <div className="row row-wrap">
        {ICONS.map(name => (
          <Icon key={name} name={name} className="gap-8" />
        ))}
      </div>
      <div className="row row-wrap down-12">
        {FACES.map(face => (
          <Face key={face} face={face} />
        ))}
      </div>
      {([68, 46, 24] as const).map(size => (
        <div key={size} className="row row-wrap down-12">
          {DOWN.map(rank => (
            <Cake key={rank} rank={rank} size={size} />
          ))}
        </div>
      ))}
      <div className="row row-wrap down-12">
        {DOWN.map(rank => (
          <Cake key={rank} rank={rank} taken />
        ))}
      </div>
      <div className="down-12">
        <DiceRow dice={MIXED} />
        <div className="down-12">
          <DiceRow dice={SANHONG} pattern="sanhong" size={18} />
        </div>
      </div>
      <div className="down-12">
        <TakenRows
          bare
          rows={[
            { id: '0', name: t('lobby.me'), face: 1, held: MINE },
            { id: '1', name: nameAt(1), face: 2, held: stock({}), none: t('plate.none') }
          ]}
        />
      </div>
      <div className="down-12 small">
        <Phrases text={t('home.line')} />
      </div>
    </Body>
  </Sheetless>
)

export const PIECES: Pages = { acts, pictures }
