import { Type } from '@sinclair/typebox'
import { millisOrNull } from '../platform/common.ts'
import { moment } from '../platform/moment.ts'
import { invisible, visible } from '../platform/invisible.ts'
import {
  confirmedName,
  ignored,
  newObjectName,
  objectName,
  oneOf,
  timeRange,
  uuidOf,
} from '../platform/fields.ts'
import { listOfSeries, seriesChange } from './newSeries.ts'
import {
  discardThresholds,
  penaltyBases,
  rankingMetrics,
  regattaName,
  registrationSecret,
  registrationSecretCharactersMax,
  registrationTypes,
} from './regattaFields.ts'
import { shownScoring, shownSettingsOfSeries } from './scoring.ts'
import { flag, input, integer, nullable, optional, reply, text } from '../schema.ts'

/** The tracking state in all response bodies of a race. */
export const tracking = {
  isTracked: flag('Tracking was started, and may be stopped'),
  isTracking: flag('Tracking is active'),
  trackedRaceName: nullable(
    Type.String(),
    'The name among the tracked races of the regatta; null: tracking was never started',
  ),
}

const raceId = text('The id of the tracked race; it is stable when tracking stops and starts again')

export const race = reply({
  name: text('The name of the race column'),
  isMedalRace: Type.Boolean(),
  courseAreaId: nullable(Type.String()),
  isLive: flag('The same as `isTracking`'),
  ...tracking,
  raceId: Type.Optional(raceId),
  hasGpsData: Type.Boolean(),
  hasWindData: Type.Boolean(),
})

export const series = reply({
  name: Type.String(),
  isMedalSeries: Type.Boolean(),
  fleetsCanRunInParallel: Type.Boolean(),
  startsWithZeroScore: Type.Boolean(),
  hasSplitFleetContiguousScoring: Type.Boolean(),
  maximumNumberOfDiscards: nullable(Type.Integer()),
  firstColumnIsNonDiscardableCarryForward: Type.Boolean(),
  ...shownSettingsOfSeries,
  fleets: Type.Array(reply({ name: Type.String(), ordering: Type.Integer() })),
  races: Type.Array(Type.String(), { description: 'The names of the race columns, in order' }),
  trackedRaces: reply({
    fleets: Type.Array(
      reply({
        name: text('The name of the fleet'),
        races: Type.Array(race, { description: 'In the order of the race columns' }),
      }),
    ),
  }),
})

export const regatta = reply({
  name: Type.String(),
  eventId: Type.String(),
  startDate: millisOrNull,
  endDate: millisOrNull,
  boatclass: nullable(Type.String()),
  scoringSystem: Type.String(),
  ...shownScoring,
  rankingMetric: text('`ONE_DESIGN` unless the event has another one'),
  courseAreaIds: Type.Array(Type.String(), { description: 'One; empty if it was cleared' }),
  canBoatsOfCompetitorsChangePerRace: Type.Boolean(),
  competitorRegistrationType: Type.String(),
  entriesCloseAt: nullable(
    Type.Integer(),
    'From then on the registration link makes no entries; null: it has no end',
  ),
  registrationLinkSecret: Type.Optional(
    nullable(
      Type.String(),
      'The secret of the registration link, for callers whose UPDATE on the regatta has no end; null: ' +
        'the regatta has no link. Absent in lists of regattas',
    ),
  ),
  useStartTimeInference: Type.Boolean(),
  controlTrackingFromStartAndFinishTimes: Type.Boolean(),
  autoRestartTrackingUponCompetitorSetChange: Type.Boolean(),
  buoyZoneRadiusInHullLengths: nullable(Type.Number()),
  series: Type.Array(series),
})

export const regattas = Type.Array(regatta)

export const raceOfRegatta = reply({
  name: text('The name of the tracked race'),
  id: raceId,
  courseName: nullable(Type.String(), 'The name of the course; null: it has none'),
  seriesName: Type.String(),
  raceColumnName: Type.String(),
  fleetName: Type.String(),
  isTracked: tracking.isTracked,
  isTracking: tracking.isTracking,
})

