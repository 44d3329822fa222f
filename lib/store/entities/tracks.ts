/**
 * The latest changes in the fixes of a device. A reader who has seen an earlier version
 * reads only the changed minutes again. The item is written in the transactions of the fixes.
 */
import { type Period, packPeriods, unpackPeriods } from '../../domain/tracking/period.ts'
import { bytes, number } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Reader, Stored, Write } from '../items.ts'
import type { Key } from '../key.ts'
import { hashOfFixes } from './fixes.ts'

/** Track: the last changes in the fixes of a device. Its version is that of the fixes. */
export const trackEntity = entity('FIXES#<sha-256 of the device>#', 'TRACK#', {
  attributes: { newestMillis: number, changes: bytes, expiresAtSeconds: number },
})

/** So many fit into one write unit with everything else. */
const changesMax = 30

export type StoredTrack = Stored<{
  /** The number of changes. */
  readonly version: number
  /** The time of the latest fix. */
  readonly newestMillis: number
  /** The last ones, in the order of the changes. */
  readonly changes: readonly Period[]
  readonly expiresAtSeconds: number
}>

export const keyOfTrack = (deviceUuid: string): Key => trackEntity.key(hashOfFixes(deviceUuid))

/** `undefined`: the device has no fixes. */
export const readTrack = async (
  store: Reader,
  deviceUuid: string,
): Promise<StoredTrack | undefined> => {
  const item = await store.get(keyOfTrack(deviceUuid))
  if (item === undefined) return undefined
  const { newestMillis, changes, expiresAtSeconds, version } = trackEntity.decode(item)
  return { version, newestMillis, changes: unpackPeriods(changes), expiresAtSeconds, item }
}

export const putTrack = (
  deviceUuid: string,
  replaced: StoredTrack | undefined,
  change: Period,
  expiresAtSeconds: number,
): Write => {
  const changes = [...(replaced?.changes ?? []), change].slice(-changesMax)
  const content = {
    newestMillis: Math.max(replaced?.newestMillis ?? 0, change.toMillis),
    changes: packPeriods(changes),
    // The retention may have been shortened.
    expiresAtSeconds: Math.max(replaced?.expiresAtSeconds ?? 0, expiresAtSeconds),
  }
  return trackEntity.put(keyOfTrack(deviceUuid), content, replaced?.item ?? 'absent')
}

/** @returns `undefined` if the changes since the version are not known */
export const changesSince = (
  { version, changes }: Pick<StoredTrack, 'version' | 'changes'>,
  seenVersion: number,
): readonly Period[] | undefined => {
  const count = version - seenVersion
  if (count === 0) return []
  return count > 0 && count <= changes.length ? changes.slice(-count) : undefined
}
