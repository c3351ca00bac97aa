import type { Drawing } from '../ports'
import { api, type Canvas, guarded } from './api'

/** The canvas of the page that draws: it stands out of sight while that page needs it. */
const CANVAS = '#picture'
/** Parts of the drawing's size, tried in turn: some phones have no room for the whole. */
const SCALES = [1, 0.7, 0.5]
/** Longest that a file is waited for, ms. */
const PATIENCE = 8000

const canvasOfPage = (): Promise<Canvas> =>
  new Promise((resolve, reject) => {
    const query = api().createSelectorQuery!()
    query.select(CANVAS).fields({ node: true })
    query.exec(([found]) => (found?.node ? resolve(found.node) : reject(new Error('no canvas'))))
  })

const load = (canvas: Canvas, src: string): Promise<CanvasImageSource> =>
  new Promise((resolve, reject) => {
    const patience = setTimeout(reject, PATIENCE)
    const image = canvas.createImage()
    image.onload = () => {
      clearTimeout(patience)
      resolve(image as unknown as CanvasImageSource)
    }
    image.onerror = reject
    image.src = src
  })

/** One try: the drawing at a part of its size, as a file. */
function exported(canvas: Canvas, { width, height, paint }: Drawing, pictures: readonly CanvasImageSource[]) {
  return (scale: number) =>
    new Promise<string>((resolve, reject) => {
      canvas.width = Math.round(width * scale)
      canvas.height = Math.round(height * scale)
      const pen = canvas.getContext('2d')
      pen.scale(scale, scale)
      paint(pen, pictures)
      // Left out, the size would be multiplied by the screen's pixels, which is more than some phones can hold.
      const size = {
        width: canvas.width,
        height: canvas.height,
        destWidth: canvas.width,
        destHeight: canvas.height
      }
      api().canvasToTempFilePath!({
        ...{ canvas, x: 0, y: 0, ...size, fileType: 'jpg', quality: 0.92 },
        success: ({ tempFilePath }) => resolve(tempFilePath),
        fail: reject
      })
    })
}

/** Hands a file to the person: WeChat's sheet sends or keeps it; where there is none, it is looked at and held down. */
const handed = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const look = () =>
      guarded(() => {
        api().previewImage!({ urls: [path], success: () => resolve(true), fail: () => resolve(false) })
        return true
      }, false) || resolve(false)
    const sheet = api().showShareImageMenu
    if (!sheet) return look()
    const fail = (error: unknown) => {
      const closed = /cancel/.test(String((error as { errMsg?: unknown } | null)?.errMsg))
      return closed ? resolve(true) : look()
    }
    guarded(() => {
      sheet({ path, success: () => resolve(true), fail })
      return true
    }, false) || look()
  })

/** @see Share.picture */
export async function wxPicture(drawing: Drawing): Promise<boolean> {
  try {
    const canvas = await canvasOfPage()
    const pictures = await Promise.all(drawing.files.map(src => load(canvas, src)))
    const at = exported(canvas, drawing, pictures)
    for (const scale of SCALES) {
      const path = await at(scale).catch(() => null)
      if (path !== null) return await handed(path)
    }
  } catch {}
  return false
}
