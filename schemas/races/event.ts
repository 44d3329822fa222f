import { type TSchema, Type } from '@sinclair/typebox'
import { millisOrNull } from '../platform/common.ts'
import { listOfSeries, newSeries } from './newSeries.ts'
import { entriesCloseAt } from './regatta.ts'
import { pageRange } from '../platform/page.ts'
import {
  confirmedName,
  ignored,
  idInPath,
  nameInPath,
  newObjectName,
  oneOf,
  time,
} from '../platform/fields.ts'
import {
  discardThresholds,
  eventReaders,
  penaltyBases,
  rankingMetrics,
  registrationTypes,
  registrationSecret,
  registrationSecretCharactersMax,
} from './regattaFields.ts'
import { scoringSystem } from './scoring.ts'
import { flag, input, integer, nullable, reply, text } from '../schema.ts'

const date = (description: string) =>
  Type.Optional(
    Type.String({
      maxLength: 40,
      pattern:
        '^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?$',
      title: 'a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00',
      description,
    }),
  )

/** The last millisecond of 9999 in UTC, as the text of a date has four digits for the year. */
const maximum = 253_402_300_799_999

const millis = Type.Optional(
  integer('The same time in milliseconds since 1970', { minimum: 0, maximum }),
)

/** Some clients send all fields of a form, including empty ones. */
const orEmpty = <const Schema extends TSchema>(schema: Schema): Schema => ({
  ...schema,
  pattern: `^$|${String(schema.pattern)}`,
})

const venue = {
  venuename: Type.Optional(
    orEmpty(
      newObjectName(
        'The place; required unless `venuelat` and `venuelng` are given. ' +
          'A place whose name is empty has no name',
      ),
    ),
  ),
  venuelat: Type.Optional(
    Type.Number({ minimum: -90, maximum: 90, description: 'Latitude in degrees' }),
  ),
  venuelng: Type.Optional(
    Type.Number({ minimum: -180, maximum: 180, description: 'Longitude in degrees' }),
  ),
}

const website = (description: string) =>
  Type.Optional(
    text(`${description}; empty: none`, {
      maxLength: 1024,
      pattern: '^(?:https?://[^\\s\\p{Cc}]+)?$',
      title: 'a URL with http or https, or empty',
    }),
  )

const timeZone = Type.Optional(
  text(
    'The time zone in which pages show times, such as `Europe/Berlin`. Empty: that of the position of ' +
      'the venue, or UTC without one',
    { maxLength: 100 },
  ),
)

const numberofraces = Type.Optional(
  integer('Race columns R1, R2 and so on, in the first series; none if absent', {
    minimum: 0,
    maximum: 500,
  }),
)

const series = Type.Optional(
  listOfSeries(newSeries, 'If absent, one series `Default` with one fleet `Default`'),
)

const penaltyBase = Type.Optional(
  oneOf(penaltyBases, 'What penalties count (A5.2 or A5.3); `entries` if absent'),
)

const competitorRegistrationType = Type.Optional(
  oneOf(registrationTypes, 'Whether competitors may register themselves; `CLOSED` if absent'),
)

const ownGroup = Type.Optional(
  flag(
    '`true`: a new group of the name, or with ` (2)` and so on, owns the event and everything that is ' +
      'made in it. Roles of helpers that are qualified by it reach no other event',
  ),
)

const groupOfEvent = { groupId: Type.String(), groupName: Type.String() }

export const newEvent = input({
  eventName: Type.Optional(
    newObjectName(
      'The name of the event, and of its regatta and leaderboard. Names of regattas are unique, ' +
        'also with `__` instead of `/`. Without it a name is generated',
    ),
  ),
  ...venue,
  timeZone,
  boatclassname: Type.Optional(newObjectName('The class of the boats')),
  competitorRegistrationType,
  secret: Type.Optional(
    text('The secret of the registration link of the regatta; random if absent', {
      maxLength: registrationSecretCharactersMax,
    }),
  ),
  entriesCloseAt: Type.Optional(entriesCloseAt),
  rankingMetric: Type.Optional(oneOf(rankingMetrics, 'The ranking metric; `ONE_DESIGN` if absent')),
  numberofraces,
  penaltyBase,
  scoringSystem: Type.Optional(scoringSystem),
  createregatta: Type.Optional(flag('`false`: only the event, without regatta and leaderboard')),
  leaderboardDiscardThresholds: Type.Optional(discardThresholds),
  ownGroup,
  createleaderboardgroup: Type.Optional(
    flag('`false`: no leaderboard group of the name; a second one of a name gets ` (2)`'),
  ),
  baseurl: website('The base URL of clients; if absent or empty, that of this service'),
  startdate: date('The start; in UTC unless it contains another zone. Now if absent'),
  startdateasmillis: millis,
  enddate: date(
    'The end; in UTC unless it contains another zone. A week after the start if absent',
  ),
  enddateasmillis: millis,
  ispublic: Type.Optional(
    flag(
      '`false`: only users with permission may read event, regatta and leaderboard; by default everybody may',
    ),
  ),
  series,
})

