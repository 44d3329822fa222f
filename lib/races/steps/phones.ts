/** The phones of boats: whether they send, and where they were last. */
import limit from 'p-limit'
import { type LastFix, readLastFix } from '#positions/items/fixes.ts'
import { type DeviceMapping, listDeviceMappings } from '../items/deviceMappings.ts'
import type { Context } from '#endpoint/context.ts'

/** Queries for last positions that run at the same time. */
const queriesMax = 32

export interface Phone extends Pick<LastFix, 'clockAheadSeconds'> {
  /** Milliseconds since 1970. Absent: it has sent no position. */
  readonly lastMillis?: number
  readonly latitude?: number
  readonly longitude?: number
}

/** A phone that sent nothing for so long does not send. */
const silentMillis = 2 * 60_000

/** @param phone `undefined`: the boat has no phone */
export const phoneState = (
  phone: Phone | undefined,
  nowMillis: number,
): 'none' | 'silent' | 'sends' => {
  if (phone === undefined) return 'none'
  const { lastMillis } = phone
  return lastMillis !== undefined && nowMillis - lastMillis < silentMillis ? 'sends' : 'silent'
}

/** The phone of each boat that sent last, by the id of the competitor. Boats without a phone are missing. */
export const readPhones = async (context: Context, regattaName: string) => {
  const { nowMillis } = context
  const run = limit(queriesMax)
  const open = (await listDeviceMappings(context.store, regattaName)).filter(
    ({ fromMillis, toMillis }) => fromMillis <= nowMillis && (toMillis ?? nowMillis) >= nowMillis,
  )
  const phones = new Map<string, Phone>()
  const read = async (mapping: DeviceMapping): Promise<void> => {
    const phone = await run(() => readPhone(context, mapping))
    const other = phones.get(mapping.competitorId)
    const isLater = (phone.lastMillis ?? 0) >= (other?.lastMillis ?? 0)
    if (isLater) phones.set(mapping.competitorId, phone)
  }
  await Promise.all(open.map(read))
  return phones
}

const readPhone = async (
  { store, nowMillis }: Context,
  { deviceUuid, fromMillis, toMillis, sinceMillis }: DeviceMapping,
): Promise<Phone> => {
  const mapped = { fromMillis, toMillis: toMillis ?? Infinity, sinceMillis }
  const { fix, ...clock } = await readLastFix(store, deviceUuid, mapped, nowMillis)
  if (fix === undefined) return clock
  const { timeMillis, latitude, longitude } = fix
  return { lastMillis: timeMillis, latitude, longitude, ...clock }
}
