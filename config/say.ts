/** Something the person at the keyboard can put right: shown as its message alone, without a stack. */
export class Trouble extends Error {
  override readonly name = 'Trouble'
}

export const say = (line: string): void => console.log(line)

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Waits for work, and every 20 s says how long `what` has been going on. */
export async function meanwhile<T>(what: string, work: Promise<T>): Promise<T> {
  const started = Date.now()
  const ticking = setInterval(() => {
    say(`  ${what}: ${Math.round((Date.now() - started) / 1000)} s so far`)
  }, 20_000)
  try {
    return await work
  } finally {
    clearInterval(ticking)
  }
}

/** What a task ends with: a Trouble, or a file that cannot be used, as one line; anything else is a bug and shows its stack. */
export function report(error: unknown): void {
  const isFileTrouble = error instanceof Error && 'path' in error && 'syscall' in error
  console.error(error instanceof Trouble || isFileTrouble ? (error as Error).message : error)
}

/** Runs a task; the exit code is 1 when it fails or answers false. */
export async function task(work: () => Promise<boolean | void>): Promise<void> {
  try {
    if ((await work()) === false) process.exitCode = 1
  } catch (error) {
    report(error)
    process.exitCode = 1
  }
}
