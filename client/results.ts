/** Reads the standings of a series. */
import type { components, paths } from './schema.d.ts'

/** The standings of a series, with a reason for each score. */
export type Results = components['schemas']['SeriesStandings']

type Get = (path: string, request: object) => Promise<{ readonly data: unknown }>

const path = '/sailingserver/api/v1/leaderboards/{leaderboard}/results' satisfies keyof paths

export const resultsThrough =
  (get: Get) =>
  async (leaderboard: string): Promise<Results> =>
    (await get(path, { params: { path: { leaderboard } } })).data as Results
