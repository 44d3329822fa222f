import { Type } from '@sinclair/typebox'
import { millisOrNull } from '../platform/common.ts'
import { tracking } from '../races/regatta.ts'
import { listedNames, millis, time } from '../platform/fields.ts'
import { leaderboardName, registrationSecret } from '../races/regattaFields.ts'
import { missedMarks } from '../tracking/liveCompetitors.ts'
import { raceDetailNames, raceDetails } from '../tracking/raceDetails.ts'
import { flag, input, integer, nullable, reply, text, word } from '../schema.ts'

const resultState = word(
  ['Live', 'Final'],
  '`Live` if absent. `Final` is empty until a race is scored',
)

export const resultsFilter = input({
  leaderboard: leaderboardName,
  secret: registrationSecret,
  resultState: Type.Optional(resultState),
  maxCompetitorsCount: Type.Optional(
    integer('The greatest number of competitors', { minimum: 0, maximum: 1_000_000 }),
  ),
  competitorAndBoatIdsOnly: Type.Optional(flag('Whether to show only the ids of both')),
})

export const standingsFilter = input({
  ...resultsFilter.properties,
  columnNames: listedNames(
    500,
    'The names of race columns; unknown names are ignored. All if absent',
  ),
  raceDetails: Type.Optional(
    Type.Array(word([...raceDetails, 'ALL'], 'The name of a detail, or `ALL`'), {
      maxItems: 100,
      description:
        'The details in `data`. If absent: both gaps, both speeds over ground and the current leg',
    }),
  ),
  time: Type.Optional(time('The time of the standings; now if absent')),
  timeasmillis: Type.Optional(millis('The time of the standings, unless it is given as a text')),
  showOnlyActiveRacesForCompetitorIds: listedNames(
    1000,
    'The ids of competitors: only the last race column that has started and has positions of one ' +
      'of them, beside those of `columnNames`. Perhaps none',
  ),
  showOnlyCompetitorsWithIdsProvided: Type.Optional(
    flag('Whether to list only the competitors of `showOnlyActiveRacesForCompetitorIds`'),
  ),
})

const nullableText = nullable(Type.String())
const points = nullable(Type.Number(), 'With the factor of the race column; null: not scored')

const boat = reply({
  id: Type.String(),
  name: Type.Optional(nullableText),
  displayName: Type.Optional(nullable(Type.String(), 'The name, otherwise the number on the sail')),
  sailId: Type.Optional(nullableText),
  boatClass: Type.Optional(text('The name of the boat class')),
  color: Type.Optional(nullableText),
})

const score = {
  fleet: text('Empty if the race column has several fleets'),
  totalPoints: points,
  uncorrectedTotalPoints: points,
  netPoints: points,
  maxPointsReason: text('The code of the score, or `NONE`; empty in an empty `Final` leaderboard'),
  isDiscarded: Type.Boolean(),
  isCorrected: flag('Whether the score is from a confirmed finish sheet'),
}

const details = reply(
  Object.fromEntries(
    Object.values(raceDetailNames).map((name) => [name, Type.Optional(Type.Number())]),
  ),
)

export const standingInRace = reply({
  boat,
  ...score,
  rank: nullable(Type.Integer(), 'The place; the same as `trackedRank` until the race is scored'),
  trackedRank: nullable(Type.Integer(), 'The rank from 1, as estimated from the tracks'),
  finished: Type.Boolean(),
  missed: missedMarks,
  data: Type.Optional({
    ...details,
    description: 'Present for tracked races; without the details that are not known',
  }),
})

const raceScore = reply({
  ...score,
  rank: integer('The rank in the series after this race column; 0: not known'),
  raceRank: integer('The place in the race; 0: not scored'),
})

