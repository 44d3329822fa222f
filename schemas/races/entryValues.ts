import { Type, type TSchema } from '@sinclair/typebox'
import { visiblePattern } from '../platform/invisible.ts'
import { newName, visibleTitle } from '../platform/name.ts'
import { flag, ownKeywords, reply } from '../schema.ts'
import { anyText } from './regattaFields.ts'
import { colorMatching, colorPattern } from '../platform/color.ts'
import { imageUrl, pictureUriPattern } from '../platform/imageUrl.ts'

export const valuesOfCompetitor = {
  name: newName('The name', 200),
  shortName: newName('The short name', 100),
  displayColor: {
    ...colorMatching(`^${colorPattern}$`),
    description: 'A colour such as `#FF8800`',
  },
  email: Type.String({
    maxLength: 254,
    pattern: '^[^@\\s]+@[^@\\s]+$',
    title: 'an e-mail address',
    description: 'An e-mail address, for callers with READ on the competitor',
  }),
  nationality: Type.String({
    pattern: '^[A-Za-z]{3}$',
    title: 'three letters such as GER',
    description: 'The three-letter code of the IOC',
  }),
  flagImageUri: { ...imageUrl, description: 'The address of a picture of the flag' },
  teamImageUri: {
    ...imageUrl,
    pattern: pictureUriPattern,
    description: 'The address of a picture of the team, or the path of one that is kept here',
  },
  timeOnTimeFactor: Type.Number({
    minimum: 0.01,
    maximum: 100,
    description: 'The factor for time on time, such as 100 / yardstick',
  }),
  timeOnDistanceAllowance: Type.Number({
    minimum: 0,
    maximum: 86_400,
    description: 'Seconds per nautical mile, for time on distance',
  }),
  searchTag: Type.String({
    maxLength: 200,
    pattern: visiblePattern,
    title: visibleTitle,
    description: 'A text to find the competitor',
  }),
}

const clearableValue = <const Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

/** The values of an entry; null removes a value. */
export const entryValues = {
  name: Type.Optional(valuesOfCompetitor.name),
  shortName: clearableValue(valuesOfCompetitor.shortName),
  sailId: clearableValue(newName('The number on the sail')),
  nationality: clearableValue({
    ...valuesOfCompetitor.nationality,
    [ownKeywords.code]: 'nationality',
  }),
  club: clearableValue(newName('The club', 200)),
  crew: clearableValue(newName('The names of the crew', 1000)),
  boatName: clearableValue(newName('The name of the boat')),
  boatClass: Type.Optional(newName('The class of the boat')),
  fleet: anyText('The fleet, in each series that has several fleets and one with this name'),
  timeOnTimeFactor: clearableValue(valuesOfCompetitor.timeOnTimeFactor),
  timeOnDistanceAllowance: clearableValue(valuesOfCompetitor.timeOnDistanceAllowance),
}

export const proposal = reply({
  ...entryValues,
  withdrawn: Type.Optional(flag('The sailor wants to sail no more races')),
  removed: Type.Optional(flag('The sailor wants to leave the regatta')),
})

export const isWaiting = flag('The entry does not count until an organizer accepts it')
