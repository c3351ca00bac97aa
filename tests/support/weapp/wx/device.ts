import type { Data } from '../bridge'
import type { Core } from './core'
import { Failed } from './core'

/** What kind of phone it is. */
export interface Device {
  readonly width: number
  readonly height: number
  readonly platform: 'ios' | 'android' | 'windows' | 'mac' | 'devtools'
  /** the base library */
  readonly sdk: string
  readonly theme: 'light' | 'dark'
  /** px, as the reader chose it in WeChat */
  readonly font: number
  readonly language: string
  /** px */
  readonly statusBar: number
}

export const IPHONE: Device = {
  ...{
    width: 390,
    height: 844,
    platform: 'ios',
    sdk: '3.8.0',
    theme: 'light',
    font: 16,
    language: 'zh_CN',
    statusBar: 47
  }
}

const CAPSULE = { width: 87, height: 32 }

function facts({
  width,
  height,
  platform,
  sdk,
  theme,
  font,
  language,
  statusBar
}: Device): Record<string, Data> {
  const safeArea = { left: 0, right: width, top: statusBar, bottom: height - 34, width }
  return {
    window: {
      ...{
        pixelRatio: 2,
        screenWidth: width,
        screenHeight: height,
        windowWidth: width,
        windowHeight: height
      },
      ...{ statusBarHeight: statusBar, screenTop: 0 },
      safeArea: { ...safeArea, height: safeArea.bottom - safeArea.top }
    },
    app: { SDKVersion: sdk, version: '8.0.60', language, theme, fontSizeSetting: font, enableDebug: false },
    device: { platform, brand: 'brand', model: 'model', system: 'system 17', abi: 'arm64' }
  }
}

/** What is read of the phone and done with it. */
export function device(core: Core, is: Device, entry: () => Data) {
  const { window = {}, app = {}, device: own = {} } = facts(is)
  const all = { ...window, ...app, ...own }
  const right = is.width - 7
  const top = is.statusBar + 1
  return {
    getWindowInfo: () => window,
    getAppBaseInfo: () => app,
    getDeviceInfo: () => own,
    getSystemInfoSync: () => all,
    getSystemInfo: core.way('getSystemInfo', () => all),
    getSystemSetting: () => ({ deviceOrientation: 'portrait' }),
    getMenuButtonBoundingClientRect: () => ({
      ...{ top, right, left: right - CAPSULE.width, bottom: top + CAPSULE.height },
      ...CAPSULE
    }),
    getAccountInfoSync: () => ({
      miniProgram: { appId: 'touristappid', envVersion: 'release', version: '1' }
    }),
    getLaunchOptionsSync: entry,
    getEnterOptionsSync: entry,
    canIUse: (_: string) => true,
    vibrateShort: core.way('vibrateShort'),
    vibrateLong: core.way('vibrateLong'),
    setKeepScreenOn: core.way('setKeepScreenOn'),
    getNetworkType: core.way('getNetworkType', () => ({ networkType: 'wifi' })),
    getUpdateManager: () => ({
      applyUpdate: () => core.note('UpdateManager.applyUpdate', {}),
      onCheckForUpdate: core.on('UpdateChecked'),
      onUpdateReady: core.on('UpdateReady'),
      onUpdateFailed: core.on('UpdateFailed')
    }),
    updateWeChatApp: core.way('updateWeChatApp'),
    restartMiniProgram: core.way('restartMiniProgram'),
    getRealtimeLogManager: () => {
      const say = (...what: unknown[]) => core.note('RealtimeLog', { what })
      return { info: say, warn: say, error: say, setFilterMsg: say, addFilterMsg: say }
    },
    ...core.events(
      'AppShow',
      'AppHide',
      'Error',
      'UnhandledRejection',
      'PageNotFound',
      'NetworkStatusChange'
    ),
    ...core.events(
      'ThemeChange',
      'WindowResize',
      'MemoryWarning',
      'KeyboardHeightChange',
      'DeviceMotionChange'
    )
  }
}

/** The clipboard: a privacy interface. */
export function clipboard(core: Core, use: (api: string) => void) {
  let held = ''
  return {
    setClipboardData: core.way<{ data: string }>('setClipboardData', ({ data }) => {
      use('setClipboardData')
      held = data
    }),
    getClipboardData: core.way('getClipboardData', () => {
      if (held === '') throw new Failed('nothing there')
      return { data: held }
    })
  }
}
