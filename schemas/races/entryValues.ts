import { type TSchema, Type } from '@sinclair/typebox'
import { newName } from '../platform/name.ts'
import { flag, reply, text } from '../schema.ts'
import { valuesOfCompetitor } from './competitorValues.ts'

const clearableValue = <const Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

/** The values of an entry; null removes a value. */
export const entryValues = {
  name: Type.Optional(valuesOfCompetitor.name),
  shortName: clearableValue(valuesOfCompetitor.shortName),
  sailId: clearableValue(newName('The number on the sail')),
  nationality: clearableValue(valuesOfCompetitor.nationality),
  club: clearableValue(newName('The club', 200)),
  crew: clearableValue(newName('The names of the crew', 1000)),
  boatName: clearableValue(newName('The name of the boat')),
  boatClass: Type.Optional(newName('The class of the boat')),
  fleet: Type.Optional(
    text('The fleet, in each series that has several fleets and one with this name', {
      maxLength: 1024,
    }),
  ),
  timeOnTimeFactor: clearableValue(valuesOfCompetitor.timeOnTimeFactor),
  timeOnDistanceAllowance: clearableValue(valuesOfCompetitor.timeOnDistanceAllowance),
}

export const proposal = reply({
  ...entryValues,
  withdrawn: Type.Optional(flag('The sailor wants to sail no more races')),
  removed: Type.Optional(flag('The sailor wants to leave the regatta')),
})

export const isWaiting = flag('The entry does not count until an organizer accepts it')
