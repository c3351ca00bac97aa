import type { Emulator } from '@/emulator'
import { buildClient } from './client'
import { buildCloud } from './cloud'
import { emulatorOf, pagesOf, settings, untilStopped, welcome } from './running'
import { say, task } from './say'
import type { Pages } from './serve'

// npm start: the whole game on this machine. PORT, EMULATOR_PORT and DATA_FILE may be set.
task(async () => {
  const set = settings()
  let emulator: Emulator | undefined
  let pages: Pages | undefined
  let isBuilding = true

  await untilStopped(
    async signal => {
      say('Building the cloud function and starting the emulator.')
      await buildCloud()
      emulator = await emulatorOf(set)
      const options = { port: set.port, app: 'dist/h5', emulatorPort: emulator.port }
      pages = await pagesOf({ ...options, isBuilding: () => isBuilding })
      await buildClient('h5', signal)
      if (signal.aborted) return
      isBuilding = false
      welcome(pages.url, set)
    },
    async () => {
      await pages?.close()
      await emulator?.close()
    }
  )
})
