import { localCloud } from '@/platform/local'
import { formOf, onePhone, storageOf } from '../../support/one-phone'
import { opId } from '../../support/party'
import { until } from '../../support/table'
import { wantedEntropy } from '../../support/wanted'
import { inLong, type Stage, tapped, visit } from './stage'
import { LAST, NAMES, ROUND, TINY } from './tables'

/** A whole game on one phone, played by the same authority over texts that the phone then has. */
async function playedAlone(thrown: readonly string[]) {
  const texts = new Map<string, string>()
  const { ports, client } = onePhone(storageOf(texts))
  const cloud = localCloud(ports)
  const one = client.local.order({ ...formOf(NAMES.slice(0, 4), TINY) })
  const found = await cloud.call({ op: 'look', one })
  if (!found.ok || !found.room) throw new Error('no table')
  let { room } = found
  const { value } = JSON.parse(texts.get('local/keys/master')!)
  for (const wants of thrown) {
    await cloud.call({ op: 'pass', room: room._id })
    const entropy = wantedEntropy(value, room, room.game!.turn, wants)
    const answer = await cloud.call({ op: 'throw', room: room._id, turn: room.turn, opId: opId(), entropy })
    if (!answer.ok || !answer.room) throw new Error(`a throw was refused: ${JSON.stringify(answer)}`)
    room = answer.room
  }
  return { one, texts }
}

/** A phone that keeps such a game, at the page that `at` makes of it. */
const keeps =
  (thrown: readonly string[], at: (one: string) => string): Stage['reach'] =>
  async (web, me) => {
    const { one, texts } = await playedAlone(thrown)
    const phone = await web.phone(me, '/pages/more/rules/index')
    await phone.page.evaluate(
      kept => {
        for (const [key, text] of kept) localStorage.setItem(`bobing/${key}`, text)
      },
      [...texts]
    )
    await visit(web, phone, at(one))
    return phone
  }

const onePhoneResult: Stage = {
  name: 'one-result',
  shows: '#again',
  reach: keeps(LAST, one => `/pages/table/index?one=${one}`)
}

/** A game that was left, on the first page; and before another one is begun, where it can be removed. */
const left: Stage = {
  name: 'home-left',
  shows: '#back-local',
  reach: keeps(ROUND.slice(0, 2), () => '/pages/home/index')
}
const unfinished: Stage = {
  name: 'unfinished',
  shows: '#drop-0',
  reach: keeps(ROUND.slice(0, 2), () => '/pages/more/open/index?one=1')
}
const drop: Stage = { ...unfinished, name: 'unfinished-drop', again: tapped('#drop-0', 0, '#drop-sure') }

const pass: Stage = {
  name: 'pass',
  shows: '#pass',
  async reach(web, me) {
    const phone = await web.phone(me, '/pages/more/open/index?one=1')
    await phone.page.locator('#one-confirm').tap()
    const { pass } = await until(phone, f => f.pass >= 0 || f.button === 'ready', null)
    if (pass < 0) await phone.page.locator('#throw').tap()
    await until(phone, f => f.pass >= 0, null)
    return phone
  }
}

/** A game on one phone, passed from hand to hand. */
export const ONE_PHONE: readonly Stage[] = [pass, onePhoneResult, left, ...inLong([unfinished, drop])]
