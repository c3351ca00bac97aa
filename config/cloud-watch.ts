import fs from 'node:fs'
import esbuild, { type BuildContext } from 'esbuild'
import { CLOUD, cloudOptions, notCompiling, writeCloudFiles } from './cloud'
import { say } from './say'

/**
 * Builds the cloud function now, and again whenever one of its sources changes; `onChange` is called for every build
 * after the first that gave another bundle. What does not compile is said, and the last good bundle stays.
 */
export async function watchCloud(onChange: () => void): Promise<BuildContext> {
  let last = ''
  const plugin: esbuild.Plugin = {
    name: 'changed',
    setup(build) {
      build.onEnd(async ({ errors }) => {
        if (errors.length > 0) {
          if (last === '') return
          const lines = await esbuild.formatMessages(errors, { kind: 'error' })
          return say(`[cloud] ${lines.join('').trim()}`)
        }
        const bundle = fs.readFileSync(`${CLOUD}/game/index.js`, 'utf8')
        const isOther = last !== '' && bundle !== last
        last = bundle
        if (isOther) onChange()
      })
    }
  }
  writeCloudFiles()
  const context = await esbuild.context({ ...cloudOptions(), plugins: [plugin] })
  await context.rebuild().catch(error => {
    throw notCompiling(error)
  })
  await context.watch()
  return context
}
