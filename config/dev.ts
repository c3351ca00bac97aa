import esbuild, { type BuildContext } from 'esbuild'
import type { Emulator } from '@/emulator'
import { taro } from './client'
import { cloudOptions, writeCloudFiles } from './cloud'
import { startNode } from './exec'
import { freePort } from './port'
import { emulatorOf, pagesOf, settings, untilStopped, welcome } from './running'
import { say, Trouble, task } from './say'
import type { Pages } from './serve'

/** Taro's own dev server: it holds the app in memory, and a page that is open takes changes up by itself. */
function startTaro(port: number, signal: AbortSignal, onReady: () => void): Promise<void> {
  const args = [taro(), 'build', '--type', 'h5', '--watch', '--no-check', '--port', String(port)]
  const env = { NODE_ENV: 'development', TARO_OUT: 'dist/h5-dev' }
  const child = startNode(args, { env, signal }, line =>
    line.includes('Listening at') ? onReady() : say(`[app] ${line}`)
  )
  return new Promise((_, reject) => {
    child.on('exit', code => reject(new Trouble(`Taro has ended (${code}): see the lines above.`)))
  })
}

// npm run dev: as npm start, and what is changed in src is built again at once.
task(async () => {
  const set = settings()
  let emulator: Emulator | undefined
  let pages: Pages | undefined
  let cloud: BuildContext | undefined
  // Functions load once into their instances, so a new build needs a new emulator on the same port and file.
  let turn: Promise<void> = Promise.resolve()
  const restart = async (port: number) => {
    await emulator?.close()
    emulator = await emulatorOf({ ...set, emulatorPort: port })
  }

  await untilStopped(
    async signal => {
      writeCloudFiles()
      let builds = 0
      const { plugins, ...options } = cloudOptions()
      const onBuilt = {
        name: 'restart',
        setup(build: esbuild.PluginBuild) {
          build.onEnd(({ errors }) => {
            if (errors.length > 0)
              return void esbuild.formatMessages(errors, { kind: 'error' }).then(all => all.forEach(say))
            builds += 1
            if (builds === 1 || signal.aborted) return
            say('[cloud] built again, its instances start anew')
            turn = turn
              .then(() => restart(emulator?.port ?? set.emulatorPort))
              .catch(error => say(String(error)))
          })
        }
      }
      cloud = await esbuild.context({ ...options, plugins: [onBuilt] })
      await cloud.rebuild()
      await restart(set.emulatorPort)
      const appPort = await freePort()
      pages = await pagesOf({ port: set.port, app: appPort, emulatorPort: emulator!.port })
      await cloud.watch()
      say('Building the app, about half a minute.')
      await startTaro(appPort, signal, () => welcome(pages!.url, set))
    },
    async () => {
      await cloud?.dispose()
      await pages?.close()
      await turn
      await emulator?.close()
    }
  )
})
