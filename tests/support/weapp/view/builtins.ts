import type * as ge from 'glass-easel'
import type { Data } from '../bridge'

// WeChat's own components, as far as the program uses them: their attributes, events and what they look like.

type Host = ge.GeneralComponent & { $$: HTMLElement; field?: HTMLInputElement }
type Properties = Record<string, unknown>
interface More {
  readonly observers?: Record<string, (this: Host, ...values: never[]) => void>
  readonly lifetimes?: Record<string, (this: Host) => void>
}

const ANY = { type: null, value: undefined }
const any = (...names: string[]): Properties => Object.fromEntries(names.map(name => [name, ANY]))
const HOVER = any('hoverClass', 'hoverStopPropagation', 'hoverStartTime', 'hoverStayTime')
const GROUND = any(
  ...[
    'backgroundTextStyle',
    'backgroundColor',
    'backgroundColorTop',
    'backgroundColorBottom',
    'rootBackgroundColor'
  ]
)
const BAR = any(
  'title',
  'loading',
  'frontColor',
  'backgroundColor',
  'colorAnimationDuration',
  'colorAnimationTimingFunc'
)
const BUTTON = any(
  ...['type', 'size', 'plain', 'formType', 'loading', 'name', 'lang', 'sessionFrom', 'sendMessageTitle'],
  ...['sendMessagePath', 'sendMessageImg', 'appParameter', 'showMessageCard', 'businessId']
)
const IMAGE = any('lazyLoad', 'webp', 'showMenuByLongpress', 'fadeIn')
const ARIA = any('ariaRole', 'ariaLabel', 'ariaHidden', 'ariaChecked', 'ariaDisabled')

/** Containers that are nothing but their children here. */
const PLAIN = [
  ...['view', 'cover-view', 'movable-area', 'movable-view', 'form', 'label', 'swiper', 'swiper-item'],
  ...[
    'picker-view',
    'picker-view-column',
    'picker',
    'navigator',
    'rich-text',
    'web-view',
    'video',
    'map',
    'camera'
  ],
  ...['progress', 'icon', 'root-portal', 'match-media', 'share-element', 'radio-group', 'checkbox-group'],
  ...['ad', 'audio', 'live-player', 'live-pusher', 'open-data', 'official-account', 'editor'],
  ...[
    'page-container',
    'cover-image',
    'native-slot',
    'list-view',
    'grid-view',
    'sticky-header',
    'sticky-section'
  ],
  ...['canvas', 'switch', 'slider', 'checkbox', 'radio', 'slot-view', 'snapshot', 'span', 'open-container'],
  ...['functional-page-navigator', 'keyboard-accessory', 'channel-live', 'channel-video', 'voip-room']
]

/** What a screen reader is told: as attributes, where a test can read them. */
function tell(host: Host, name: string, value: unknown): void {
  const attribute = `aria-${name.slice(4).toLowerCase()}`
  if (value === undefined || value === null || value === '') host.$$.removeAttribute(attribute)
  else host.$$.setAttribute(attribute, String(value))
}

const FIELD = {
  value: String,
  type: String,
  password: Boolean,
  placeholder: String,
  disabled: Boolean,
  maxlength: { type: Number, value: 140 },
  focus: Boolean,
  ...any('placeholderStyle', 'placeholderClass', 'confirmType', 'cursorSpacing', 'adjustPosition')
}

function showField(host: Host): void {
  const { field } = host
  if (!field) return
  const data = host.data as { value: string; placeholder: string; disabled: boolean; maxlength: number }
  if (field.value !== data.value) field.value = data.value
  field.placeholder = data.placeholder
  field.disabled = data.disabled
  if (data.maxlength >= 0) field.maxLength = data.maxlength
}

