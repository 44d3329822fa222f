import { type TSchema, Type } from '@sinclair/typebox'
import { newName } from '../platform/name.ts'
import { idInPath, uuidOf } from '../platform/fields.ts'
import { leaderboardName, regattaName, registrationSecret } from '../races/regattaFields.ts'
import { isWaiting, valuesOfCompetitor } from '../races/entryValues.ts'
import { flag, input, integer, reply, text } from '../schema.ts'

const competitorId = idInPath('The id of the competitor')

/** Absent for an entry that counts. */
export const waitingEntry = Type.Unsafe<{ readonly waiting: boolean } | undefined>(
  reply({ waiting: isWaiting }),
)

const allowanceMillis = integer('Milliseconds per nautical mile, for time on distance', {
  minimum: 0,
  maximum: 86_400_000,
})

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

const entryInputs = { regattaName, competitorId, secret: registrationSecret }

export const entryReference = input({ ...entryInputs, fleet })

export const entryRemoval = input({
  ...entryInputs,
  deviceUuid: Type.Optional(uuidOf('With the secret: the device that registered')),
  withdraw: Type.Optional(
    flag('Keeps the entry as a withdrawn one: her results stay, and she sails no more races'),
  ),
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
