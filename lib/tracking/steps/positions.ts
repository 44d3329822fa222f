/** The positions of the competitors of a race. Callers with READ on the race may see them. */
import type { positionsOfRace } from '#schemas/tracking/fixes.ts'
import type { Static } from '#schemas/schema.ts'
import { invalidInput, requireValid } from '#values/failure.ts'
import { type Fix, thin, type Track } from '#positions/rules/track.ts'
import { entriesOfRace } from '#races/rules/fleets.ts'
import { withFixes } from '#positions/rules/packedFixes.ts'
import { isWithin, type Period } from '#positions/rules/period.ts'
import { timesOfParameters } from '#values/time.ts'
import { knotsOf, rounded } from '#values/units.ts'
import type { Context } from '#endpoint/context.ts'
import { describeCompetitorInRace } from '#races/steps/competitorDescriptions.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { requireTrackedRace } from '#races/steps/trackedRaces.ts'
import { withLastKnown } from '#courses/steps/fixSources.ts'
import {
  formatSeen,
  readSeen,
  type Seen,
  type UnseenPeriods,
  unseenPeriods,
} from './positionsCursor.ts'
import {
  type EntryWithDevices,
  type EntryWithTracks,
  readRaceTracks,
  readTrackedEntries,
  type TrackedEntries,
  trackedPeriod,
} from './raceTracks.ts'

/** A response of a Lambda function can have 6 MB, and a position takes about 120 bytes. */
export const positionsMax = 40_000

/** The last position before `at` is searched in this many milliseconds. */
const lookBackMillis = 600_000

type Wanted = Static<typeof positionsOfRace>
type WantedPeriod = Omit<Wanted, 'competitorId' | 'after'>

/** @throws Failure `invalid-input` if there are too many positions for a response */
export const showPositions = async (context: Context, wanted: Wanted) => {
  const regatta = await requireRegatta(context, wanted.regattaName)
  const race = requireTrackedRace(regatta, wanted.raceName)
  const { competitorId: ids } = wanted
  const seen = readSeen(context, race.id, wanted.after)
  const requested = periodOf(wanted, seen)
  const period = trackedPeriod(context, regatta, race, requested)
  const tracked = await readTrackedEntries(context, regatta.name, undefined, (entries) =>
    entriesOfRace(race, entries).filter(
      ({ competitor }) => ids === undefined || ids.includes(competitor.id),
    ),
  )
  const shown = await readShown(context, tracked, { ...wanted, period, seen })
  const whole = wantsLastKnown(wanted) ? trackedPeriod(context, regatta, race, {}) : undefined
  const entries =
    whole === undefined ? shown : await withLastKnown(context, shown, requested, whole)
  requireFewPositions(entries)
  const cursor =
    period === undefined || wanted.at !== undefined
      ? undefined
      : formatSeen(context, race.id, tracked, {
          requestedMillis: requested.fromMillis,
          fromMillis: period.fromMillis,
          atMillis: period.toMillis,
        })
  return {
    name: race.tracked.name,
    regatta: regatta.name,
    competitors: entries.map(describeTrack),
    ...(cursor === undefined ? {} : { cursor }),
  }
}

const wantsLastKnown = ({ lastknown, at, after }: Wanted): boolean =>
  lastknown === true && at === undefined && after === undefined

interface ShownEntry extends EntryWithDevices {
  readonly track: Track
}

interface Shown extends Pick<Wanted, 'at' | 'step'> {
  readonly period: Period | undefined
  readonly seen: Seen | undefined
}

/** With a cursor, only the entries with new positions. */
const readShown = async (
  context: Context,
  tracked: TrackedEntries,
  { at, step = 1, period, seen }: Shown,
): Promise<readonly ShownEntry[]> => {
  if (period === undefined) return tracked.entries.map((entry) => ({ ...entry, track: [] }))
  const unseen = seen && unseenPeriods(seen, tracked, period)
  const entries = await readRaceTracks(context, tracked, unseenPart(period, unseen, step))
  const shown = entries.map((entry) => ({
    ...entry,
    track: shownTrack(entry, at, step).filter(
      ({ timeMillis }) =>
        unseen === undefined ||
        entry.mappings.some(({ deviceUuid }) =>
          unseen.get(deviceUuid)?.some((part) => isWithin(part, timeMillis)),
        ),
    ),
  }))
  return seen === undefined ? shown : shown.filter(({ track }) => track.length > 0)
}

/** It begins with a step, so that the same positions are left out as without a cursor. */
const unseenPart = (period: Period, unseen: UnseenPeriods | undefined, step: number): Period => {
  if (unseen === undefined) return period
  const begins = [...unseen.values()].flat().map(({ fromMillis }) => fromMillis)
  const begin = begins.reduce((one, other) => Math.min(one, other), period.toMillis)
  return { ...period, fromMillis: Math.max(period.fromMillis, begin - (begin % step)) }
}

const shownTrack = ({ tracks }: EntryWithTracks, at: Wanted['at'], step: number): Track => {
  const track = withFixes([], tracks.flat())
  return at === undefined ? thin(track, step) : track.slice(-1)
}

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

const describeTrack = ({ track, ...entry }: ShownEntry) => ({
  ...describeCompetitorInRace(entry),
  track: track.map(describeFix),
})

const describeFix = (fix: Fix) => ({
  ...describePosition(fix),
  'truebearing-deg': fix.bearing,
  'speed-kts': fix.speed === null ? null : rounded(knotsOf(fix.speed), 2),
})

export const describePosition = ({ timeMillis, latitude, longitude }: Fix) => ({
  'timepoint-ms': timeMillis,
  'lat-deg': rounded(latitude, 6),
  'lng-deg': rounded(longitude, 6),
})
