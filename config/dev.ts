import type { BuildContext } from 'esbuild'
import type { Emulator } from '@/emulator'
import { watchCloud } from './cloud-watch'
import { freePort } from './port'
import { emulatorOf, pagesOf, settings, untilStopped, welcome } from './running'
import { report, say, task } from './say'
import type { Pages } from './serve'
import { watchClient } from './taro-watch'

// npm run dev: as npm start, and what is changed in src is built again at once.
task(async () => {
  const set = settings()
  let emulator: Emulator | undefined
  let pages: Pages | undefined
  let cloud: BuildContext | undefined
  // Instances load their functions once, so a new build gets a new emulator, on the same port and file.
  let restarted = Promise.resolve()
  const restart = async () => {
    const port = emulator?.port ?? set.emulatorPort
    await emulator?.close()
    emulator = await emulatorOf({ ...set, emulatorPort: port })
    say('[cloud] built again; its instances are new')
  }

  await untilStopped(
    async signal => {
      cloud = await watchCloud(() => {
        if (!signal.aborted) restarted = restarted.then(restart).catch(report)
      })
      emulator = await emulatorOf(set)
      const appPort = await freePort()
      pages = await pagesOf({ port: set.port, app: appPort, emulatorPort: emulator.port })
      const { url } = pages
      say('Building the app, half a minute to one and a half.')
      await watchClient(appPort, signal, () => welcome(url, set))
    },
    async () => {
      await cloud?.dispose()
      await pages?.close()
      await restarted
      await emulator?.close()
    }
  )
})
