import { Canvas, View } from '@tarojs/components'
import { useState } from 'react'
import { LineRow } from '@/components'
import {
  POSTER,
  POSTER_FILES,
  type PosterTitle,
  type PosterWords,
  paint,
  posterMarks
} from '@/components/poster'
import { bringWords, t } from '@/i18n'
import { posterWords } from '@/i18n/poster'
import { emptyStock } from '@/rules'
import type { Client, TableView } from '@/stores'
import { nameOf } from './words'

bringWords(posterWords)

// A mini program names its files from the package's root, a browser from where the page lies.
const FOLDER = process.env.TARO_ENV === 'h5' ? 'pages/table/' : '/pages/table/'
const TITLES = ['duitang', 'sanhong', 'sijin', 'erju', 'yixiu'] as const
/** August to October, as `Date` counts months: the moon's mid-autumn falls into September or early October. */
const AUTUMN = [7, 8, 9]

const NOTES = {
  idle: 'poster.note',
  failed: 'poster.note',
  busy: 'poster.busy',
  kept: 'poster.saved'
} as const

/** Out of sight, and as high to wide as the picture. */
const ASIDE = 'position:fixed;left:-2000px;top:0;width:270px;height:360px'

/** Everybody but the champion by the highest title they took home: nobody is counted, nobody stands twice. */
function titlesOf({ rows, ring, leader }: TableView): PosterTitle[] {
  const others = rows.filter(({ seat }) => seat !== leader?.seat)
  return TITLES.flatMap(rank => {
    const highest = others.filter(({ held }) => TITLES.find(title => held[title] > 0) === rank)
    const names = highest.map(({ seat }) => nameOf(ring, seat))
    return names.length > 0 ? [{ rank, title: t(`poster.${rank}`), names }] : []
  })
}

/** What a poster of this game says; `now`: epoch ms. Of the reader it says their name, as it goes to others. */
export function posterOf(view: TableView, now: number): PosterWords {
  const day = new Date(now)
  const year = day.getFullYear()
  const ring = view.ring.map(place => ({ ...place, me: false }))
  return {
    when: AUTUMN.includes(day.getMonth()) ? t('poster.autumn', { year }) : t('poster.year', { year }),
    champion: t('poster.champion', { name: nameOf(ring, view.leader?.seat ?? -1) }),
    held: view.rows.find(({ seat }) => seat === view.leader?.seat)?.held ?? emptyStock(),
    titles: titlesOf({ ...view, ring }),
    verse: t('poster.verse')
  }
}

/** A picture of this game to take home: drawn here, and handed to what this phone has for sending and keeping. */
export function Keepsake({ client, view }: { readonly client: Client; readonly view: TableView }) {
  const [went, setWent] = useState<'idle' | 'busy' | 'failed' | 'kept'>('idle')
  const { share, phone } = client.ports
  const draw = async () => {
    if (went === 'busy') return
    setWent('busy')
    const marks = posterMarks(posterOf(view, phone.now()))
    const files = POSTER_FILES.map(file => FOLDER + file)
    const done = await share.picture({
      ...POSTER,
      files,
      paint: (pen, pictures) => paint(pen, marks, pictures)
    })
    // A browser keeps it without a word; WeChat's sheet is word enough.
    setWent(!done ? 'failed' : process.env.TARO_ENV === 'h5' ? 'kept' : 'idle')
  }
  return (
    <>
      {process.env.TARO_ENV === 'weapp' && <Canvas type="2d" id="picture" style={ASIDE} />}
      <LineRow id="keepsake" label={t('poster.act')} note={t(NOTES[went])} onTap={() => void draw()} />
      {went === 'failed' && (
        <View id="no-picture" className="small">
          {t('poster.failed')}
        </View>
      )}
    </>
  )
}
