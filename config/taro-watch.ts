import { taro } from './client'
import { startNode } from './exec'
import { say, Trouble } from './say'

/** Of all that Taro and webpack say, what the person who changed a file wants to see. */
export function relevant(): (line: string) => boolean {
  let isFailure = false
  return line => {
    if (/^(assets?|Entrypoint|cached|runtime|webpack) /.test(line)) isFailure = false
    if (line.startsWith('🙅') || line.startsWith('⚠️')) isFailure = true
    if (line.startsWith('✅')) isFailure = false
    return isFailure || line.startsWith('✅')
  }
}

/**
 * Taro's own dev server on a port: it holds the app in memory, and a page that is open takes changes up by itself.
 * Calls `onReady` when it can be asked; throws Trouble with its last words when it ends.
 */
export function watchClient(port: number, signal: AbortSignal, onReady: () => void): Promise<never> {
  const args = [taro(), 'build', '--type', 'h5', '--watch', '--no-check', '--port', String(port)]
  // With CI set, the progress bars keep quiet.
  const env = { NODE_ENV: 'development', TARO_OUT: 'dist/h5-dev', CI: '1' }
  const isRelevant = relevant()
  const last: string[] = []
  const child = startNode(args, { env, signal }, line => {
    last.push(line)
    last.splice(0, last.length - 30)
    if (line.includes('Listening at')) onReady()
    else if (isRelevant(line)) say(`[app] ${line}`)
  })
  return new Promise((_, reject) => {
    child.on('exit', code => reject(new Trouble(`${last.join('\n')}\nTaro has ended (${code}): see above.`)))
  })
}
