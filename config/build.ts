import { buildClient } from './client'
import { buildCloud } from './cloud'
import { writeProject } from './project'
import { say, task } from './say'

// npm run build: all that WeChat's tools upload (dist/cloud, dist/weapp, and the project
// of its tools, dist/project.config.json), and the browser's app (dist/h5).
task(async () => {
  const { bytes } = await buildCloud()
  say(`Built the cloud function: ${bytes} bytes.`)
  await buildClient('weapp')
  await buildClient('h5')
  writeProject()
})
