import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { Flight } from '@/dice'

const SHOTS = path.resolve('dist/shots')

/** How a bowl is to be seen: which throw, with which dice, in the hand, in the air or at rest. */
export interface Seen {
  readonly flight: Flight
  readonly dice: readonly number[]
  readonly phase: 'rattling' | 'flying' | 'lying'
}

/**
 * A copy of the page's table that nothing redraws, over the page: the built sheet and nodes, shown as a test says. The
 * page must have a `.ring`.
 */
export async function stage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ring = document.querySelector('.ring')!
    const copy = ring.cloneNode(true) as HTMLElement
    copy.id = 'stage'
    copy.setAttribute('style', 'position:fixed;z-index:99;left:0;top:0;width:100%;background:var(--paper)')
    ring.parentElement!.append(copy)
  })
}

/** Shows it on the stage, and waits until the browser has begun to move what moves. */
export const seen = (page: Page, { flight, dice, phase }: Seen): Promise<void> =>
  page.evaluate(
    async ([{ id, yaw, spins }, faces, now]) => {
      const bowl = document.querySelector('#stage .bowl')!
      const camera = bowl.querySelector('.bowl-camera')!
      const motion = {
        rattling: 'bowl-rattling bowl-flight flight-k',
        flying: `bowl-flight flight-${id}`,
        lying: `bowl-flight bowl-landed flight-${id}`
      }
      bowl.className = `bowl ${motion[now]}`
      camera.className = `bowl-camera ${faces.map((face, i) => `fall-${i + 1}-${face}`).join(' ')}`
      const turns = spins.map((spin, i) => `--s${i + 1}:${spin}`)
      camera.setAttribute('style', [`--yaw:${yaw}`, ...turns].join(';'))
      // One that another replaces before it began refuses to be ready: then that other one is waited for.
      for (let all = false; !all; ) {
        const begun = await Promise.allSettled(
          bowl.getAnimations({ subtree: true }).map(({ ready }) => ready)
        )
        all = begun.every(({ status }) => status === 'fulfilled')
        await new Promise(requestAnimationFrame)
      }
    },
    [flight, dice, phase] as const
  )

/** Holds all that moves on the stage at that time of it; ms. */
const hold = (page: Page, ms: number): Promise<void> =>
  page.evaluate(time => {
    for (const animation of document.querySelector('#stage')!.getAnimations({ subtree: true })) {
      animation.pause()
      animation.currentTime = time
    }
  }, ms)

/** With `SHOTS=1` one picture of many, four in a row, at dist/shots. */
async function montage(page: Page, name: string, pictures: readonly Buffer[]): Promise<void> {
  if (!process.env.SHOTS) return
  const data = await page.evaluate(
    async urls => {
      const images = await Promise.all(
        urls.map(async url => {
          const image = new Image()
          image.src = url
          await image.decode()
          return image
        })
      )
      const [w, h] = [400, Math.round((400 * images[0]!.height) / images[0]!.width)]
      const canvas = document.createElement('canvas')
      canvas.width = 4 * w
      canvas.height = Math.ceil(images.length / 4) * h
      const ink = canvas.getContext('2d')!
      for (const [k, image] of images.entries())
        ink.drawImage(image, (k % 4) * w, Math.floor(k / 4) * h, w, h)
      return canvas.toDataURL('image/png')
    },
    pictures.map(picture => `data:image/png;base64,${picture.toString('base64')}`)
  )
  fs.mkdirSync(SHOTS, { recursive: true })
  fs.writeFileSync(path.join(SHOTS, `${name}.png`), Buffer.from(data.split(',')[1]!, 'base64'))
}

/** So many pictures of a strip, and its last, tell whether it moves; all of it is for people, who look at its montage. */
const TELLING = 8

/** A strip of what is seen on the stage, a picture every `every` ms of its length: see `montage`. @returns the pictures */
export async function strip(page: Page, name: string, what: Seen, every = 150): Promise<Buffer[]> {
  await seen(page, what)
  const { ms } = what.flight
  const all = Array.from({ length: Math.ceil(ms / every) + 1 }, (_, i) => Math.min(i * every, ms))
  const pictures: Buffer[] = []
  for (const t of process.env.SHOTS ? all : [...all.slice(0, -1).slice(0, TELLING), ms]) {
    await hold(page, t)
    pictures.push(await page.locator('#stage').screenshot({ animations: 'allow' }))
  }
  await montage(page, name, pictures)
  return pictures
}
