/** Times in requests: milliseconds since 1970, or texts. */
import { momentRange, momentTitle } from '#schemas/platform/momentRange.ts'
import { type InputError, requireValid, sentence, sentenceOf } from './failure.ts'

/** Milliseconds since 1970 of an ISO 8601 date, in UTC unless it has a zone. NaN if it does not exist. */
export const millisOfTime = (text: string): number => {
  const [day = '', time] = text.split('T')
  const isDay = new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8))
  if (!isDay) return NaN
  if (time === undefined) return Date.parse(text)
  const zone = /Z$|[+-]\d\d:?\d\d$/.exec(time)?.[0]
  return Date.parse(zone === undefined ? `${text}Z` : text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
}

/** An absent or empty text is `undefined`. @throws Failure `invalid-input` with each that does not exist */
export const timesOfParameters = <Name extends string>(
  sent: Readonly<Partial<Record<Name, string | number | undefined>>>,
): Readonly<Partial<Record<Name, number>>> => {
  const times: Partial<Record<Name, number>> = {}
  const missing: Name[] = []
  for (const parameter in sent) {
    const time = sent[parameter]
    if (time === undefined || time === '') continue
    const millis = typeof time === 'number' ? time : millisOfTime(time)
    if (Number.isNaN(millis)) missing.push(parameter)
    else times[parameter] = millis
  }
  const detail = 'must be a time that exists'
  requireValid(missing.map((parameter) => ({ parameter, code: 'date', detail })))
  return times
}

const zonedTime = /T[^T]*(?:Z|[+-]\d\d:?\d\d)$/

/** Returns `undefined` for a text that is not an existing time with a zone, and outside the range. */
export const momentIn = (time: number | string): number | undefined => {
  const millis = typeof time === 'number' ? time : zonedTime.test(time) ? millisOfTime(time) : NaN
  return millis >= momentRange.minimum && millis <= momentRange.maximum ? millis : undefined
}

export const momentError = (pointer: string): InputError => ({
  pointer,
  code: 'time',
  detail: sentence`must be ${sentenceOf(momentTitle)}; the day and the time must exist`,
})

/** @throws Failure `invalid-input` where `momentIn` returns `undefined` */
export const requireMoment = (time: number | string, pointer: string): number => {
  const moment = momentIn(time)
  requireValid(moment === undefined ? [momentError(pointer)] : [])
  return moment ?? NaN
}

export const isoTime = (millis: number | null): string | null =>
  millis === null ? null : new Date(millis).toISOString()
