import type { Drawing, Made } from '../ports'

const load = (src: string): Promise<CanvasImageSource> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = src
  })

/** @see Share.picture */
export async function webPicture({ width, height, files, paint }: Drawing): Promise<Made | false> {
  try {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pictures = await Promise.all(files.map(load))
    paint(canvas.getContext('2d')!, pictures)
    // An address that holds the picture itself: browsers inside other programs keep it by holding it down.
    const src = canvas.toDataURL('image/jpeg', 0.92)
    const save = (download: string) =>
      Object.assign(document.createElement('a'), { href: src, download }).click()
    return { src, save }
  } catch {
    return false
  }
}
