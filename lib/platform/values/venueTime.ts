/** Times as the clocks at the venue show them, as in `browser/venueTime.js`. */
import { rememberResults } from './recentMap.ts'

export interface Moment {
  /** `2026-06-20` */
  readonly date: string
  /** `12:03:10` */
  readonly time: string
  /** The abbreviation of the zone, or its IANA name. */
  readonly zone: string
}

/** Each locale has the abbreviations of its own zones, such as CEST, EDT, AEST, NZST and SAST. */
const locales = ['en-GB', 'en-US', 'en-AU', 'en-NZ', 'en-ZA']

const formatsOf = rememberResults((timeZone) => ({
  // This locale writes dates and times as ISO 8601 does.
  local: new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  named: locales.map(
    (locale) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }),
  ),
}))

/** Other years have other forms, and no zones. */
const zonesSince = Date.UTC(1900, 0)
const zonesUntil = Date.UTC(2200, 0)

const isUtc = (timeZone: string, millis: number): boolean =>
  timeZone === 'UTC' || millis < zonesSince || millis > zonesUntil

/** @param timeZone one that the service knows */
export const momentIn = (timeZone: string, millis: number): Moment => {
  if (isUtc(timeZone, millis)) {
    const [date = '', time = ''] = new Date(millis).toISOString().split('T')
    return { date, time: time.slice(0, 8), zone: 'UTC' }
  }
  const { local, named } = formatsOf(timeZone)
  const [date = '', time = ''] = local.format(millis).split(' ')
  for (const format of named) {
    const name = format.formatToParts(millis).find(({ type }) => type === 'timeZoneName')?.value
    if (name !== undefined && /^[A-Z]{2,5}$/.test(name)) return { date, time, zone: name }
  }
  return { date, time, zone: timeZone }
}

/** The time at which a clock in UTC shows what the clocks of the zone show, without a fraction of a second. */
export const localMillis = (millis: number, timeZone: string): number => {
  if (isUtc(timeZone, millis)) return Math.floor(millis / 1000) * 1000
  const { date, time } = momentIn(timeZone, millis)
  return Date.parse(`${date}T${time}Z`)
}
