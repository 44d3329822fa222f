/** Times in pages, as the clocks at the venue of the event show them. */
import { type Language, localeOf } from '#values/language.ts'
import { localMillis, momentIn } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
import { pageWords } from './words/pageWords.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const key = language + JSON.stringify(options)
  const made =
    formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' })
  formats.set(key, made)
  return made
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const

const minute = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

export const dayMillis = 24 * 60 * 60_000

/** Events often have days without a time of day, which are stored as midnight in UTC. */
export const isWholeDay = (millis: number): boolean => millis % dayMillis === 0

/** @example '20 June 2026 to 22 June 2026' */
export const daysText = (
  startMillis: number | null,
  endMillis: number | null,
  timeZone: string,
  language: Language = 'en',
): string => {
  const [first = '', last] = new Set(
    [startMillis, endMillis]
      .flatMap((millis) => millis ?? [])
      .map((millis) => (isWholeDay(millis) ? millis : localMillis(millis, timeZone)))
      .map((millis) => formatOf(language, day).format(millis)),
  )
  return last === undefined ? first : fill(pageWords[language].frame.days, { first, last })
}

/** @example 'Sat, 20 Jun 2026, 12:05 CEST' */
export const minuteText = (millis: number, timeZone = 'UTC', language: Language = 'en'): string => {
  const local = formatOf(language, minute).format(localMillis(millis, timeZone))
  return `${local} ${momentIn(timeZone, millis).zone}`
}
