/** The series, or its race column, whose fleets a request is about. */
import { noRaceColumn } from '#races/steps/raceColumns.ts'
import type { FleetScope } from '#races/rules/fleets.ts'
import type { Regatta, Series } from '#races/rules/regatta.ts'
import type { fleetsOfRegatta } from '#schemas/races/fleets.ts'
import type { Static } from '#schemas/schema.ts'
import { invalidInput, sentence } from '#values/failure.ts'

/** Without a name, the series is the one with the race column, or the one with several fleets. */
export const scopeOf = (
  regatta: Regatta,
  { series: name, raceColumn }: Pick<Static<typeof fleetsOfRegatta>, 'series' | 'raceColumn'>,
): { readonly series: Series; readonly scope: FleetScope } => {
  const called = regatta.series.filter((series) => series.name === (name ?? series.name))
  const columnIn = ({ raceColumns }: Series) => raceColumns.find((one) => one.name === raceColumn)
  const all = raceColumn === undefined ? called : called.filter(columnIn)
  if (raceColumn !== undefined && called.length > 0 && all.length === 0) {
    throw noRaceColumn(regatta, raceColumn)
  }
  const several = all.filter(({ fleets }) => fleets.length > 1)
  const [series, ...others] = several.length > 0 ? several : all
  if (series !== undefined && others.length === 0) {
    const column = columnIn(series)
    const scope = { series: series.name, ...(column && { raceColumnId: column.id }) }
    return { series, scope }
  }
  const names = regatta.series.map((one) => `'${one.name}'`).join(', ')
  throw invalidInput([
    series === undefined
      ? { pointer: '/series', code: 'unknown', detail: sentence`must be one of ${names}` }
      : {
          pointer: '/series',
          code: 'required',
          detail: sentence`is required here: one of ${names}`,
        },
  ])
}
