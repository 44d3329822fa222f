import { Type } from '@sinclair/typebox'
import { momentTitle } from '../platform/momentRange.ts'
import { nameInPath } from '../platform/fields.ts'
import { leaderboardName } from '../races/regattaFields.ts'
import { exact, flag, form, input, integer, nullable, reply, text, word } from '../schema.ts'
import { penaltyCodes, scoreCodes } from './scoreCodes.ts'

export const linesMax = 1000

export const sheetStates = ['draft', 'confirmed', 'official'] as const

const raceOfSheet = {
  leaderboard: leaderboardName,
  raceColumn: nameInPath('The name of the race column; `__` also means `/`'),
  fleet: nameInPath('The name of the fleet; `__` also means `/`'),
}

export const raceOfResults = input(raceOfSheet)

const positive = (description: string, maximum = 100_000) =>
  Type.Number({ minimum: 0, maximum, description })

const penalty = exact({
  code: word(penaltyCodes, 'The code of the penalty'),
  points: Type.Optional(positive('The points to add; absent: by `percent`, or 20 %')),
  percent: Type.Optional(positive('The percentage of the score for DNF', 1000)),
  times: Type.Optional(
    integer('How often the penalty counts; once if absent', { minimum: 1, maximum: 100 }),
  ),
})

const redress = exact({
  kind: word(
    ['all', 'before', 'points'],
    'The average of all other races, of the races before, or the stated points (A9)',
  ),
  points: Type.Optional(positive('The stated points')),
  raceColumns: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), {
      maxItems: 500,
      description: 'The names of the race columns to average; absent: as `kind` says',
    }),
  ),
})

const line = {
  competitorId: Type.Optional(text('The id of an entry', { maxLength: 200 })),
  sailId: Type.Optional(
    text('The number on the sail, in place of `competitorId`', { maxLength: 200 }),
  ),
  finishMillis: Type.Optional(integer('The time of the finish, in milliseconds since 1970')),
  levelWithPrevious: Type.Optional(flag('Whether the boat is level with the line before (A7)')),
  code: Type.Optional(word(scoreCodes, 'Lines without one are in the order of finishing')),
  points: Type.Optional(positive('Before the factor; they win over everything else')),
  penalties: Type.Optional(Type.Array(penalty, { maxItems: 20 })),
  redress: Type.Optional(redress),
  comment: Type.Optional(text('A comment', { maxLength: 1000 })),
}

const sentMoment = Type.Unsafe<number | string>({
  type: ['integer', 'string'],
  maxLength: 40,
  description: `The time of the finish: ${momentTitle}`,
})

const state = word(sheetStates, '`draft` is not scored, `confirmed` is scored and provisional')

const sheetOf = <const Line extends ReturnType<typeof exact>>(finish: Line) => ({
  finishes: Type.Array(finish, {
    maxItems: linesMax,
    description: 'The boats in the order of finishing, and those with a code',
  }),
  cameToTheStart: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), {
      maxItems: linesMax,
      description: 'The ids of boats without a line that came to the starting area (A5.3)',
    }),
  ),
  distanceNm: Type.Optional(
    Type.Number({ minimum: 0.01, maximum: 10_000, description: 'The distance, in nautical miles' }),
  ),
  comment: Type.Optional(text('A comment', { maxLength: 2000 })),
})

const reason = Type.Optional(text('Why the sheet changes', { maxLength: 200 }))

export const sentSheet = input({
  ...raceOfSheet,
  ...form({
    state: Type.Optional(state),
    reason,
    ...sheetOf(exact({ ...line, finishMillis: Type.Optional(sentMoment) })),
  }),
})

const points = (description: string) => Type.Number({ description })

const score = reply({
  place: Type.Optional(integer('From 1; absent: the boat took no place')),
  points: points('With the factor of the race column'),
  code: Type.Optional(text('The code that explains the points')),
  elapsedSeconds: Type.Optional(Type.Integer()),
  correctedSeconds: Type.Optional(Type.Integer()),
  timeOnTimeFactor: Type.Optional(points('As of the confirmation')),
  timeOnDistanceAllowanceInSecondsPerNauticalMile: Type.Optional(points('As of the confirmation')),
  rule: text('The rule of the Racing Rules of Sailing'),
  because: text('The arithmetic in words'),
})

export const movedStanding = reply({
  competitorId: Type.String(),
  name: Type.String(),
  rank: reply({ before: nullable(Type.Integer()), after: nullable(Type.Integer()) }),
  netPoints: reply({ before: nullable(Type.Number()), after: nullable(Type.Number()) }),
})

const moved = Type.Array(movedStanding, { description: 'The standings that move' })

const shownLine = reply({
  ...line,
  score: Type.Optional({
    ...score,
    description: 'In a draft: if it was confirmed now; absent if not known yet',
  }),
})

export const finishSheet = reply({
  leaderboard: Type.String(),
  raceColumn: Type.String(),
  fleet: Type.String(),
  state,
  at: integer('The time of the last change, in milliseconds since 1970'),
  by: nullable(Type.String(), 'The user who made it'),
  ...sheetOf(shownLine),
  startMillis: Type.Optional(integer('The start of the race, as of the confirmation')),
  notAccountedFor: integer('The number of entries of the fleet without a line'),
  moved: Type.Optional(moved),
  replacesOfficial: Type.Optional(flag('It replaced an official sheet')),
})

export const resultsChange = reply({
  at: integer('In milliseconds since 1970'),
  by: nullable(Type.String(), 'The user who made the change'),
  raceColumn: nullable(Type.String(), 'Null: the change is not about one race'),
  fleet: nullable(Type.String()),
  state: nullable(
    Type.String(),
    'The state of the sheet afterwards; null: the change leaves none, or is about none',
  ),
  reason: Type.Optional(Type.String()),
  sentences: Type.Array(Type.String()),
  moved: Type.Array(movedStanding, { description: 'The standings that moved' }),
})

export const resultsChanges = Type.Array(resultsChange, { description: 'Newest first' })
