/** How races become a result: stages of a championship, and the scoring of a leaderboard. */
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { oneOf } from '../platform/fields.ts'
import { exact, integer } from '../schema.ts'

const setting = <const Schema extends TSchema>(schema: Schema) =>
  Type.Optional(
    Type.Union([schema, Type.Null()], {
      description: `${schema.description ?? ''}; null takes it back`,
      ...(typeof schema.title === 'string' ? { title: `${schema.title}, or null` } : {}),
    }),
  )

export const stages = ['qualifying', 'final', 'medal'] as const

const stage = oneOf(stages, 'The part of a championship; one of each, in this order')

export const partCarried = exact({
  divide: Type.Number({ minimum: 1, maximum: 10 }),
  rounding: oneOf(['halfUp', 'truncate']),
  decimals: Type.Integer({ minimum: 0, maximum: 2 }),
})

const carried = [
  Type.Literal('points'),
  Type.Literal('net'),
  Type.Literal('rank'),
  partCarried,
] as const

const carry = Type.Union([...carried, Type.Null()], {
  title:
    '`points`, `net`, `rank`, or an object with `divide` from 1 to 10, `rounding` `halfUp` or `truncate`, ' +
    'and `decimals` from 0 to 2, or null',
  description:
    'The scores of the stages before that count in a final or a medal series: all points, the net points, ' +
    'the rank as a score that is never discarded, or the net points divided; null takes it back',
})

const leftovers = ['abandon', 'excludeLatest'] as const

const leftover = oneOf(
  leftovers,
  'Races of a qualifying series that not all fleets sailed: they do not count, which is usual, or the ' +
    'latest scores of boats that have more do not',
)

const maximumNumberOfDiscards = integer(
  'The number of results in the series that may be discarded',
  {
    minimum: 0,
    maximum: 500,
  },
)

export const settingsOfSeries = {
  stage: setting(stage),
  carry: Type.Optional(carry),
  leftover: setting(leftover),
  maximumNumberOfDiscards: setting(maximumNumberOfDiscards),
}

type Stored<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Value[Name] | undefined }
  : Value

/** A setting in a response, which may be `undefined` as in the table. */
const shown = <const Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Unsafe<Stored<Static<Schema>> | undefined>(schema))

export const shownSettingsOfSeries = {
  stage: shown(oneOf(stages)),
  carry: shown(Type.Union([...carried])),
  leftover: shown(oneOf(leftovers)),
}

export const scoringSystem = oneOf(
  ['LOW_POINT', 'LOW_POINT_WINNER_GETS_ZERO', 'HIGH_POINT', 'HIGH_POINT_FIRST_GETS_TEN'],
  'The points of a place: 1, 2, 3; 0, 2, 3; the boats of the largest race and downwards; or 10, 9, 8',
)

const firstPlacePoints = Type.Union(
  [Type.Literal(0), Type.Literal(0.7), Type.Literal(0.75), Type.Literal(1)],
  { title: '0, 0.7, 0.75 or 1', description: 'The points of a first place of a low point system' },
)

const share = Type.Number({ minimum: 0.01, maximum: 1 })

const races = { minimum: 1, maximum: 500 }

export const average = exact({
  of: oneOf(
    ['points', 'possible'],
    'The mean of the points, or the share of the possible ones over the races sailed',
  ),
  minimumRaces: Type.Optional(integer('Who sailed fewer is not qualified', races)),
  minimumShare: Type.Optional({ ...share, description: 'The same as a part of the races' }),
})

const counts = exact({
  best: Type.Optional(integer('The number of scores', races)),
  share: Type.Optional({ ...share, description: 'The part of the scores, rounded up' }),
})

const dutyRaces = integer('The number of scores `DUTY` that a boat can have', {
  minimum: 0,
  maximum: 500,
})

/** Unlike a union, it has the errors of its parts at their places. */
const parts = <const Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Optional(
    Type.Unsafe<Static<Schema> | null>({
      ...schema,
      nullable: true,
      description: `${description}; null takes it back`,
    }),
  )

export const scoringOfLeaderboard = {
  firstPlacePoints: setting(firstPlacePoints),
  average: parts(average, 'The score is an average'),
  counts: parts(
    counts,
    'Only the best scores count, in place of discards: either a number or a part',
  ),
  dutyRaces: setting(dutyRaces),
}

export const shownScoring = {
  firstPlacePoints: shown(Type.Number()),
  average: shown(average),
  counts: shown(Type.Union([exact({ best: Type.Integer() }), exact({ share: Type.Number() })])),
  dutyRaces: shown(dutyRaces),
}
