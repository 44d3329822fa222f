import { type TSchema, Type } from '@sinclair/typebox'
import { newObjectName } from '../platform/fields.ts'
import { exact, integer } from '../schema.ts'
import { settingsOfSeries } from './scoring.ts'

/** Limit of the fleets of a series, and of the series of a regatta. */
const partsMax = 20

const fleetName = newObjectName('The name of a fleet')

const fleets = Type.Array(
  Type.Union([
    fleetName,
    exact({
      name: fleetName,
      orderNo: Type.Optional(
        integer(
          'Boats of a fleet with a smaller number rank before those of one with a larger one',
          {
            minimum: 0,
            maximum: 100,
          },
        ),
      ),
    }),
  ]),
  { minItems: 1, maxItems: partsMax },
)

const name = newObjectName('The name of the series')

export const newSeries = exact({ name, fleets, ...settingsOfSeries })

export const seriesChange = exact({ name, fleets: Type.Optional(fleets), ...settingsOfSeries })

/** @param each `newSeries` or `seriesChange` */
export const listOfSeries = <const Schema extends TSchema>(each: Schema, description: string) =>
  Type.Array(each, { minItems: 1, maxItems: partsMax, description })
