import { useState } from 'react'
import { Acts, Button, StatePage, TopBar } from '@/components'
import { useClient } from '@/hooks'
import { leftWords, t } from '@/i18n'
import { route } from '@/platform'

/** Asks once more before a game is removed from this phone, and goes back to where that was asked for. */
export function DropGame({ one }: { one: string }) {
  const { local, ports } = useClient()
  const [games] = useState(local.running)
  const nth = games.findIndex(game => game.one === one)
  const words = leftWords(games, ports.phone.now())[nth]
  const drop = () => {
    local.drop(one)
    route.back()
  }
  const says = words ? [words.title, words.note].filter(Boolean) : []
  const page = words
    ? {
        title: t('one.dropSure'),
        words: says.reduceRight((next, what) => t('say.refused', { what, next }), t('one.dropNote'))
      }
    : { title: t('state.lost'), words: '' }
  const acts = (
    <>
      {words && <Button id="drop-sure" kind="pri" label={t('home.localDrop')} onTap={drop} />}
      <Acts next>
        <Button id="drop-stay" label={t(words ? 'one.dropStay' : 'act.back')} onTap={route.back} />
      </Acts>
    </>
  )
  return (
    <>
      <TopBar title={t('act.onePhone')} onAct={route.back} />
      <StatePage picture="bowl" {...page} acts={acts} />
    </>
  )
}
