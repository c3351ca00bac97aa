import { View } from '@tarojs/components'
import { useState } from 'react'
import { Acts, Button, Consent, Foot, LobbyCentre, Sheet, TableRing } from '@/components'
import { useConsent, useFlash } from '@/hooks'
import { t } from '@/i18n'
import type { Client, TableState, TableView } from '@/stores'
import { agreeing } from './Feel'
import { MeSheet } from './MeSheet'
import { Note } from './Note'
import { nameOf, seatViews } from './words'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
}

type Open = 'none' | 'me' | { readonly link: string }

/** Invites by what this phone has: WeChat's own sheet opens from its button; a browser copies a link. */
function useInvite({ client, state }: Props) {
  const [copied, flash] = useFlash<'code' | 'link'>()
  const [link, setLink] = useState('')
  const invite = async () => {
    const { share } = client.ports
    const to = state.room && share.link({ room: state.room._id, key: state.key })
    if (!to) return
    if (await share.copy(to)) flash('link')
    else setLink(to)
  }
  const copyCode = async () => {
    if (await client.ports.share.copy(state.code)) flash('code')
  }
  return { copied, link, invite, copyCode, done: () => setLink('') }
}

/** A seat in one tap, which also agrees to what shaking needs; or a seat without shaking. */
function Sit({ client, busy }: { readonly client: Client; readonly busy: boolean }) {
  const { table, shaker } = client
  const consent = useConsent()
  const sit = () => {
    shaker.ask()
    void table.join()
  }
  const still = () => {
    consent?.decline()
    void table.join()
  }
  return (
    <>
      {consent && <Consent contract={consent.contract} onRead={consent.read} />}
      <Button
        id="sit"
        kind="pri"
        icon="seat"
        label={t('lobby.sit')}
        disabled={busy}
        {...agreeing(consent)}
        onTap={sit}
      />
      {consent && (
        <Acts next>
          <Button id="sit-still" kind="txt" label={t('privacy.sitStill')} disabled={busy} onTap={still} />
        </Acts>
      )}
    </>
  )
}

function Deeds(props: Props & { readonly invite: () => void; readonly copied: boolean }) {
  const { client, state, view, invite, copied } = props
  const { seated, free, host, sits } = view.lobby
  const { table, shaker } = client
  const busy = state.deed !== null || state.act !== null
  if (!sits) {
    return free > 0 ? (
      <Sit client={client} busy={busy} />
    ) : (
      <View className="lobby-words">{t('state.fullNote')}</View>
    )
  }
  const start = () => {
    shaker.ask()
    void table.start()
  }
  const call = (
    <Button
      id="invite"
      kind={free > 0 ? 'pri' : 'sec'}
      icon="invite"
      openType="share"
      label={t(copied ? 'lobby.inviteCopied' : 'lobby.invite')}
      onTap={invite}
    />
  )
  const begin = (
    <Button
      id="start"
      kind={free > 0 ? 'sec' : 'pri'}
      label={free > 0 ? t('lobby.startWith', { n: seated }) : t('lobby.start')}
      disabled={busy}
      onTap={start}
    />
  )
  const hostSeat = view.ring.find(place => place.host)?.seat ?? 0
  return (
    <>
      {free > 0 && call}
      {host ? (
        <Acts next={free > 0}>{begin}</Acts>
      ) : (
        <View className="lobby-words">{t('lobby.waitNote', { name: nameOf(view.ring, hostSeat) })}</View>
      )}
      <Acts next>
        <Button
          id="leave"
          kind="txt"
          label={t('lobby.leave')}
          disabled={busy}
          onTap={() => void table.leave()}
        />
      </Acts>
    </>
  )
}

/** Before the game: who sits, the code on the cloth, and how to get everybody here. */
export function Lobby(props: Props) {
  const { client, state, view } = props
  const [open, setOpen] = useState<Exclude<Open, object>>('none')
  const { copied, link, invite, copyCode, done } = useInvite(props)
  const { free } = view.lobby
  const tap = (index: number) => {
    const place = view.ring[index]
    if (place?.me) setOpen('me')
    else if (place?.empty && !view.lobby.sits) void client.table.join()
  }
  return (
    <>
      <View className="serif headline centre down-12">
        {free > 0 ? t('lobby.missing', { n: free }) : t('lobby.ready')}
      </View>
      <View className="small centre">{t('houseFull.xmu')}</View>
      <TableRing seats={seatViews(view.ring, true)} lobby onSeat={tap}>
        <LobbyCentre
          code={state.code}
          {...(copied === 'code' ? { act: t('lobby.copied') } : {})}
          onAct={() => void copyCode()}
        />
      </TableRing>
      <View className="space" />
      <Foot>
        {open === 'none' && <Note state={state} />}
        <Deeds {...props} invite={() => void invite()} copied={copied === 'link'} />
      </Foot>
      {open === 'me' && <MeSheet client={client} state={state} onClose={() => setOpen('none')} />}
      {link !== '' && (
        <Sheet title={t('lobby.inviteLink')} onClose={done}>
          <View id="link" style="word-break:break-all;user-select:text">
            {link}
          </View>
        </Sheet>
      )}
    </>
  )
}
