/** Changes how a leaderboard scores. */
import type { leaderboardChange } from '#schemas/races/leaderboard.ts'
import type { Static } from '#schemas/schema.ts'
import type { InputError } from '#values/failure.ts'
import type { ScoringSettings, Series } from './regatta.ts'
import { chosen, isHighPoint } from './stages.ts'

type Wanted = Pick<
  Static<typeof leaderboardChange>,
  'scoringSystem' | 'firstPlacePoints' | 'average' | 'counts' | 'dutyRaces'
>

/** Null takes a setting back. Absent ones stay. */
export const changedScoring = (before: ScoringSettings, wanted: Wanted): ScoringSettings => ({
  system: wanted.scoringSystem ?? before.system,
  firstPlacePoints: chosen(wanted.firstPlacePoints, before.firstPlacePoints),
  average: chosen(wanted.average, before.average),
  counts: chosen(countsOf(wanted.counts), before.counts),
  dutyRaces: chosen(wanted.dutyRaces, before.dutyRaces),
})

const countsOf = (sent: Wanted['counts']): ScoringSettings['counts'] | null => {
  if (sent?.best !== undefined) return { best: sent.best }
  if (sent?.share !== undefined) return { share: sent.share }
  return sent === null ? null : undefined
}

/** Faults of the request, also together with what stays. */
export const scoringFaults = (
  { counts: sent }: Wanted,
  { system, firstPlacePoints, average, counts }: ScoringSettings,
  series: readonly Pick<Series, 'carry'>[],
): readonly InputError[] => {
  const isHigh = isHighPoint(system)
  const isNeitherOrBoth = sent && (sent.best === undefined) === (sent.share === undefined)
  return [
    fault(
      isHigh && firstPlacePoints !== undefined,
      '/firstPlacePoints',
      'must be null with a high point system: only LOW_POINT and LOW_POINT_WINNER_GETS_ZERO can have others',
    ),
    fault(
      isHigh && series.some(({ carry }) => carry === 'rank'),
      '/scoringSystem',
      'must be a low point system: a series carries a rank over, and the number of a worse one would be a better score',
    ),
    fault(
      average?.of === 'possible' && system !== 'HIGH_POINT',
      '/average/of',
      'must be `points`: only the points of `HIGH_POINT` are a part of possible ones',
    ),
    fault(
      average?.minimumRaces !== undefined && average.minimumShare !== undefined,
      '/average/minimumShare',
      'must be absent beside `minimumRaces`',
    ),
    fault(isNeitherOrBoth === true, '/counts', 'must have either `best` or `share`'),
    fault(
      average !== undefined && counts !== undefined,
      '/counts',
      'must be null beside `average`: an average is one of all races, or `average` must be null',
    ),
  ].flat()
}

const fault = (isFault: boolean, pointer: string, detail: string): readonly InputError[] =>
  isFault ? [{ pointer, code: 'contradiction', detail }] : []
