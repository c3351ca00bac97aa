import { Canvas, Image, View } from '@tarojs/components'
import { useEffect, useMemo, useState } from 'react'
import { Button, Phrases, Sheet, TakenRows } from '@/components'
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
import { type Client, type Past, pastOf, type TableState, type TableView } from '@/stores'
import { namesHere, prizesIn } from './PrizeNames'
import { called } from './words'

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

type Row = Past['rows'][number]

const whoOf = (row: Row): string => called({ ...row, me: false })

/** Everybody at that table in the order of their seats, the champion first. */
function inOrder({ rows, champion }: Past): readonly Row[] {
  const first = Math.max(0, champion)
  return [...rows.slice(first), ...rows.slice(0, first)]
}

/** These people by the highest title they took home: nobody is counted, nobody stands twice. */
function titlesOf(others: readonly Row[]): PosterTitle[] {
  const namesWith = (rank: (typeof TITLES)[number] | undefined) =>
    others.filter(({ held }) => TITLES.find(title => held[title] > 0) === rank).map(whoOf)
  const titles = TITLES.flatMap(rank => {
    const names = namesWith(rank)
    return names.length > 0 ? [{ rank, title: t(`rank.${rank}`), names }] : []
  })
  return [...titles, ...besides(namesWith(undefined), titles.length)]
}

/** What a poster of this game says. Of the reader it says their name, as it goes to others. */
export function posterOf(past: Past): PosterWords {
  const day = new Date(past.at)
  const year = day.getFullYear()
  const best = past.rows[past.champion]
  const name = best ? whoOf(best) : ''
  const titles = titlesOf(inOrder(past).filter(row => row !== best))
  const whose = best
    ? { headline: t('poster.champion', { name }), plate: t('poster.plate', { name }), held: best.held }
    : { headline: t('poster.together'), plate: t('poster.left'), held: past.stock }
  const won = titles.some(({ rank }) => rank !== null)
  return {
    ...whose,
    when: AUTUMN.includes(day.getMonth()) ? t('poster.autumn', { year }) : t('poster.year', { year }),
    row: titles.length > 0 ? t(won ? 'poster.best' : 'poster.beside') : '',
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

/** What a picture of that day is called as a file; `at`: epoch ms, the day is the phone's own. */
export function fileOf(at: number): string {
  const day = new Date(at)
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

/** A picture to take home: drawn here; shown here in a browser, by WeChat's own sheet in WeChat. Null: of no game. */
function useSouvenir({ ports }: Client, past: Past | null): Souvenir | null {
  const [went, setWent] = useState<Souvenir['went']>('idle')
  const [shown, setShown] = useState<Souvenir['shown']>(null)
  if (past === null) return null
  const draw = async () => {
    if (went === 'busy') return
    setWent('busy')
    const words = posterOf(past)
    const marks = posterMarks(words)
    const files = POSTER_FILES.map(file => FOLDER + file)
    const made = await ports.share.picture({
      ...POSTER,
      files,
      paint: (pen, pictures) => paint(pen, marks, pictures)
    })
    if (typeof made === 'object') setShown({ made, words: altOf(words), file: fileOf(past.at) })
    setWent(made ? 'idle' : 'failed')
  }
  return { went, shown, draw: () => void draw(), close: () => setShown(null) }
}

/**
 * The picture of the game that is shown, which is kept on this phone for while the next one is played. Null: it is not
 * over, or nobody won anything.
 */
export function useKeepsake(client: Client, state: TableState, { scene }: TableView): Souvenir | null {
  const { room, people, pid, one } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a game that is over is made of
  const past = useMemo(() => pastOf(state), [room, people, pid, one])
  useEffect(() => {
    if (past) client.pasts.note(past)
  }, [client, past])
  return useSouvenir(client, scene === 'result' ? past : null)
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

interface AskedProps {
  readonly keepsake: Souvenir
  /** nothing stands beside it */
  readonly alone?: boolean
}

/** Asks for the picture of a game. */
export const KeepsakeButton = ({ keepsake: { went, draw }, alone }: AskedProps) => (
  <Button
    id="keepsake"
    {...(alone ? { kind: 'pri' } : { half: true })}
    label={t(went === 'busy' ? 'poster.busy' : 'poster.act')}
    onTap={draw}
  />
)

/** Says over what asks for a picture that this phone can make none. */
export const NoPicture = ({ keepsake }: { readonly keepsake: Souvenir | null }) =>
  keepsake?.went === 'failed' ? (
    <View id="no-picture" className="small centre">
      {t('poster.failed')}
    </View>
  ) : null

/** The last game of this table that this phone remembers, where it is not the one that is shown. */
export const pastAt = ({ pasts }: Client, { room }: TableState): Past | null =>
  pasts.before(room?._id ?? '', room?.fair?.game ?? '')

interface BeforeProps {
  readonly client: Client
  readonly state: TableState
  readonly past: Past
  readonly onClose: () => void
}

/** The game before the one that is shown: who was champion, what everybody took home, and its picture. */
export function Before({ client, state, past, onClose }: BeforeProps) {
  const keepsake = useSouvenir(client, past)
  const names = namesHere({ client, state }, past.set)
  const rows = inOrder(past).map((row, i) => ({
    ...{ id: String(i), name: whoOf(row), face: row.face, held: row.held },
    named: prizesIn(names, row.held)
  }))
  const foot = keepsake && (
    <>
      <NoPicture keepsake={keepsake} />
      <KeepsakeButton keepsake={keepsake} alone />
    </>
  )
  return (
    <>
      <Sheet title={t('poster.before')} onClose={onClose} foot={foot}>
        <View id="before" className="serif bold centre up-8">
          {posterOf(past).headline}
        </View>
        <TakenRows bare rows={rows} />
      </Sheet>
      {keepsake && <Keepsake keepsake={keepsake} />}
    </>
  )
}
