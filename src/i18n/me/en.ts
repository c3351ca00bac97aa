import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const en: WordsOf<typeof zhCN> = {
  'me.title': 'Settings',
  'me.language': 'Language',
  'me.auto': 'Same as phone',
  'me.letters': 'Letters are as large as your phone and WeChat have them: make them larger there.',
  'me.hand': 'Feel and sound',
  'me.shake': 'Shaking',
  'me.shakeNote': 'Pressing throws just as well.',
  'me.shake.off': 'Off',
  'me.shake.soft': 'Gently',
  'me.shake.normal': 'Normally',
  'me.shake.hard': 'Hard',
  'me.sound': 'Sound',
  'me.soundNote': 'Dice ringing in the bowl',
  'me.fast': "Other people's dice faster",
  'me.fastNote': 'Yours stay as they are',
  'me.motion': 'Less motion',
  'me.motionNote': 'No tumbling: the faces at once',
  'me.who': 'You at the table',
  'me.save': 'Save',
  'me.saved': 'Saved',
  'me.savedUnnamed': 'No name: you are “{face}”',
  'me.anonymous': 'No name yet',
  'me.forget': 'Delete my name and history',
  'me.forgetSure': 'Delete it all?',
  'me.forgetWhat':
    'Your name, your picture, the tables you sat at, how you opened the last one, your shopping list and the games on this phone: all of it goes, for good.',
  'me.forgetAct': 'Delete all',
  'me.forgetStay': 'Keep it',
  'me.forgotten': 'All deleted',
  'me.about': 'About',
  'me.fair': 'Dice that can be checked',
  'me.fairNote':
    "Before a game the server seals a long number; when the game ends it is opened, and anybody can work out every throw again. The thrower's phone adds its part, so the server alone can't cheat. What a check can't show is said on its page.",
  'me.custom': 'Cakes only',
  'me.customNote': 'No money and no ranking: cakes and titles.',
  'me.kept': 'What is kept',
  'me.keptNote':
    'The server keeps the name and picture you chose and the tables you last sat at; the people of a table see name and picture there. Delete them below, and only dice and cakes are left.',
  'me.licence': 'Open source, MIT licence'
}
