import { startCloud, type TestCloud } from '../cloud'
import { Glass } from './chromium'
import { World } from './world'

/** For a file of tests: one world whose phones have screens of glass, until its last test. */
export function onGlass(use: (made: { world: World; glass: Glass }) => void): void {
  let glass: Glass
  let end: () => Promise<void>
  beforeAll(async () => {
    const world = await World.start()
    glass = await Glass.start()
    end = async () => {
      await world.close()
      await glass.close()
    }
    use({ world, glass })
  })
  afterEach(() => glass.rest())
  afterAll(() => end())
}

/**
 * For a file of tests: one cloud, which is out of trouble after each, and a world of its own for each: nobody's phone of
 * one test plays on in the next.
 */
export function eachAnew(use: (world: World) => void, options: Parameters<typeof startCloud>[0] = {}): void {
  let cloud: TestCloud
  let world: World
  beforeAll(async () => {
    cloud = await startCloud(options)
  })
  afterAll(() => cloud.emulator.close())
  beforeEach(() => {
    world = new World(cloud)
    use(world)
  })
  afterEach(async () => {
    cloud.emulator.faults.clear()
    cloud.emulator.faults.release()
    await world.close()
  })
}
