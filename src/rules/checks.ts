/** Says what is wrong with a value: null nothing, '' the value itself, else the field of it. */
export type Check = (x: unknown) => string | null

/** The checks of the fields of an object, by name. */
export type Fields = Readonly<Record<string, Check>>

/** A value for which this holds. */
export const that =
  (holds: (x: unknown) => boolean): Check =>
  x =>
    holds(x) ? null : ''

/** One of these. */
export const oneOf = (names: readonly unknown[]): Check => that(x => names.includes(x))

/** True or false. */
export const isBoolean: Check = oneOf([true, false])

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number): Check =>
  that(x => Number.isInteger(x) && (x as number) >= min && (x as number) <= max)

/** A list of such things. A wrong one is named by its index. */
export const listOf =
  (item: Check): Check =>
  x => {
    if (!Array.isArray(x)) return ''
    const index = x.findIndex(each => item(each) !== null)
    return index < 0 ? null : path(`${index}`, item(x[index]) as string)
  }

/** A list of such things, each once. */
export const setOf =
  (item: Check): Check =>
  x =>
    listOf(item)(x) ?? (new Set(x as unknown[]).size === (x as unknown[]).length ? null : '')

/** Two names as one: 'chase' and 'ranks' are 'chase.ranks'. */
export const path = (name: string, below: string): string => (below === '' ? name : `${name}.${below}`)

/** Whether `x` is an object that is no list. */
export const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

/** The first thing wrong with what an object has; a field that has no check is wrong. Nothing inherited counts. */
export const wrongIn = (x: object, fields: Fields): string | null => {
  for (const [name, value] of Object.entries(x)) {
    const check = Object.keys(fields).includes(name) ? fields[name] : undefined
    const wrong = check ? check(value) : ''
    if (wrong !== null) return path(name, wrong)
  }
  return null
}

/** An object with these fields and no others, save the optional. */
export const shape =
  (fields: Fields, optional: Fields = {}): Check =>
  x => {
    if (!isObject(x)) return ''
    const missing = Object.keys(fields).find(name => !Object.keys(x).includes(name))
    return missing ?? wrongIn(x, { ...fields, ...optional })
  }
