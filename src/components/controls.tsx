import { View } from '@tarojs/components'
import { type PropsWithChildren, type ReactNode, useContext } from 'react'
import { t } from '@/i18n'
import { is, rolls, says } from './aria'
import { Icon, type IconName } from './Icon'
import { OverSheet, useOver } from './over'
import { Phrases } from './Phrases'

interface OptionProps {
  /** of the node that is pressed */
  id?: string
  label: string
  note?: string
  chosen: boolean
  picture?: ReactNode
  onTap: () => void
}

/** One of a few things to choose; the chosen one has a tick and a weight, not a colour alone. Children show what it means. */
export function Option({
  id,
  label,
  note,
  chosen,
  picture,
  onTap,
  children
}: PropsWithChildren<OptionProps>) {
  return (
    <View
      {...(id ? { id } : {})}
      className={`option ${chosen ? 'option-on' : ''}`}
      hoverClass="pressed"
      onClick={onTap}
      {...says(label, 'radio')}
      aria-checked={chosen ? 'true' : 'false'}
    >
      {chosen && (
        <View className="option-tick">
          <Icon name="check" size={15} />
        </View>
      )}
      <View className="option-picture">
        {picture}
        <View>
          <Phrases text={label} />
        </View>
      </View>
      {note && (
        <View className="option-note">
          <Phrases text={note} />
        </View>
      )}
      {children}
    </View>
  )
}

interface OptionsProps {
  /** what they answer, for the ear */
  label?: string
  /** one, two or four in each row */
  one?: boolean
  two?: boolean
  four?: boolean
}

/** Options side by side, in as many rows as they need. */
export function Options({ label = '', one, two, four, children }: PropsWithChildren<OptionsProps>) {
  return (
    <View
      className={`options ${one ? 'options-one' : two ? 'options-two' : four ? 'options-four' : ''}`}
      {...(label ? says(label, 'radiogroup') : is('radiogroup'))}
    >
      {children}
    </View>
  )
}

/** More about a line, under it. */
const Note = ({ text }: { text: string }) => (
  <View className="small">
    <Phrases text={text} />
  </View>
)

/** What a line is called, and a word after it. */
const Label = ({ label, tag }: { label: string; tag: string | undefined }) => (
  <View className="bold">
    {label}
    {tag && <View className="tag tag-gold gap-8">{tag}</View>}
  </View>
)

interface SwitchProps {
  id?: string
  label: string
  note?: string
  /** a word after the label: 改过 */
  tag?: string
  on: boolean
  onTap: () => void
}

/** Something that is so or not: the whole row is the switch. Children stand under the words. */
export function SwitchRow({ id, label, note, tag, on, onTap, children }: PropsWithChildren<SwitchProps>) {
  return (
    <View
      {...(id ? { id } : {})}
      className="line-row"
      hoverClass="pressed"
      onClick={onTap}
      {...is('switch')}
      aria-checked={on ? 'true' : 'false'}
    >
      <View className="grow">
        <Label label={label} tag={tag} />
        {note && <Note text={note} />}
        {children}
      </View>
      <View className={`switch ${on ? 'switch-on' : ''}`}>
        <View className="switch-knob">{on && <Icon name="check" size={15} />}</View>
      </View>
    </View>
  )
}

interface LineProps {
  id?: string
  label: string
  note?: string
  /** a word after the label: 改过 */
  tag?: string
  onTap: () => void
}

/** A line that leads on. */
export function LineRow({ id, label, note, tag, onTap }: LineProps) {
  return (
    <View {...(id ? { id } : {})} className="line-row" hoverClass="pressed" onClick={onTap} {...is('button')}>
      <View className="grow">
        <Label label={label} tag={tag} />
        {note && <Note text={note} />}
      </View>
      <Icon name="chevron-right" size={22} />
    </View>
  )
}

interface StepperProps {
  value: number
  min: number
  max: number
  unit: string
  /** said in place of 0 and its unit */
  none?: string
  /** beside other things in a row */
  small?: boolean
  onChange: (value: number) => void
}

function Step({ to, props }: { to: -1 | 1; props: StepperProps }) {
  const value = props.value + to
  const off = value < props.min || value > props.max
  return (
    <View
      className={`stepper-act ${off ? 'stepper-act-off' : ''}`}
      hoverClass={off ? 'none' : 'pressed'}
      onClick={() => {
        if (!off) props.onChange(value)
      }}
      {...says(t(to === 1 ? 'act.more' : 'act.less'), 'button')}
      {...(off ? { 'aria-disabled': 'true' } : {})}
    >
      <Icon name={to === 1 ? 'plus' : 'minus'} />
    </View>
  )
}

/** A number with one less and one more. */
export function Stepper(props: StepperProps) {
  const none = props.value === 0 && props.none
  return (
    <View className={`stepper ${props.small ? 'stepper-small' : ''}`}>
      <Step to={-1} props={props} />
      <View className="stepper-middle">
        {none ? (
          <View className="stepper-none">{none}</View>
        ) : (
          <>
            <View className="stepper-value serif number">{props.value}</View>
            <View className="stepper-unit">{props.unit}</View>
          </>
        )}
      </View>
      <Step to={1} props={props} />
    </View>
  )
}

interface BannerProps {
  icon: IconName
  title: string
  note: string
  onTap?: () => void
}

/** Something about the whole table, in the place of the Call. */
export function Banner({ icon, title, note, onTap }: BannerProps) {
  return (
    <View
      className="banner"
      onClick={() => onTap?.()}
      {...says(`${title} ${note}`, onTap ? 'button' : 'alert')}
    >
      <Icon name={icon} />
      <View className="banner-words">
        <View className="bold">{title}</View>
        <View className="banner-note">
          <Phrases text={note} />
        </View>
      </View>
      {onTap && <Icon name="chevron-right" />}
    </View>
  )
}

interface SheetProps {
  title: string
  onClose: () => void
  /** closes all that lies over the page, where that is another than `onClose` */
  onLeave?: () => void
  /** its one button */
  foot?: ReactNode
}

/** A page over the page, from below; the way back closes it. */
export function Sheet({ title, onClose, onLeave, foot, children }: PropsWithChildren<SheetProps>) {
  useOver(onClose)
  const over = useContext(OverSheet)
  return (
    <View>
      <View className="veil" onClick={onClose} />
      <View className="sheet" {...says(title, 'dialog')}>
        <View className="sheet-grab" />
        <View className="sheet-head">
          <View className="sheet-title serif">{title}</View>
          <View className="sheet-close" onClick={onClose} {...says(t('act.close'), 'button')}>
            <Icon name="close" />
          </View>
        </View>
        {over?.(onLeave ?? onClose)}
        <View className="sheet-body" {...rolls}>
          {children}
        </View>
        <View className="sheet-foot">{foot}</View>
      </View>
    </View>
  )
}
