import { createHash, createHmac } from 'node:crypto'
import {
  commit,
  type Drawn,
  draw,
  extend,
  genesis,
  hex,
  type Link,
  mac,
  type Proof,
  unhex,
  verify
} from '@/fair'
import { type Dice, PATTERNS, patternOf } from '@/rules'

const SEED = 'ab'.repeat(32)
const GAME = 'table_1'
const entropyOf = (i: number) => createHash('sha256').update(`entropy ${i}`).digest('hex').slice(0, 32)

/** A game of `turns` throws by three seats, each with its own entropy; every seventh turn is skipped. */
function play(turns: number): Proof {
  const commitment = commit(GAME, SEED)
  let chain = genesis(GAME, commitment)
  const log: Drawn[] = []
  for (let turn = 1; turn <= turns; turn++) {
    const skipped = turn % 7 === 0
    const link: Link = {
      label: skipped ? 'skipped' : 'thrown',
      turn,
      seat: turn % 3,
      entropy: skipped ? '' : entropyOf(turn),
      count: skipped ? 0 : 6,
      sides: skipped ? 1 : 6
    }
    const drawn = { ...link, values: draw(SEED, GAME, chain, link) }
    chain = extend(chain, drawn)
    log.push(drawn)
  }
  return { game: GAME, commitment, seed: SEED, chain, log }
}

const proof = play(40)
const withLink = (at: number, change: Partial<Drawn>): Proof => ({
  ...proof,
  log: proof.log.map((drawn, i) => (i === at ? { ...drawn, ...change } : drawn))
})

describe('an honest game', () => {
  test('verifies', () => {
    expect(verify(proof)).toEqual({ ok: true })
  })

  test('verifies against what a phone itself sent', () => {
    expect(verify(proof, new Map([[4, entropyOf(4)]]))).toEqual({ ok: true })
  })

  test('draws the same dice again from the same chain, so that a repeated call finds its own throw', () => {
    expect(play(12)).toEqual(play(12))
  })
})

describe('what verification finds', () => {
  const values = proof.log[9]!.values
  test.each([
    [
      'one changed die',
      withLink(9, { values: [...values.slice(0, 5), (values[5]! + 1) % 6] }),
      'fair/wrong-draw',
      9
    ],
    ['one die too few', withLink(9, { values: values.slice(0, 5) }), 'fair/wrong-draw', 9],
    ['swapped entropy', withLink(9, { entropy: entropyOf(99) }), 'fair/wrong-draw', 9],
    ['another seat', withLink(9, { seat: 2 }), 'fair/wrong-draw', 9],
    ['a dropped turn', { ...proof, log: proof.log.filter((_, i) => i !== 9) }, 'fair/wrong-turn', 9],
    [
      'a turn put in',
      { ...proof, log: [...proof.log.slice(0, 10), ...proof.log.slice(9)] },
      'fair/wrong-draw',
      10
    ]
  ] as const)('%s', (_, changed, code, at) => {
    expect(verify(changed)).toEqual({ ok: false, code, at })
  })

  test('a fact such as a skip left out', () => {
    const log = proof.log.filter(drawn => drawn.label !== 'skipped')
    expect(verify({ ...proof, log })).toMatchObject({ ok: false })
  })

  test('the last turn left out', () => {
    expect(verify({ ...proof, log: proof.log.slice(0, -1) })).toEqual({ ok: false, code: 'fair/wrong-chain' })
  })

  test('a seed other than the one promised', () => {
    expect(verify({ ...proof, seed: 'cd'.repeat(32) })).toEqual({ ok: false, code: 'fair/wrong-seed' })
  })

  test.each(['thrown', 'starter'])('entropy that this phone never sent, in dice that were %s', label => {
    const sent = new Map([[4, entropyOf(1000)]])
    expect(verify(withLink(3, { label }), sent)).toEqual({ ok: false, code: 'fair/wrong-entropy', at: 3 })
  })
})

describe('what can be no log', () => {
  test.each([
    ['a seed that is no hex', { ...proof, seed: 'seed' }],
    ['a commitment that is no hex', { ...proof, commitment: '' }],
    ['entropy that is no hex', withLink(9, { entropy: 'xyz' })],
    ['a die without sides', withLink(9, { sides: 0 })],
    ['half a side', withLink(9, { sides: 5.5 })],
    ['a die of a thousand sides', withLink(9, { sides: 1000 })],
    ['more dice than anybody could draw', withLink(9, { count: 1e12 })]
  ] as const)('%s is found, and nothing is thrown', (_, forged) => {
    expect(verify(forged)).toMatchObject({ ok: false })
  })
})

