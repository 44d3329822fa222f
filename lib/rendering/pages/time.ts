/** Times in pages, in UTC: the service does not know the zone of the reader. */

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const minute = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
})

/** @example '20 June 2026 to 22 June 2026' */
export const daysText = (startMillis: number | null, endMillis: number | null): string =>
  [
    ...new Set(
      [startMillis, endMillis]
        .flatMap((millis) => millis ?? [])
        .map((millis) => day.format(millis)),
    ),
  ].join(' to ')

/** @example 'Sat, 20 Jun 2026, 12:05 UTC' */
export const minuteText = (millis: number): string => `${minute.format(millis)} UTC`
