/**
 * The tracks of marks: from the devices on them, from pings, and from the positions that courses gave them.
 * `markPositionAt` reads them.
 */
import { type Mark, phonesOf } from '../rules/mark.ts'
import type { Position } from '#positions/rules/position.ts'
import { cleanTrack, speedMax } from '#positions/rules/outliers.ts'
import { type Fix, mergeTracks, type Track } from '#positions/rules/track.ts'
import { withFixes } from '#positions/rules/packedFixes.ts'
import { intersection, type Period } from '#positions/rules/period.ts'
import { sourceOfPings } from '#positions/items/fixes.ts'
import { type LaidMark, readFirstLaidMarks, readLaidMarks } from '../items/marks.ts'
import type { Context } from '#endpoint/context.ts'
import { type DeviceTracks, readDeviceTracks, readFixesOf } from '#positions/steps/deviceTracks.ts'
import { type FixSource, readNearestFix } from './fixSources.ts'

type ReadingContext = Pick<Context, 'store' | 'processState' | 'nowMillis'>

/** The positions that requests gave to the marks of a regatta, by mark. See `readLaidMarks`. */
export type LaidMarks = ReadonlyMap<string, readonly LaidMark[]>

/**
 * Returns a track for each of these marks of the regatta, by id. It contains the positions that the
 * mark got in the period, and the last ones before. So a mark laid in the morning keeps its
 * place all day, and a mark that is moved later had its old place. Without them it contains the first
 * position after the period. A mark without a position has an empty track. All tracks are two round
 * trips after the marks.
 * @param laid what is known of the period, if the caller has read it
 */
export const readMarkTracks = async (
  context: ReadingContext,
  regattaName: string,
  marks: readonly Mark[],
  { fromMillis, toMillis }: Period,
  laid?: Promise<LaidMarks>,
): Promise<ReadonlyMap<string, Track>> => {
  if (marks.length === 0) return new Map()
  const period = { fromMillis, toMillis: Math.min(toMillis, context.nowMillis) }
  const wanted = marks.map((mark) => ({ mark, sources: sourcesOf(regattaName, mark) }))
  const ids = wanted.flatMap(({ sources }) => sources.map(({ id }) => id))
  const [deviceTracks, places] = await Promise.all([
    readDeviceTracks(context, ids),
    laid ?? readLaidMarks(context.store, regattaName, period),
  ])
  const tracks = await Promise.all(
    wanted.map(async ({ mark, sources }) => {
      const placed = places.get(mark.id) ?? []
      const since = forgottenMillis(placed, fromMillis)
      const [pings, ...phones] = await Promise.all(
        sources.map((source) => readSource(context, deviceTracks, source, period)),
      )
      const fixes = placed.flatMap((fix) => (fix.latitude === undefined ? [] : [fixAt(fix)]))
      const given = withFixes(fixes, pings ?? []).filter(({ timeMillis }) => timeMillis > since)
      // A device errs. Where people say that a mark is, there it is.
      const reported = phones.map((phone) => cleanTrack(phone, speedMax))
      return { mark, track: withLastPosition(mergeTracks([given, ...reported]), mark, period) }
    }),
  )
  const later = await firstPositions(
    context,
    regattaName,
    tracks.filter(({ track }) => track.length === 0),
    period,
  )
  return new Map(
    tracks.map(({ mark, track }) => [mark.id, track.length === 0 ? later(mark) : track]),
  )
}

/** Marks without a position in the period and before have the first one after it. */
const firstPositions = async (
  context: ReadingContext,
  regattaName: string,
  marks: readonly { readonly mark: Mark }[],
  { toMillis }: Period,
): Promise<(mark: Mark) => Track> => {
  const known = marks.flatMap(({ mark }) => (mark.lastKnownPosition === null ? [] : [mark]))
  if (known.length === 0) return () => []
  const [laid, pings] = await Promise.all([
    readFirstLaidMarks(context.store, regattaName, toMillis),
    Promise.all(
      known.map(async ({ id }) => {
        const until = { fromMillis: 0, toMillis: context.nowMillis }
        const source = { ...until, id: sourceOfPings(regattaName, id) }
        return [id, await readNearestFix(context.store, [source], 'after', toMillis)] as const
      }),
    ),
  ])
  const pinged = new Map(pings)
  return ({ id, lastKnownPosition }) =>
    [laid.get(id), pinged.get(id), lastKnownPosition]
      .flatMap((place) => (place?.latitude === undefined ? [] : [fixAt(place)]))
      .sort((one, other) => one.timeMillis - other.timeMillis)
      .slice(0, 1)
}

/** The time before which no position counts, because a restored course forgot it. */
export const forgottenMillis = (placed: readonly LaidMark[], fromMillis: number): number => {
  const forgotten = placed.filter(
    ({ latitude, timeMillis }) => latitude === undefined && timeMillis <= fromMillis,
  )
  return forgotten.at(-1)?.timeMillis ?? -1
}

const fixAt = (place: Position & { readonly timeMillis: number }): Fix => ({
  timeMillis: place.timeMillis,
  speed: null,
  bearing: null,
  latitude: place.latitude,
  longitude: place.longitude,
})

const always = { fromMillis: 0, toMillis: Infinity }

/** The pings of a mark come first, then its devices. */
export const sourcesOf = (regattaName: string, mark: Mark): readonly FixSource[] => [
  { ...always, id: sourceOfPings(regattaName, mark.id) },
  ...phonesOf(mark),
]

const readSource = async (
  context: ReadingContext,
  deviceTracks: DeviceTracks,
  source: FixSource,
  period: Period,
): Promise<Track> => {
  const track = deviceTracks.get(source.id)
  if (track === undefined) return []
  const part = intersection(source, period)
  const [fixes, before] = await Promise.all([
    part === undefined
      ? []
      : readFixesOf(context, source.id, track, { ...part, sinceMillis: source.sinceMillis }),
    readNearestFix(context.store, [source], 'before', period.fromMillis),
  ])
  return before === undefined ? fixes : [before, ...fixes]
}

/** A fix at the same time counts before the last known position, which may come from it. */
const withLastPosition = (track: Track, { lastKnownPosition }: Mark, { toMillis }: Period): Track =>
  lastKnownPosition === null || lastKnownPosition.timeMillis > toMillis
    ? track
    : withFixes([fixAt(lastKnownPosition)], track)
