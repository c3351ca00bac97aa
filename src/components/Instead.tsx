import { View } from '@tarojs/components'
import { refusal, t } from '@/i18n'
import { Acts, Button } from './Button'
import { Body } from './Foot'
import { Phrases } from './Phrases'
import { RuleRows } from './RuleRow'
import { StatePage } from './StatePage'

export type Instead =
  /** WeChat is too old: where it is brought up to date, null: it cannot be told to; and on as it is */
  | { readonly kind: 'outdated'; readonly onRenew: (() => void) | null; readonly onGoOn: () => void }
  /** the cloud has gone on without this program: how it is begun anew, null: by hand; and what needs no cloud */
  | { readonly kind: 'update'; readonly onRenew: (() => void) | null; readonly onGoOn: () => void }
  /** shown out of Moments: to be read, with WeChat's own bar below that leads in */
  | { readonly kind: 'single-page' }

function Outdated({ onRenew, onGoOn }: Extract<Instead, { kind: 'outdated' }>) {
  const acts = (
    <>
      {onRenew && <Button id="renew" kind="pri" label={t('state.renew')} onTap={onRenew} />}
      <Acts next={onRenew !== null}>
        <Button id="go-on" kind={onRenew ? 'txt' : 'pri'} label={t('state.goOn')} onTap={onGoOn} />
      </Acts>
    </>
  )
  return (
    <StatePage picture="warning" title={t('state.outdated')} words={t('state.outdatedNote')} acts={acts} />
  )
}

function Update({ onRenew, onGoOn }: Extract<Instead, { kind: 'update' }>) {
  const { what, next } = refusal('app/update-needed')
  const acts = (
    <>
      {onRenew && <Button id="restart" kind="pri" icon="redo" label={t('state.restart')} onTap={onRenew} />}
      <Acts next={onRenew !== null}>
        <Button id="one-phone" icon="hand-over" label={t('act.onePhone')} onTap={onGoOn} />
      </Acts>
    </>
  )
  return <StatePage picture="redo" title={what} words={next} acts={acts} />
}

/** What the game is and what throws win, with nothing to tap: there nothing can be called or opened. */
function SinglePage() {
  return (
    <Body>
      <View className="serif headline down-24">{t('single.title')}</View>
      <View className="small">
        <Phrases text={t('single.note')} />
      </View>
      <View className="down-12">
        <RuleRows />
      </View>
    </Body>
  )
}

/** What stands in place of a page that this WeChat cannot show. */
export function InsteadPage(props: Instead) {
  switch (props.kind) {
    case 'outdated':
      return <Outdated {...props} />
    case 'update':
      return <Update {...props} />
    case 'single-page':
      return <SinglePage />
  }
}
