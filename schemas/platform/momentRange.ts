export { timeRange as momentRange } from './fields.ts'

export const momentTitle =
  'a time from 1900 to 2200: milliseconds since 1970 as a number, or a date, time and zone such as ' +
  '2026-06-20T10:30:00+02:00'
