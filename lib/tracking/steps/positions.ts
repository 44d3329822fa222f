/** Positions in responses. */
import type { positionsOfRace } from '#schemas/tracking/fixes.ts'
import type { Static } from '#schemas/schema.ts'
import { invalidInput, requireValid } from '#values/failure.ts'
import type { Fix, Track } from '#positions/rules/track.ts'
import type { Period } from '#positions/rules/period.ts'
import { timesOfParameters } from '#values/time.ts'
import { rounded } from '#values/units.ts'
import type { Seen } from './positionsCursor.ts'

/** A response of a Lambda function can have 6 MB, and a position takes about 120 bytes. */
export const positionsMax = 40_000

/** The last position before `at` is searched in this many milliseconds. */
const lookBackMillis = 600_000

type WantedPeriod = Omit<Static<typeof positionsOfRace>, 'competitorId' | 'after'>

export const periodOf = (wanted: WantedPeriod, seen?: Seen): Partial<Period> => {
  const { at: atTime, from: fromTime, to: toTime, fromtime, totime } = wanted
  const times = timesOfParameters({ at: atTime, from: fromTime, to: toTime, fromtime, totime })
  const { at } = times
  if (at !== undefined) return { fromMillis: at - lookBackMillis, toMillis: at }
  const from =
    seen === undefined
      ? (times.from ?? times.fromtime ?? wanted.fromtimeasmillis)
      : seen.requestedMillis
  const to = times.to ?? times.totime ?? wanted.totimeasmillis
  const isReversed = seen === undefined && from !== undefined && to !== undefined && from > to
  const detail = 'must not be before the begin of the period'
  requireValid(isReversed ? [{ parameter: 'to', code: 'range', detail }] : [])
  return {
    ...(from === undefined ? {} : { fromMillis: from }),
    ...(to === undefined ? {} : { toMillis: to }),
  }
}

export const requireFewPositions = (entries: readonly { readonly track: Track }[]): void => {
  const count = entries.reduce((sum, { track }) => sum + track.length, 0)
  if (count <= positionsMax) return
  const detail = `must leave at most ${positionsMax} positions, found ${count}: send a \`step\` such as 5000, or a shorter period`
  throw invalidInput([{ parameter: 'step', code: 'too-many', detail }])
}

export const describePosition = ({ timeMillis, latitude, longitude }: Fix) => ({
  'timepoint-ms': timeMillis,
  'lat-deg': rounded(latitude, 6),
  'lng-deg': rounded(longitude, 6),
})