export const createdEvent = reply({
  eventid: Type.String(),
  eventname: Type.String(),
  eventstartdate: millisOrNull,
  eventenddate: millisOrNull,
  leaderboardgroupid: nullable(Type.String()),
  regatta: nullable(Type.String()),
  leaderboard: nullable(Type.String()),
  registrationSecret: nullable(
    Type.String(),
    'The secret of the registration link; null without a regatta',
  ),
  ownGroup: Type.Optional(reply(groupOfEvent)),
  warnings: Type.Optional(
    Type.Array(reply({ parameter: Type.String(), code: Type.String(), detail: Type.String() }), {
      description: 'What is allowed, and will probably cause trouble',
    }),
  ),
})

/** Existing clients expect the list. The service stores no entries for it. */
const emptyList = Type.Array(Type.Unknown(), { maxItems: 0 })

const group = {
  id: Type.String(),
  name: Type.String(),
  displayName: Type.String(),
  description: nullable(Type.String()),
  hasOverallLeaderboard: flag('Always false'),
}

const leaderboardOfGroup = { name: Type.String(), boatClassName: nullable(Type.String()) }

export const leaderboardGroup = reply({
  ...group,
  events: Type.Array(text('The id of the event')),
  leaderboards: Type.Array(reply({ ...leaderboardOfGroup, displayName: Type.String() })),
})

export const leaderboardGroups = Type.Array(text('The name of a leaderboard group'))

export const leaderboardGroupReference = input({
  groupName: nameInPath('The name of the leaderboard group; `__` also means `/`'),
})

export const event = reply({
  id: Type.String(),
  name: Type.String(),
  startDate: millisOrNull,
  endDate: millisOrNull,
  description: nullable(Type.String()),
  officialWebsiteURL: nullable(Type.String()),
  baseURL: nullable(Type.String()),
  venue: reply({
    name: nullable(Type.String()),
    location: nullable(reply({ lat_deg: Type.Number(), lon_deg: Type.Number() })),
    courseAreas: Type.Array(reply({ id: Type.String(), name: Type.String() })),
  }),
  timeZone: nullable(Type.String(), 'An IANA time zone; null: pages show UTC'),
  regatta: nullable(Type.String()),
  leaderboard: nullable(Type.String()),
  leaderboardGroups: Type.Array(
    reply({ ...group, leaderboards: Type.Array(reply(leaderboardOfGroup)) }),
    { maxItems: 1, description: 'The leaderboards of the event that the caller may read' },
  ),
  imageSizes: emptyList,
  images: emptyList,
  videos: emptyList,
  sailorsInfoWebsiteURLs: emptyList,
})

export const events = Type.Array(event)

export const eventId = idInPath('The id of the event')

export const eventOfPage = input({ eventId })

export const eventSearch = input({
  ...pageRange,
  search: Type.Optional(
    text('A part of the name or of the venue, in any case', { maxLength: 100 }),
  ),
})

export const deletedEvent = input({ eventId, confirmedName })

export const eventReference = input({ eventId, secret: registrationSecret })

const changedTime = Type.Optional(time('The time; an empty text changes nothing'))
const newName = Type.Optional(
  newObjectName('The name of the event; regatta and leaderboard keep theirs'),
)

export const eventChange = input({
  eventId,
  eventName: newName,
  eventname: newName,
  eventdescription: Type.Optional(text('Empty: none', { maxLength: 10_000 })),
  ...venue,
  timeZone,
  startdate: changedTime,
  startdateasmillis: millis,
  enddate: changedTime,
  enddateasmillis: millis,
  officialwebsiteurl: website('The URL of the website'),
  baseurl: website('The base URL of clients'),
  readers: Type.Optional(
    oneOf(
      eventReaders,
      'Who may read the event, its regattas, leaderboards and tracked races: everybody, or only users ' +
        'with permission; unchanged if absent. Needs CHANGE_ACL on all of them',
    ),
  ),
  ispublic: ignored(Type.Boolean()),
  leaderboardgroupids: ignored(Type.Array(Type.String({ maxLength: 1024 }), { maxItems: 1000 })),
})

export const newRegatta = input({
  eventId,
  boatClass: newObjectName('The class of the boats'),
  name: Type.Optional(
    newObjectName(
      'The name of the regatta and its leaderboard; if absent, the names of the event and the class',
    ),
  ),
  numberofraces,
  series,
  rankingMetric: Type.Optional(oneOf(rankingMetrics, 'The ranking metric; `ONE_DESIGN` if absent')),
  scoringSystem: Type.Optional(scoringSystem),
  resultDiscardingThresholds: Type.Optional(discardThresholds),
  penaltyBase,
  competitorRegistrationType,
})

export const createdRegatta = reply({
  eventId: Type.String(),
  regatta: Type.String(),
  leaderboard: text('The same name'),
  boatClass: Type.String(),
})

export const copiedEvent = input({
  eventId,
  eventName: newObjectName('The name of the new event'),
  startdateasmillis: millis,
  enddateasmillis: millis,
  ownGroup,
})

export const eventWithGroup = input({ eventId })

export const groupOfItsOwn = reply({ eventId: Type.String(), ...groupOfEvent })
