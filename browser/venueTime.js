// @ts-check
/** Times as the clocks at the venue show them, as in `lib/races/pictures/venueTime.ts`. */

/** Small, because it is on every board. @type {(zone: string, millis?: number) => { date: string, time: string, zone: string }} */
export const momentIn = (zone, millis = Date.now()) => {
  const at = new Date(millis)
  const text = (/** @type {string} */ locale, /** @type {object} */ more = {}) =>
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

export const clockIn = (/** @type {string} */ zone, /** @type {number} */ millis) => {
  const { time, zone: name } = momentIn(zone, millis)
  return time + ' ' + name
}
