import fs from 'node:fs'
import { ownSettings } from './env'

const FILE = 'project.config.json'

export interface Project {
  appid: string
  miniprogramRoot: string
  cloudfunctionRoot: string
}

/** The project that WeChat's developer tools open: `dist`, under the AppID of `.env`. */
export function writeProject(): void {
  const base = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Project
  const { appId } = ownSettings()
  const roots = { miniprogramRoot: 'weapp/', cloudfunctionRoot: 'cloud/' }
  const project = { ...base, ...roots, appid: appId || base.appid }
  fs.writeFileSync(`dist/${FILE}`, `${JSON.stringify(project, null, 2)}\n`)
}

/** As it was written last; null: not yet. */
export function readProject(): Project | null {
  const file = `dist/${FILE}`
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Project) : null
}
