import { Type } from '@sinclair/typebox'
import { competitorInRace } from '../races/competitor.ts'
import { regattaName, trackedRaceName } from '../races/regattaFields.ts'
import { flag, input, integer, reply, text } from '../schema.ts'

export const missedMarks = Type.Optional(
  Type.Array(Type.String(), {
    description:
      'The names of the marks that the boat left out, as estimated from its track; absent if there are none',
  }),
)

export const liveCompetitorsFilter = input({
  regattaName,
  raceName: trackedRaceName,
  topN: Type.Optional(
    integer('The number of competitors, the best first; -1 for all', {
      minimum: -1,
      maximum: 1000,
    }),
  ),
})

export const liveCompetitors = reply({
  name: text('The name of the tracked race'),
  regatta: Type.String(),
  startTime: Type.Optional(Type.Integer({ description: 'Milliseconds since 1970' })),
  liveTime: Type.Integer({ description: 'The time of the estimates, in milliseconds since 1970' }),
  'timeSinceStart-s': Type.Optional(Type.Number({ description: 'After the start' })),
  'timeToStart-s': Type.Optional(Type.Number({ description: 'Before the start' })),
  competitors: Type.Array(
    reply({
      ...competitorInRace,
      rank: integer('From 1, boats that missed marks last; 0 before the start'),
      'speedOverGround-kts': Type.Optional(
        Type.Number({ description: 'If there is a position of the last ten seconds' }),
      ),
      leg: Type.Optional(integer('From 1; absent before the start and after the finish')),
      'distanceTraveled-m': Type.Optional(
        Type.Number({ description: 'Over ground, since the start' }),
      ),
      'gapToLeader-s': Type.Optional(
        Type.Number({ description: 'The time since the leader had made the same distance' }),
      ),
      'gapToLeader-m': Type.Optional(Type.Number({ description: 'Along the course' })),
      finished: flag('Whether the competitor has finished'),
      missed: missedMarks,
    }),
    { description: 'Those with positions, the best first' },
  ),
  warnings: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Marks that boats came near, and none passed: their positions may be wrong',
    }),
  ),
  localized: Type.Optional(
    Type.Array(Type.String(), {
      description: 'The warnings in the language of the reader, unless it is English',
    }),
  ),
})
