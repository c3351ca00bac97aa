/** Read by the bundler's own code, and no part of WeChat. */
const OWN_OF_THE_BUILD = ['webpackJsonp']

/**
 * `wx` as the program sees it: the members given, by name. A member that is in neither list is noted in `unknown`;
 * those in `absent` are not there on this phone, as on an old version or a desktop.
 */
export function makeWx(
  members: Record<string, unknown>,
  absent: readonly string[],
  unknown: Set<string>
): object {
  const here = Object.fromEntries(Object.entries(members).filter(([name]) => !absent.includes(name)))
  return new Proxy(here, {
    get(target, name) {
      const quiet = typeof name === 'symbol' || name in target
      if (!quiet && !OWN_OF_THE_BUILD.includes(name) && !absent.includes(name)) unknown.add(name)
      return Reflect.get(target, name)
    }
  })
}
