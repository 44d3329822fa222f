import {
  fixesOfMinuteMax,
  pack,
  receivedAt,
  unmappedDays,
  withFixes,
} from '#positions/rules/packedFixes.ts'
import type { Fix } from '#positions/rules/track.ts'
import { putFixes, putTrack, readFixes, readTrack } from '#positions/items/fixes.ts'
import type { Write } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'

export interface Keeping {
  readonly isMapped: boolean
  /** The number of minutes that are stored for a day only. New ones are added. */
  unmappedMinutes: number
}

/** The positions that people report for a mark are kept like those of a mapped device. */
const usualKeeping: Keeping = { isMapped: true, unmappedMinutes: 0 }

/** `undefined`: the minute has too many fixes. Fixes that are stored already need no write. */
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
