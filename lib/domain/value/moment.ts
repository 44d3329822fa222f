/** Times in requests: milliseconds since 1970, or a text with a zone. */
import { momentRange, momentTitle } from '../../../schemas/momentRange.ts'
import { type InputError, requireValid } from '../failure.ts'
import { millisOfTime } from './time.ts'

/** Returns `undefined` for a text that is not an existing time, or is outside the range. */
export const momentIn = (time: number | string): number | undefined => {
  if (typeof time === 'number') return time
  const millis = millisOfTime(time)
  return millis >= momentRange.minimum && millis <= momentRange.maximum ? millis : undefined
}

export const momentError = (pointer: string): InputError => ({
  pointer,
  code: 'time',
  detail: `must be ${momentTitle}; the day and the time must exist`,
})

/** @throws Failure `invalid-input` where `momentIn` returns `undefined` */
export const requireMoment = (time: number | string, pointer: string): number => {
  const moment = momentIn(time)
  requireValid(moment === undefined ? [momentError(pointer)] : [])
  return moment ?? NaN
}
