import type { EmulatorOptions } from '@/emulator'
import { servePages } from '../../config/serve'
import { startCloud, type TestCloud } from './cloud'

/** The game as `npm start` serves it, in one process with the test: pages, calls and watches at one address. */
export interface TestServer extends TestCloud {
  readonly url: string
  close(): Promise<void>
}

/** Starts the function on an emulator (in memory, its clock standing still) and serves `dist/h5` in front of it. */
export async function startServer(options: Partial<EmulatorOptions> = {}): Promise<TestServer> {
  const cloud = await startCloud(options)
  const pages = await servePages({ port: 0, app: 'dist/h5', emulatorPort: cloud.emulator.port })
  return {
    ...cloud,
    url: pages.url,
    async close() {
      await pages.close()
      await cloud.emulator.close()
    }
  }
}
