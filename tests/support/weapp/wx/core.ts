import { type Data, wire } from '../bridge'
import { textOf } from '../realm'
import type { Time } from '../time'

type Listener = (value?: unknown) => void

/** How an API says how it went. */
export interface Ways {
  success?: (result: Data) => void
  fail?: (error: Data) => void
  complete?: (result: Data) => void
}

/** An API that fails as WeChat's do: with errMsg, and errno or errCode where there is one. */
export class Failed extends Error {
  constructor(
    reason: string,
    readonly more: Data = {}
  ) {
    super(reason)
  }
}

export interface ApiCall {
  readonly api: string
  readonly options: Data
}

/** What all of wx's members lean on: what was called, who listens, how an answer is given. */
export class Core {
  readonly calls: ApiCall[] = []
  /** APIs that fail on this phone, and what they say then */
  readonly fails = new Map<string, string>()
  private readonly listeners = new Map<string, Set<Listener>>()

  constructor(
    readonly time: Time,
    readonly onProblem: (text: string) => void
  ) {}

  called = (api: string): readonly Data[] =>
    this.calls.filter(call => call.api === api).map(({ options }) => options)

  note(api: string, options: unknown): void {
    this.calls.push({ api, options: (wire(options) ?? {}) as Data })
  }

  /**
   * A member that answers by success, fail and complete, or by a promise where none of them is given. `deed` answers
   * what goes with `errMsg`, and throws to fail.
   */
  way<O extends object = Data>(api: string, deed: (options: O) => Data | void = () => undefined) {
    return (options: O & Ways = {} as O & Ways): Promise<Data> | undefined => {
      this.note(api, options)
      const { success, fail, complete } = options
      const answer = new Promise<Data>((resolve, reject) => {
        this.time.setTimeout(() => {
          try {
            const wrong = this.fails.get(api)
            if (wrong !== undefined) throw new Failed(wrong)
            const result = { errMsg: `${api}:ok`, ...(deed(options) ?? {}) }
            this.tell(success, result)
            this.tell(complete, result)
            resolve(result)
          } catch (error) {
            const more = error instanceof Failed ? error.more : {}
            const result = { errMsg: `${api}:fail ${(error as Error).message}`, ...more }
            this.tell(fail, result)
            this.tell(complete, result)
            reject(result)
          }
        })
      })
      if (!success && !fail && !complete) return answer
      answer.catch(() => undefined)
      return undefined
    }
  }

  private tell(listener: ((value: Data) => void) | undefined, value: Data): void {
    try {
      listener?.(value)
    } catch (error) {
      this.onProblem(textOf(error))
    }
  }

  on = (event: string) => (listener: Listener) => {
    this.listeners.set(event, new Set([...(this.listeners.get(event) ?? []), listener]))
  }

  /** Without the listener all of them are gone, as in WeChat. */
  off = (event: string) => (listener?: Listener) => {
    if (listener) this.listeners.get(event)?.delete(listener)
    else this.listeners.delete(event)
  }

  /** `onX` and `offX` of some events. */
  events(...names: string[]): Record<string, unknown> {
    return Object.fromEntries(
      names.flatMap(name => [
        [`on${name}`, this.on(name)],
        [`off${name}`, this.off(name)]
      ])
    )
  }

  count = (event: string): number => this.listeners.get(event)?.size ?? 0

  emit(event: string, value?: unknown): void {
    this.late(event)(value)
  }

  /** A way to reach those who listen now, even when they do so no more: some phones deliver late. */
  late(event: string): (value?: unknown) => void {
    const listeners = [...(this.listeners.get(event) ?? [])]
    return value => {
      for (const listener of listeners) {
        try {
          listener(wire(value))
        } catch (error) {
          this.onProblem(textOf(error))
        }
      }
    }
  }
}
