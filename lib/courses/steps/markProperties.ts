/** Mark properties: the marks that a user owns, and the sources of their positions. */
import { appearanceOf } from '../rules/appearance.ts'
import { formatPosition, hashedDevice } from '../rules/formatCourse.ts'
import type { MarkProperties } from '../rules/inventory.ts'
import { putMarkProperties, readMarkProperties } from '../items/markInventory.ts'
import type { Context } from '#endpoint/context.ts'
import { mayWithoutEnd } from '#access/passingOn.ts'

const type = 'MARK_PROPERTIES'

export const allMarkProperties = {
  type,
  read: readMarkProperties,
  put: (properties: MarkProperties) => putMarkProperties(properties, 'absent'),
  describe: async (context: Context, properties: MarkProperties) => {
    const hasDevice = properties.positioning?.kind === 'device'
    const object = { type, id: properties.id }
    const showsDevice = hasDevice && (await mayWithoutEnd(context, object, 'UPDATE'))
    return describeMarkProperties(properties, showsDevice)
  },
} as const

/**
 * Reads mark properties to which another object refers. For callers without UPDATE, or whose
 * right has an end, they have no device: its id is a secret, and the regatta of the caller would show it and its positions.
 */
export const readReferredProperties = async (context: Context, id: string) => {
  const properties = await readMarkProperties(context.store, id)
  if (properties?.positioning?.kind !== 'device') return properties
  const isOwn = await mayWithoutEnd(context, { type, id }, 'UPDATE')
  return isOwn ? properties : { ...properties, positioning: null }
}

/**
 * The response contains a hash of the device id, because a caller who knows the id could send
 * positions.
 * @param showsDevice the caller has UPDATE on the properties without an end, or has sent this device id
 */
export const describeMarkProperties = (properties: MarkProperties, showsDevice: boolean) => {
  const { id, tags, positioning } = properties
  const hasDevice = positioning?.kind === 'device'
  const description = {
    id,
    ...appearanceOf(properties),
    tags: [...tags],
    hasDeviceUuid: hasDevice,
  }
  if (positioning === null) return { ...description, positioning }
  if (positioning.kind === 'device') {
    const { device } = positioning
    const shown = showsDevice ? { device_identifier: device } : {}
    return { ...description, positioning: { ...hashedDevice(device), ...shown } }
  }
  const position = formatPosition(positioning.position)
  return {
    ...description,
    latDeg: position.lat_deg,
    lonDeg: position.lon_deg,
    positioning: { position },
    lastKnownPosition: position,
  }
}