describe('draws', () => {
  const link: Link = { label: 'thrown', turn: 1, seat: 0, entropy: entropyOf(1), count: 6, sides: 6 }
  const chain = genesis(GAME, commit(GAME, SEED))

  test.each([
    ['label', { label: 'starter' }],
    ['turn', { turn: 2 }],
    ['seat', { seat: 1 }],
    ['entropy', { entropy: entropyOf(2) }]
  ] as const)('%s changes the dice', (_, change) => {
    expect(draw(SEED, GAME, chain, { ...link, ...change })).not.toEqual(draw(SEED, GAME, chain, link))
  })

  test('are those of node:crypto’s HMAC over the framed message, bytes from 252 on dropped', () => {
    const framed = (...parts: Buffer[]) =>
      Buffer.concat(parts.flatMap(p => [Buffer.from(Uint8Array.of(0, 0, 0, p.length)), p]))
    const u32 = (n: number) => {
      const b = Buffer.alloc(4)
      b.writeUInt32BE(n)
      return b
    }
    const message = framed(
      Buffer.from('bobing/draw/1'),
      Buffer.from(GAME),
      Buffer.from(chain, 'hex'),
      Buffer.from('thrown'),
      u32(1),
      u32(0),
      Buffer.from(link.entropy, 'hex'),
      u32(6),
      u32(6)
    )
    const bytes = createHmac('sha256', Buffer.from(SEED, 'hex'))
      .update(framed(message, u32(0)))
      .digest()
    const expected = [...bytes]
      .filter(b => b < 252)
      .slice(0, 6)
      .map(b => b % 6)
    expect(draw(SEED, GAME, chain, link)).toEqual(expected)
  })

  describe('A35 the dice are not nudged', () => {
    const throws = process.env.LONG === '1' ? 1_000_000 : 100_000
    const names = [...PATTERNS, 'none']
    const fallen: Dice[] = []
    beforeAll(() => {
      // One long draw for a hundred throws: the same stream of bytes as a hundred draws, made faster.
      for (let i = 0; i < throws; i += 100) {
        const values = draw(SEED, GAME, chain, { ...link, turn: i, count: 600 }).map(v => v + 1)
        for (let k = 0; k < 600; k += 6) fallen.push(values.slice(k, k + 6) as unknown as Dice)
      }
    }, 300_000)

    test('χ² over the 12 patterns stays below the 0.1 % bound', () => {
      const expected = [1, 1, 4, 15, 30, 150, 360, 720, 2500, 1875, 9300, 17400, 14300]
      const seen = new Map<string, number>(names.map(n => [n, 0]))
      for (const dice of fallen) seen.set(patternOf(dice), seen.get(patternOf(dice))! + 1)
      // The four rarest are one cell: with fewer than five expected a cell says nothing.
      const cells = [[0, 1, 2, 3], [4], [5], [6], [7], [8], [9], [10], [11], [12]]
      const chi = cells.reduce((sum, cell) => {
        const wanted = cell.reduce((n, i) => n + (expected[i]! * throws) / 46656, 0)
        const got = cell.reduce((n, i) => n + seen.get(names[i]!)!, 0)
        return sum + (got - wanted) ** 2 / wanted
      }, 0)
      expect(chi).toBeLessThan(27.88) // χ², 9 degrees of freedom, 0.1 %
    })

    test('each face on each of the six places comes in a sixth of the throws, within five standard errors', () => {
      const within = 5 * Math.sqrt(5 / 36 / throws)
      for (let place = 0; place < 6; place++)
        for (let face = 1; face <= 6; face++) {
          const share = fallen.filter(dice => dice[place] === face).length / throws
          expect([place, face, Math.abs(share - 1 / 6) < within]).toEqual([place, face, true])
        }
    })

    test('who has waited for a hundred throws gets a 状元 no sooner than anybody: 1.20 of a hundred', () => {
      const is = fallen.map(dice => names.indexOf(patternOf(dice)) < names.indexOf('duitang'))
      let waited = 0
      const after = { throws: 0, hits: 0 }
      for (const hit of is) {
        if (waited >= 100) {
          after.throws++
          if (hit) after.hits++
        }
        waited = hit ? 0 : waited + 1
      }
      const p = 561 / 46_656
      expect(after.throws).toBeGreaterThan(throws / 5)
      expect(Math.abs(after.hits / after.throws - p)).toBeLessThan(
        4 * Math.sqrt((p * (1 - p)) / after.throws)
      )
    })
  })
})

describe('bytes', () => {
  test('hex there and back', () => {
    expect(unhex('00ff10')).toEqual(Uint8Array.of(0, 255, 16))
    expect(hex(Uint8Array.of(0, 255, 16))).toBe('00ff10')
  })

  test.each(['0', 'zz', 'AB', ' 00'])('%p is refused', text => {
    expect(() => unhex(text)).toThrow('fair/bad-hex')
  })

  test('mac: fields are framed, so that no two lists meet', () => {
    expect(mac(SEED, 'pid', 'ab', 'c')).not.toBe(mac(SEED, 'pid', 'a', 'bc'))
    expect(mac(SEED, 'pid', 'a')).not.toBe(mac(SEED, 'seed', 'a'))
    expect(mac(SEED, 'pid', '厦门')).toMatch(/^[0-9a-f]{64}$/)
  })
})
