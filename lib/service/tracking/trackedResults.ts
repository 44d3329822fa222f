/** Results of the races of a leaderboard that follow from the tracks of the boats. */
import type { RaceDetail } from '../../../schemas/raceDetailWords.ts'
import type { Entry } from '../../domain/race/competitor.ts'
import type { Regatta } from '../../domain/race/regatta.ts'
import type { Context } from '../context.ts'
import type { RaceWithTracking } from '../sailing/trackedRaces.ts'

/** One competitor in one race. */
export interface TrackedResult {
  /** From 1. Null: not known. */
  readonly rank: number | null
  readonly finished: boolean
  readonly details: Readonly<Partial<Record<RaceDetail, number>>>
}

/** By the id of the race, then by the id of each competitor who has positions in it. */
export type TrackedResults = ReadonlyMap<string, ReadonlyMap<string, TrackedResult>>

interface Wanted {
  readonly regatta: Regatta
  readonly races: readonly RaceWithTracking[]
  readonly entries: readonly Entry[]
  readonly atMillis: number
}

/** The service computes no results from tracks yet. */
export const computeTrackedResults = (
  _context: Context,
  _wanted: Wanted,
): Promise<TrackedResults> => Promise.resolve(new Map())
