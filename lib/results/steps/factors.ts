/** The factors of race columns, in the form of the original server. */
import { type RaceColumn, racesOfColumn, type Regatta } from '#races/rules/regatta.ts'
import { weightOf } from '#races/rules/stages.ts'
import type { EndpointRequest } from '#endpoint/endpoint.ts'
import type { Guard } from '#endpoint/guard.ts'
import { noRaceColumn } from '#races/steps/raceColumns.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { pointsNumber } from '../rules/scoring/pointsText.ts'

/** The original server requires UPDATE for reading too. */
export const guardOfFactors = {
  kind: 'object',
  type: 'LEADERBOARD',
  actions: ['UPDATE'],
  id: 'leaderboard',
} as const satisfies Guard

export const showFactors = async ({
  context,
  input: { leaderboard, race_column: raceColumn },
}: EndpointRequest<{ readonly leaderboard: string; readonly race_column?: string }>) =>
  describeFactors(await requireRegatta(context, leaderboard, 'LEADERBOARD'), raceColumn)

/** @throws Failure `not-found` */
export const requireColumn = (regatta: Regatta, name: string): RaceColumn => {
  const [race] = racesOfColumn(regatta, name)
  if (race === undefined) throw noRaceColumn(regatta, name)
  return race.raceColumn
}

/** @param name absent: all race columns */
export const describeFactors = (regatta: Regatta, name: string | undefined) => {
  const all = regatta.series.flatMap(({ stage, raceColumns }) =>
    raceColumns.map((column) => ({ column, weight: weightOf(stage, column) })),
  )
  const { id } = name === undefined ? {} : requireColumn(regatta, name)
  return {
    leaderboard_name: regatta.name,
    leaderboard_display_name: regatta.leaderboardDisplayName ?? regatta.name,
    race_columns: all
      .filter(({ column }) => id === undefined || column.id === id)
      .map(({ column, weight }) => ({
        race_column_name: column.name,
        explicit_factor: column.factor === undefined ? null : pointsNumber(column.factor),
        factor: pointsNumber(weight.factor),
        isDiscardable: weight.isDiscardable,
        ...(column.firstPlace !== undefined && { firstPlace: column.firstPlace }),
      })),
  }
}
