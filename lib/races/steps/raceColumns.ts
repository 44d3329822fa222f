/** Race columns of a regatta. A race is a race column for one fleet. */
import { randomUUID } from 'node:crypto'
import { Failure } from '#values/failure.ts'
import { namedObject } from '#access/rules/objectId.ts'
import {
  countRaces,
  newColumnNames,
  type RaceColumn,
  racesMax,
  type Regatta,
  type Series,
  withoutRaceColumn,
  withRaceColumns,
} from '../rules/regatta.ts'
import { putRegatta } from '../items/regattas.ts'
import { removeSecurity } from '#access/items/securities.ts'
import type { Context } from '#endpoint/context.ts'
import { requireRegatta } from './regattas.ts'

export interface NewRaceColumns {
  readonly prefix?: string | undefined
  readonly count?: number | undefined
  readonly toseries?: string | undefined
}

export const newRaceColumn = (name: string): RaceColumn => ({ id: randomUUID(), name })

export const addRaceColumns = async (
  context: Context,
  regattaName: string,
  { prefix = 'R', count = 1, toseries }: NewRaceColumns,
) => {
  const regatta = await requireRegatta(context, regattaName)
  const series = requireSeries(regatta, toseries)
  const added = newColumnNames(regatta, prefix, count).map(newRaceColumn)
  const changed = withRaceColumns(regatta, series.name, added)
  requireFewRaces(changed, 'numberofraces')
  await context.store.write([putRegatta(changed, regatta.item)])
  return added.map((column) => describeColumn(series, column))
}

/** Data of the removed column has no effect: a new column gets another id. */
export const removeRaceColumn = async (
  context: Context,
  regattaName: string,
  columnName: string,
) => {
  const regatta = await requireRegatta(context, regattaName)
  const [found] = regatta.series.flatMap((series) =>
    series.raceColumns
      .filter(({ name }) => name === columnName)
      .map((column) => ({ series, column })),
  )
  if (found === undefined) throw noRaceColumn(regatta, columnName)
  const { series, column } = found
  const races = regatta.trackedRaces.filter(({ raceColumnId }) => raceColumnId === column.id)
  await context.store.write([
    putRegatta(withoutRaceColumn(regatta, column.id), regatta.item),
    ...races.map(({ name }) => removeSecurity(trackedRaceObject(regatta, name))),
  ])
  return describeColumn(series, column)
}

export const trackedRaceObject = (regatta: Pick<Regatta, 'name'>, raceName: string) =>
  namedObject('TRACKED_RACE', regatta.name, raceName)

export const noRaceColumn = (regatta: Pick<Regatta, 'name'>, name: string): Failure =>
  new Failure(
    'not-found',
    `Could not find a race column with name '${name}' in regatta '${regatta.name}'.`,
  )

/** @throws Failure `invalid-input` for the input that exceeds the limit of races */
export const requireFewRaces = (regatta: Pick<Regatta, 'series'>, parameter: string): void => {
  const count = countRaces(regatta)
  if (count <= racesMax) return
  const detail = `must leave the regatta with at most ${racesMax} races, found ${count}`
  throw new Failure('invalid-input', 'A regatta cannot have so many races.', {
    errors: [{ parameter, code: 'maximum', detail }],
  })
}

const requireSeries = (regatta: Regatta, wanted: string | undefined): Series => {
  const [first, ...others] = regatta.series
  if (wanted === undefined && first !== undefined && others.length === 0) return first
  const found = regatta.series.find(({ name }) => name === wanted)
  if (found !== undefined) return found
  const names = regatta.series.map(({ name }) => `'${name}'`).join(', ')
  throw new Failure('invalid-input', 'The series does not exist.', {
    errors: [{ parameter: 'toseries', code: 'unknown', detail: `must be one of ${names}` }],
  })
}

const describeColumn = (series: Series, column: RaceColumn) => ({
  seriesname: series.name,
  racename: column.name,
})
