/**
 * Milliseconds since 1970 of an ISO 8601 date, or date and time. The zone is UTC unless the text
 * contains another one, such as +02:00 or +0200. NaN for an invalid day or time.
 */
export const millisOfTime = (text: string): number => {
  const [day = '', time] = text.split('T')
  const isDay = new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8))
  if (!isDay) return NaN
  if (time === undefined) return Date.parse(text)
  const zone = /Z$|[+-]\d\d:?\d\d$/.exec(time)?.[0]
  return Date.parse(zone === undefined ? `${text}Z` : text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
}