function makeField(host: Host, tag: string): void {
  const field = document.createElement(tag) as HTMLInputElement
  host.field = field
  host.$$.appendChild(field)
  showField(host)
  field.addEventListener('input', event => {
    event.stopPropagation()
    host.triggerEvent('input', { value: field.value, cursor: field.selectionStart ?? 0 })
  })
  field.addEventListener('focus', () => host.triggerEvent('focus', { value: field.value, height: 0 }))
  field.addEventListener('blur', () => host.triggerEvent('blur', { value: field.value }))
  field.addEventListener('keydown', event => {
    if (event.key === 'Enter' && tag === 'input') host.triggerEvent('confirm', { value: field.value })
  })
}

const SIZES: Record<string, string> = { aspectFit: 'contain', aspectFill: 'cover', widthFix: '100% auto' }

function showImage(host: Host, src: string, mode: string): void {
  const { style } = host.$$
  style.backgroundImage = src ? `url("${src}")` : ''
  style.backgroundRepeat = 'no-repeat'
  style.backgroundPosition = 'center'
  style.backgroundSize = SIZES[mode] ?? '100% 100%'
}

/** WeChat's size of one rem is the page's own. */
const showRoot = (size: string) => {
  document.documentElement.style.fontSize = size === 'system' ? '16px' : size
}

/** Puts them into a space. `onOpenType` hears of a tap on a button that WeChat itself answers. */
export function defineBuiltins(
  space: ge.ComponentSpace,
  onOpenType: (host: Host, type: string) => void
): void {
  const define = (name: string, properties: Properties, { observers = {}, lifetimes = {} }: More = {}) => {
    const spoken = Object.fromEntries(
      Object.keys(ARIA).map(key => [
        key,
        function (this: Host, value: unknown) {
          tell(this, key, value)
        }
      ])
    )
    const definition = {
      is: `wx://${name}`,
      properties: { hidden: Boolean, ...ARIA, ...properties },
      lifetimes,
      observers: {
        ...spoken,
        hidden(this: Host, hidden: boolean) {
          this.$$.style.display = hidden ? 'none' : ''
        },
        ...observers
      }
    }
    space.setGlobalUsingComponent(name, space.defineComponent(definition as never) as never)
  }

  for (const name of PLAIN) define(name, { ...HOVER, ...any('animation') })
  define('navigation-bar', BAR)
  define('text', any('selectable', 'userSelect', 'space', 'decode', 'overflow', 'maxLines'))
  define(
    'page-meta',
    { ...any('rootFontSize', 'pageStyle', 'scrollTop', 'scrollDuration', 'pageOrientation'), ...GROUND },
    {
      observers: {
        rootFontSize(size: string) {
          if (size) showRoot(size)
        }
      }
    }
  )
  define(
    'scroll-view',
    { scrollX: Boolean, scrollY: Boolean, scrollTop: Number, ...any('scrollIntoView') },
    {
      observers: {
        scrollX(on: boolean) {
          this.$$.style.overflowX = on ? 'auto' : 'hidden'
        },
        scrollY(on: boolean) {
          this.$$.style.overflowY = on ? 'auto' : 'hidden'
        }
      }
    }
  )
  define(
    'button',
    { ...HOVER, disabled: Boolean, openType: String, ...BUTTON },
    {
      lifetimes: {
        attached() {
          this.addListener('tap', () => {
            const { openType, disabled } = this.data as Data
            if (openType && !disabled) onOpenType(this, String(openType))
          })
        }
      }
    }
  )
  define(
    'image',
    { src: String, mode: { type: String, value: 'scaleToFill' }, ...IMAGE },
    {
      observers: {
        'src, mode'(src: string, mode: string) {
          showImage(this, src, mode)
        }
      }
    }
  )
  for (const tag of ['input', 'textarea']) {
    define(tag, FIELD, {
      lifetimes: {
        attached() {
          makeField(this, tag)
        }
      },
      observers: {
        'value, placeholder, disabled, maxlength'() {
          showField(this)
        }
      }
    })
  }
}
