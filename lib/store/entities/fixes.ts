/**
 * Fixes: one item for each minute of a device, which takes less than 1 KB with a fix each second.
 * Each device has a partition of its own, so that no partition gets more than the fixes of one
 * device. The key contains a hash of the device, because its id is a secret.
 */
import { createHash } from 'node:crypto'
import { minuteMillis, minuteOf, pack, unpack } from '../../domain/tracking/packedFixes.ts'
import type { Track } from '../../domain/tracking/fix.ts'
import { bytes, number } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Item, QueryOptions, Reader, Stored, Write } from '../items.ts'
import { type Key, millisText, partsOf } from '../key.ts'

/** Fixes: the positions of a device in one minute. */
export const fixesEntity = entity('FIXES#<sha-256 of the device>#', 'MINUTE#<minute>#', {
  attributes: { fixes: bytes, expiresAtSeconds: number },
})

const hashOf = (deviceUuid: string): string =>
  createHash('sha256').update(deviceUuid).digest('base64url')

export const keyOfFixes = (deviceUuid: string, minute: number): Key =>
  fixesEntity.key(hashOf(deviceUuid), millisText(minute * minuteMillis))

export type StoredFixes = Stored<{ readonly track: Track }>

export const readFixes = async (
  store: Reader,
  deviceUuid: string,
  minute: number,
): Promise<StoredFixes | undefined> => {
  const item = await store.get(keyOfFixes(deviceUuid, minute))
  return item && { track: trackOf(minute, item), item }
}

/** @param track the fixes of one minute */
export const putFixes = (
  deviceUuid: string,
  minute: number,
  track: Track,
  replaced: StoredFixes | undefined,
  expiresAtSeconds: number,
): Write =>
  fixesEntity.put(
    keyOfFixes(deviceUuid, minute),
    { fixes: pack(track), expiresAtSeconds },
    replaced?.item ?? 'absent',
  )

/** Ten days. Longer ranges are read in parts. */
const minutesMax = 14_400

const rangeOf = (deviceUuid: string, fromMillis: number, toMillis: number): QueryOptions => {
  const { partition } = fixesEntity.key
  const minutes = [fromMillis, toMillis].map(
    (timeMillis) => keyOfFixes(deviceUuid, minuteOf({ timeMillis })).SK,
  )
  const [first = '', last = ''] = minutes
  return { partition: partition(hashOf(deviceUuid)), between: [first, last], limit: minutesMax }
}

/** Both times are inclusive. */
export const listFixes = async (
  store: Reader,
  deviceUuid: string,
  fromMillis: number,
  toMillis: number,
): Promise<Track> => {
  if (fromMillis > toMillis) return []
  const { items } = await store.query(rangeOf(deviceUuid, fromMillis, toMillis))
  return items
    .flatMap((item) => trackOf(minuteOfKey(item), item))
    .filter(({ timeMillis }) => timeMillis >= fromMillis && timeMillis <= toMillis)
}

const trackOf = (minute: number, item: Item): Track =>
  unpack(minute, fixesEntity.decode(item).fixes)

const minuteOfKey = ({ SK }: Key): number => Number(partsOf(SK)[1]?.slice(1)) / minuteMillis
