/**
 * The tracks of marks: from the devices on them, from pings, and from their last known positions.
 * `markPositionAt` reads them.
 */
import { type Mark, phonesOf } from '../../domain/course/mark.ts'
import { mergeTracks, type Track } from '../../domain/tracking/track.ts'
import { withFixes } from '../../domain/tracking/packedFixes.ts'
import { intersection, type Period } from '../../domain/tracking/period.ts'
import { sourceOfPings } from '../../store/entities/fixes.ts'
import { keysOfMarks } from '../../store/entities/marks.ts'
import type { Prefetch } from '../../store/items.ts'
import type { Context } from '../context.ts'
import { type DeviceTracks, readDeviceTracks, readFixesOf } from './deviceTracks.ts'
import { type FixSource, readNearestFix } from './fixSources.ts'

type ReadingContext = Pick<Context, 'store' | 'processState' | 'nowMillis'>

export const prefetchForMarkTracks = (regattaName: string): readonly Prefetch[] =>
  keysOfMarks(regattaName)

/**
 * Returns a track for each of these marks of the regatta, by id. It contains the fixes of the period, and the
 * last one before, so that a mark laid in the morning keeps its place all day. Without them it
 * contains the last known position, even of a later time. A mark without a position has an empty
 * track. All tracks are two round trips after the marks, or none if no mark has a device or a
 * position.
 * @param forgotten the times after which the pings of a mark count, because a restored course forgot
 *   its position. With it, the pings of marks without a position count too.
 */
export const readMarkTracks = async (
  context: ReadingContext,
  regattaName: string,
  marks: readonly Mark[],
  { fromMillis, toMillis }: Period,
  forgotten?: Promise<ReadonlyMap<string, number>>,
): Promise<ReadonlyMap<string, Track>> => {
  const period = { fromMillis, toMillis: Math.min(toMillis, context.nowMillis) }
  const wanted = marks.map((mark) => ({
    ...{ mark, sources: sourcesOf(regattaName, mark, forgotten !== undefined) },
  }))
  const ids = wanted.flatMap(({ sources }) => sources.map(({ id }) => id))
  const deviceTracks = await readDeviceTracks(context, ids)
  const forgottenAt = await forgotten
  const tracks = wanted.map(async ({ mark, sources }) => {
    const pings = sourceOfPings(regattaName, mark.id)
    const since = { fromMillis: (forgottenAt?.get(mark.id) ?? -1) + 1 }
    const found = sources.map((source) =>
      readSource(
        ...[context, deviceTracks],
        source.id === pings ? { ...source, ...since } : source,
        period,
      ),
    )
    return [mark.id, withLastPosition(mergeTracks(await Promise.all(found)), mark, period)] as const
  })
  return new Map(await Promise.all(tracks))
}

/**
 * The devices and the pings of a mark. Every ping gives the mark a last known position.
 * @param ofLostMarks also the pings of a mark whose position was forgotten: restoring a course whose
 *   version does not know it does that
 */
export const sourcesOf = (
  regattaName: string,
  mark: Mark,
  ofLostMarks = false,
): readonly FixSource[] => {
  const always = { fromMillis: 0, toMillis: Infinity }
  const pings =
    mark.lastKnownPosition === null && !ofLostMarks
      ? []
      : [{ ...always, id: sourceOfPings(regattaName, mark.id) }]
  return [...pings, ...phonesOf(mark)]
}

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
    part === undefined ? [] : readFixesOf(context, source.id, track, part),
    readNearestFix(context.store, [source], 'before', period.fromMillis),
  ])
  return before === undefined ? fixes : [before, ...fixes]
}

/** A fix at the same time counts before the last known position, which may come from it. */
const withLastPosition = (
  track: Track,
  { lastKnownPosition }: Mark,
  { toMillis }: Period,
): Track => {
  if (lastKnownPosition === null) return track
  const isLater = lastKnownPosition.timeMillis > toMillis
  if (isLater && track.length > 0) return track
  return withFixes([{ ...lastKnownPosition, speed: null, bearing: null }], track)
}
