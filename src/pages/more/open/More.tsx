import { View } from '@tarojs/components'
import { Button, Option, Options, SwitchRow } from '@/components'
import { t } from '@/i18n'
import { HOUSES, type House, isChanged } from '@/rules'
import { type Form, USUAL_FORM } from '@/stores'
import { Axes } from './Axes'
import type { Change } from './useForm'

const LIMITS = [30, 60, 0] as const

interface Props {
  readonly form: Form
  readonly change: Change
  readonly house: House
  readonly timed: boolean
}

/** What is asked, and whether it is not as usual: the usual is one of the answers under it. */
const Section = ({ what, changed }: { what: 'limit' | 'absence'; changed: boolean }) => (
  <View className="section">
    {t(`open.${what}`)}
    {changed && <View className="tag tag-gold gap-8">{t('rules.changed')}</View>}
  </View>
)

function Pace({ form, change }: Pick<Props, 'form' | 'change'>) {
  return (
    <>
      <Section what="limit" changed={form.limit !== USUAL_FORM.limit} />
      <Options label={t('open.limit')}>
        {LIMITS.map(limit => (
          <Option
            key={limit}
            id={`limit-${limit}`}
            label={limit === 0 ? t('open.noLimit') : t('open.seconds', { n: limit })}
            chosen={form.limit === limit}
            onTap={() => change({ limit })}
          />
        ))}
      </Options>
      <Section what="absence" changed={form.absence !== USUAL_FORM.absence} />
      <Options label={t('open.absence')}>
        <Option
          id="absence-throw"
          label={t('open.absentThrow')}
          chosen={form.absence === 'throw'}
          onTap={() => change({ absence: 'throw' })}
        />
        <Option
          id="absence-skip"
          label={t('open.absentSkip')}
          chosen={form.absence === 'skip'}
          onTap={() => change({ absence: 'skip' })}
        />
      </Options>
    </>
  )
}

/** Everything else: how long a turn may take, jumping dice, and every rule of the house one by one. */
export function More({ form, change, house, timed }: Props) {
  const changed = isChanged(form)
  return (
    <>
      {timed && <Pace form={form} change={change} />}
      <View className="small down-24">{t('open.based', { house: t(`houseFull.${house.id}`) })}</View>
      <View className="card card-lines down-8">
        <SwitchRow
          id="jumps"
          label={t('open.jumps')}
          note={t(`open.jumps.${house.jump}`)}
          {...(form.jumps === USUAL_FORM.jumps ? {} : { tag: t('rules.changed') })}
          on={form.jumps === 'sometimes'}
          onTap={() => change({ jumps: form.jumps === 'sometimes' ? 'never' : 'sometimes' })}
        />
        <Axes
          house={house}
          sheet={HOUSES[house.id]}
          stock={form.stock ?? house.set}
          onChange={diff => change({ diff })}
        />
      </View>
      {changed && (
        <Button
          id="reset"
          kind="txt"
          icon="redo"
          label={t('open.reset')}
          onTap={() => change({ diff: {} })}
        />
      )}
    </>
  )
}
