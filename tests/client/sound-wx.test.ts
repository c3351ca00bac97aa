import type { Cue } from '@/platform'
import { wxSound } from '@/platform/wx/sound'

const world = globalThis as { wx?: Record<string, unknown> }
const CUES: readonly Cue[] = ['turn', 'clink', 'cake', 'gong', 'zhuangyuan', 'chajinhua']
const FOLDER = '/pages/table/sound'

/** WeChat's players: each holds on to its source, and is there until it is destroyed. */
function players(broken: Record<string, () => void> = {}) {
  const live = new Set<object>()
  const log: string[] = []
  const made: { fail(): void; played: object }[] = []
  const options: object[] = []
  const setInnerAudioOption = (option: object) => void options.push(option)
  const createInnerAudioContext = (...how: unknown[]) => {
    expect(how).toEqual([])
    let onError = () => undefined as void
    let src = ''
    const player = {
      loop: false,
      startTime: 0,
      paused: true,
      get src() {
        return src
      },
      set src(file: string) {
        src = file
        log.push(`load ${file.replace(`${FOLDER}/`, '')}`)
      },
      play: () => {
        player.paused = false
        log.push(`play ${src.replace(`${FOLDER}/`, '')}${player.loop ? ' round' : ''}`)
      },
      stop: () => {
        player.paused = true
        log.push(`stop ${src.replace(`${FOLDER}/`, '')}`)
      },
      destroy: () => void live.delete(player),
      onError: (listener: () => void) => {
        onError = listener
      },
      ...broken
    }
    live.add(player)
    made.push({ fail: () => onError(), played: player })
    return player
  }
  world.wx = { createInnerAudioContext, setInnerAudioOption }
  return { live, log, made, options }
}

afterEach(() => {
  delete world.wx
})

test('nothing is made before it is opened, nor after it was closed', () => {
  const { live, options } = players()
  const sound = wxSound()
  const all = () => {
    sound.rattle(true)
    sound.ready('t1')
    sound.throwTrack('t1')
    for (const cue of CUES) sound.play(cue)
  }
  all()
  expect([live.size, options]).toEqual([0, []])
  sound.open([])
  sound.close()
  all()
  expect(live.size).toBe(0)
})

test('the mute switch is obeyed, and music of others goes on', () => {
  const { options } = players()
  wxSound().open([])
  expect(options).toMatchObject([{ obeyMuteSwitch: true, mixWithOther: true }])
})

test('eight players at most, whatever is played, and none is left when it is closed: five times', () => {
  const { live, made } = players()
  const sound = wxSound()
  for (let time = 1; time <= 5; time++) {
    sound.open(['t0', 't1'])
    for (let turn = 0; turn < 12; turn++) {
      sound.rattle(true)
      sound.ready(`t${turn}`)
      sound.throwTrack(`t${turn}`)
      for (const cue of CUES) sound.play(cue)
    }
    expect(live.size).toBe(8)
    sound.close()
    expect(live.size).toBe(0)
    expect(made).toHaveLength(8 * time)
  }
})

test('dice rattle on and on, once, until the throw: its track was loaded before, and is played once', () => {
  const { log } = players()
  const sound = wxSound()
  sound.open([])
  sound.rattle(true)
  sound.rattle(true)
  sound.ready('t4')
  sound.throwTrack('t4')
  sound.rattle(true)
  expect(log).toEqual([
    'load rattle.wav',
    'play rattle.wav round',
    'load t4.mp3',
    'stop rattle.wav',
    'play t4.mp3',
    'play rattle.wav round'
  ])
})

test('a track may begin in its middle', () => {
  const { made } = players()
  const sound = wxSound()
  sound.open([])
  sound.throwTrack('t4', 250)
  expect(made[0]!.played).toMatchObject({ startTime: 0.25 })
  sound.throwTrack('t4')
  expect(made[0]!.played).toMatchObject({ startTime: 0 })
})

test('a player that failed is gone, and the next sound has another', () => {
  const { live, made, log } = players()
  const sound = wxSound()
  sound.open([])
  sound.rattle(true)
  made[0]!.fail()
  expect(live.size).toBe(0)
  sound.rattle(true)
  expect([live.size, made.length]).toEqual([1, 2])
  expect(log.filter(line => line.startsWith('play'))).toHaveLength(2)
})

const throws = () => {
  throw new TypeError('is not a function')
}
test.each(['play', 'stop', 'destroy', 'onError'])(
  '%s throws: nothing comes of it, and no player is kept',
  name => {
    players({ [name]: throws })
    const sound = wxSound()
    sound.open([])
    sound.rattle(true)
    sound.ready('t1')
    sound.throwTrack('t1')
    sound.play('turn')
    sound.stop()
    sound.close()
  }
)

test('play throws: no player is left that played nothing', () => {
  const { live } = players({ play: throws })
  const sound = wxSound()
  sound.open([])
  sound.rattle(true)
  sound.play('turn')
  expect(live.size).toBe(0)
})

test.each([
  ['no wx', undefined],
  ['no members', {}],
  ['members that throw', { createInnerAudioContext: throws, setInnerAudioOption: throws }]
])('%s: nothing is heard and nothing breaks', (_, wx) => {
  if (wx) world.wx = wx
  const sound = wxSound()
  sound.open([])
  sound.rattle(true)
  sound.rattle(false)
  sound.ready('t1')
  sound.throwTrack('t1')
  sound.play('gong')
  sound.stop()
  sound.close()
  expect(world.wx).toBe(wx)
})
