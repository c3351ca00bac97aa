/** A path as a file says it, from the folder of the build; `from` is the file that says it. */
export function resolveIn(from: string, to: string): string {
  const parts = to.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of to.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
