/** One measured number, as a bench file prints it for `npm run bench`. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Where the design sets one: the most, or the least, it may be. */
  readonly most?: number
  readonly least?: number
  readonly note?: string
}

const MARK = '\u0001figure '

export const print = (figure: Figure): void => console.log(MARK + JSON.stringify(figure))

/** The figure in a line of output; null for any other line. */
export const figureOf = (line: string): Figure | null =>
  line.startsWith(MARK) ? (JSON.parse(line.slice(MARK.length)) as Figure) : null

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
