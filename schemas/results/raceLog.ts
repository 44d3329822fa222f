/** The race log with the finish lists of the original server. */
import { Type } from '@sinclair/typebox'
import {
  newEventClasses,
  newRaceLogEventProperties,
  raceLogEventProperties,
} from '../races/raceLog.ts'
import { millis, oneOf } from '../platform/fields.ts'
import { exact, flag, input, integer, nullable, optional, reply, text } from '../schema.ts'
import { linesMax } from './finishSheet.ts'
import { scoreCodes } from './scoreCodes.ts'

const listClasses = [
  'RaceLogFinishPositioningListChangedEvent',
  'RaceLogFinishPositioningConfirmedEvent',
  'RaceLogResultsAreOfficialEvent',
] as const

const competitorId = text('The id of a competitor in the regatta', { maxLength: 200 })
const rankWords = 'From 1; absent: the position in the list; 0: without a rank'

const sentBoat = exact({
  competitorId,
  competitorName: Type.Optional(Type.String({ maxLength: 1024, description: 'Not read' })),
  maxPointsReason: oneOf(['NONE', ...scoreCodes], 'The code of the score, or `NONE`'),
  score: optional(
    Type.Number({
      minimum: 0,
      maximum: 100_000,
      description: 'The points; they win over the rest',
    }),
  ),
  comment: optional(text('A comment', { maxLength: 1000 })),
  rank: optional(integer(rankWords, { minimum: 0, maximum: 1_000_000 })),
  finishingTimePointAsMillis: optional(millis('The time of the finish')),
  mergeState: optional(text('Kept for clients', { maxLength: 100 })),
})

export const newFinishList = Type.Array(sentBoat, {
  maxItems: linesMax,
  description: 'The boats of a finish list',
})

export const newRaceLogEvent = input({
  ...newRaceLogEventProperties,
  '@class': Type.Optional(
    oneOf([...newEventClasses, ...listClasses], 'The class of the event; absent: only read'),
  ),
  positionedCompetitors: Type.Optional(newFinishList),
  sideFlags: Type.Optional(
    flag('Also read the flags that existing clients do not know: `RaceLogSideFlagEvent`'),
  ),
})

const shownBoat = reply({
  competitorId: Type.String(),
  competitorName: Type.Optional(Type.String()),
  maxPointsReason: text('The code of the score, or `NONE`'),
  score: Type.Optional(nullable(Type.Number())),
  comment: Type.Optional(nullable(Type.String())),
  rank: Type.Optional(nullable(Type.Integer(), 'From 1; 0: without a rank')),
  finishingTimePointAsMillis: Type.Optional(nullable(Type.Integer())),
  mergeState: Type.Optional(nullable(Type.String())),
})

export const finishList = Type.Array(shownBoat)

export const raceLogEvent = reply({
  ...raceLogEventProperties,
  positionedCompetitors: Type.Optional(finishList),
})

export const raceLogEvents = Type.Array(raceLogEvent, {
  description: 'The events that count, in the order of passes, of authors and of creation',
})
