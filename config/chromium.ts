import fs from 'node:fs'
import path from 'node:path'
import { run } from './exec'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
]
const PACKAGES = ['chromium', 'fonts-noto-cjk', 'fontconfig']

/** What to run where Chromium or a Chinese font is missing; on other systems, a browser and a font of theirs. */
export const INSTALL_LINE = `apt-get update && apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`

/** The browser that tests drive: CHROMIUM, else the first that is found on PATH or where it usually is. Null: none. */
export function findChromium(): string | null {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const onPath = NAMES.flatMap(name => folders.map(folder => path.join(folder, name)))
  return [...onPath, ...PLACES].find(file => fs.existsSync(file)) ?? null
}

/** Whether Chinese can be drawn: asked of fontconfig on Linux; other systems bring a font of their own. */
async function hasChineseFont(): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const { code, output } = await run('fc-list', [':lang=zh-cn', 'family'])
  return code === 0 && output.trim() !== ''
}

export const canShowPages = async (): Promise<boolean> => findChromium() !== null && (await hasChineseFont())

/** Whether Debian's packages may be installed here without asking anybody. */
export const mayInstall = (asked: boolean): boolean =>
  (asked || Boolean(process.env.CI)) && process.getuid?.() === 0 && fs.existsSync('/etc/debian_version')

/** Installs Chromium and a Chinese font. Null, or the last lines of what went wrong. */
export async function installChromium(): Promise<string | null> {
  const { code, output } = await run('sh', ['-c', INSTALL_LINE], {
    env: { DEBIAN_FRONTEND: 'noninteractive' }
  })
  return code === 0 ? null : output.trim().split('\n').slice(-8).join('\n')
}
