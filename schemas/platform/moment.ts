import { Type } from '@sinclair/typebox'
import { momentTitle } from './momentRange.ts'
import { timeRange } from './fields.ts'
import { optional } from '../schema.ts'

/** A time with its zone, as a pattern without anchors. */
export const zonedTime =
  '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d{2}:\\d{2})'

/** The domain validates these texts again, because a pattern cannot reject days that do not exist. */
export const momentLike = (pattern: string, title: string, description: string) =>
  Type.Union([Type.Integer(timeRange), Type.String({ maxLength: 40, pattern })], {
    title,
    description,
  })

export const moment = (description: string) =>
  momentLike(`^${zonedTime}$`, momentTitle, description)

/** The window in which a role or an entry counts. */
export const windowOf = (what: string) => ({
  validFrom: optional(moment(`The first moment in which the ${what} counts; absent: now`)),
  validUntil: optional(
    moment(`The moment from which on the ${what} does not count any more; absent: it has no end`),
  ),
})
