/** Times as the clocks at the venue show them, on pages, in their scripts and in pictures. */

export interface Moment {
  /** `2026-06-20` */
  readonly date: string
  /** `12:03:10` */
  readonly time: string
  /** The abbreviation of the zone, or its IANA name. */
  readonly zone: string
}

/** The first one writes as ISO 8601 does. The others have their own zones, such as CEST, EDT and AEST. */
const locales = ['sv', 'en-GB', 'en-US', 'en-AU', 'en-NZ', 'en-ZA']

const newFormats = (timeZone: string): readonly Intl.DateTimeFormat[] => {
  try {
    return locales.map(
      (locale) =>
        new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short', timeStyle: 'long' }),
    )
  } catch {
    // The browser does not know the zone.
    return []
  }
}

/** By the zone. There are some hundreds of them. */
const known = new Map<string, readonly Intl.DateTimeFormat[]>()

const formatsOf = (timeZone: string): readonly Intl.DateTimeFormat[] => {
  const formats = known.get(timeZone) ?? newFormats(timeZone)
  if (formats.length > 0) known.set(timeZone, formats)
  return formats
}

/** In UTC if the zone is not known. */
export const momentIn = (timeZone: string, millis: number): Moment => {
  const utc = new Date(millis).toISOString()
  // Other years have other forms, and no zones.
  const isZoned = timeZone !== 'UTC' && /^(?:19|2[01])/.test(utc)
  const [local, ...named] = isZoned ? formatsOf(timeZone) : []
  const [date = '', time = ''] = local ? local.format(millis).split(' ') : utc.split(/[T.]/)
  for (const format of named) {
    const [, zone] = / ([A-Z]{2,5})$/.exec(format.format(millis)) ?? []
    if (zone !== undefined) return { date, time, zone }
  }
  return { date, time, zone: local ? timeZone : 'UTC' }
}

/** Neither JavaScript nor a time zone knows later dates. */
const dateMax = 8.64e15

/** The time at which a clock in UTC shows what the clocks of the zone show, without a fraction of a second. */
export const localMillis = (millis: number, timeZone: string): number => {
  if (timeZone === 'UTC' || Math.abs(millis) > dateMax) return Math.floor(millis / 1000) * 1000
  const { date, time } = momentIn(timeZone, millis)
  return Date.parse(`${date}T${time}Z`)
}

/** @example clockIn('Europe/Berlin', 1_781_949_790_000) // '12:03:10 CEST' */
export const clockIn = (timeZone: string, millis: number): string => {
  const { time, zone } = momentIn(timeZone, millis)
  return `${time} ${zone}`
}

/** The moment at which the clocks of the zone show what a clock in UTC shows at `local`. */
const millisAt = (timeZone: string, local: number): number => {
  const offsetAt = (millis: number) => localMillis(millis, timeZone) - millis
  // The clocks can have been set between the two.
  return local - offsetAt(local - offsetAt(local))
}

const dayMillis = 86_400_000

/** The moment with a time such as `14:30:05` or `143005` nearest to another one. `NaN`: not a time. */
export const millisNear = (timeZone: string, millis: number, text: string): number => {
  const [, hours = '', minutes = '', seconds = '00'] =
    /^(\d{1,2})[:.]?([0-5]\d)(?:[:.]?([0-5]\d))?$/.exec(text.trim()) ?? []
  if (hours === '' || Number(hours) > 23) return NaN
  const time = [hours.padStart(2, '0'), minutes, seconds].join(':')
  const [nearest = NaN] = [0, -dayMillis, dayMillis]
    .map((apart) => {
      const { date } = momentIn(timeZone, millis + apart)
      return millisAt(timeZone, Date.parse(`${date}T${time}Z`))
    })
    .sort((one, other) => Math.abs(one - millis) - Math.abs(other - millis))
  return nearest
}

export const minuteIn = (zone: string, millis: number) => momentIn(zone, millis).time.slice(0, 5)

/** With the date if it is another day. */
export const timeText = (zone: string, millis: number, nowMillis: number): string => {
  const { date } = momentIn(zone, millis)
  const minute = minuteIn(zone, millis)
  return date === momentIn(zone, nowMillis).date ? minute : `${date} ${minute}`
}
