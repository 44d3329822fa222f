import type { Tally } from '../rules/competitor.ts'

export const describeTally = ({ isAfloat, millis, by }: Tally) => ({
  afloat: isAfloat,
  at: millis,
  by,
})
