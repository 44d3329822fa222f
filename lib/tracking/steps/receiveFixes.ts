/**
 * Stores the fixes of a device. Callers need not sign in: the id of the device is the secret. A
 * repeated request changes nothing. Everybody can invent devices. So a device that was never mapped has
 * few fixes, for a day: no regatta shows what was received before the device was mapped in it.
 */
import { type InputError, requireValid } from '#values/failure.ts'
import type { Fix } from '#positions/rules/track.ts'
import {
  fixesOfMinuteMax,
  itemsOfUnmappedMinute,
  minuteOf,
  pack,
  receivedAt,
  unmappedDays,
  unmappedMinutesMax,
  withFixes,
} from '#positions/rules/packedFixes.ts'
import { deviceErrors, readFix } from '../rules/sentFix.ts'
import { groupedBy } from '#values/groupedBy.ts'
import {
  keyOfFixes,
  keyOfMappedDevice,
  keyOfTrack,
  putFixes,
  putTrack,
  readFixes,
  readTrack,
} from '#positions/items/fixes.ts'
import type { Write } from '#table/items.ts'
import type { Key } from '#table/key.ts'
import type { Context } from '#endpoint/context.ts'

export interface SentFixes {
  readonly deviceUuid: string
  readonly fixes: readonly unknown[]
  readonly partial?: boolean | undefined
}

interface NumberedFix {
  readonly index: number
  readonly fix: Fix
}

/** The items of the track and of the minutes, so that they are fetched with the first round trip. */
export const keysOfSentFixes = ({ deviceUuid, fixes }: SentFixes): readonly Key[] => {
  const read = fixes.map((sent) => readFix(sent, '', Infinity))
  const minutes = new Set(read.flatMap((one) => ('fix' in one ? minuteOf(one.fix) : [])))
  return keysOfMinutes(deviceUuid, minutes)
}

const keysOfMinutes = (deviceUuid: string, minutes: Iterable<number>): readonly Key[] => [
  keyOfTrack(deviceUuid),
  ...Array.from(minutes, (minute) => keyOfFixes(deviceUuid, minute)),
]

/**
 * All or nothing, unless `partial` is set, or the only errors are those of the device.
 * @returns the refused fixes, by their index
 * @throws Failure `invalid-input` with all errors
 */
export const receiveFixes = async (context: Context, { deviceUuid, fixes, partial }: SentFixes) => {
  const errors: InputError[] = []
  const valid: NumberedFix[] = []
  for (const [index, sent] of fixes.entries()) {
    const read = readFix(sent, `/fixes/${index}`, context.nowMillis)
    if (read.errors === undefined) valid.push({ index, fix: read.fix })
    else errors.push(...read.errors)
  }
  const minutes = groupedBy(valid, ({ fix }) => minuteOf(fix))
  const writes: Write[] = []
  const changed: number[] = []
  // A request without credentials has fetched nothing yet.
  await context.store.prefetch(keysOfMinutes(deviceUuid, minutes.keys()))
  const kept = await keepingOf(context, deviceUuid)
  for (const [minute, sent] of minutes) {
    const write = await writeOfMinute(context, deviceUuid, minute, sent, kept)
    if ('faults' in write) errors.push(...write.faults)
    else if (write.writes.length > 0) {
      writes.push(...write.writes)
      changed.push(...sent.map(({ fix }) => fix.timeMillis))
    }
  }
  const refused = refusedOf(errors)
  const isOfDevice = errors.every(({ code }) => deviceErrors.has(code))
  if (partial !== true && !(isOfDevice && refused.length < fixes.length)) requireValid(errors)
  if (writes.length > 0) {
    await context.store.write([...writes, await writeOfTrack(context, deviceUuid, changed, kept)])
  }
  return refused
}

/** How long the fixes of a device are kept. */
interface Keeping {
  readonly isMapped: boolean
  /** The number of minutes that are stored for a day only. New ones are added. */
  unmappedMinutes: number
}

