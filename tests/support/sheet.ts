import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'

const SHOTS = path.resolve('dist/shots')

/** Many pictures of dist/shots as one, four in a row; the page is used up by it. */
export async function sheet(page: Page, name: string, pictures: readonly string[]): Promise<void> {
  const figures = pictures.map(picture => {
    const data = fs.readFileSync(path.join(SHOTS, `${picture}.png`)).toString('base64')
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${picture}</figcaption></figure>`
  })
  await page.setViewportSize({ width: 1640, height: 900 })
  await page.setContent(
    `<meta name=viewport content="width=1640"><style>body{margin:8px;background:#888;font:14px sans-serif}figure{display:inline-block;margin:6px;vertical-align:top}
    img{width:390px;display:block}</style>${figures.join('')}`
  )
  await page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage: true })
}
