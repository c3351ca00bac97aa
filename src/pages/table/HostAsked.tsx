import { Banner } from '@/components'
import { t } from '@/i18n'
import type { Client, TableView } from '@/stores'
import { nameOf } from './words'

interface Props {
  readonly client: Client
  readonly view: Pick<TableView, 'asker' | 'late' | 'ring' | 'scene'>
}

/** On the host's phone: who asks whether the host is here, and what for. A tap answers. */
export function HostAsked({ client, view: { asker, late, ring, scene } }: Props) {
  if (asker < 0) return null
  const name = nameOf(ring, asker)
  return (
    <Banner
      icon="crown"
      title={t(scene === 'result' ? 'host.askedAgain' : 'host.asked', { name })}
      note={t(late ? 'host.askedLate' : 'host.askedNote', { name })}
      onTap={client.table.answer}
    />
  )
}
