/**
 * Milliseconds since 1970 of a date, or of a date and a time, in the form of ISO 8601. The zone is UTC
 * unless the text names another one. NaN when there is no such day or time.
 */
export const millisOfTime = (text: string): number => {
  const [day = '', time] = text.split('T')
  const isDay = new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8))
  const hasZone = time === undefined || /Z$|[+-]\d\d:\d\d$/.test(time)
  return isDay ? Date.parse(hasZone ? text : `${text}Z`) : NaN
}
