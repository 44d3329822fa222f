/** Words, names and numbers of regattas that several schemas share. */
import { Type } from '@sinclair/typebox'
import { nameInPath } from '../platform/fields.ts'
import { integer, text } from '../schema.ts'

export const registrationTypes = ['CLOSED', 'OPEN_UNMODERATED', 'OPEN_MODERATED'] as const

/** Counts the entries of the series (A5.2), or the boats that came to the starting area (A5.3). */
export const penaltyBases = ['entries', 'startingArea'] as const

export const rankingMetrics = [
  'ONE_DESIGN',
  'TIME_ON_TIME_AND_DISTANCE',
  'ORC_PERFORMANCE_CURVE',
  'ORC_PERFORMANCE_CURVE_BY_IMPLIED_WIND',
  'ORC_PERFORMANCE_CURVE_LEADER_FOR_BASELINE',
] as const

export const eventReaders = ['everybody', 'permitted'] as const

export const registrationSecretCharactersMax = 256

/** A text that is compared with others, so that its form does not matter. */
export const anyText = (description: string) =>
  Type.Optional(text(description, { maxLength: 1024 }))

/** Any text: a wrong secret is treated like a missing one. */
export const registrationSecret = anyText(
  'The secret of the registration link of the regatta, which gives everybody read access',
)

export const regattaName = nameInPath('The name of the regatta; `__` also means `/`')
export const leaderboardName = nameInPath('The name of the leaderboard; `__` also means `/`')

export const trackedRaceName = nameInPath('The name of the tracked race; `__` also means `/`')

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
