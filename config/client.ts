import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { binOf, runNode } from './exec'
import { meanwhile, say, seconds, Trouble } from './say'

export type Target = 'h5' | 'weapp'

const NAMES: Record<Target, string> = { h5: 'the app for a browser', weapp: 'the mini program' }
const INPUTS = ['src', 'types', 'config', 'package.json', 'package-lock.json', '.env']
/** No part of the client, though it lies under src. */
const NOT_INPUTS = ['src/cloud', 'src/emulator']

function filesUnder(entry: string): string[] {
  if (NOT_INPUTS.includes(entry) || !fs.existsSync(entry)) return []
  if (!fs.statSync(entry).isDirectory()) return [entry]
  return fs
    .readdirSync(entry)
    .sort()
    .flatMap(name => filesUnder(`${entry}/${name}`))
}

/** One number for everything a client build is made from: names and contents. */
export function inputHash(entries: readonly string[] = INPUTS): string {
  const hash = crypto.createHash('sha256')
  for (const file of entries.flatMap(filesUnder)) {
    const body = fs.readFileSync(file)
    hash.update(`${file}\n${body.length}\n`).update(body)
  }
  return hash.digest('hex')
}

const stampOf = (target: Target): string => path.join('dist', `${target}.inputs`)

/** Whether the build is there and made from what is here now. */
export const isFresh = (target: Target): boolean =>
  fs.existsSync(stampOf(target)) && fs.readFileSync(stampOf(target), 'utf8') === inputHash()

export const taro = (): string => binOf('@tarojs/cli', 'taro')

/**
 * Builds `dist/h5` or `dist/weapp`, unless what it is made from is as it was at the last build. A source that does
 * not compile throws Trouble with the compiler's words.
 */
export async function buildClient(target: Target, signal?: AbortSignal): Promise<void> {
  const stamp = stampOf(target)
  const hash = inputHash()
  if (isFresh(target)) {
    return say(`Nothing has changed for ${NAMES[target]}: dist/${target} is used as it is.`)
  }
  fs.rmSync(stamp, { force: true })
  fs.rmSync(path.join('dist', target), { recursive: true, force: true })
  const args = [taro(), 'build', '--type', target, '--no-check']
  const building = runNode(args, { env: { NODE_ENV: 'production', TARO_OUT: `dist/${target}` }, signal })
  say(`Building ${NAMES[target]}, half a minute to one and a half.`)
  const { code, output, ms } = await meanwhile(`building ${NAMES[target]}`, building)
  if (signal?.aborted) return
  if (code !== 0 || !isBuilt(target)) {
    throw new Trouble(`${output.trim()}\nThe source does not compile for ${target}: see the lines above.`)
  }
  fs.writeFileSync(stamp, hash)
  say(`  ${NAMES[target]}: built in ${seconds(ms)}`)
}

const isBuilt = (target: Target): boolean =>
  fs.existsSync(path.join('dist', target, target === 'h5' ? 'index.html' : 'app.json'))
