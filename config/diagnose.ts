import { messageOf, type Own } from './env'

const KB = 1024

/** What WeChat takes, in KB: one package, the first or another, and all of them. */
const LIMITS = { main: 2 * KB, part: 2 * KB, all: 30 * KB }

export interface Facts {
  readonly own: Own
  /** the build of the mini program: there is none; made from other sources or settings than these; as it should be */
  readonly weapp: 'missing' | 'old' | 'fresh'
  /** bytes of the main package, of the largest of the others, and of all; null without a build */
  readonly sizes: { readonly main: number; readonly part: number; readonly all: number } | null
  /** the pages and files that app.json names and the build has not */
  readonly absent: readonly string[]
  /** the files of dist/cloud/game that are not there */
  readonly cloudAbsent: readonly string[]
  /** the AppID of the project that the developer tools open; null: none was written */
  readonly projectAppId: string | null
}

export interface Finding {
  /** `stop`: it cannot be uploaded like this; `note`: it can */
  readonly kind: 'stop' | 'note'
  readonly words: string
}

const stop = (words: string): Finding => ({ kind: 'stop', words })
const note = (words: string): Finding => ({ kind: 'note', words })

/** Whoever sits in the lobby can be told that the game begins, where there is a template for it. */
function ofMessage(own: Own): Finding[] {
  if (!own.message)
    return [note('TARO_APP_MESSAGE is empty: nobody is offered a message when the game begins.')]
  if (messageOf(own)) return []
  return [
    note(
      'TARO_APP_MESSAGE and TARO_APP_MESSAGE_FIELDS are not as .env.example has them, so nobody is offered a message: an id is 43 letters, digits, - and _; each field is field=words, separated by semicolons, and a thing holds 20 characters.'
    )
  ]
}

function ofSettings({ file, appId, cloudEnv }: Own): Finding[] {
  const found: Finding[] = []
  if (!file && !appId) found.push(stop('There is no .env: copy .env.example to .env and fill it in.'))
  else if (!appId) found.push(stop('TARO_APP_ID is empty: without an AppID nothing can be uploaded.'))
  if (appId && !/^wx[0-9a-f]{16}$/.test(appId)) {
    found.push(stop(`TARO_APP_ID is ${appId}: an AppID is wx and 16 letters or digits, 0-9 and a-f.`))
  }
  if (!cloudEnv) {
    found.push(
      note(
        'TARO_APP_CLOUD_ENV is empty: the environment that belongs to the AppID is used; where there is none, the game is played on one phone.'
      )
    )
  } else if (!/^[a-z0-9][a-z0-9-]*$/.test(cloudEnv)) {
    found.push(stop(`TARO_APP_CLOUD_ENV is ${cloudEnv}: an id has small letters, digits and hyphens only.`))
  }
  return found
}

function ofBuild({ weapp, sizes, absent, own, projectAppId }: Facts): Finding[] {
  if (weapp === 'missing') return [stop('The mini program is not built: npm run build.')]
  const found: Finding[] = []
  if (weapp === 'old') found.push(stop('The source or .env has changed since the last build: npm run build.'))
  if (absent.length > 0) found.push(stop(`dist/weapp lacks what its app.json names: ${absent.join(', ')}.`))
  for (const name of ['main', 'part', 'all'] as const) {
    const bytes = sizes?.[name] ?? 0
    if (bytes > LIMITS[name] * KB)
      found.push(stop(`dist/weapp, ${name}: ${bytes} bytes; WeChat takes ${LIMITS[name] * KB}.`))
  }
  if (own.appId && projectAppId !== own.appId) {
    const has = projectAppId ?? 'none'
    found.push(stop(`dist/project.config.json has another AppID than .env (${has}): npm run build.`))
  }
  return found
}

/** What keeps this from being uploaded, and what is good to know, in the order in which it is put right. */
export function diagnose(facts: Facts): Finding[] {
  const { cloudAbsent } = facts
  const cloud =
    cloudAbsent.length > 0 ? [stop(`The cloud function lacks ${cloudAbsent.join(', ')}: npm run build.`)] : []
  return [...ofSettings(facts.own), ...ofMessage(facts.own), ...ofBuild(facts), ...cloud]
}
