import { randomBytes } from 'node:crypto'
import { type Answer, type Needs, serve, serveTimer } from '@/room'
import { messages } from '../../message'
import { cloud } from '../../sdk'
import { cloudStore } from '../../store'

cloud.init({ env: cloud.DYNAMIC_CURRENT_ENV })

const needs: Needs = {
  store: cloudStore(cloud.database({ throwOnNotFound: false })),
  now: () => Date.now(),
  random: bytes => randomBytes(bytes),
  limits: true,
  wait: ms => new Promise(done => setTimeout(done, ms)),
  async decent(text, openid) {
    const { result } = await cloud.openapi.security.msgSecCheck({
      version: 2,
      scene: 1,
      openid,
      content: text
    })
    return result.suggest === 'pass'
  },
  messages
}

/**
 * The one function of the game. Who calls is the OPENID that the cloud put into this instance's context and nothing in
 * the call: a call without it is the timer's, whatever it says of itself, and a call with it never is.
 */
export async function main(event: unknown): Promise<Answer | { readonly looked: number }> {
  const { OPENID } = cloud.getWXContext()
  return OPENID ? serve(needs, OPENID, event) : serveTimer(needs)
}
