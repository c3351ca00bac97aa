import type { Axis } from '@/rules'

/** What each value of an axis means, in the words of the rule book. Keys are values as `String` writes them. */
export const MEANINGS: Partial<Record<Axis, Readonly<Record<string, string>>>> = {
  counting: {
    latest: 'the latest 状元 of a seat counts, from its own place in the queue',
    best: 'the best counts; only a stronger throw replaces it'
  },
  chajinhuaNeverSlips: {
    true: 'a counting 插金花 stays: a throw that is not stronger is ignored',
    false: 'a counting 插金花 slips like any other'
  },
  lugu: {
    smaller: '禄骨: smaller than the seat’s last',
    'loses-lead': '禄骨: smaller, and the lead is lost by it'
  },
  chajinhua: {
    nothing: '插金花 takes nothing more than the 状元',
    stock: '插金花 takes the 对堂 in stock, at once, kept',
    lead: '插金花 takes every 对堂, from hands too, at once if it then leads, kept',
    end: '插金花 takes every 对堂, from hands too, if it is the champion’s at the end'
  },
  liubohong: {
    nothing: '六勃红 takes nothing more at once',
    stock: '六勃红 takes what is in stock',
    'stock-ends': '六勃红 takes what is in stock, and the game ends',
    everything: '六勃红 takes won cakes too, and the game ends'
  },
  liubohongTakesDuitang: {
    true: 'a champion by 六勃红 takes every 对堂 at the end',
    false: 'a champion by 六勃红 takes no 对堂 at the end'
  },
  sixBlack: {
    ladder: 'six black is a 状元 and takes nothing more',
    'take-one': 'six black is no 状元: the best rank in stock, never chased',
    scramble: 'six black is no 状元: 关灯抢饼',
    'scramble-sixes': 'six black is a 状元, and 666666 opens 关灯抢饼',
    'share-ends': 'six black is a 状元: the stock goes to a pile shared by all, and the game ends'
  },
  sijinBonus: {
    true: '四进带: a 4 beside pays a 一秀, two a 二举, from their own stock',
    false: 'no 四进带'
  },
  wuziBonus: { true: '五子带一秀: a 4 beside pays a 一秀', false: 'no 五子带一秀' },
  duitangTriples: {
    none: 'two triples are no 对堂',
    'without-4': 'two triples without a 4 are a 对堂',
    'with-4': 'any two triples are a 对堂'
  },
  duitangPairs: { true: 'three pairs are a 对堂', false: 'three pairs are no 对堂' },
  sijinOverSanhong: { true: '四进 stands above 三红', false: '三红 stands above 四进' },
  biandijinSweeps: { true: '遍地锦 takes what 六勃红 takes', false: '遍地锦 is one of six black' },
  jump: {
    void: '跳猴: the throw is void',
    'void-skip': '跳猴: the throw is void, and the next turn is skipped',
    again: '跳猴: thrown again, as often as it jumps'
  },
  end: {
    'finish-round': 'all but 状元 gone and a 状元 thrown: this round is finished',
    'extra-round': 'the same: this round is finished, and one more',
    'at-once': 'the same: over at once'
  },
  starter: {
    'dice-by-champion': 'starter by two dice of the last champion or the host, counted round the seats',
    'dice-by-anybody': 'starter by two dice of anybody',
    'dice-by-appointed': 'starter by two dice of one appointed',
    'table-leader': 'the table leader starts',
    'host-chooses': 'the host chooses who starts'
  },
  direction: { clockwise: 'clockwise', anticlockwise: 'anticlockwise' }
}
