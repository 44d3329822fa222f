/** Names the browser of a session in two words, so that a user recognizes it. */

/** In this order, because browsers also name those whose pages they can show. */
const browsers: readonly (readonly [part: string, name: string])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
  ['curl/', 'curl'],
]

const systems: typeof browsers = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
]

/** @returns `undefined` for a program that the service does not know */
export const browserIn = (userAgent = ''): string | undefined => {
  const words = [browsers, systems].flatMap(
    (known) => known.find(([part]) => userAgent.includes(part))?.[1] ?? [],
  )
  return words.length === 0 ? undefined : words.join(' ')
}
