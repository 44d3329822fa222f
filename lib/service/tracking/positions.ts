/** The positions of the competitors of a race. Callers with READ on the race may see them. */
import type { positionsOfRace } from '../../../schemas/fixes.ts'
import type { Static } from '../../../schemas/schema.ts'
import { invalidInput } from '../../domain/failure.ts'
import type { Fix, Track } from '../../domain/tracking/fix.ts'
import { thin } from '../../domain/tracking/track.ts'
import { timesOfParameters } from '../../domain/value/time.ts'
import type { Context } from '../context.ts'
import { requireRegatta } from '../sailing/regattas.ts'
import { requireTrackedRace } from '../sailing/trackedRaces.ts'
import { type EntryWithTrack, readRaceTracks, trackedPeriod } from './raceTracks.ts'

/** A response of a Lambda function can have 6 MB, and a position takes about 120 bytes. */
export const positionsMax = 40_000

/** The last position before `at` is searched in this many milliseconds. */
const lookBackMillis = 600_000

type Wanted = Static<typeof positionsOfRace>

/** @throws Failure `invalid-input` if there are too many positions for a response */
export const showPositions = async (context: Context, wanted: Wanted) => {
  const regatta = await requireRegatta(context, wanted.regattaName)
  const race = requireTrackedRace(regatta, wanted.raceName)
  const { at, step, competitorId: ids } = wanted
  const period = trackedPeriod(context, regatta, race, periodOf(wanted))
  const entries = await readRaceTracks(
    context,
    regatta,
    period,
    ({ competitor }) => ids === undefined || ids.includes(competitor.id),
  )
  const competitors = entries.map((entry) => ({ ...entry, track: shownTrack(entry, at, step) }))
  requireFewPositions(competitors)
  return {
    name: race.tracked.name,
    regatta: regatta.name,
    competitors: competitors.map(describeTrack),
  }
}

const shownTrack = (
  { track }: EntryWithTrack,
  at: number | undefined,
  step: number | undefined,
): Track => {
  if (at !== undefined) return track.slice(-1)
  return step === undefined ? track : thin(track, step)
}

const periodOf = (wanted: Wanted) => {
  const { at } = wanted
  if (at !== undefined) return { fromMillis: at - lookBackMillis, toMillis: at }
  const times = timesOfParameters({ fromtime: wanted.fromtime, totime: wanted.totime })
  const from = wanted.from ?? times.fromtime ?? wanted.fromtimeasmillis
  const to = wanted.to ?? times.totime ?? wanted.totimeasmillis
  return {
    ...(from === undefined ? {} : { fromMillis: from }),
    ...(to === undefined ? {} : { toMillis: to }),
  }
}

const requireFewPositions = (entries: readonly EntryWithTrack[]): void => {
  const count = entries.reduce((sum, { track }) => sum + track.length, 0)
  if (count <= positionsMax) return
  const detail = `must leave at most ${positionsMax} positions, found ${count}: send a \`step\` such as 5000, or a shorter period`
  throw invalidInput([{ parameter: 'step', code: 'too-many', detail }])
}

const describeTrack = ({ competitor, displayName, track }: EntryWithTrack) => ({
  id: competitor.id,
  name: displayName ?? competitor.name,
  sailNumber: competitor.boat.sailId,
  color: competitor.displayColor ?? competitor.boat.color,
  track: track.map(describeFix),
})

const knotsOfMetresPerSecond = 3600 / 1852

const describeFix = ({ timeMillis, latitude, longitude, bearing, speed }: Fix) => ({
  'timepoint-ms': timeMillis,
  'lat-deg': rounded(latitude, 6),
  'lng-deg': rounded(longitude, 6),
  'truebearing-deg': bearing,
  'speed-kts': speed === null ? null : rounded(speed * knotsOfMetresPerSecond, 2),
})

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