const standing = {
  id: Type.String(),
  name: Type.Optional(Type.String()),
  shortName: Type.Optional(nullableText),
  displayName: Type.Optional(text('The name on this leaderboard')),
  sailID: Type.Optional(nullable(Type.String(), 'The same as `sailId` of the boat')),
  nationality: Type.Optional(nullable(Type.String(), 'The code of the IOC')),
  countryCode: Type.Optional(nullable(Type.String(), 'The code of ISO 3166 with two letters')),
  boat,
  rank: integer('From 1; boats whose tie cannot be broken share one. 0 in an empty `Final`'),
  overallRank: integer('The same as `rank`'),
  carriedPoints: nullable(Type.Number(), 'The score of the stages before, in place of their races'),
  netPoints: nullable(Type.Number(), 'Without discarded scores'),
}

const raceScores = Type.Record(Type.String(), raceScore, { description: 'By race column' })

export const competitorResult = reply({ ...standing, raceScores })

export const competitorStanding = reply({
  ...standing,
  columns: Type.Optional(
    Type.Record(Type.String(), standingInRace, {
      description: 'By race column, in their order; absent in an empty `Final`',
    }),
  ),
  raceScores: Type.Optional({
    ...raceScores,
    description: 'By race column; only in an empty `Final`',
  }),
})

const trackedRaceInfo = reply({
  name: text('The name of the tracked race'),
  id: Type.String(),
  startTimeMillis: millisOrNull,
  live: flag('Whether tracking is active'),
  delayToLiveInMillis: Type.Integer(),
  status: text('`TRACKING`, or `FINISHED` when tracking was stopped'),
  loadingProgress: Type.Number({ description: 'Always 1' }),
})

const trackedRacesOfColumn = reply({
  raceColumnName: Type.String(),
  fleets: Type.Array(
    reply({
      name: Type.String(),
      resultsAreOfficial: Type.Boolean(),
      trackedRace: nullable(trackedRaceInfo, 'Null: tracking was never started'),
    }),
  ),
})

const inOrderOfRank = {
  description: 'By rank, then by name: those that the caller may READ or READ_PUBLIC',
}

const head = {
  name: Type.String(),
  displayName: text('The name for readers; `name` unless another one was set'),
  boatClass: nullableText,
  resultTimepoint: nullable(
    Type.Integer(),
    'The time in the request. Without one, the begun minute in version 2, so that the `ETag` of an ' +
      'unchanged leaderboard lasts as long, and null in version 1',
  ),
  delayToLiveInMillis: Type.Integer(),
  resultState,
  type: text('Always `RegattaLeaderboard`'),
  shardingLeaderboardName: text('The name in the form of a path, with `_` for most characters'),
  ShardingLeaderboardName: text('The same as `shardingLeaderboardName`'),
  discardIndexResultsStartingWithHowManyRaces: Type.Array(Type.Integer(), {
    description: 'The numbers of races from which on one result is discarded, two, and so on',
  }),
  canBoatsOfCompetitorsChangePerRace: Type.Boolean(),
  maxCompetitorsCount: nullable(Type.Integer(), 'As in the request'),
  scoringComment: nullable(Type.String(), 'A note about the results'),
  lastScoringUpdate: nullable(Type.Integer(), 'The time of the last scores; null: there are none'),
  columnNames: Type.Array(Type.String(), { description: 'All race columns in their order' }),
  trackedRacesInfo: Type.Array(trackedRacesOfColumn, {
    description: 'All race columns in their order',
  }),
}

export const leaderboardStandings = reply({
  ...head,
  competitors: Type.Array(competitorStanding, inOrderOfRank),
})

const columnOfLeaderboard = reply({
  raceColumnName: Type.String(),
  seriesName: Type.String(),
  fleets: Type.Array(reply({ name: Type.String(), ...tracking })),
})

export const leaderboard = reply({
  ...head,
  regatta: text('The name of the regatta, which equals `name`'),
  trackedRaces: Type.Array(columnOfLeaderboard, {
    description: 'All race columns in their order, whether or not their races are tracked',
  }),
  competitors: Type.Array(competitorResult, inOrderOfRank),
})
