import { type TSchema, Type } from '@sinclair/typebox'
import { boatClass } from './boatClass.ts'
import { colorMatching, colorPattern } from '../platform/color.ts'
import { imageUrl, pictureUriPattern } from '../platform/imageUrl.ts'
import { newName, visiblePattern, visibleTitle } from '../platform/name.ts'
import {
  idInPath,
  leaderboardName,
  nameInPath,
  regattaName,
  registrationSecret,
  uuidOf,
} from '../platform/sailing.ts'
import { flag, input, integer, nullable, reply, text } from '../schema.ts'

const competitorId = idInPath('The id of the competitor')
const boatId = idInPath('The id of the boat')

/** The colours, codes and addresses of a competitor. */
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

const allowanceMillis = integer('Milliseconds per nautical mile, for time on distance', {
  minimum: 0,
  maximum: 86_400_000,
})

const nullableText = nullable(Type.String())

export const boat = reply({
  idtype: Type.String(),
  id: Type.String(),
  name: nullableText,
  sailId: nullableText,
  color: nullableText,
  boatClass,
})

const sailor = reply({
  name: Type.String(),
  description: Type.Null(),
  nationality: nullable(reply({ IOC: Type.String() })),
})

export const team = reply({
  name: Type.String(),
  coach: Type.Null(),
  sailors: Type.Array(sailor),
  imageUri: Type.Optional(Type.String()),
})

const person = {
  idtype: Type.String(),
  id: Type.String(),
  name: Type.String(),
  shortName: nullableText,
  displayColor: nullable(Type.String(), '`#RRGGBB`'),
  email: Type.Optional(nullable(Type.String(), 'For callers with READ on the competitor')),
  searchTag: nullableText,
  nationality: text('The code of the IOC, or empty'),
  nationalityISO2: text('The code of ISO 3166 with two letters, or empty'),
  nationalityISO3: text('The code of ISO 3166 with three letters, or empty'),
  countryCode: nullable(Type.String(), 'The same as `nationalityISO2`'),
  flagImageUri: Type.Optional(Type.String()),
  sailID: nullable(Type.String(), 'The same as `sailId` of the boat'),
  timeOnTimeFactor: nullable(Type.Number()),
  timeOnDistanceAllowanceInSecondsPerNauticalMile: nullable(Type.Number()),
}

export const competitor = reply({
  ...person,
  ...{ team, boat },
  regattas: Type.Optional(
    Type.Array(Type.String(), {
      description: 'The regattas with an entry, for callers with UPDATE on the competitor',
    }),
  ),
})

const displayName = nullable(Type.String(), 'The name on the leaderboard, if it is another one')

export const competitorOfLeaderboard = reply({ ...person, displayName })

export const competitorOfRegatta = reply({
  ...person,
  ...{ displayName, team, boat },
  crew: Type.Optional(text('The names of the crew, as imported')),
  club: Type.Optional(text('The club, as imported')),
  fleets: Type.Optional(
    Type.Array(
      reply({
        series: Type.String(),
        fleet: Type.String(),
        raceColumn: Type.Optional(text('The list of one race; absent: all races of the series')),
      }),
      { description: 'The fleets of the competitor; absent without an assignment' },
    ),
  ),
  withdrawn: Type.Optional(flag('The boat sails no more races; her results stay')),
  timeOnTimeFactor: Type.Number({ description: 'In this regatta; 1 without a handicap' }),
})

export const competitorsOfRegatta = Type.Array(competitorOfRegatta)

const shownBySecret = {
  leaderboardName: Type.Optional(
    text('The leaderboard whose `secret` gives access to its competitors and their boats', {
      maxLength: 1024,
    }),
  ),
  secret: registrationSecret,
}

export const competitorReference = input({ competitorId, ...shownBySecret })
export const boatReference = input({ boatId, ...shownBySecret })

/** Null or an empty text removes the value. */
const clearable = <const Schema extends TSchema>(schema: Schema) =>
  Type.Optional(
    Type.Union([schema, Type.Literal(''), Type.Null()], {
      description: `${schema.description ?? ''}; null or an empty text removes it`,
    }),
  )

