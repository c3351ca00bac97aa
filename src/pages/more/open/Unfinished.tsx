import { View } from '@tarojs/components'
import { useState } from 'react'
import { Acts, Button, is, LineRow, Phrases, Sheet } from '@/components'
import { leftWords, t } from '@/i18n'
import type { LocalTable } from '@/stores'

interface Props {
  /** the latest first */
  readonly games: readonly LocalTable[]
  /** epoch ms */
  readonly now: number
  readonly onGoOn: (one: string) => void
  readonly onDrop: (one: string) => void
  readonly onAnother: () => void
}

/** Asks once more before a game is removed from this phone. */
function Drop({ title, onYes, onNo }: { title: string } & Record<'onYes' | 'onNo', () => void>) {
  const foot = (
    <>
      <Acts>
        <Button id="drop-sure" kind="pri" label={t('home.localDrop')} onTap={onYes} />
      </Acts>
      <Acts next>
        <Button id="drop-stay" kind="txt" label={t('one.dropStay')} onTap={onNo} />
      </Acts>
    </>
  )
  return (
    <Sheet title={t('one.dropSure')} onClose={onNo} foot={foot}>
      <View className="bold">{title}</View>
      <View>
        <Phrases text={t('one.dropNote')} />
      </View>
    </Sheet>
  )
}

/** Games that were left: to be gone on with, or removed, before another is begun on this phone. */
export function Unfinished({ games, now, onGoOn, onDrop, onAnother }: Props) {
  const [dropping, drop] = useState(-1)
  const words = leftWords(games, now)
  const game = games[dropping]
  if (game) {
    const done = (deed: () => void) => () => {
      drop(-1)
      deed()
    }
    return (
      <Drop
        title={`${words[dropping]?.names[0]} · ${words[dropping]?.note}`}
        onYes={done(() => onDrop(game.one))}
        onNo={() => drop(-1)}
      />
    )
  }
  const foot = <Button id="another" label={t('one.another')} onTap={onAnother} />
  return (
    <Sheet title={t('one.unfinished')} onClose={onAnother} foot={foot}>
      <View>
        <Phrases text={t('one.unfinishedNote')} />
      </View>
      {games.map(({ one }, nth) => (
        <View key={one} className="row">
          <View className="grow">
            <LineRow
              id={`go-on-${nth}`}
              label={words[nth]?.title ?? ''}
              note={words[nth]?.note ?? ''}
              onTap={() => onGoOn(one)}
            />
          </View>
          <View id={`drop-${nth}`} className="link" onClick={() => drop(nth)} {...is('button')}>
            {t('home.localDrop')}
          </View>
        </View>
      ))}
    </Sheet>
  )
}
