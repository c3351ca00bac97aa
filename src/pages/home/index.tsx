import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { Acts, Body, Button, DoorCard, Foot, HomeHero, Page } from '@/components'
import { useClient, useScreen, useStore } from '@/hooks'
import { type FaceNumber, t } from '@/i18n'
import { route } from '@/platform'
import type { Back, LocalTable } from '@/stores'

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

/** The game on this phone alone, as it was left. */
function LocalCard({ table: { one, round, form } }: { table: LocalTable }) {
  const names = form.names.map((name, seat) => name || t(`face.${(seat + 1) as FaceNumber}`)).join(' ')
  return (
    <DoorCard
      id="back-local"
      title={t('home.local')}
      note={t('home.localNote', { n: round, names })}
      face={1}
      onTap={() => route.onePhone(one, 'home')}
    />
  )
}

const onePhone = () => route.page('open', '?one=1')

/** Where no cloud is, one phone is what can be played; said in a sentence. */
function Alone() {
  return (
    <Foot>
      <View className="lobby-words">{t('home.noCloud')}</View>
      <Button id="one-phone" kind="pri" icon="hand-over" label={t('act.onePhone')} onTap={onePhone} />
      <Acts next>
        <Button
          id="rules"
          kind="txt"
          half
          icon="rules"
          label={t('home.rules')}
          onTap={() => route.page('rules')}
        />
      </Acts>
    </Foot>
  )
}

function Ways({ first }: { first: boolean }) {
  return (
    <Foot>
      <Button
        id="open-table"
        kind="pri"
        icon="plus"
        label={t(first ? 'home.openFirst' : 'home.open')}
        onTap={() => route.page('open')}
      />
      <Acts next>
        <Button id="join-code" icon="seat" label={t('home.join')} onTap={() => route.page('join')} />
      </Acts>
      <Acts next>
        <Button id="one-phone" kind="txt" half icon="hand-over" label={t('act.onePhone')} onTap={onePhone} />
        <Button
          id="rules"
          kind="txt"
          half
          icon="rules"
          label={t('home.rules')}
          onTap={() => route.page('rules')}
        />
      </Acts>
    </Foot>
  )
}

/** The first page: back to the table one came from, or to a new one, with others or on this phone alone. */
export default function Home() {
  const { home } = useClient()
  const { back, local, refused } = useStore(home.store)
  useDidShow(() => void home.load())
  const first = back === null && local === null

  return (
    <Page {...useScreen()}>
      <HomeHero less={!first} />
      {!first && <View className="space" />}
      {!first && (
        <Body>
          {back && <BackCard back={back} />}
          {back && local && <View className="down-12" />}
          {local && <LocalCard table={local} />}
        </Body>
      )}
      {refused === 'app/no-cloud' ? <Alone /> : <Ways first={first} />}
    </Page>
  )
}
