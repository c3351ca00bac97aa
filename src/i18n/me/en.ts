import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const en: WordsOf<typeof zhCN> = {
  'me.title': 'Settings',
  'me.language': 'Language',
  'me.auto': 'As the phone',
  'me.hand': 'By hand',
  'me.shake': 'Shaking',
  'me.shakeNote': 'Pressing always throws too.',
  'me.shake.off': 'Off',
  'me.shake.soft': 'Gently',
  'me.shake.normal': 'As usual',
  'me.shake.hard': 'Hard',
  'me.sound': 'Sound',
  'me.soundNote': 'Dice ringing in the bowl',
  'me.fast': "Other people's dice faster",
  'me.fastNote': 'My own as always',
  'me.motion': 'Less motion',
  'me.motionNote': 'No tumbling: the faces at once',
  'me.who': 'Me at the table',
  'me.save': 'That is me',
  'me.saved': 'Kept',
  'me.anonymous': 'No name yet',
  'me.forget': 'Delete my name and history',
  'me.forgetSure': 'Delete it all?',
  'me.forgetWhat':
    'Name, drawing, tables I sat at, how I opened the last one, what was to be bought and the games on this phone: all of it goes, for good.',
  'me.forgetAct': 'Delete all',
  'me.forgetStay': 'Keep it',
  'me.forgotten': 'All deleted',
  'me.about': 'About',
  'me.fair': 'Dice that can be checked',
  'me.fairNote':
    "Before a game the cloud seals a seed; when the table breaks up it is opened, and anybody can work every throw out again. The thrower's phone adds its part, so the cloud alone can't cheat. What a check does not show is said on its page.",
  'me.custom': 'Cakes only',
  'me.customNote': 'No money and no ranking: cakes and titles.',
  'me.kept': 'What is kept',
  'me.keptNote':
    'The cloud keeps the name and drawing you chose and the tables you last sat at. Of a table that broke up others can see dice, not names.',
  'me.licence': 'Open source, MIT licence'
}
