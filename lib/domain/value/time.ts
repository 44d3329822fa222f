/**
 * Milliseconds since 1970 of an ISO 8601 date, or date and time. The zone is UTC unless the text
 * contains another one. NaN for an invalid day or time.
 */
export const millisOfTime = (text: string): number => {
  const [day = '', time] = text.split('T')
  const isDay = new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8))
  const hasZone = time === undefined || /Z$|[+-]\d\d:\d\d$/.test(time)
  return isDay ? Date.parse(hasZone ? text : `${text}Z`) : NaN
}
