import { Moment, type MomentView } from '@/components'
import { t } from '@/i18n'
import { none, type Pages, Sheetless, SIHONG, WUZI } from './parts'

const GOT = () => t('moment.got', { name: '阿嬷' })
const passed = (label: string): NonNullable<MomentView['rival']> => ({
  ...{ label, face: 10, words: '阿明 四红带 9 点' },
  ...{ dice: SIHONG, pattern: 'sihong' }
})

const VIEWS = (): Readonly<Record<string, MomentView>> => ({
  zhuangyuan: {
    ...{ kind: 'zhuangyuan', face: 6, who: GOT(), name: t('pattern.wuzi'), dice: WUZI, pattern: 'wuzi' },
    title: t('moment.title-takes', { name: '阿嬷' }),
    why: t('moment.above', { n: 4, top: t('pattern.chajinhua') }),
    rival: passed(t('moment.passed'))
  },
  short: {
    ...{
      kind: 'zhuangyuan',
      face: 6,
      who: GOT(),
      name: t('pattern.sihong'),
      dice: SIHONG,
      pattern: 'sihong'
    },
    title: t('moment.title-short', { name: '阿明' }),
    why: '',
    short: true,
    rival: passed(t('moment.behind'))
  },
  chajinhua: {
    ...{ kind: 'chajinhua', face: 6, who: GOT(), name: t('pattern.chajinhua'), pattern: 'chajinhua' },
    dice: [4, 4, 4, 4, 1, 1],
    title: t('moment.title-first', { name: '阿嬷' }),
    why: t('moment.top')
  },
  liubohong: {
    ...{ kind: 'liubohong', face: 6, who: GOT(), name: t('pattern.liubohong'), pattern: 'liubohong' },
    dice: [4, 4, 4, 4, 4, 4],
    title: t('moment.title-first', { name: '阿嬷' }),
    why: t('moment.top')
  },
  lugu: {
    ...{ kind: 'lugu', face: 6, who: '', name: t('moment.lugu'), dice: SIHONG, pattern: 'sihong' },
    title: t('moment.luguLost', { name: '阿明' }),
    why: '',
    heir: 10
  },
  kept: {
    ...{ kind: 'lugu', face: 6, who: '', name: t('moment.lugu'), dice: SIHONG, pattern: 'sihong' },
    title: t('moment.luguKept'),
    why: ''
  },
  jump: {
    ...{ kind: 'jump', face: 6, who: '', name: t('moment.jump'), dice: null, pattern: 'none' },
    title: t('moment.jumped', { name: '阿嬷' }),
    why: ''
  }
})

/** The great events, each as it stands in the end. */
export const MOMENTS: Pages = Object.fromEntries(
  Object.keys(VIEWS()).map(kind => [
    `moment-${kind}`,
    () => (
      <Sheetless>
        <Moment {...VIEWS()[kind]!} onSkip={none} />
      </Sheetless>
    )
  ])
)
