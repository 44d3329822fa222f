import { RecentMap } from './recentMap.ts'

const resultsMax = 200
/** The result for a longer text is computed again, which limits the memory. */
const charactersMax = 10_000

/**
 * Returns a function that remembers its recent results: most requests of a process are from few
 * users. Equal texts have the same result, so it can be a key of further caches.
 * @param compute depends on nothing but the text
 */
export const rememberResults = <Result extends object>(compute: (text: string) => Result) => {
  const results = new RecentMap<Result>(resultsMax)
  return (text: string): Result => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = compute(text)
    if (text.length <= charactersMax) results.set(text, result)
    return result
  }
}
