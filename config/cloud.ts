import fs from 'node:fs'
import path from 'node:path'
import esbuild, { type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { type MessageForm, messageOf, ownSettings } from './env'
import { Trouble } from './say'

const SOURCE = 'src/cloud/functions/game'
export const CLOUD = 'dist/cloud'
const ours = path.resolve('src')
/** A phone has no hashes of its own and carries some; Node has. */
const HASHES = path.resolve('src/cloud/hashes.ts')

/** What is imported and not used is left out, whatever a file of ours does when it is read: nothing but to make constants. */
const onlyWhatIsUsed: Plugin = {
  name: 'only what is used',
  setup(build) {
    build.onResolve({ filter: /^(@|\.\.?)\// }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'resolved' || !from.resolveDir.startsWith(ours)) return undefined
      return { ...(await build.resolve(path, { ...from, pluginData: 'resolved' })), sideEffects: false }
    })
  }
}

/**
 * How the cloud function becomes one file. WeChat runs it on Node 16.13 and installs its package.json's one dependency.
 * `message`: what it tells people when a game begins; null: nothing.
 */
export function cloudOptions(
  out = CLOUD,
  message: MessageForm | null = messageOf(ownSettings())
): BuildOptions & { metafile: true } {
  return {
    entryPoints: [`${SOURCE}/index.ts`],
    outfile: `${out}/game/index.js`,
    bundle: true,
    platform: 'node',
    target: 'node16.13',
    format: 'cjs',
    external: ['wx-server-sdk'],
    alias: { '@': ours, '@noble/hashes/sha2.js': HASHES, '@noble/hashes/hmac.js': HASHES },
    plugins: [onlyWhatIsUsed],
    define: { MESSAGE: JSON.stringify(message) },
    charset: 'utf8',
    minify: true,
    lineLimit: 500,
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent'
  }
}

/** The files beside the bundle: what WeChat installs for it, and what it may do and when it wakes. */
export function writeCloudFiles(out = CLOUD): void {
  const own = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    version: string
    devDependencies: Record<string, string>
  }
  const sdk = own.devDependencies['wx-server-sdk']
  const manifest = {
    name: 'game',
    version: own.version,
    main: 'index.js',
    dependencies: { 'wx-server-sdk': sdk }
  }
  fs.mkdirSync(`${out}/game`, { recursive: true })
  fs.writeFileSync(`${out}/game/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
  fs.copyFileSync(`${SOURCE}/config.json`, `${out}/game/config.json`)
}

export interface CloudBuild {
  /** Size of index.js in bytes. */
  bytes: number
  /** Every source file in it, from the project's folder. */
  inputs: string[]
}

const cloudBuild = (metafile: Metafile): CloudBuild => {
  const [output] = Object.values(metafile.outputs)
  return { bytes: output?.bytes ?? 0, inputs: Object.keys(output?.inputs ?? {}) }
}

/** Says a failed build of esbuild as what it is: something in the source. */
export const notCompiling = (error: unknown): Trouble =>
  new Trouble(`The cloud function: ${(error as Error).message}`)

/** Builds `dist/cloud/game/{index.js, package.json, config.json}`. A source that does not compile throws Trouble. */
export async function buildCloud(out = CLOUD, message?: MessageForm | null): Promise<CloudBuild> {
  writeCloudFiles(out)
  try {
    const { metafile } = await esbuild.build(cloudOptions(out, message))
    return cloudBuild(metafile)
  } catch (error) {
    throw notCompiling(error)
  }
}
