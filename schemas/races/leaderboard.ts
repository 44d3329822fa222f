import { Type } from '@sinclair/typebox'
import { visiblePattern } from '../platform/invisible.ts'
import { visibleTitle } from '../platform/name.ts'
import { ignored, newObjectName, objectName } from '../platform/fields.ts'
import { anyText, discardThresholds, leaderboardName, penaltyBases } from './regattaFields.ts'
import { scoringOfLeaderboard, scoringSystem } from './scoring.ts'
import { flag, input, optional, reply, text, word } from '../schema.ts'

export const leaderboards = Type.Array(text('The name of a leaderboard'))

export const leaderboardChange = input({
  leaderboard: leaderboardName,
  leaderboardDisplayName: optional(
    text('The name for readers; empty: the name of the leaderboard; unchanged if absent', {
      maxLength: 200,
      pattern: visiblePattern,
      title: visibleTitle,
    }),
  ),
  resultDiscardingThresholds: optional(discardThresholds),
  penaltyBase: optional(
    word(
      penaltyBases,
      'What penalties count: the entries (A5.2), or the boats that came to the starting area (A5.3)',
    ),
  ),
  scoringSystem: optional(scoringSystem),
  ...scoringOfLeaderboard,
  scoringComment: optional(
    text('A note about the results; empty: that of the last change; unchanged if absent', {
      maxLength: 2000,
    }),
  ),
})

const raceName = Type.Optional(newObjectName('The name of the race, if it has none yet', 300))

export const trackingStart = input({
  leaderboard: leaderboardName,
  race_column: objectName('The name of the race column'),
  fleet: Type.Optional(objectName('The name of the fleet; optional if there is only one')),
  tracked_race_name: raceName,
  trackedRaceName: raceName,
  trackWind: ignored(Type.Boolean()),
  correctWindDirectionByMagneticDeclination: ignored(Type.Boolean()),
})

export const trackingStarted = reply({
  addeddenotation: flag('Whether the request named the race for tracking'),
  regatta: Type.String(),
})

export const trackingStop = input({
  leaderboard: leaderboardName,
  race_column: anyText('Limits the request to this race column; absent: all race columns'),
  fleet: anyText('Limits the request to this fleet; absent: all fleets'),
})

export const stoppedRace = reply({
  regatta: Type.String(),
  race: text('The name of the tracked race'),
})

export const stoppedRaces = Type.Array(stoppedRace)
