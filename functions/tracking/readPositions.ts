import { endpoint } from '#endpoint'
import { readableTrackedRace } from '#races/steps/guards.ts'
import { positions, positionsOfRace } from '#schemas/tracking/fixes.ts'
import type { Static } from '#schemas/schema.ts'
import type { Context } from '#endpoint/context.ts'
import { knotsOf, rounded } from '#values/units.ts'
import { withFixes } from '#positions/rules/packedFixes.ts'
import { isWithin, type Period } from '#positions/rules/period.ts'
import { type Fix, thin, type Track } from '#positions/rules/track.ts'
import { listEntries } from '#races/items/entries.ts'
import { entriesOfRace } from '#races/rules/fleets.ts'
import { visibleEntries } from '#races/steps/entries.ts'
import { describeCompetitorInRace } from '#races/steps/competitorDescriptions.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { requireTrackedRace } from '#races/steps/trackedRaces.ts'
import { withLastKnown } from '#courses/steps/fixSources.ts'
import {
  describePosition,
  formatSeen,
  periodOf,
  positionsMax,
  readSeen,
  requireFewPositions,
  type Seen,
  type UnseenPeriods,
  unseenPeriods,
} from '#tracking/steps/positions.ts'
import {
  type EntryWithDevices,
  type EntryWithTracks,
  loadTrackedRace,
  readRaceTracks,
  readTrackedEntries,
  type TrackedEntries,
  trackedPeriod,
} from '#tracking/steps/raceTracks.ts'

export const { declaration, handler } = endpoint({
  name: 'readPositions',
  summary: 'Read the positions of the competitors of a race',
  description:
    'Those of competitors that the caller may READ or READ_PUBLIC. Positions count from the start of tracking to its end. Without a known start of tracking there ' +
    `are none. A response has at most ${positionsMax} positions; \`step\` leaves out others.`,
  routes: [
    'GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/competitors/positions',
  ],
  guard: readableTrackedRace,
  input: positionsOfRace,
  load: loadTrackedRace,
  reply: { status: 200, body: positions },
  errors: ['not-found'],
  /** @throws Failure `invalid-input` if there are too many positions for a response */
  run: async ({ context, input: wanted }) => {
    const regatta = await requireRegatta(context, wanted.regattaName)
    const race = requireTrackedRace(regatta, wanted.raceName)
    const { competitorId: ids } = wanted
    const seen = readSeen(context, race.id, wanted.after)
    const requested = periodOf(wanted, seen)
    const period = trackedPeriod(context, regatta, race, requested)
    const racing = entriesOfRace(race, await listEntries(context.store, regatta.name))
    const named = racing.filter(({ competitor }) => ids?.includes(competitor.id) ?? true)
    const visible = await visibleEntries(context, regatta.name, named)
    const tracked = await readTrackedEntries(context, regatta.name, visible)
    const shown = await readShown(context, tracked, { ...wanted, period, seen })
    const { lastknown, at, after } = wanted
    const wantsLastKnown = lastknown === true && at === undefined && after === undefined
    const whole = wantsLastKnown ? trackedPeriod(context, regatta, race, {}) : undefined
    const entries =
      whole === undefined ? shown : await withLastKnown(context, shown, requested, whole)
    requireFewPositions(entries)
    const cursor =
      period === undefined || at !== undefined
        ? undefined
        : formatSeen(context, race.id, tracked, {
            requestedMillis: requested.fromMillis,
            fromMillis: period.fromMillis,
            atMillis: period.toMillis,
          })
    return {
      name: race.tracked.name,
      regatta: regatta.name,
      competitors: entries.map(({ track, ...entry }) => ({
        ...describeCompetitorInRace(entry),
        track: track.map(describeFix),
      })),
      ...(cursor === undefined ? {} : { cursor }),
    }
  },
})

type Wanted = Static<typeof positionsOfRace>

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

const describeFix = (fix: Fix) => ({
  ...describePosition(fix),
  'truebearing-deg': fix.bearing,
  'speed-kts': fix.speed === null ? null : rounded(knotsOf(fix.speed), 2),
})
