/** Names of what one sails, and in what. */
import { Type } from '@sinclair/typebox'
import { invisible } from './invisible.ts'

/**
 * Of an event, a regatta, a series, a race column, a fleet, a race or a group of users. Clients drop
 * `.` and `..` from a path before they send it, also as `%2e`: nobody could ever reach what has such a name.
 */
export const sailingName = (description: string, maxLength = 100) =>
  Type.String({
    maxLength,
    pattern: '^(?!\\.{1,2}$)[^\\s\\p{Cc}](?:[^\\p{Cc}\\p{Zl}\\p{Zp}]*[^\\s\\p{Cc}])?$',
    title:
      'a text of at least one character, without control characters, and without blanks at its ' +
      'edges, and not `.` or `..`',
    description,
  })

/** The same for a new object: a name without invisible characters. */
export const newSailingName = (description: string, maxLength = 100) =>
  Type.String({
    maxLength,
    pattern: `^(?!\\.{1,2}$)[^\\s${invisible}](?:[^${invisible}]*[^\\s${invisible}])?$`,
    title:
      'a text of at least one character, without control or invisible characters, and without ' +
      'blanks at its edges, and not `.` or `..`',
    description,
  })

/** How boats are compared in a regatta. */
export const rankingMetrics = [
  'ONE_DESIGN',
  'TIME_ON_TIME_AND_DISTANCE',
  'ORC_PERFORMANCE_CURVE',
  'ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND',
  'ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE',
] as const

export const registrationSecretCharactersMax = 256

/** Any text: a text that is not the secret counts like none. */
export const registrationSecret = Type.Optional(
  Type.String({
    maxLength: 1024,
    description:
      'The secret of the registration link of the regatta: with it everybody may read this',
  }),
)

/** In a path, where what exists matters and not how it may be called. */
export const nameInPath = (description: string) =>
  Type.String({ minLength: 1, maxLength: 1024, description })

export const regattaName = nameInPath('The name of the regatta; `__` stands for `/` as well')
export const leaderboardName = nameInPath(
  'The name of the leaderboard; `__` stands for `/` as well',
)
