import type { Logic } from '../logic'
import { canvas } from './canvas'
import type { Core } from './core'

/** WeChat's own furniture, and going from page to page. */
export function ui(core: Core, logic: () => Logic) {
  const to = (api: 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab') =>
    core.way<{ url: string }>(api, ({ url }) => logic()[api](url))
  return {
    navigateTo: to('navigateTo'),
    redirectTo: to('redirectTo'),
    reLaunch: to('reLaunch'),
    switchTab: to('switchTab'),
    navigateBack: core.way<{ delta?: number }>('navigateBack', ({ delta }) => logic().navigateBack(delta)),
    exitMiniProgram: core.way('exitMiniProgram'),
    nextTick: (deed: () => void) => void core.time.setTimeout(deed),
    showToast: core.way('showToast'),
    hideToast: core.way('hideToast'),
    showLoading: core.way('showLoading'),
    hideLoading: core.way('hideLoading'),
    showModal: core.way('showModal', () => ({ confirm: true, cancel: false })),
    showShareMenu: core.way('showShareMenu'),
    hideShareMenu: core.way('hideShareMenu'),
    hideKeyboard: core.way('hideKeyboard'),
    pageScrollTo: core.way('pageScrollTo'),
    ...canvas(core, logic),
    preloadSubpackage: core.way('preloadSubpackage')
  }
}
