import type { Drawing } from '../ports'

const load = (src: string): Promise<CanvasImageSource> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = src
  })

/** @see Share.picture */
export async function webPicture({ width, height, files, paint }: Drawing): Promise<boolean> {
  try {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pictures = await Promise.all(files.map(load))
    paint(canvas.getContext('2d')!, pictures)
    const link = document.createElement('a')
    link.href = canvas.toDataURL('image/jpeg', 0.92)
    link.download = 'bobing.jpg'
    link.click()
    return true
  } catch {
    return false
  }
}
