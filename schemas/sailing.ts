/** Names of what one sails, and in what. */
import { Type } from '@sinclair/typebox'

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

/** In a path, where what exists matters and not how it may be called. */
export const nameInPath = (description: string) =>
  Type.String({ minLength: 1, maxLength: 1024, description })

export const regattaName = nameInPath('The name of the regatta; `__` stands for `/` as well')
export const leaderboardName = nameInPath(
  'The name of the leaderboard; `__` stands for `/` as well',
)
