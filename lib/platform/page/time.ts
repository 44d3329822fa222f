/** Times in pages, as the clocks at the venue of the event show them. */
import { localMillis, momentIn } from '#values/venueTime.ts'

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const minute = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

export const dayMillis = 24 * 60 * 60_000

/** Events often have days without a time of day, which are stored as midnight in UTC. */
export const isWholeDay = (millis: number): boolean => millis % dayMillis === 0

/** @example '20 June 2026 to 22 June 2026' */
export const daysText = (
  startMillis: number | null,
  endMillis: number | null,
  timeZone: string,
): string =>
  [
    ...new Set(
      [startMillis, endMillis]
        .flatMap((millis) => millis ?? [])
        .map((millis) => day.format(isWholeDay(millis) ? millis : localMillis(millis, timeZone))),
    ),
  ].join(' to ')

/** @example 'Sat, 20 Jun 2026, 12:05 CEST' */
export const minuteText = (millis: number, timeZone = 'UTC'): string =>
  `${minute.format(localMillis(millis, timeZone))} ${momentIn(timeZone, millis).zone}`
