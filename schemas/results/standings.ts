import { Type } from '@sinclair/typebox'
import { moment } from '../platform/moment.ts'
import { pageRange } from '../platform/page.ts'
import { objectName } from '../platform/fields.ts'
import { leaderboardName, registrationSecret } from '../races/regattaFields.ts'
import { flag, input, integer, nullable, reply, text } from '../schema.ts'

export const standingsQuery = input({
  leaderboard: leaderboardName,
  secret: registrationSecret,
  at: Type.Optional(moment('The standings of that moment; in the future: of now')),
  ...pageRange,
})

export const changesQuery = input({ leaderboard: leaderboardName, ...pageRange })

const scoreInSeries = reply({
  place: Type.Optional(integer('From 1; absent: the boat took no place')),
  points: Type.Number({ description: 'With the factor of the race column' }),
  code: Type.Optional(text('As sent, else the first penalty, else DNC')),
  elapsedSeconds: Type.Optional(Type.Integer()),
  correctedSeconds: Type.Optional(Type.Integer()),
  isDiscarded: Type.Boolean(),
  rule: text('The rule of the Racing Rules of Sailing'),
  because: text('The arithmetic in words'),
})

const nullableText = nullable(Type.String())

const standing = reply({
  rank: integer('From 1; boats whose tie cannot be broken share one'),
  isTied: Type.Boolean(),
  id: text('The id of the competitor'),
  name: Type.String(),
  sailId: nullableText,
  nationality: nullable(Type.String(), 'The code of the IOC'),
  boatClass: Type.String(),
  boat: Type.Optional(text('The name of the boat')),
  crew: Type.Optional(text('The names of the crew, as imported')),
  club: Type.Optional(text('The club, as imported')),
  withdrawn: Type.Optional(flag('The boat sails no more races')),
  totalPoints: Type.Number(),
  netPoints: Type.Number({
    description: 'Without discarded scores: a sum, an average, or a share of the possible points',
  }),
  fleet: Type.Optional(text('The fleet in the final or the medal race, once it began')),
  carriedPoints: Type.Optional(
    Type.Number({ description: 'The score of the stages before, in place of their races' }),
  ),
  qualified: Type.Optional(flag('`false`: the boat sailed too few races, and ranks behind others')),
  lacking: Type.Optional(integer('The number of races that she lacks')),
  because: Type.Optional(text('The arithmetic of the net points, if they are no sum of scores')),
  scores: Type.Record(Type.String(), scoreInSeries, { description: 'By race column' }),
})

const column = reply({
  name: text('The name of the race column'),
  fleet: Type.String(),
  state: text('`none`, `confirmed` or `official`'),
  factor: Type.Number(),
  isDiscardable: Type.Boolean(),
  entries: integer('The number of entries'),
  came: integer('The number of boats that came to the starting area'),
  scored: flag('Whether the race counts: at least one boat sailed it'),
  stage: Type.Optional(text('`qualifying`, `final` or `medal`')),
  firstPlace: Type.Optional(integer('The points of the first boat, if not 1')),
  waitsFor: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'The fleets of a qualifying race without a result, so that it does not count yet',
    }),
  ),
})

export const seriesStandings = reply({
  leaderboard: Type.String(),
  state: text('`none`, `provisional`, or `official` if all scored races are'),
  lastChange: nullable(Type.Integer(), 'Milliseconds since 1970; null: never'),
  rules: Type.Array(Type.String(), { description: 'The rules that apply, in sentences' }),
  columns: Type.Array(column, { description: 'In the order of race columns, then of fleets' }),
  competitors: Type.Array(standing, { description: 'Best first, then by name' }),
})

const raceColumn = objectName('The name of the race column')

export const factorsQuery = input({
  leaderboard: leaderboardName,
  race_column: Type.Optional({ ...raceColumn, description: 'Only this one; all if absent' }),
})

export const factorChange = input({
  leaderboard: leaderboardName,
  race_column: raceColumn,
  explicit_factor: Type.Optional(
    text('The factor, 0.1 to 10; empty: 1, or 2 of a medal race; unchanged if absent', {
      maxLength: 20,
      pattern: '^(?:\\d{1,2}(?:\\.\\d{1,9})?)?$',
      title: 'a number from 0.1 to 10, or empty',
    }),
  ),
  isDiscardable: Type.Optional(
    flag('Whether the race may be discarded, which a medal race never may; unchanged if absent'),
  ),
  firstPlace: Type.Optional(
    integer(
      'The points of the first boat, if better places are sailed elsewhere; unchanged if absent',
      {
        minimum: 1,
        maximum: 100,
      },
    ),
  ),
})

export const raceColumnFactors = reply({
  leaderboard_name: Type.String(),
  leaderboard_display_name: Type.String(),
  race_columns: Type.Array(
    reply({
      race_column_name: Type.String(),
      explicit_factor: nullable(Type.Number(), 'Null: none was set'),
      factor: Type.Number(),
      isDiscardable: Type.Boolean(),
      firstPlace: Type.Optional(integer('The points of the first boat, if they are not 1')),
    }),
  ),
})
