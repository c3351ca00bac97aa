import { Image, View } from '@tarojs/components'
import { t } from '@/i18n'
import type { Dice } from '@/rules'
import { heading, says, silent } from './aria'
import { art } from './art'
import { Bowl } from './Bowl'
import { Icon } from './Icon'
import { Named, Phrases } from './Phrases'
import { Face } from './pictures'

// 状元插金花: the throw everybody hopes for.
const HOPED: Dice = [4, 4, 4, 4, 1, 1]

/** How little there is of it: with no card, with one, with two, with three, and with more: they have its table's room. */
const LESS = ['', 'home-less', 'home-less home-least', 'home-less home-least home-last']
const MANY = 'home-less home-least home-many'

/** The top of the first page: name, moon, table, bowl, and the question of the night; the less, the more cards follow. */
export function HomeHero({ cards = 0 }: { cards?: number }) {
  return (
    <View className={`home ${LESS[cards] ?? MANY}`}>
      <Image className="home-moon" src={art('moon.svg')} {...silent} />
      <View className="home-brand">
        <Image className="home-logo" src={art('logo-mark.svg')} {...silent} />
        <View className="home-name serif">{t('app.name')}</View>
      </View>
      {cards < LESS.length && (
        <View className="home-table">
          <View className="disc" />
          <Bowl dice={HOPED} pattern="chajinhua" />
        </View>
      )}
      <View className="home-words">
        <View className="home-headline serif" {...heading}>
          <Phrases text={t('home.headline')} />
        </View>
        <View className="home-line">
          <Phrases text={t('home.line')} />
        </View>
      </View>
    </View>
  )
}

interface DoorProps {
  /** of the node that is pressed */
  id?: string
  title: string
  /** in the title: no line breaks within them, as far as a line can hold them; the longest first */
  names?: readonly string[]
  note: string
  /** people, each in one piece, in a line over the note */
  who?: readonly string[]
  /** a face; without one, the arrows of "again" */
  face?: number
  onTap: () => void
}

/** The golden card that leads back: to the running table, or to a table like the last one. */
export function DoorCard({ id, title, names = [], note, who = [], face, onTap }: DoorProps) {
  return (
    <View
      {...(id ? { id } : {})}
      className="card card-gold door"
      hoverClass="pressed"
      onClick={onTap}
      {...says([title, ...who, note].join(' '), 'button')}
    >
      {face === undefined ? (
        <Icon name="redo" size={30} className="ink-gold" />
      ) : (
        <Face face={face} size={48} />
      )}
      <View className="door-words">
        <View className="door-title">
          <Named text={title} names={names} />
        </View>
        {who.length > 0 && (
          <View className="door-note">
            {who.map((name, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
              <View key={nth} className="phrase">
                {name}
              </View>
            ))}
          </View>
        )}
        <View className="door-note">{note}</View>
      </View>
      <Icon name="chevron-right" />
    </View>
  )
}
