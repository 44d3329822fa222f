import { Type } from '@sinclair/typebox'
import { idInPath, nameInPath, oneOf } from '../platform/fields.ts'
import { anyText, leaderboardName, regattaName, registrationSecret } from './regattaFields.ts'
import { flag, input, nullable, reply, text } from '../schema.ts'
import { boatClass } from './boatClass.ts'
import { isWaiting, proposal } from './entryValues.ts'

const competitorId = idInPath('The id of the competitor')
const boatId = idInPath('The id of the boat')

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
  team,
  boat,
  waiting: Type.Optional(isWaiting),
  proposal: Type.Optional({
    ...proposal,
    description: 'What counts in a regatta only when an organizer has accepted it',
  }),
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
  displayName,
  team,
  boat,
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
  entry: Type.Optional(
    reply({
      state: oneOf(['confirmed', 'waiting'], '`waiting`: it does not count until it is accepted'),
      proposal: Type.Optional({ ...proposal, description: 'A change that waits to be accepted' }),
    }),
  ),
  timeOnTimeFactor: Type.Number({ description: 'In this regatta; 1 without a handicap' }),
})

export const competitorsOfRegatta = Type.Array(competitorOfRegatta)

const shownBySecret = {
  leaderboardName: anyText(
    'The leaderboard whose `secret` gives access to its competitors and their boats',
  ),
  secret: registrationSecret,
}

export const competitorReference = input({ competitorId, ...shownBySecret })
export const boatReference = input({ boatId, ...shownBySecret })

export const competitorsReference = input({
  regattaName,
  race_column: Type.Optional(nameInPath('The race column of a race')),
  fleet: Type.Optional(nameInPath('The fleet of the race; all fleets if absent')),
})

export const entryOfLeaderboard = input({
  leaderboard: leaderboardName,
  competitorId,
  secret: registrationSecret,
})

export const competitorInRace = {
  id: Type.String(),
  name: Type.String(),
  sailNumber: nullable(Type.String()),
  color: nullable(Type.String(), '`#RRGGBB`'),
}
