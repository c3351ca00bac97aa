import type { WxCloud } from '../cloud'

interface Ways {
  success?: (result?: never) => void
  fail?: (error: unknown) => void
}
type Listening<T> = (listener: (value: T) => void) => void

interface Opening {
  path?: string
  query?: Record<string, unknown>
  scene?: number
}

interface Image {
  src: string
  onload: () => void
  onerror: (error: unknown) => void
}

/** The part of WeChat's two-dimensional canvas that is used. */
export interface Canvas {
  width: number
  height: number
  getContext(kind: '2d'): CanvasRenderingContext2D
  createImage(): Image
}

/** The part of `wx` that this client uses. Any of it may be missing: old versions, desktops, single-page mode. */
export interface Wx {
  cloud: WxCloud
  startAccelerometer(options: { interval: 'game' } & Ways): void
  stopAccelerometer(options: Ways): void
  onAccelerometerChange: Listening<{ x: number; y: number; z: number }>
  offAccelerometerChange: Listening<{ x: number; y: number; z: number }>
  createInnerAudioContext(): {
    src: string
    loop: boolean
    startTime: number
    readonly paused: boolean
    play(): void
    stop(): void
    destroy(): void
    onError(listener: () => void): void
  }
  setInnerAudioOption(options: { mixWithOther: boolean; obeyMuteSwitch: boolean } & Ways): void
  vibrateShort(options: { type: string } & Ways): void
  getStorageSync(key: string): unknown
  setStorageSync(key: string, value: string): void
  removeStorageSync(key: string): void
  setClipboardData(options: { data: string } & Ways): void
  createSelectorQuery(): {
    select(selector: string): { fields(what: { node: true }): void }
    exec(done: (found: readonly ({ node?: Canvas } | null | undefined)[]) => void): void
  }
  canvasToTempFilePath(options: {
    canvas: Canvas
    x: number
    y: number
    width: number
    height: number
    destWidth: number
    destHeight: number
    fileType: 'jpg'
    quality: number
    success: (r: { tempFilePath: string }) => void
    fail: (error: unknown) => void
  }): void
  showShareImageMenu(options: { path: string } & Ways): void
  previewImage(options: { urls: string[] } & Ways): void
  setKeepScreenOn(options: { keepScreenOn: boolean } & Ways): void
  onAppShow: Listening<Opening>
  offAppShow: Listening<Opening>
  onAppHide: Listening<unknown>
  offAppHide: Listening<unknown>
  onNetworkStatusChange: Listening<{ isConnected: boolean }>
  offNetworkStatusChange: Listening<{ isConnected: boolean }>
  getRandomValues(options: {
    length: number
    success: (r: { randomValues: ArrayBuffer }) => void
    fail: () => void
  }): void
  getAppBaseInfo(): { fontSizeSetting?: number; language?: string; SDKVersion?: string }
  getSystemInfoSync(): { SDKVersion?: string }
  getLaunchOptionsSync(): Opening
  getPrivacySetting(options: {
    success: (r: { needAuthorization?: boolean; privacyContractName?: string }) => void
    fail: () => void
  }): void
  openPrivacyContract(options: Ways): void
  onNeedPrivacyAuthorization: Listening<(answer: { event: 'disagree' }) => void>
  requestSubscribeMessage(options: {
    tmplIds: string[]
    success: (said: Readonly<Record<string, string>>) => void
    fail: () => void
  }): void
  getUpdateManager(): { onUpdateReady(listener: () => void): void; applyUpdate(): void }
  updateWeChatApp(options: Ways): void
  restartMiniProgram(options: { path: string } & Ways): void
  getRealtimeLogManager(): { info(...values: unknown[]): void; addFilterMsg?(message: string): void }
  getMenuButtonBoundingClientRect(): { top: number }
}

declare const wx: Partial<Wx> | undefined

/** WeChat's own object, whole or in part. */
export const api = (): Partial<Wx> => (typeof wx === 'undefined' ? {} : wx)

/** The result of a deed, or `otherwise` where it throws. */
export function guarded<T>(deed: () => T, otherwise: T): T {
  try {
    return deed()
  } catch {
    return otherwise
  }
}

/** Whether a call of the success / fail kind succeeded: false too where the function is missing or throws. */
export const succeeds = (deed: (ways: Ways) => void): Promise<boolean> =>
  new Promise(resolve => {
    try {
      deed({ success: () => resolve(true), fail: () => resolve(false) })
    } catch {
      resolve(false)
    }
  })
