/** Moments in requests: milliseconds since 1970, or a date and time with its zone. */
import { raceTimepointRange, raceTimepointTitle } from '../../../schemas/tag.ts'
import { type InputError, requireValid } from '../../domain/failure.ts'
import { millisOfTime } from '../../domain/value/time.ts'

/** Returns `undefined` for a text that is not an existing time, or is outside the range. */
export const momentIn = (time: number | string): number | undefined => {
  if (typeof time === 'number') return time
  const millis = millisOfTime(time)
  const { minimum, maximum } = raceTimepointRange
  return millis >= minimum && millis <= maximum ? millis : undefined
}

/** @throws Failure `invalid-input` where `momentIn` returns `undefined` */
export const requireExisting = (
  place: Pick<InputError, 'pointer' | 'parameter'>,
  time: number | string,
): number => {
  const moment = momentIn(time)
  const detail = `must be ${raceTimepointTitle}; the day and the time must exist`
  requireValid(moment === undefined ? [{ ...place, code: 'time', detail }] : [])
  return moment ?? NaN
}

/** A `+` in a query means a space, unless the client has encoded it. */
export const momentOfQuery = (
  parameter: string,
  time: number | string | undefined,
): number | undefined => (time === undefined ? undefined : requireExisting({ parameter }, time))
