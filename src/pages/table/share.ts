import { t } from '@/i18n'
import type { Table } from '@/room'
import { total } from '@/rules'
import type { TableView } from '@/stores'
import { nameOf, setOf } from './words'

/** Drawn for a card, five wide and four high; a card without a picture would show the screen as it is. */
const PICTURE = '/pages/table/share-card.jpg'

/** What a card in the chat says: the deed, and how it stands at this moment; of an invitation, how many may come. */
export function cardTitle(
  { scene, lobby, round }: Pick<TableView, 'scene' | 'lobby' | 'round'>,
  invites = false
): string {
  if (invites && lobby.free > 0) return t('lobby.shareTitle', { n: lobby.free })
  switch (scene) {
    case 'lobby':
      return lobby.free > 0 ? t('lobby.shareTitle', { n: lobby.free }) : t('share.full')
    case 'table':
      return t('share.playing', { n: round })
    case 'result':
      return t('share.result')
    default:
      return t('share.plain')
  }
}

/** The card of a table, for WeChat: its title, the path that leads there, the picture. `invites`: by the button that does. */
export const cardOf = (view: TableView, path: string, invites = false) => ({
  title: cardTitle(view, invites),
  path,
  imageUrl: PICTURE
})

/** What is said with the code of a table where it is pasted: whose table, what for, and how to get there; `link`: null in a mini program. */
export function invitation(
  { lobby, ring }: TableView,
  table: Table,
  code: string,
  link: string | null
): string {
  const hosts = ring.map(place => ({ ...place, me: false }))
  const name = nameOf(hosts, hosts.find(({ host }) => host)?.seat ?? -1)
  const n = total(setOf(table))
  const way = link === null ? t('invite.code', { code }) : t('invite.link', { code, link })
  return t(lobby.free > 0 ? 'invite.free' : 'invite.full', { name, n, way })
}
