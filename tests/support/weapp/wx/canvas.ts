import type { Logic } from '../logic'
import type { Core } from './core'
import { Failed } from './core'

/** More than this on a side no phone exports. */
const MOST = 4096
/** px of the screen for each of a page's */
const RATIO = 3

interface Export {
  readonly canvas: Node
  readonly width: number
  readonly height: number
  readonly destWidth?: number
  readonly destHeight?: number
}

/** A canvas on the page on top: what is drawn on it is noted, and nothing is to be seen. */
class Node {
  width = 300
  height = 150
  /** how much was drawn since its size was last set */
  private drawn = 0

  constructor(private readonly core: Core) {}

  private draw(what: string, options: object): void {
    this.drawn += 1
    this.core.note(`canvas.${what}`, options)
  }

  get isBlank(): boolean {
    return this.drawn === 0
  }

  getContext(_: '2d') {
    this.drawn = 0
    return {
      ...{ font: '', fillStyle: '', textAlign: '' },
      scale: (x: number, y: number) => this.core.note('canvas.scale', { x, y }),
      measureText: (text: string) => ({ width: [...text].length * 20 }),
      fillText: (text: string, x: number, y: number) => this.draw('fillText', { text, x, y }),
      drawImage: (image: { src: string; loaded: boolean }, ...at: number[]) => {
        if (!image.loaded) throw new TypeError('drawImage: the image is not loaded')
        this.draw('drawImage', { src: image.src, at })
      }
    }
  }

  createImage() {
    const { core } = this
    const image = {
      loaded: false,
      onload: () => undefined,
      onerror: (_: unknown) => undefined,
      set src(file: string) {
        core.time.setTimeout(() => {
          if (core.fails.has('image')) return image.onerror({ errMsg: core.fails.get('image') })
          image.loaded = true
          core.note('image', { file })
          image.onload()
        })
      }
    }
    return image
  }
}

/** A canvas of the page on top, its export to a file, and what is done with such a file. */
export function canvas(core: Core, logic: () => Logic) {
  const nodeOf = (selector: string) => {
    const isThere = JSON.stringify(logic().top.instance.data).includes(`"uid":"${selector.slice(1)}"`)
    return isThere ? { node: new Node(core) } : null
  }
  return {
    createSelectorQuery() {
      const found: unknown[] = []
      return {
        select: (selector: string) => ({ fields: (_: object) => void found.push(nodeOf(selector)) }),
        exec: (done: (found: unknown[]) => void) => void core.time.setTimeout(() => done(found))
      }
    },
    canvasToTempFilePath: core.way<Export>('canvasToTempFilePath', options => {
      const { destWidth = options.width * RATIO, destHeight = options.height * RATIO } = options
      if (options.canvas.isBlank) throw new Failed('canvas is empty')
      if (destWidth > MOST || destHeight > MOST) throw new Failed('native buffer exceed size limit')
      return { tempFilePath: `wxfile://tmp/${destWidth}x${destHeight}.jpg` }
    }),
    showShareImageMenu: core.way('showShareImageMenu'),
    previewImage: core.way('previewImage')
  }
}