export const racesOfRegatta = reply({
  regatta: text('The name of the regatta'),
  name: text('The same name'),
  races: Type.Array(raceOfRegatta, {
    description:
      'The races with tracking now or in the past, in the order of the race columns, then of the fleets. ' +
      '`series` of the regatta contains all race columns',
  }),
})

export const entriesCloseAt = moment('From then on the registration link makes no entries')

export const deletedRegatta = input({ regattaName, confirmedName })

export const regattaReference = input({ regattaName, secret: registrationSecret })

export const raceColumnOfPage = input({
  regattaName,
  raceColumn: Type.Optional(objectName('The name of the race column')),
})

export const regattaOfPage = input({ regattaName })

export const regattaOfResultsPage = input({
  regattaName,
  from: optional(
    integer('The position of the first competitor; 1 if absent', { minimum: 1, maximum: 10_000 }),
  ),
  fleet: optional(text('Only the boats of this fleet; absent: of all', { maxLength: 1024 })),
})

const time = (which: string) =>
  optional(integer(`The ${which}, in milliseconds since 1970; absent: none`, timeRange))

const switched = (description: string) => optional(flag(`${description}; \`false\` if absent`))

export const regattaChange = input({
  regattaName,
  secret: ignored(Type.String({ maxLength: 1024 })),
  entriesCloseAt: Type.Optional(
    Type.Union([entriesCloseAt, Type.Null()], {
      description: `${entriesCloseAt.description ?? ''}; null: the link has no end; absent: unchanged`,
    }),
  ),
  startTimePointAsMillis: time('start'),
  endTimePointAsMillis: time('end'),
  defaultCourseAreaUuid: optional(uuidOf('The id of the course area; absent: none')),
  buoyZoneRadiusInHullLengths: optional(
    Type.Number({
      minimum: 0,
      maximum: 1000,
      description: 'The radius of the zone around marks; absent: none',
    }),
  ),
  useStartTimeInference: switched('Stored for clients, without effect'),
  controlTrackingFromStartAndFinishTimes: switched(
    'Whether the tracking of a race lasts from 5 minutes before its start to 30 seconds after its ' +
      'finish, unless its times are set',
  ),
  autoRestartTrackingUponCompetitorSetChange: switched(
    'Stored for clients: changes of the entries reach running races in any case',
  ),
  registrationLinkSecret: optional(
    text('The secret of the registration link; unchanged if absent', {
      minLength: 1,
      maxLength: registrationSecretCharactersMax,
    }),
  ),
  competitorRegistrationType: optional(
    oneOf(registrationTypes, 'Whether competitors may register themselves; unchanged if absent'),
  ),
  boatClass: optional(newObjectName('The class of the boats; unchanged if absent')),
  series: optional(
    listOfSeries(
      seriesChange,
      'The series that change, by their names; the others stay. A fleet that has boats, or a race with a ' +
        'course, a start, tracking or a result, cannot be left out',
    ),
  ),
  rankingMetric: optional(
    oneOf(rankingMetrics, 'The ranking metric, before the first result; unchanged if absent'),
  ),
  resultDiscardingThresholds: optional(discardThresholds),
  penaltyBase: optional(
    oneOf(penaltyBases, 'What penalties count (A5.2 or A5.3); unchanged if absent'),
  ),
})

const numberOfRaces = Type.Optional(
  integer('The number of race columns; 1 if absent', { minimum: 1, maximum: 500 }),
)

export const newRaceColumns = input({
  regattaName,
  prefix: Type.Optional(
    text('The text before the numbers; `R` if absent', {
      maxLength: 90,
      pattern: `^(?:[^\\s${invisible}]${visible}*)?$`,
      title: 'a text without control or invisible characters, and without blanks at its beginning',
    }),
  ),
  numberofraces: numberOfRaces,
  numberOfRaces,
  toseries: Type.Optional(objectName('The name of the series; optional if there is only one')),
})

export const raceColumn = reply({ seriesname: Type.String(), racename: Type.String() })

export const raceColumns = Type.Array(raceColumn)

export const removedRaceColumn = input({
  regattaName,
  racecolumn: objectName('The name of the race column'),
})
