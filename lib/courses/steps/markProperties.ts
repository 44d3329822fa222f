/** Mark properties: the marks that a user owns, and the sources of their positions. */
import { isDeepStrictEqual } from 'node:util'
import { appearanceOf } from '../rules/appearance.ts'
import { formatPosition } from '../rules/formatCourse.ts'
import type { JsonProperties } from '#endpoint/checkForm.ts'
import { hasAnyTag, type MarkProperties } from '../rules/inventory.ts'
import {
  markPropertiesOf,
  markPropertiesErrors,
  positioningParameters,
  positioningErrors,
  requireForm,
} from '../rules/inventoryInput.ts'
import { hashOfDevice } from '#positions/rules/deviceHash.ts'
import { markPropertiesForm, positioningForm } from '#schemas/courses/mark.ts'
import { putMarkProperties, readMarkProperties } from '../items/markInventory.ts'
import type { Context } from '#endpoint/context.ts'
import {
  createObject,
  removeObject,
  type RequestedIdentity,
  requireObject,
} from '#access/createObject.ts'
import { type ListRange, listReadable } from '#access/listReadable.ts'
import { mayWithoutEnd } from '#access/readable.ts'

const type = 'MARK_PROPERTIES'

const allMarkProperties = {
  type,
  read: readMarkProperties,
  put: (properties: MarkProperties) => putMarkProperties(properties, 'absent'),
} as const

export const createMarkProperties = async (
  context: Context,
  requested: RequestedIdentity,
  jsonProperties: JsonProperties,
) => {
  const sent = requireForm(markPropertiesForm, jsonProperties, markPropertiesErrors)
  const values = { ...markPropertiesOf(sent), positioning: positioningParameters(sent) }
  const made = await createObject(context, allMarkProperties, requested, (id) => ({
    id,
    ...values,
  }))
  return describe(made, isDeepStrictEqual(made.positioning, values.positioning))
}

export const showMarkProperties = async (context: Context, id: string) =>
  describeFor(context, await requireObject(context, allMarkProperties, id))

const describeFor = async (context: Context, properties: MarkProperties) => {
  const hasDevice = properties.positioning?.kind === 'device'
  const object = { type, id: properties.id }
  return describe(properties, hasDevice && (await mayWithoutEnd(context, object, 'UPDATE')))
}

/** Lists those that the caller may read and that have one of the tags, if tags are given. */
export const listMarkProperties = (context: Context, tags: readonly string[], range: ListRange) =>
  listReadable(
    context,
    {
      type,
      filter: JSON.stringify(tags),
      show: async (id) => {
        const found = await readMarkProperties(context.store, id)
        return found === undefined || !hasAnyTag(found.tags, tags)
          ? undefined
          : describeFor(context, found)
      },
    },
    range,
  )

/** Replaces everything, but keeps the positioning unless the request has one. */
export const changeMarkProperties = async (
  context: Context,
  id: string,
  jsonProperties: JsonProperties,
) => {
  const { item, positioning } = await requireObject(context, allMarkProperties, id)
  const sent = requireForm(markPropertiesForm, jsonProperties, markPropertiesErrors)
  const changed = positioningParameters(sent)
  const properties = { id, ...markPropertiesOf(sent), positioning: changed ?? positioning }
  await context.store.write([putMarkProperties(properties, item)])
  return changed === null ? describeFor(context, properties) : describe(properties, true)
}

export const positionMarkProperties = async (
  context: Context,
  id: string,
  jsonProperties: JsonProperties,
) => {
  const { item, ...old } = await requireObject(context, allMarkProperties, id)
  const sent = requireForm(positioningForm, jsonProperties, positioningErrors)
  const properties = { ...old, positioning: positioningParameters(sent) }
  await context.store.write([putMarkProperties(properties, item)])
  return describe(properties, true)
}

/** Marks of regattas that were created from the properties do not change. */
export const deleteMarkProperties = (context: Context, id: string): Promise<void> =>
  removeObject(context, allMarkProperties, id)

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
const describe = (properties: MarkProperties, showsDevice: boolean) => {
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
    const hashed = {
      trackingDeviceType: device.type,
      trackingDeviceHash: hashOfDevice(device.stringRepresentation),
    }
    return {
      ...description,
      positioning: { ...hashed, ...(showsDevice ? { device_identifier: device } : {}) },
    }
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
