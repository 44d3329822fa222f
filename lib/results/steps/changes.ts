/** PLACEHOLDER until the branch of the endpoints is merged. */
import type { Context } from '#endpoint/context.ts'
import type { Results } from './results.ts'

export interface ShownChange {
  atMillis: number
  by: string | null
  race: string | null
  sentences: readonly string[]
  moved: readonly string[]
}
export const changesOnPage = (
  _context: Context,
  _results: Results,
  _max: number,
): Promise<readonly ShownChange[]> => Promise.resolve([])
