/** Mark properties: the marks that somebody owns. */
import { type RecordedPart, withheldValue } from '../../domain/audit/auditRecord.ts'
import { hashOfDevice } from '../../domain/course/positioning.ts'
import type { MarkProperties } from '../../domain/course/inventory.ts'
import { constant, isMap, list, map, nullable, number, oneOf, text } from '../attributes.ts'
import { listed, listedAttributes, objectEntity, recorded } from '../entity.ts'
import type { Expected, Item, Reader, Write } from '../items.ts'
import { appearanceAttributes, appearanceOf, auditedAppearance } from './appearances.ts'

const device = map({ type: text, id: text, stringRepresentation: text })

/** A device is recorded by the hash that responses show. A recorded value stays as it is. */
const positioning: RecordedPart = (value) => {
  if (!isMap(value)) return withheldValue
  const { kind, position, device: found } = value
  if (kind === 'position') return { kind, position }
  if (kind !== 'device') return withheldValue
  const { type, hash } = device.is(found)
    ? { type: found.type, hash: hashOfDevice(found) }
    : { type: value.trackingDeviceType, hash: value.trackingDeviceHash }
  return { kind, trackingDeviceType: type, trackingDeviceHash: hash }
}

/** Mark properties: a mark of the inventory, beside its security. */
export const markPropertiesEntity = objectEntity('MARK_PROPERTIES', 'MARK_PROPERTIES', {
  attributes: {
    ...listedAttributes,
    ...appearanceAttributes,
    tags: list(text),
    positioning: nullable(
      oneOf(
        map({ kind: constant('position'), position: map({ latitude: number, longitude: number }) }),
        map({ kind: constant('device'), device }),
      ),
    ),
  },
  audited: { ...auditedAppearance, ...recorded('tags'), positioning },
})

export interface StoredMarkProperties extends MarkProperties {
  readonly item: Item
}

export const readMarkProperties = async (
  store: Reader,
  id: string,
): Promise<StoredMarkProperties | undefined> => {
  const item = await markPropertiesEntity.get(store, id)
  return item && { id, ...appearanceOf(item), tags: item.tags, positioning: item.positioning, item }
}

export const putMarkProperties = (properties: MarkProperties, expected: Expected): Write => {
  const { id, name, tags } = properties
  const content = {
    ...appearanceOf(properties),
    ...{ tags, positioning: properties.positioning },
    ...listed('MARK_PROPERTIES', id, name),
  }
  return markPropertiesEntity.put([id], content, expected)
}

export const removeMarkProperties = ({ item }: StoredMarkProperties): Write => ({
  remove: item,
  expected: item,
})
