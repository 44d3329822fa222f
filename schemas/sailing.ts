/** Schemas of names and texts that several resources of sailing share. */
import { Type } from '@sinclair/typebox'
import { invisible } from './invisible.ts'
import { integer, text } from './schema.ts'

/**
 * The name of an event, a regatta, a series, a race column, a fleet, a race or a group of users.
 * Clients remove `.` and `..` from a path before they send it, also as `%2e`, so objects with such
 * names would be unreachable.
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

/** The same for a new object, without invisible characters. */
export const newSailingName = (description: string, maxLength = 100) =>
  Type.String({
    maxLength,
    pattern: `^(?!\\.{1,2}$)[^\\s${invisible}](?:[^${invisible}]*[^\\s${invisible}])?$`,
    title:
      'a text of at least one character, without control or invisible characters, and without ' +
      'blanks at its edges, and not `.` or `..`',
    description,
  })

/** Methods to compare boats in a regatta. */
export const rankingMetrics = [
  'ONE_DESIGN',
  'TIME_ON_TIME_AND_DISTANCE',
  'ORC_PERFORMANCE_CURVE',
  'ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND',
  'ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE',
] as const

export const registrationSecretCharactersMax = 256

/** Any text: a wrong secret is treated like a missing one. */
export const registrationSecret = Type.Optional(
  text('The secret of the registration link of the regatta, which gives everybody read access', {
    maxLength: 1024,
  }),
)

/** A name in a path. It refers to an existing object, so the rules for new names do not apply. */
export const nameInPath = (description: string) =>
  Type.String({ minLength: 1, maxLength: 1024, description })

export const regattaName = nameInPath('The name of the regatta; `__` also means `/`')
export const leaderboardName = nameInPath('The name of the leaderboard; `__` also means `/`')

export const discardThresholds = Type.Array(
  integer('The number of races from which on one more result is discarded', {
    minimum: 0,
    maximum: 500,
  }),
  {
    maxItems: 100,
    description: 'For example `[2, 4]`: one result is discarded from 2 races on, two from 4',
  },
)