export const competitorChange = input({
  competitorId,
  name: Type.Optional(
    Type.Union([valuesOfCompetitor.name, Type.Null()], {
      description: 'The name. Null is refused, because every competitor has a name',
    }),
  ),
  shortName: clearable(valuesOfCompetitor.shortName),
  displayColor: clearable(valuesOfCompetitor.displayColor),
  email: clearable(valuesOfCompetitor.email),
  nationality: clearable(valuesOfCompetitor.nationality),
  flagImageUri: clearable(valuesOfCompetitor.flagImageUri),
  teamImageUri: clearable(valuesOfCompetitor.teamImageUri),
  timeOnTimeFactor: clearable(valuesOfCompetitor.timeOnTimeFactor),
  timeOnDistanceAllowanceInSecondsPerNauticalMile: clearable(
    valuesOfCompetitor.timeOnDistanceAllowance,
  ),
  searchTag: clearable(valuesOfCompetitor.searchTag),
})

const fleet = Type.Optional(
  text('The fleet of the boat, in each series that has several fleets and one with this name', {
    maxLength: 1024,
  }),
)

const newEntry = {
  regattaName,
  id: Type.Optional(uuidOf('Chosen by the client; without it one is made')),
  competitorName: Type.Optional({
    ...valuesOfCompetitor.name,
    description: 'The name of the competitor; if absent, that of the caller',
  }),
  competitorShortName: Type.Optional({
    ...valuesOfCompetitor.shortName,
    description: 'The short name of competitor and boat; `competitorName` if absent',
  }),
  competitorEmail: Type.Optional({
    ...valuesOfCompetitor.email,
    description: 'An e-mail address; that of the caller if absent',
  }),
  nationalityIOC: Type.Optional(valuesOfCompetitor.nationality),
  timeontimefactor: Type.Optional(valuesOfCompetitor.timeOnTimeFactor),
  timeondistanceallowancepernauticalmileasmillis: Type.Optional(allowanceMillis),
  searchtag: Type.Optional(valuesOfCompetitor.searchTag),
  displayColor: Type.Optional(valuesOfCompetitor.displayColor),
  flagImageURI: Type.Optional(valuesOfCompetitor.flagImageUri),
  teamImageURI: Type.Optional(valuesOfCompetitor.teamImageUri),
  deviceUuid: Type.Optional(uuidOf('The device that tracks the competitor from now on')),
  fleet,
  secret: registrationSecret,
}

export const newCompetitor = input({
  ...newEntry,
  boatclass: Type.Optional(newName('The class of the boat; required')),
  sailid: Type.Optional(newName('The number on the sail')),
})

export const newCompetitorWithBoat = input({
  ...newEntry,
  boatId: Type.Optional(idInPath('The id of an existing boat; required')),
})

export const competitorsReference = input({
  regattaName,
  race_column: Type.Optional(nameInPath('The race column of a race')),
  fleet: Type.Optional(nameInPath('The fleet of the race; all fleets if absent')),
})

const entryInputs = { regattaName, competitorId, secret: registrationSecret }

export const entryReference = input({ ...entryInputs, fleet })

export const entryRemoval = input({
  ...entryInputs,
  deviceUuid: Type.Optional(uuidOf('With the secret: the device that registered')),
  withdraw: Type.Optional(
    flag('Keeps the entry as a withdrawn one: her results stay, and she sails no more races'),
  ),
})

export const entryOfLeaderboard = input({
  leaderboard: leaderboardName,
  competitorId,
  secret: registrationSecret,
})

const handicap = { regattaName, competitorId }

export const handicapReference = input(handicap)

export const newTimeOnTimeFactor = input({
  ...handicap,
  timeOnTimeFactor: valuesOfCompetitor.timeOnTimeFactor,
})

export const newTimeOnDistanceAllowance = input({
  ...handicap,
  timeOnDistanceAllowancePerNauticalMile: allowanceMillis,
})

export const newDisplayName = input({
  leaderboard: leaderboardName,
  competitorId,
  displayName: Type.Optional({
    ...valuesOfCompetitor.name,
    description: 'The name on the leaderboard; absent or empty: that of the competitor',
  }),
})

/** A competitor in a response about a tracked race. */
export const competitorInRace = {
  id: Type.String(),
  name: Type.String(),
  sailNumber: nullable(Type.String()),
  color: nullable(Type.String(), '`#RRGGBB`'),
}
