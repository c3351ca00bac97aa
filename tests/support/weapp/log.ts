/** One crossing of the bridge from the logic to the view. */
export interface Crossing {
  readonly kind: 'setData' | 'animate'
  readonly route: string
  /** the component that sent it; null: the page itself */
  readonly component: string | null
  /** of its JSON, in UTF-8 */
  readonly bytes: number
  readonly keys: readonly string[]
}

/** What goes over the bridge, counted. */
export class BridgeLog {
  readonly all: Crossing[] = []

  add(crossing: Crossing): void {
    this.all.push(crossing)
  }

  /** What has crossed since a moment: `const since = log.mark()` … `since()`. */
  mark(): () => readonly Crossing[] {
    const from = this.all.length
    return () => this.all.slice(from)
  }
}

export const setDataOf = (crossings: readonly Crossing[]): readonly Crossing[] =>
  crossings.filter(({ kind }) => kind === 'setData')

export const bytesOf = (crossings: readonly Crossing[]): number =>
  crossings.reduce((sum, { bytes }) => sum + bytes, 0)
