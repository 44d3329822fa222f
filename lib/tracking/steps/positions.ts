import type { positionsOfRace } from '#schemas/tracking/fixes.ts'
import type { Static } from '#schemas/schema.ts'
import { invalidInput, requireValid, sentence } from '#values/failure.ts'
import type { Fix, Track } from '#positions/rules/track.ts'
import type { Period } from '#positions/rules/period.ts'
import { timesOfParameters } from '#values/time.ts'
import { rounded } from '#values/units.ts'
import { createHash } from 'node:crypto'
import { changesSince, type StoredTrack } from '#positions/items/fixes.ts'
import type { Context } from '#endpoint/context.ts'
import { formatCursor, readCursor } from '#table/cursor.ts'
import type { TrackedEntries } from './raceTracks.ts'

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
  const detail = sentence`must leave at most ${positionsMax} positions, found ${count}: send a \`step\` such as 5000, or a shorter period`
  throw invalidInput([{ parameter: 'step', code: 'too-many', detail }])
}

export const describePosition = ({ timeMillis, latitude, longitude }: Fix) => ({
  'timepoint-ms': timeMillis,
  'lat-deg': rounded(latitude, 6),
  'lng-deg': rounded(longitude, 6),
})

export interface Seen {
  /** The begin in the first request. */
  readonly requestedMillis: number | undefined
  /** The begin of the period, which is not before the start of tracking. */
  readonly fromMillis: number
  readonly atMillis: number
  /** A digest of the mappings, so that a later mapping of a device brings its earlier positions. */
  readonly mappings: string
  /** In the order of the devices. */
  readonly versions: readonly number[]
}

/** The cursor is a part of a URL, which has at most 8 KB. */
const devicesMax = 600
const versionBytes = 4

/** @returns `undefined` for more devices than a cursor has room for */
export const formatSeen = (
  context: Context,
  race: string,
  tracked: TrackedEntries,
  { requestedMillis, fromMillis, atMillis }: Omit<Seen, 'mappings' | 'versions'>,
) => {
  const versions = Array.from(tracked.deviceTracks.values(), (track) => track?.version ?? 0)
  if (versions.length > devicesMax) return undefined
  const packed = Buffer.alloc(versions.length * versionBytes)
  versions.forEach((version, index) => packed.writeUInt32BE(version, index * versionBytes))
  return formatCursor(context, listOf(race), {
    ...(requestedMillis === undefined ? {} : { requested: String(requestedMillis) }),
    from: String(fromMillis),
    at: String(atMillis),
    mappings: digestOf(tracked),
    versions: packed.toString('base64url'),
  })
}

const listOf = (race: string): string => `positions ${race}`

const source = { parameter: 'after', source: 'the `cursor` of a response for this race' }

/** @throws Failure `invalid-input` unless the cursor is one of this race for this caller */
export const readSeen = (context: Context, race: string, cursor: string | undefined) => {
  const read = readCursor(context, listOf(race), cursor, source)
  if (read === undefined) return undefined
  const { requested, from = '', at = '', mappings = '', versions = '' } = read
  const packed = Buffer.from(versions, 'base64url')
  return {
    requestedMillis: requested === undefined ? undefined : Number(requested),
    fromMillis: Number(from),
    atMillis: Number(at),
    mappings,
    versions: Array.from({ length: packed.length / versionBytes }, (_, index) =>
      packed.readUInt32BE(index * versionBytes),
    ),
  }
}

export type UnseenPeriods = ReadonlyMap<string, readonly Period[]>

/** Whole periods after a change of the mappings, or after an earlier start of tracking. */
export const unseenPeriods = (
  { fromMillis: seenFromMillis, atMillis, mappings, versions }: Seen,
  tracked: TrackedEntries,
  { fromMillis }: Period,
): UnseenPeriods => {
  const whole: Period = { fromMillis, toMillis: Infinity }
  const isComparable = mappings === digestOf(tracked) && fromMillis >= seenFromMillis
  const devices = [...tracked.deviceTracks]
  return new Map(
    devices.map(([device, track], index) => {
      const changes = isComparable ? changesOf(track, versions[index] ?? 0) : undefined
      if (changes === undefined) return [device, [whole]]
      // Positions of the future do not change when their time has come.
      return [device, [...changes, { fromMillis: atMillis + 1, toMillis: Infinity }]]
    }),
  )
}

const changesOf = (track: StoredTrack | undefined, seenVersion: number) =>
  track === undefined ? [] : changesSince(track, seenVersion)

const digestOf = ({ entries }: TrackedEntries): string => {
  const mappings = entries.flatMap((entry) =>
    entry.mappings.map(({ competitorId, deviceUuid, fromMillis, toMillis }) =>
      [competitorId, deviceUuid, fromMillis, toMillis].join(' '),
    ),
  )
  return createHash('sha256').update(mappings.join('\n')).digest('base64url').slice(0, 22)
}
