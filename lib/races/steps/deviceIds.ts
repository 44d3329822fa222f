/**
 * Ids of devices for one regatta. The id of a device is a secret: its holder can map it and send
 * positions for it, in every regatta. Organizers see another id for each regatta, which tells
 * nothing about the device and counts in that regatta only.
 */
import { createHmac } from 'node:crypto'
import { derivedUuid } from '#values/uuid.ts'
import { type DeviceMapping, listDeviceMappings } from '../items/deviceMappings.ts'
import type { Stored } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'

type KeyContext = Pick<Context, 'settings'>

/** @returns an id for each token key: during a rotation, ids of both count */
const deviceIdsIn = (
  { settings }: KeyContext,
  { regattaName, deviceUuid }: Pick<DeviceMapping, 'regattaName' | 'deviceUuid'>,
): readonly string[] =>
  settings.tokenKeys.map(({ secret }) => {
    const hmac = createHmac('sha256', secret)
    return derivedUuid(
      hmac.update(JSON.stringify(['device in a regatta', regattaName, deviceUuid])).digest('hex'),
    )
  })

export const deviceIdIn = (...parameters: Parameters<typeof deviceIdsIn>): string =>
  deviceIdsIn(...parameters)[0] ?? ''

/** The device of which an organizer sends the id for this regatta; `undefined` for any other id. */
export const deviceWithId = (context: KeyContext, mappings: readonly DeviceMapping[], id: string) =>
  isDerived(id)
    ? mappings.find((mapping) => deviceIdsIn(context, mapping).includes(id))?.deviceUuid
    : undefined

/** The version of derived UUIDs. Most phones have ids of another version, which need no search. */
const isDerived = (id: string): boolean => id[14] === '8'

/** @param id of a device: its own one, or that for this regatta */
export const listMappingsOfDevice = async (
  context: Pick<Context, 'settings' | 'store'>,
  regattaName: string,
  id: string,
): Promise<readonly Stored<DeviceMapping>[]> => {
  const own = await listDeviceMappings(context.store, regattaName, id)
  if (own.length > 0 || !isDerived(id)) return own
  const all = await listDeviceMappings(context.store, regattaName)
  const device = deviceWithId(context, all, id)
  return all.filter(({ deviceUuid }) => deviceUuid === device)
}
