import { Type } from '@sinclair/typebox'
import { newObjectName } from '../platform/fields.ts'
import { exact, integer } from '../schema.ts'

/** Limit of the fleets of a series, and of the series of a regatta. */
const partsMax = 20

const fleetName = newObjectName('The name of a fleet')

export const newSeries = exact({
  name: newObjectName('The name of the series'),
  fleets: Type.Array(
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
  ),
})

export const seriesOf = (description: string) =>
  Type.Array(newSeries, { minItems: 1, maxItems: partsMax, description })
