import type { Sound } from '@/platform/ports'

/** A sound port that is heard by nobody: all that is asked of it, a word each. */
export const fakeSound = (note: (text: string) => void): Sound => ({
  open: () => note('open'),
  rattle: on => note(`rattle ${on ? 'on' : 'off'}`),
  ready: id => note(`ready ${id}`),
  throwTrack: (id, offset = 0) => note(`throw ${id}${offset > 0 ? ` from ${offset}` : ''}`),
  play: note,
  stop: () => note('stop'),
  close: () => note('close')
})
