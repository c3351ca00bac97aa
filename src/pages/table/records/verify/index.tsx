import { View } from '@tarojs/components'
import { type PropsWithChildren, useState } from 'react'
import { Body, Button, Foot, Icon, is, LineRow, Page, Phrases, TopBar } from '@/components'
import { useFlash, useScreen } from '@/hooks'
import { t } from '@/i18n'
import { route } from '@/platform'
import { type Entry, linksOf, type Room } from '@/room'
import { type Client, type LogState, mySeat, type TableState } from '@/stores'
import { Meanwhile } from '../Meanwhile'
import { useRecords } from '../useRecords'
import { nameAt } from '../words'
import { throwAt, throwsOf } from './absent'
import { type Stage, useCheck } from './useCheck'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly entries: readonly Entry[]
}

function Bar({ done, all }: { readonly done: number; readonly all: number }) {
  const part = all === 0 ? 1 : done / all
  return (
    <>
      <View className="verify-bar">
        <View className="verify-bar-done" style={`transform:scaleX(${part.toFixed(3)})`} />
      </View>
      <View className="small number centre">{t('verify.progress', { n: done, all })}</View>
    </>
  )
}

/** What is wrong, in a sentence. */
function wrong(
  entries: readonly Entry[],
  check: Extract<Extract<Stage, { kind: 'done' }>['check'], { ok: false }>
) {
  const n = 'at' in check ? throwAt(entries, entry => linksOf(entry).length, check.at) : 0
  switch (check.code) {
    case 'fair/wrong-seed':
      return t('verify.wrong-seed')
    case 'fair/wrong-chain':
      return t('verify.wrong-chain')
    case 'fair/bad-log':
      return t('verify.bad-log')
    case 'fair/wrong-draw':
      return t('verify.wrong-draw', { n })
    case 'fair/wrong-entropy':
      return t('verify.wrong-entropy', { n })
    case 'fair/wrong-turn':
      return t('verify.wrong-turn', { n })
  }
}

/** A seat, whoever sat there when: it may have gone from hand to hand. */
const seatName = (state: TableState, seat: number) =>
  seat === mySeat(state) ? t('seat.mine') : t('seat.whose', { name: nameAt(state, seat) })

/** Which seats were thrown for, and what of it this phone can answer for itself. */
function Facts({ client, state, entries }: Props) {
  const { absent } = throwsOf(entries)
  const game = state.room?.fair?.game ?? ''
  const own = client.own.of(game).size
  const names = [...absent].map(([seat, n]) => t('verify.absentOf', { name: seatName(state, seat), n }))
  return (
    <View className="card card-pad down-12">
      <View id="verify-absent">
        {names.length === 0
          ? t('verify.absentNone')
          : t('verify.absent', { names: names.join(t('say.and')) })}
      </View>
      {own > 0 && <View className="down-8">{t('verify.mine', { n: own })}</View>}
    </View>
  )
}

interface VerdictProps {
  readonly stage: Stage
  readonly room: Room | null
  readonly log: LogState
  readonly one: boolean
}

/** How it stands with the check, in the place where one looks first. */
function Verdict({ stage, room, log: { entries, passed }, one }: VerdictProps) {
  const said = (icon: 'shield' | 'warning' | 'clock', title: string, note: string, ink = 'ink-blue') => (
    <View className="verify-verdict">
      <Icon name={icon} size={30} className={ink} />
      <View className={`serif headline down-8 ${ink === 'ink-blue' ? '' : ink}`} aria-live="polite">
        {title}
      </View>
      <View className="small down-8">
        <Phrases text={note} />
      </View>
    </View>
  )
  const ready = t(one ? 'verify.oneReadyNote' : 'verify.readyNote')
  if (!room?.fair) return said('clock', t('verify.none'), t('verify.noneNote'))
  if (room.fair.seed === '' && passed) return said('warning', t('verify.missed'), t('verify.missedNote'))
  if (room.fair.seed === '')
    return said('clock', t('verify.running'), t(one ? 'verify.oneRunningNote' : 'verify.runningNote'))
  switch (stage.kind) {
    case 'idle':
      return said('shield', t('verify.ready'), ready)
    case 'fetching':
      return said('clock', t('verify.fetching'), ready)
    case 'working':
      return said('clock', t('verify.working'), ready)
    case 'lost':
      return said('warning', t('verify.lost'), t('verify.lostNote'), 'ink-red')
    case 'done':
      return stage.check.ok
        ? said('shield', t('verify.ok'), t('verify.okNote', { n: throwsOf(entries).all }), 'ink-ok')
        : said('warning', t('verify.bad'), wrong(entries, stage.check) + t('verify.badNext'), 'ink-red')
  }
}

