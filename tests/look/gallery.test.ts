import { runNode } from '../../config/exec'

/** The scenes whose words are largest, in the letters that are widest; `LONG=1` draws all there is in all corners. */
const SOME = [
  'moment-jump',
  'moment-lugu',
  'moment-kept',
  'moment-short',
  'moment-zhuangyuan',
  '-en',
  '-large'
]

test('the gallery draws its components with nothing cut, over one another or too small for a finger', async () => {
  const { code, output } = await runNode([
    'config/run.cjs',
    'gallery',
    ...(process.env.LONG === '1' ? [] : SOME)
  ])
  const wrong = output.split('\n').filter(line => /^\S+: /.test(line) && !line.startsWith('To look at them'))
  expect({ code, wrong }).toEqual({ code: 0, wrong: [] })
}, 1_200_000)
