import { type TSchema, Type } from '@sinclair/typebox'
import { nameInPath, newObjectName } from '../platform/fields.ts'
import { exact, integer } from '../schema.ts'
import { settingsOfSeries } from './scoring.ts'

/** Limit of the fleets of a series, and of the series of a regatta. */
const partsMax = 20

const newFleetName = newObjectName('The name of a fleet')

export const orderedFleet = exact({
  name: newFleetName,
  orderNo: Type.Optional(
    integer('Boats of a fleet with a smaller number rank before those of one with a larger one', {
      minimum: 0,
      maximum: 100,
    }),
  ),
})

const fleets = Type.Array(Type.Union([newFleetName, orderedFleet]), {
  minItems: 1,
  maxItems: partsMax,
})

export const newSeries = exact({
  name: newObjectName('The name of the series'),
  fleets,
  ...settingsOfSeries,
})

export const seriesChange = exact({
  name: nameInPath('The name of the series'),
  fleets: Type.Optional(fleets),
  ...settingsOfSeries,
})

/** @param each `newSeries` or `seriesChange` */
export const listOfSeries = <const Schema extends TSchema>(each: Schema, description: string) =>
  Type.Array(each, { minItems: 1, maxItems: partsMax, description })
