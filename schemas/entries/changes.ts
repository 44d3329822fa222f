import { type TSchema, Type } from '@sinclair/typebox'
import { newName } from '../platform/name.ts'
import { idInPath, uuidOf } from '../platform/fields.ts'
import {
  anyText,
  leaderboardName,
  regattaName,
  registrationSecret,
} from '../races/regattaFields.ts'
import { movedStanding } from '../results/finishSheet.ts'
import { entryValues, isWaiting, valuesOfCompetitor } from '../races/entryValues.ts'
import { exact, flag, form, input, integer, reply, text } from '../schema.ts'

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

/** As many as a regatta has. */
const entriesMax = 1000

const changedId = text('The id of the competitor', { maxLength: 1024 })

const ids = (description: string) =>
  Type.Optional(Type.Array(changedId, { maxItems: entriesMax, description }))

export const entriesChange = input({
  regattaName,
  accept: ids('Waiting entries, and entries with a proposal, which count from now on'),
  remove: ids('Entries without results, which leave the regatta'),
  withdraw: ids('Entries that sail no more races, and keep their results'),
  ...form({
    change: Type.Optional(
      Type.Array(
        exact({
          competitorId: changedId,
          ...entryValues,
          withdrawn: Type.Optional(flag('Whether the boat sails no more races')),
          regatta: anyText(
            'The regatta of another class of the event, which the entry moves to and whose class the boat gets',
          ),
        }),
        {
          maxItems: entriesMax,
          description: 'Values of entries; absent values are unchanged, and null removes one',
        },
      ),
    ),
    add: Type.Optional(
      Type.Array(exact({ ...entryValues, name: valuesOfCompetitor.name }), {
        maxItems: entriesMax,
        description:
          'New entries, with new competitors and boats; without a class, that of the regatta',
      }),
    ),
  }),
})

export const changedEntries = reply({
  changed: integer('The number of entries that were accepted, withdrawn or changed'),
  removed: integer('The number of entries that were removed'),
  added: Type.Optional(
    Type.Array(Type.String(), { description: 'The ids of the new competitors, in their order' }),
  ),
  moved: Type.Optional(
    Type.Array(movedStanding, { description: 'The standings that move; absent: none' }),
  ),
  madeProvisional: Type.Optional(
    Type.Array(reply({ regatta: Type.String(), raceColumn: Type.String(), fleet: Type.String() }), {
      description: 'The official races that become provisional; absent: none',
    }),
  ),
})

const forApp = (what: string) =>
  Type.Optional(text(`The ${what} that a phone with the app is mapped to`, { maxLength: 1024 }))

/** The query that the phone app reads. */
export const checkin = input({
  event_id: text('The id of the event', { minLength: 1, maxLength: 1024 }),
  leaderboard_name: Type.Optional(
    text('The name of the leaderboard and its regatta; absent: that of the event', {
      maxLength: 1024,
    }),
  ),
  secret: registrationSecret,
  competitor_id: forApp('competitor'),
  boat_id: forApp('boat'),
  mark_id: forApp('mark'),
})
