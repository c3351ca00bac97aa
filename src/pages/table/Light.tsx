import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { Acts, Button, Sheet, TakenRows } from '@/components'
import { useStore } from '@/hooks'
import { t } from '@/i18n'
import { emptyStock } from '@/rules'
import type { Client, TableView, Told } from '@/stores'
import { shares } from './shares'
import { nameOf } from './words'

/** Long enough to be read by the slowest, in ms; then the table goes on by itself. */
const SEEN = 9000

/** The dark that has just been told, until somebody has seen it or it is too long ago. */
function useLight({ show }: Client): [Told | null, () => void] {
  const { told } = useStore(show.store)
  const [light, setLight] = useState<Told | null>(null)
  useEffect(() => {
    if (told?.outcome.kind === 'light') setLight(told)
  }, [told])
  useEffect(() => {
    if (light === null) return
    const timer = setTimeout(() => setLight(null), SEEN)
    return () => clearTimeout(timer)
  }, [light])
  return [light, () => setLight(null)]
}

/** The light is on again: who got what, by title. */
export function Light({ client, view }: { readonly client: Client; readonly view: TableView }) {
  const [light, close] = useLight(client)
  if (light === null) return null
  const got = shares(light.moves)
  const foot = (
    <Acts>
      <Button id="light-seen" kind="pri" label={t('act.ok')} onTap={close} />
    </Acts>
  )
  return (
    <Sheet title={t('call.light')} onClose={close} foot={foot}>
      <View className="small">{t(got.size > 0 ? 'light.note' : 'light.none')}</View>
      <View id="light">
        <TakenRows
          bare
          rows={view.ring
            .filter(place => !place.empty && !place.gone)
            .map(({ seat, face }) => ({
              id: String(seat),
              name: nameOf(view.ring, seat),
              face,
              held: got.get(seat) ?? emptyStock(),
              none: t('light.nothing')
            }))}
        />
      </View>
    </Sheet>
  )
}