/** What only some want to know: a tap opens it. */
function Folded({ id, label, children }: PropsWithChildren<{ readonly id: string; readonly label: string }>) {
  const [open, setOpen] = useState(false)
  if (!open) return <LineRow id={id} label={label} onTap={() => setOpen(true)} />
  return (
    <>
      <View className="bold down-12">{label}</View>
      {children}
    </>
  )
}

/** What a check does not show, in plain words. On one phone there is no cloud, and nobody is thrown for. */
function Limits({ one }: { readonly one: boolean }) {
  const limits = one
    ? [t('verify.one'), t('verify.not2')]
    : [t('verify.not1'), t('verify.not2'), t('verify.not3')]
  return (
    <Folded id="verify-limits" label={t('verify.not')}>
      {limits.map(limit => (
        <View key={limit} className="verify-limit">
          <Phrases text={limit} />
        </View>
      ))}
    </Folded>
  )
}

interface MarkProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly copy: (text: string) => Promise<boolean>
}

function Mark({ id, label, value, copy }: MarkProps) {
  const [copied, flash] = useFlash<'copied'>()
  const tap = async () => {
    if (await copy(value)) flash('copied')
  }
  return (
    <View id={id} className="down-12" hoverClass="pressed" onClick={() => void tap()} {...is('button')}>
      <View className="row">
        <View className="small grow">{label}</View>
        <View className="verify-copy">{t(copied ? 'lobby.copied' : 'verify.copy')}</View>
      </View>
      <View className="verify-mark number">{value}</View>
    </View>
  )
}

/** What somebody needs who works it all out themselves. */
function Codes({ fair, copy }: Pick<MarkProps, 'copy'> & { readonly fair: NonNullable<Room['fair']> }) {
  return (
    <Folded id="verify-codes" label={t('verify.codes')}>
      <Mark id="verify-seal" label={t('verify.seal')} value={fair.commitment} copy={copy} />
      {fair.seed && <Mark id="verify-seed" label={t('verify.seed')} value={fair.seed} copy={copy} />}
    </Folded>
  )
}

/** Anybody checks the dice of the whole game on their own phone. */
export default function Verify() {
  const { client, state, log, turn } = useRecords()
  const screen = useScreen()
  const [stage, start] = useCheck(client)
  const { room } = state
  const fair = room?.fair ?? null
  const ended = fair !== null && fair.seed !== ''
  const busy = stage.kind === 'fetching' || stage.kind === 'working'
  return (
    <Page {...screen}>
      <TopBar title={t('table.verify')} onAct={route.back} />
      <Body>
        <View id="verify">
          <Verdict stage={stage} room={room} log={log} one={state.one} />
        </View>
        {busy && <Bar {...stage.progress} />}
        {stage.kind === 'done' && !state.one && <Facts client={client} state={state} entries={log.entries} />}
        <View className="down-24 lines-close">
          <Limits one={state.one} />
          {fair && <Codes fair={fair} copy={client.ports.share.copy} />}
        </View>
      </Body>
      {(ended || log.passed || turn) && (
        <Foot lifted>
          <Meanwhile {...{ log, turn, state }} />
          {ended && (
            <Button
              id="verify-start"
              kind={stage.kind === 'done' ? 'sec' : 'pri'}
              icon="shield"
              label={t(stage.kind === 'done' ? 'verify.again' : 'verify.start')}
              disabled={busy}
              onTap={start}
            />
          )}
        </Foot>
      )}
    </Page>
  )
}
