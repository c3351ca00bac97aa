import {
  createElement,
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  useImperativeHandle,
  useRef
} from 'react'

/** Stand-ins for `@tarojs/components`: plain elements with the same props, for jest and for the gallery. */
interface Props {
  className?: string
  style?: string
  src?: string
  children?: ReactNode
  onClick?: () => void
  [name: string]: unknown
}

const OWN = /^(className|style|src|children|onClick|onTouch(Start|End|Cancel)|id|role|aria-.*)$/

function Box({ tag, style, ...props }: Props & { tag: string }) {
  const kept = Object.fromEntries(Object.entries(props).filter(([name]) => OWN.test(name)))
  // React wants an object; the attribute is set as Taro sets it.
  const ref = (node: HTMLElement | null) => {
    if (node && style !== undefined) node.setAttribute('style', style)
  }
  return createElement(tag, { ...kept, ref })
}

export const ScrollView = ({ style = '', ...props }: Props) => (
  <Box tag="div" {...props} style={`overflow:auto;${style}`} />
)
export const View = (props: Props) => <Box tag="div" {...props} />
export const Image = (props: Props) => <Box tag="img" {...props} />
export const Button = (props: Props) => <Box tag="button" {...props} />
export const PageMeta = () => null
export const PageContainer = () => null

interface InputProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'value' | 'defaultValue' | 'placeholder' | 'aria-label'
  > {
  maxlength?: number
  onInput?: (event: { detail: { value: string } }) => void
  onConfirm?: () => void
  onFocus?: () => void
  onBlur?: () => void
}

export const Input = forwardRef<unknown, InputProps>(function Field(
  { className, value, defaultValue, placeholder, maxlength, onInput, onConfirm, onFocus, onBlur, ...rest },
  ref
) {
  const inside = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ querySelector: () => inside.current }))
  return (
    <input
      ref={inside}
      className={className}
      {...(value === undefined ? { defaultValue } : { value })}
      placeholder={placeholder}
      maxLength={maxlength}
      aria-label={rest['aria-label']}
      onChange={event => onInput?.({ detail: { value: event.target.value } })}
      onFocus={() => onFocus?.()}
      onBlur={() => onBlur?.()}
      onKeyDown={event => {
        if (event.key === 'Enter') onConfirm?.()
      }}
    />
  )
})
