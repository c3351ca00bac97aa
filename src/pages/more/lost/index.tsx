import { Acts, Button, Page, StatePage } from '@/components'
import { useScreen } from '@/hooks'
import { t } from '@/i18n'
import { route } from '@/platform'

/** In the place of a page that there is none of: an old link, or one that was cut short. */
export default function Lost() {
  return (
    <Page {...useScreen()}>
      <StatePage
        picture="bowl"
        title={t('state.lost')}
        words={t('state.lostNote')}
        acts={
          <>
            <Button id="home" kind="pri" label={t('act.home')} onTap={route.home} />
            <Acts next>
              <Button
                id="join-code"
                icon="seat"
                label={t('home.joinShort')}
                onTap={() => route.page('join')}
              />
            </Acts>
          </>
        }
      />
    </Page>
  )
}
