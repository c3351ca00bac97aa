import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button, Phrases, Sheet } from '@/components'
import { useFlash } from '@/hooks'
import { t } from '@/i18n'
import type { Client, TableState, TableView } from '@/stores'
import { invitation } from './share'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
}

/**
 * Invites by what this phone has: WeChat's own sheet opens from its button; a browser copies words with a link, and says
 * so until somebody comes.
 */
export function useInvite({ client, state, view }: Props) {
  const [copied, flash] = useFlash<'code'>()
  const { seated } = view.lobby
  const [invited, setInvited] = useState(-1)
  const [uncopied, setUncopied] = useState('')
  const { room, key, code } = state
  const { share } = client.ports
  const link = room && share.link({ room: room._id, key })
  const words = room ? invitation(view, room.table, code, link) : ''
  const invite = async () => {
    if (!link) return
    if (await share.copy(words)) setInvited(seated)
    else setUncopied(words)
  }
  const copyCode = async () => {
    if (await share.copy(words)) flash('code')
  }
  return { copied, invited: invited === seated, uncopied, invite, copyCode, done: () => setUncopied('') }
}

export type Invite = ReturnType<typeof useInvite>

/** Invites people to a seat; over it stands that the invitation is copied, until somebody comes. */
export const InviteButton = ({ of, kind }: { of: Invite; kind: 'pri' | 'sec' | 'txt' }) => (
  <>
    {of.invited && (
      <View id="invited" className="lobby-words" aria-live="polite">
        <Phrases text={t('lobby.inviteCopied')} />
      </View>
    )}
    <Button
      id="invite"
      kind={kind}
      icon="invite"
      openType="share"
      label={t('lobby.invite')}
      onTap={() => void of.invite()}
    />
  </>
)

/** An invitation that could not be copied, to be marked by hand. */
export function Uncopied({ of: { uncopied, done } }: { of: Invite }) {
  if (uncopied === '') return null
  return (
    <Sheet title={t('lobby.inviteLink')} onClose={done}>
      <View id="link" style="word-break:break-all;user-select:text">
        {uncopied}
      </View>
    </Sheet>
  )
}
