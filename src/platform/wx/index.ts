import { cloudOver, type WxCloud } from '../cloud'
import { pathOf } from '../paths'
import type { Phone, Ports, Shell, Storage } from '../ports'
import { api, guarded, succeeds } from './api'
import { wxLog } from './log'
import { wxMessages } from './messages'
import { wxMotion } from './motion'
import { muteBook } from './mute'
import { wxPicture } from './picture'
import { wxPrivacy } from './privacy'
import { wxRandom } from './random'
import { wxShell } from './shell'
import { wxSound } from './sound'

const ROOT_FONT = 16

/** The environment named when this was built; none: the one that belongs to the program. */
const ENV = process.env.TARO_APP_CLOUD_ENV ?? ''

/** WeChat's cloud, made ready at the first use. Out of Moments nobody is logged in: it is not even touched there. */
function wxCloud({ standing }: Shell): () => WxCloud | null {
  let ready: WxCloud | null = null
  return () => {
    if (ready) return ready
    if (standing === 'single-page') return null
    const { cloud } = api()
    if (!cloud) return null
    return guarded(() => {
      cloud.init?.({ traceUser: false, ...(ENV ? { env: ENV } : {}) })
      ready = cloud
      return ready
    }, null)
  }
}

const storage: Storage = {
  read: key =>
    guarded(() => {
      const value = api().getStorageSync?.(key)
      return typeof value === 'string' && value !== '' ? value : null
    }, null),
  write: (key, value) => guarded(() => api().setStorageSync?.(key, value), undefined),
  remove: key => guarded(() => api().removeStorageSync?.(key), undefined)
}

function wxPhone(): Phone {
  const on = <T>(name: 'AppShow' | 'AppHide' | 'NetworkStatusChange', listener: (value: T) => void) => {
    const wx = api() as Record<string, ((listener: (value: T) => void) => void) | undefined>
    guarded(() => wx[`on${name}`]?.(listener), undefined)
    return () => guarded(() => wx[`off${name}`]?.(listener), undefined)
  }
  return {
    random: wxRandom(),
    now: () => Date.now(),
    onShow: listener => on('AppShow', () => listener()),
    onHide: listener => on('AppHide', () => listener()),
    onOnline: listener =>
      on<{ isConnected: boolean }>('NetworkStatusChange', status => {
        if (status.isConnected) listener()
      }),
    keepAwake: keepScreenOn => void succeeds(ways => api().setKeepScreenOn?.({ keepScreenOn, ...ways })),
    screen: () => ({
      rootFont: guarded(() => api().getAppBaseInfo?.().fontSizeSetting, undefined) ?? ROOT_FONT,
      barTop: guarded(() => api().getMenuButtonBoundingClientRect?.().top, undefined)
    }),
    language: () => guarded(() => api().getAppBaseInfo?.().language, undefined) ?? 'zh_CN',
    // WeChat does not tell.
    reducesMotion: () => false
  }
}

/** The ports of WeChat. Nothing here throws or rejects because something of `wx` is missing or broken. */
export function wxPorts(): Ports {
  const phone = wxPhone()
  const shell = wxShell()
  const log = wxLog()
  const book = muteBook(storage, phone.now)
  const privacy = wxPrivacy(book, log)
  return {
    cloud: cloudOver(wxCloud(shell), log),
    motion: wxMotion({ now: phone.now, book, log, pending: privacy.pending }),
    haptics: { tick: type => void succeeds(ways => api().vibrateShort?.({ type, ...ways })) },
    sound: wxSound(),
    storage,
    share: {
      path: pathOf,
      link: () => null,
      copy: data => succeeds(ways => api().setClipboardData!({ data, ...ways })),
      picture: wxPicture
    },
    phone,
    privacy,
    messages: wxMessages(),
    log,
    shell
  }
}
