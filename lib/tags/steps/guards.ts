/** The permission for the tags of a race is that for its leaderboard. */
import type { Guard } from '#endpoint/endpoint.ts'
import { unknownLeaderboard } from './raceOfTags.ts'

const ofLeaderboard = {
  kind: 'after-input',
  type: 'LEADERBOARD',
  id: 'leaderboard',
  action: 'READ',
  missing: unknownLeaderboard,
} as const satisfies Guard

export const readableTags: Guard = ofLeaderboard

export const newTagGuard: Guard = {
  ...ofLeaderboard,
  isForUsers: true,
  instead: { ifTrue: 'public', action: 'UPDATE' },
}
