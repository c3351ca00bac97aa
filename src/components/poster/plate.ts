import type { Stock } from '@/rules'

/** One cake on the plate: its middle, and px of its box. */
export interface Placed {
  readonly rank: (typeof SMALLER)[number]
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The ranks below the first, from the greatest; the first lies painted in the middle of the plate. */
export const SMALLER = ['duitang', 'sanhong', 'sijin', 'erju', 'yixiu'] as const

const MIDDLE = { x: 540, y: 780 }

interface Rings {
  readonly size: number
  /** from the innermost: how far out, and how many cakes it holds */
  readonly rings: readonly (readonly [radius: number, most: number])[]
}

/** Few cakes lie large and in one ring, many small and in three. */
const LAYOUTS: readonly Rings[] = [
  { size: 150, rings: [[200, 9]] },
  {
    size: 112,
    rings: [
      [146, 8],
      [246, 18]
    ]
  },
  {
    size: 90,
    rings: [
      [130, 9],
      [208, 18],
      [284, 30]
    ]
  }
]

const room = ({ rings }: Rings): number => rings.reduce((sum, [, most]) => sum + most, 0)

/** How many of `n` cakes lie in each ring, the inner ones no emptier than the outer. */
function shares({ rings }: Rings, n: number): readonly number[] {
  let left = n
  let free = rings.reduce((sum, [, most]) => sum + most, 0)
  return rings.map(([, most]) => {
    const here = Math.min(most, Math.ceil((left * most) / free))
    left -= here
    free -= most
    return here
  })
}

/** Somebody's cakes on a plate, the greatest nearest to the middle; those that it has no room for are left out. */
export function plated(held: Stock): readonly Placed[] {
  const all = SMALLER.flatMap(rank => Array.from({ length: held[rank] }, () => rank))
  const layout = LAYOUTS.find(each => room(each) >= all.length) ?? LAYOUTS.at(-1)!
  const cakes = all.slice(0, room(layout))
  const counts = shares(layout, cakes.length)
  let from = 0
  return layout.rings.flatMap(([radius], ring) => {
    const own = cakes.slice(from, from + counts[ring]!)
    from += own.length
    return own.map((rank, i) => {
      // Every other ring is turned by half a step, so that no cakes stand in a line.
      const angle = ((i + ring / 2) / own.length) * 2 * Math.PI - Math.PI / 2
      const x = MIDDLE.x + radius * Math.cos(angle)
      const y = MIDDLE.y + radius * Math.sin(angle)
      return { rank, x, y, size: layout.size }
    })
  })
}
