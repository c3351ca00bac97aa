import path from 'node:path'
import vm from 'node:vm'
import type { Dist } from './dist'
import { resolveIn } from './paths'
import type { Time } from './time'

/** What a page, a component or the app hands to Page(), Component() or App(). */
export type Definition = Record<string, unknown>

/** What WeChat's files cannot see, though a browser's could. */
const ABSENT = [
  ...['window', 'document', 'frames', 'self', 'location', 'navigator'],
  ...['localStorage', 'history', 'Caches', 'XMLHttpRequest', 'fetch']
]

/** Time comes from the test; there is no other clock in there. */
const PRELUDE = `{
  const Own = Date
  const now = __now
  class Moved extends Own {
    constructor(...given) {
      if (given.length > 0) super(...given)
      else super(now())
    }
    static now() {
      return now()
    }
  }
  globalThis.Date = Moved
  delete globalThis.__now
}`

interface Needs {
  readonly dist: Dist
  readonly time: Time
  readonly wx: object
  readonly currentPages: () => readonly unknown[]
  /** an error that nobody caught, or something written to the console as one */
  readonly onProblem: (text: string) => void
  readonly isLoaded: (root: string) => boolean
}

const MOST_FRAMES = 6

/** What went wrong and where in the build, in one line. */
export function textOf(x: unknown): string {
  if (x === null || typeof x !== 'object' || !('stack' in x)) return String(x)
  const frames = [...String(x.stack).matchAll(/([\w.-]+\.js:\d+:\d+)/g)].slice(0, MOST_FRAMES)
  return `${String((x as { message?: unknown }).message)} (${frames.map(frame => frame[1]).join(' < ')})`
}

/** The logic layer's JavaScript: a bare context that makes no code of strings, and WeChat's way to load files. */
export class Realm {
  app: Definition = {}
  readonly pages = new Map<string, Definition>()
  readonly components = new Map<string, Definition>()
  private readonly modules = new Map<string, { exports: unknown }>()
  private readonly context: vm.Context
  private readonly promises: unknown
  private loading = ''

  constructor(private readonly needs: Needs) {
    const { time, wx, currentPages, onProblem } = needs
    const guarded =
      (add: (deed: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => number) =>
      (deed: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
        add((...given) => this.run(() => deed(...given)), ms, ...args)
    const says = (...what: unknown[]) => onProblem(what.map(textOf).join(' '))
    const quiet = () => undefined
    this.context = vm.createContext(
      {
        wx,
        App: (app: Definition) => {
          this.app = app
        },
        Page: (page: Definition) => this.pages.set(this.loading, page),
        Component: (component: Definition) => this.components.set(this.loading, component),
        Behavior: (behavior: Definition) => behavior,
        getApp: () => this.app,
        getCurrentPages: () => [...currentPages()],
        console: { log: quiet, info: quiet, debug: quiet, warn: says, error: says },
        setTimeout: guarded(time.setTimeout),
        setInterval: guarded(time.setInterval),
        clearTimeout: time.clear,
        clearInterval: time.clear,
        __now: time.now
      },
      { codeGeneration: { strings: false, wasm: false } }
    )
    vm.runInContext(PRELUDE, this.context)
    this.promises = vm.runInContext('Promise.prototype', this.context)
  }

  /** Runs code of the program; what it throws is a problem, which the app hears of too, and stops nothing else. */
  run<T>(deed: () => T): T | undefined {
    try {
      return deed()
    } catch (error) {
      this.wrong('onError', textOf(error), textOf(error))
      return undefined
    }
  }

  /** A promise of the program's was left rejected. @returns whether it was one of this program's */
  rejected(reason: unknown, promise: Promise<unknown>): boolean {
    if (Object.getPrototypeOf(promise) !== this.promises) return false
    this.wrong('onUnhandledRejection', `rejected: ${textOf(reason)}`, { reason, promise })
    return true
  }

  private wrong(name: 'onError' | 'onUnhandledRejection', problem: string, told: unknown): void {
    this.needs.onProblem(problem)
    const hears = this.app[name]
    try {
      if (typeof hears === 'function') hears.call(this.app, told)
    } catch (error) {
      this.needs.onProblem(textOf(error))
    }
  }

  /** Loads a file once and answers what it exports. What it registers goes by the name of the file asked for. */
  load(file: string): unknown {
    const name = file.endsWith('.js') ? file : `${file}.js`
    const before = this.loading
    this.loading = name.replace(/\.js$/, '')
    try {
      return this.require(name)
    } finally {
      this.loading = before
    }
  }

  private require(name: string): unknown {
    const known = this.modules.get(name)
    if (known) return known.exports
    const { dist, isLoaded } = this.needs
    const root = dist.rootOf(name)
    if (root !== null && !isLoaded(root)) throw new Error(`${name} is in a subpackage that is not loaded`)
    const module = { exports: {} as unknown }
    this.modules.set(name, module)
    const wrapped = `(function(require,module,exports,${ABSENT.join(',')}){${dist.read(name)}\n})`
    const body = vm.runInContext(wrapped, this.context, { filename: path.join(dist.folder, name) })
    body.call(
      undefined,
      (to: string) => {
        const target = resolveIn(name, to)
        return this.require(target.endsWith('.js') ? target : `${target}.js`)
      },
      module,
      module.exports
    )
    return module.exports
  }

  /** Evaluates an expression in there, for a look at what only the program itself knows. */
  look(expression: string): unknown {
    return vm.runInContext(expression, this.context)
  }
}
