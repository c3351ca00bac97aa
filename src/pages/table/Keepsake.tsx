import { Canvas, Image, View } from '@tarojs/components'
import { useState } from 'react'
import { Button, Phrases, Sheet } from '@/components'
import {
  NAMES,
  POSTER,
  POSTER_FILES,
  type PosterTitle,
  type PosterWords,
  paint,
  posterMarks
} from '@/components/poster'
import { bringWords, t } from '@/i18n'
import { posterWords } from '@/i18n/poster'
import type { Made } from '@/platform'
import { emptyStock, total } from '@/rules'
import type { Client, TableView } from '@/stores'
import { crowned, nameOf } from './words'

bringWords(posterWords)

// A mini program names its files from the package's root, a browser from where the page lies.
const FOLDER = process.env.TARO_ENV === 'h5' ? 'pages/table/' : '/pages/table/'
const TITLES = ['duitang', 'sanhong', 'sijin', 'erju', 'yixiu'] as const
/** August to October, as `Date` counts months: the moon's mid-autumn falls into September or early October. */
const AUTUMN = [7, 8, 9]

/** Out of sight, and as high to wide as the picture. */
const ASIDE = 'position:fixed;left:-2000px;top:0;width:270px;height:360px'

/** Those without a cake, side by side as far as those with one leave room. */
function besides(names: readonly string[], titles: number): PosterTitle[] {
  const columns = Math.min(Math.ceil(names.length / NAMES), Math.max(1, TITLES.length - 1 - titles))
  const each = Math.ceil(names.length / columns)
  return Array.from({ length: columns }, (_, i) => ({
    ...{ rank: null, title: titles > 0 ? t('poster.next') : '' },
    names: names.slice(i * each, (i + 1) * each)
  }))
}

/** Everybody but the champion, by the highest title they took home: nobody is counted, nobody stands twice. */
function titlesOf({ rows, ring }: TableView, champion: number): PosterTitle[] {
  const others = rows.filter(({ seat }) => seat !== champion)
  const namesWith = (rank: (typeof TITLES)[number] | undefined) =>
    others
      .filter(({ held }) => TITLES.find(title => held[title] > 0) === rank)
      .map(({ seat }) => nameOf(ring, seat))
  const titles = TITLES.flatMap(rank => {
    const names = namesWith(rank)
    return names.length > 0 ? [{ rank, title: t(`rank.${rank}`), names }] : []
  })
  return [...titles, ...besides(namesWith(undefined), titles.length)]
}

/** What a poster of this game says; `now`: epoch ms. Of the reader it says their name, as it goes to others. */
export function posterOf(view: TableView, now: number): PosterWords {
  const day = new Date(now)
  const year = day.getFullYear()
  const ring = view.ring.map(place => ({ ...place, me: false }))
  const seat = crowned(view)?.seat ?? -1
  const name = nameOf(ring, seat)
  const titles = titlesOf({ ...view, ring }, seat)
  const left = { headline: t('poster.together'), plate: t('poster.left'), held: view.stock }
  const own = {
    headline: t('poster.champion', { name }),
    plate: t('poster.plate', { name }),
    held: view.rows.find(row => row.seat === seat)?.held
  }
  const { held, ...plate } = seat < 0 ? left : own
  const best = titles.some(({ rank }) => rank !== null)
  return {
    ...plate,
    when: AUTUMN.includes(day.getMonth()) ? t('poster.autumn', { year }) : t('poster.year', { year }),
    held: held ?? emptyStock(),
    row: titles.length > 0 ? t(best ? 'poster.best' : 'poster.beside') : '',
    titles,
    verse: t('poster.verse')
  }
}

/** All that a poster says, in one line. */
const altOf = ({ when, headline, plate, row, titles }: PosterWords): string =>
  [when, headline, plate, row, ...titles.map(({ title, names }) => `${title} ${names.join(' ')}`)]
    .filter(words => words !== '')
    .join(' · ')

const two = (n: number): string => String(n).padStart(2, '0')

/** What a picture of that day is called as a file; `now`: epoch ms, the day is the phone's own. */
export function fileOf(now: number): string {
  const day = new Date(now)
  return `${t('app.name')}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.jpg`
}

interface ShownProps {
  readonly made: Made
  readonly words: string
  readonly file: string
  readonly onClose: () => void
}

/** The picture, to be looked at before it is kept. */
function Shown({ made, words, file, onClose }: ShownProps) {
  const [kept, setKept] = useState(false)
  const save = () => {
    made.save(file)
    setKept(true)
  }
  const foot = <Button id="keepsake-save" kind="pri" label={t('poster.save')} onTap={save} />
  return (
    <Sheet title={t('poster.act')} onClose={onClose} foot={foot}>
      <Image
        id="keepsake-picture"
        className="keepsake-picture"
        mode="widthFix"
        src={made.src}
        nativeProps={{ alt: t('poster.alt', { words }) }}
      />
      <View id="keepsake-note" className="small centre" aria-live="polite">
        <Phrases text={kept ? t('poster.saved', { file }) : t('poster.hold')} />
      </View>
    </Sheet>
  )
}

/** The picture of a game, on its way. */
export interface Souvenir {
  readonly went: 'idle' | 'busy' | 'failed'
  readonly shown: Omit<ShownProps, 'onClose'> | null
  readonly draw: () => void
  readonly close: () => void
}

/**
 * A picture of this game to take home: drawn here; shown here in a browser, by WeChat's own sheet in WeChat. Null: the
 * game is not over, or nobody won anything.
 */
export function useKeepsake(client: Client, view: TableView): Souvenir | null {
  const [went, setWent] = useState<Souvenir['went']>('idle')
  const [shown, setShown] = useState<Souvenir['shown']>(null)
  const { share, phone } = client.ports
  const draw = async () => {
    if (went === 'busy') return
    setWent('busy')
    const now = phone.now()
    const words = posterOf(view, now)
    const marks = posterMarks(words)
    const files = POSTER_FILES.map(file => FOLDER + file)
    const made = await share.picture({
      ...POSTER,
      files,
      paint: (pen, pictures) => paint(pen, marks, pictures)
    })
    if (typeof made === 'object') setShown({ made, words: altOf(words), file: fileOf(now) })
    setWent(made ? 'idle' : 'failed')
  }
  if (view.scene !== 'result' || view.rows.every(({ held }) => total(held) === 0)) return null
  return { went, shown, draw: () => void draw(), close: () => setShown(null) }
}

/** Where the picture of a game is drawn and shown. */
export function Keepsake({ keepsake: { shown, close } }: { readonly keepsake: Souvenir }) {
  return (
    <>
      {process.env.TARO_ENV === 'weapp' && <Canvas type="2d" id="picture" style={ASIDE} />}
      {process.env.TARO_ENV === 'h5' && shown && <Shown {...shown} onClose={close} />}
    </>
  )
}

/** Asks for the picture of a game; above it, that this phone can make none. */
export const KeepsakeButton = ({ keepsake: { went, draw } }: { readonly keepsake: Souvenir }) => (
  <Button id="keepsake" half label={t(went === 'busy' ? 'poster.busy' : 'poster.act')} onTap={draw} />
)
