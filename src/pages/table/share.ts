import { t } from '@/i18n'
import type { TableView } from '@/stores'

/** Drawn for a card, five wide and four high; a card without a picture would show the screen as it is. */
const PICTURE = '/pages/table/share-card.jpg'

/** What a card in the chat says: the deed, and how it stands at this moment. */
export function cardTitle({ scene, lobby, round }: Pick<TableView, 'scene' | 'lobby' | 'round'>): string {
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

/** The card of a table, for WeChat: its title, the path that leads there, the picture. */
export const cardOf = (view: TableView, path: string) => ({
  title: cardTitle(view),
  path,
  imageUrl: PICTURE
})