/** The positions that people report for a mark are kept like those of a mapped device. */
const usualKeeping: Keeping = { isMapped: true, unmappedMinutes: 0 }

/**
 * The track of a mapped device does not count minutes, so that its requests read nothing more. Tracks of
 * old tables do not either, and are kept.
 */
const keepingOf = async ({ store }: Context, deviceUuid: string): Promise<Keeping> => {
  const track = await readTrack(store, deviceUuid)
  const isKept = track !== undefined && track.unmappedMinutes === undefined
  const isMapped = isKept || (await store.get(keyOfMappedDevice(deviceUuid))) !== undefined
  return { isMapped, unmappedMinutes: track?.unmappedMinutes ?? 0 }
}

const writeOfMinute = async (
  context: Context,
  deviceUuid: string,
  minute: number,
  sent: readonly NumberedFix[],
  kept: Keeping,
): Promise<{ readonly writes: readonly Write[] } | { readonly faults: readonly InputError[] }> => {
  const fixes = sent.map(({ fix }) => fix)
  const faults = (detail: string) => ({
    faults: sent.map(({ index }) => ({ pointer: `/fixes/${index}`, code: 'too-many', detail })),
  })
  const isNew = (await readFixes(context.store, deviceUuid, minute)) === undefined
  if (!kept.isMapped && isNew) {
    if (kept.unmappedMinutes >= unmappedMinutesMax) {
      return faults(`must be in ${unmappedMinutesMax} minutes, until the device is mapped`)
    }
    kept.unmappedMinutes += 1
    context.store.countMoreItems(itemsOfUnmappedMinute)
  }
  const writes = await writesOfFixes(context, deviceUuid, minute, fixes, kept)
  if (writes !== undefined) return { writes }
  return faults(`must be in a minute with at most ${fixesOfMinuteMax} positions of the device`)
}

/**
 * Returns the writes that store the fixes of one minute: none if all of them are stored already.
 * `undefined`: the minute has too many fixes.
 */
export const writesOfFixes = async (
  context: Context,
  deviceUuid: string,
  minute: number,
  fixes: readonly Fix[],
  kept = usualKeeping,
): Promise<readonly Write[] | undefined> => {
  const { store } = context
  const stored = await readFixes(store, deviceUuid, minute)
  const before = stored?.track ?? []
  const track = withFixes(before, receivedAt(context.nowMillis, fixes, before))
  if (track.length > fixesOfMinuteMax) return undefined
  if (Buffer.compare(pack(before).fixes, pack(track).fixes) === 0) return []
  const trackVersion = ((await readTrack(store, deviceUuid))?.version ?? 0) + 1
  const more = { expiresAtSeconds: expirySecondsOf(context, kept), trackVersion }
  return [putFixes(deviceUuid, minute, track, stored, more)]
}

/** @param times of the changed fixes */
export const writeOfTrack = async (
  context: Context,
  deviceUuid: string,
  times: readonly number[],
  kept = usualKeeping,
): Promise<Write> => {
  const change = { fromMillis: Math.min(...times), toMillis: Math.max(...times) }
  const stored = await readTrack(context.store, deviceUuid)
  return putTrack(deviceUuid, stored, change, {
    expiresAtSeconds: expirySecondsOf(context, kept),
    unmappedMinutes: kept.isMapped ? undefined : kept.unmappedMinutes,
  })
}

const expirySecondsOf = ({ nowMillis, settings }: Context, { isMapped }: Keeping): number =>
  Math.ceil(nowMillis / 1000) + (isMapped ? settings.fixRetentionDays : unmappedDays) * 86_400

const refusedOf = (errors: readonly InputError[]) => {
  const byIndex = groupedBy(errors, ({ pointer = '' }) => Number(pointer.split('/')[2]))
  return Array.from(byIndex, ([index, found]) => ({
    index,
    errors: found.map(({ pointer = '', code, detail }) => ({ pointer, code, detail })),
  }))
}
