import type * as ge from 'glass-easel'
import type { Data } from '../bridge'

// WeChat's own components, as far as the program uses them: the attributes that do something, and the events.

type Host = ge.GeneralComponent & { $$: HTMLElement; field?: HTMLInputElement }
type Properties = Record<string, unknown>
interface More {
  readonly observers?: Record<string, (this: Host, ...values: never[]) => void>
  readonly lifetimes?: Record<string, (this: Host) => void>
}

const any = (...names: string[]): Properties =>
  Object.fromEntries(names.map(name => [name, { type: null, value: undefined }]))

const SPOKEN = ['ariaRole', 'ariaLabel', 'ariaHidden', 'ariaChecked', 'ariaDisabled']

/** Nothing but their children, here: every other component that Taro's templates can make. */
const PLAIN = `view text cover-view cover-image movable-area movable-view form label swiper swiper-item picker
  picker-view picker-view-column navigator rich-text web-view video map camera progress icon root-portal match-media
  share-element radio-group checkbox-group ad audio live-player live-pusher open-data official-account editor
  native-slot list-view grid-view sticky-header sticky-section canvas switch slider checkbox radio
  slot-view snapshot span open-container functional-page-navigator keyboard-accessory channel-live channel-video
  voip-room navigation-bar scroll-view`
  .split(/\s+/)
  .filter(Boolean)

/** What a screen reader is told: as attributes, where a test can read them. */
function tell(host: Host, name: string, value: unknown): void {
  const attribute = name.replace(/[A-Z]/, letter => `-${letter.toLowerCase()}`)
  if (value === undefined || value === null || value === '') host.$$.removeAttribute(attribute)
  else host.$$.setAttribute(attribute, String(value))
}

const spoken = Object.fromEntries(
  SPOKEN.map(name => [
    name,
    function (this: Host, value: unknown) {
      tell(this, name, value)
    }
  ])
)

function showField(host: Host): void {
  const { field } = host
  if (!field) return
  const { value, placeholder, disabled, maxlength } = host.data as Data
  if (field.value !== String(value ?? '')) field.value = String(value ?? '')
  field.placeholder = String(placeholder ?? '')
  field.disabled = Boolean(disabled)
  if (Number(maxlength) >= 0) field.maxLength = Number(maxlength)
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

function showImage({ $$: { style } }: Host, src: string, mode: string): void {
  style.backgroundImage = src ? `url("${src}")` : ''
  style.backgroundRepeat = 'no-repeat'
  style.backgroundPosition = 'center'
  style.backgroundSize = SIZES[mode] ?? '100% 100%'
}

/** What the world outside the page hears of them. */
export interface Hears {
  /** a tap on a button that WeChat itself answers */
  openType(host: Host, type: string): void
  /** a page-container is shown, or this one is not any more */
  contained(host: Host, shown: boolean): void
}

/** Puts them into a space. */
export function defineBuiltins(space: ge.ComponentSpace, hears: Hears): void {
  const define = (name: string, properties: Properties, { observers = {}, lifetimes = {} }: More = {}) => {
    const hidden = function (this: Host, on: boolean) {
      this.$$.style.display = on ? 'none' : ''
    }
    const definition = {
      is: `wx://${name}`,
      properties: { hidden: Boolean, ...any(...SPOKEN), ...properties },
      lifetimes,
      observers: { ...spoken, hidden, ...observers }
    }
    space.setGlobalUsingComponent(name, space.defineComponent(definition as never) as never)
  }

  for (const name of PLAIN) define(name, {})
  const rootFontSize = (size: string) => {
    if (size) document.documentElement.style.fontSize = size
  }
  define('page-meta', any('rootFontSize'), { observers: { rootFontSize } })

  const attached = function (this: Host) {
    this.addListener('tap', () => {
      const { openType, disabled } = this.data as Data
      if (typeof openType !== 'string' || openType === '' || disabled) return
      hears.openType(this, openType)
      if (openType.includes('agreePrivacyAuthorization')) this.triggerEvent('agreeprivacyauthorization', {})
    })
  }
  define('button', any('openType', 'disabled'), { lifetimes: { attached } })

  // One that comes shown is good for one way back: what is made of `show` afterwards is not held against WeChat here.
  const shown = function (this: Host) {
    if (this.data.show) hears.contained(this, true)
  }
  const detached = function (this: Host) {
    hears.contained(this, false)
  }
  define('page-container', { show: Boolean }, { lifetimes: { attached: shown, detached } })

  // A picture without a source is a fault, so it has to be a text.
  const source = function (this: Host, src: string, mode: string) {
    showImage(this, src, mode)
  }
  define('image', { src: String, ...any('mode') }, { observers: { 'src, mode': source } })

  for (const tag of ['input', 'textarea']) {
    const make = function (this: Host) {
      makeField(this, tag)
    }
    const show = function (this: Host) {
      showField(this)
    }
    define(tag, any('value', 'placeholder', 'disabled', 'maxlength'), {
      lifetimes: { attached: make },
      observers: { 'value, placeholder, disabled, maxlength': show }
    })
  }
}
