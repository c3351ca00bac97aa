/** One measured number, as a bench file prints it for `npm run bench`. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Where there is a bound: the most it may be. */
  readonly most?: number
  /** What it should reach; missing it is no failure. */
  readonly aim?: number
  readonly note?: string
}

/** How config/bench.ts knows a figure among the lines. */
const MARK = '\u0001figure '

export const print = (figure: Figure): void => console.log(MARK + JSON.stringify(figure))

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
