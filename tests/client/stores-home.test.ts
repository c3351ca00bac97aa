import type { Answer } from '@/room'
import { createHome } from '@/stores/home'
import type { Local } from '@/stores/local'

/** The first page over a cloud that answers when it is told to. */
function slow() {
  const asked: ((answer: Partial<Answer>) => void)[] = []
  const local = { running: () => [], ended: () => null } as unknown as Local
  const ask = () =>
    new Promise<never>(resolve => asked.push(answer => resolve({ ok: true, now: 0, ...answer } as never)))
  const home = createHome(ask, local, () => 0)
  return { home, answers: (call: number, answer: Partial<Answer>) => asked[call]?.(answer) }
}

test('an older answer that comes after a newer one is not heard', async () => {
  const { home, answers } = slow()
  const older = home.load()
  const newer = home.load()
  answers(1, { me: { name: '阿公', face: 2 }, rooms: [] })
  await newer
  answers(0, { me: { name: '阿嬷', face: 1 }, rooms: [] })
  await older
  expect(home.store.getState().me).toEqual({ name: '阿公', face: 2 })
})

test('what was asked before everything was forgotten brings nothing back', async () => {
  const { home, answers } = slow()
  const loading = home.load()
  home.clear()
  answers(0, { me: { name: '阿嬷', face: 1 }, rooms: [] })
  await loading
  expect(home.store.getState()).toMatchObject({ me: null, backs: [], ended: null })
})
