import { randomUUID } from 'node:crypto'
import { Failure, sentence } from '#values/failure.ts'
import { namedObject } from '#values/objectId.ts'
import {
  countRaces,
  newColumnNames,
  type RaceColumn,
  racesMax,
  type Regatta,
  type Series,
} from '../rules/regatta.ts'

export const newRaceColumns = (regatta: Pick<Regatta, 'series'>, prefix: string, count: number) =>
  newColumnNames(regatta, prefix, count).map((name) => ({ id: randomUUID(), name }))

export const trackedRaceObject = (regatta: Pick<Regatta, 'name'>, raceName: string) =>
  namedObject('TRACKED_RACE', regatta.name, raceName)

export const noRaceColumn = (regatta: Pick<Regatta, 'name'>, name: string): Failure =>
  new Failure(
    'not-found',
    sentence`Could not find a race column with name '${name}' in regatta '${regatta.name}'.`,
  )

/** @throws Failure `invalid-input` */
export const requireFewRaces = (regatta: Pick<Regatta, 'series'>): void => {
  const count = countRaces(regatta)
  if (count <= racesMax) return
  const detail = sentence`must leave the regatta with at most ${racesMax} races, found ${count}`
  throw new Failure('invalid-input', 'A regatta cannot have so many races.', {
    errors: [{ parameter: 'numberofraces', code: 'maximum', detail }],
  })
}

export const describeColumn = (series: Series, column: RaceColumn) => ({
  seriesname: series.name,
  racename: column.name,
})
