import { useDidShow } from '@tarojs/taro'
import { Acts, Body, Button, DoorCard, Foot, HomeHero, Page } from '@/components'
import { useClient, useScreen, useStore } from '@/hooks'
import { t } from '@/i18n'
import { route } from '@/platform'
import type { Back } from '@/stores'

function BackCard({ back }: { back: Back }) {
  const table = back.host?.name ? t('table.of', { name: back.host.name }) : t('table.plain')
  return (
    <DoorCard
      title={t('home.back', { table })}
      note={back.phase === 'lobby' ? t('home.backLobby') : t('home.backNote', { n: back.round })}
      face={back.host?.face || 1}
      onTap={() => route.tableFromHome(back.to)}
    />
  )
}

/** The first page: back to the table one came from, or to a new one. */
export default function Home() {
  const { home } = useClient()
  const { back } = useStore(home.store)
  useDidShow(() => void home.load())

  return (
    <Page {...useScreen()}>
      <HomeHero less={back !== null} />
      {back && (
        <Body>
          <BackCard back={back} />
        </Body>
      )}
      <Foot>
        <Button
          id="open-table"
          kind="pri"
          icon="plus"
          label={t(back ? 'home.open' : 'home.openFirst')}
          onTap={() => route.page('open')}
        />
        <Acts next>
          <Button id="join-code" half label={t('home.join')} onTap={() => route.page('join')} />
          <Button id="rules" half icon="rules" label={t('home.rules')} onTap={() => route.page('rules')} />
        </Acts>
      </Foot>
    </Page>
  )
}
