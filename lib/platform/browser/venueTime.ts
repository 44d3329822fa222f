/** Times as the clocks at the venue show them, as in `lib/races/pictures/venueTime.ts`. */

/** Small, because it is on every board. */
export const momentIn = (
  zone: string,
  millis: number = Date.now(),
): { date: string; time: string; zone: string } => {
  const at = new Date(millis)
  const text = (locale: string, more: object = {}) =>
    at.toLocaleString(locale, { timeZone: zone, ...more }).split(' ')
  try {
    const [date = '', time = ''] = text('sv')
    const names = ['en-GB', 'en-US', 'en-AU', 'en-NZ', 'en-ZA'].map(
      (locale) => text(locale, { timeZoneName: 'short' }).pop() ?? '',
    )
    return { date, time, zone: names.find((name) => /^[A-Z]{2,5}$/.test(name)) ?? zone }
  } catch {
    // The browser does not know the zone.
    return momentIn('UTC', millis)
  }
}

/** @example millisIn('Europe/Berlin', '2026-06-20T12:00:00') */
const millisIn = (zone: string, text: string): number => {
  const guess = Date.parse(`${text}Z`)
  const offsetAt = (millis: number) => {
    const { date, time } = momentIn(zone, millis)
    return Date.parse(`${date}T${time}Z`) - millis
  }
  // The clocks can have been set between the two.
  return guess - offsetAt(guess - offsetAt(guess))
}

/** The moment with a time such as `14:30:05` or `143005` that is nearest to another moment. `NaN`: the text is no time. */
export const millisNear = (zone: string, millis: number, text: string): number => {
  const [, hours = '', minutes = '', seconds = '00'] =
    /^(\d{1,2})[:.]?([0-5]\d)(?:[:.]?([0-5]\d))?$/.exec(text.trim()) ?? []
  if (hours === '' || Number(hours) > 23) return NaN
  const time = [hours.padStart(2, '0'), minutes, seconds].join(':')
  const day = 24 * 3_600_000
  const [nearest = NaN] = [0, -day, day]
    .map((apart) => millisIn(zone, `${momentIn(zone, millis + apart).date}T${time}`))
    .sort((one, other) => Math.abs(one - millis) - Math.abs(other - millis))
  return nearest
}

export const clockIn = (zone: string, millis: number) => {
  const { time, zone: name } = momentIn(zone, millis)
  return time + ' ' + name
}
