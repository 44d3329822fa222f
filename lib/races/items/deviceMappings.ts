/**
 * Mappings of devices to the competitors of a regatta. The id of a device is a secret, because a
 * caller who knows it can send positions for it. Audit records and dry runs contain its hash.
 */
import { hashOfDevice } from '#positions/rules/deviceHash.ts'
import { boolean, type ContentOf, nullable, number, optional, text } from '#table/attributes.ts'
import { entity, recorded } from '#table/entity.ts'
import { invalidInput, sentence } from '#values/failure.ts'
import type { Expected, QueryOptions, Reader, Stored, Write } from '#table/items.ts'
import { digestOf } from '#table/key.ts'
import { partOfObject } from '#table/resources.ts'
import { entryEntity } from './entries.ts'
import { putMappedDevice } from '#positions/items/fixes.ts'

const attributes = {
  regattaName: text,
  deviceUuid: text,
  competitorId: text,
  fromMillis: number,
  /** Inclusive. Null: until further notice. */
  toMillis: nullable(number),
  /** Positions that were received before it stay hidden. Absent in old tables: all are visible. */
  sinceMillis: optional(number),
  /** Whether the secret of the registration link was the only permission to start it. */
  isByLink: optional(boolean),
  /** Whether the phone itself ended it. */
  hasLeft: optional(boolean),
}

export type DeviceMapping = ContentOf<typeof attributes>

const keyPartsOf = (mapping: DeviceMapping): [string, string, string, number] => {
  const { regattaName, deviceUuid, competitorId, fromMillis } = mapping
  return [regattaName, digestOf(deviceUuid), competitorId, fromMillis]
}

/** Device mapping: a device of a competitor in a regatta, for a time. */
export const deviceMappingEntity = entity(
  'deviceMapping',
  'OBJECT#REGATTA#<regatta>#',
  'DEVICE#<sha-256 of the device>#<competitor id>#<from>#',
  {
    removedWithObject: () => [],
    attributes,
    keyParts: keyPartsOf,
    resources: (item) => {
      const { PK, SK, deviceUuid, competitorId, fromMillis, toMillis } = item
      const device = hashOfDevice(deviceUuid)
      const content = { device, competitorId, fromMillis, toMillis }
      return [partOfObject(item, 'deviceMapping', { identity: PK + SK, content })]
    },
    audited: recorded('device', 'competitorId', 'fromMillis', 'toMillis'),
    references: ({ regattaName, competitorId }) => [
      { key: entryEntity.key(regattaName, competitorId) },
    ],
  },
)

/** @param expected `any`: a repeated request can replace the mapping by itself */
export const putDeviceMapping = (mapping: DeviceMapping, expected: Expected): Write =>
  deviceMappingEntity.put(keyPartsOf(mapping), mapping, expected)

/** Also lets the fixes of the device be kept. */
export const newDeviceMappingItems = (mapping: DeviceMapping): readonly Write[] => [
  putDeviceMapping(mapping, 'any'),
  putMappedDevice(mapping.deviceUuid),
]

const deviceMappingsMax = 2000
/** The others are for organizers. */
const mappingsByLinkMax = 1900

/** @param isByLink leaves some mappings to organizers. @throws Failure `invalid-input` */
export const requireRoomForDevice = (stored: readonly DeviceMapping[], isByLink: boolean): void => {
  const max = isByLink ? mappingsByLinkMax : deviceMappingsMax
  if (stored.length < max) return
  const detail = sentence`must name a regatta with less than ${max} mappings of devices: removing a competitor from the regatta removes those of the competitor`
  throw invalidInput([{ pointer: '/leaderboard', code: 'too-many', detail }])
}

/** @param deviceUuid absent: all devices of the regatta */
const pageOf = (regattaName: string, deviceUuid?: string): QueryOptions => {
  const { partition, sortPrefix } = deviceMappingEntity.key
  return {
    partition: partition(regattaName),
    prefix: sortPrefix(deviceUuid === undefined ? undefined : digestOf(deviceUuid)),
    limit: deviceMappingsMax,
  }
}

export const hasDeviceMappings = async (store: Reader, regattaName: string): Promise<boolean> => {
  const { items } = await store.query({ ...pageOf(regattaName), limit: 1 })
  return items.length > 0
}

export const listDeviceMappings = async (
  store: Reader,
  regattaName: string,
  deviceUuid?: string,
): Promise<readonly Stored<DeviceMapping>[]> => {
  const { items } = await deviceMappingEntity.query(store, pageOf(regattaName, deviceUuid))
  return items.map((item) => ({ ...item, item }))
}
