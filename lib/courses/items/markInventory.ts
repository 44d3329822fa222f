/** Mark templates and mark roles, which never change, and marks with an owner. */
import { registerObjects } from '#table/registry.ts'
import { type RecordedPart, withheldValue } from '#table/recordedChanges.ts'
import { appearanceOf, type MarkType } from '../rules/appearance.ts'
import type { MarkProperties, MarkRole, MarkTemplate } from '../rules/inventory.ts'
import { hashOfDevice } from '#positions/rules/deviceHash.ts'
import type { Positioning } from '../rules/positioning.ts'
import {
  attribute,
  enumerated,
  isMap,
  list,
  map,
  nullable,
  number,
  text,
} from '#table/attributes.ts'
import { listedAttributes, objectEntity, recorded } from '#table/entity.ts'
import type { Reader, Stored, Write } from '#table/items.ts'

const appearanceAttributes = {
  name: text,
  shortName: text,
  color: nullable(text),
  shape: nullable(text),
  pattern: nullable(text),
  markType: nullable(enumerated<MarkType>()),
}

const auditedAppearance = recorded(...Object.keys(appearanceAttributes))

/** Mark template: the definition of a mark template. */
export const markTemplateEntity = objectEntity('markTemplate', 'MARK_TEMPLATE', 'MARK_TEMPLATE', {
  attributes: { ...listedAttributes, ...appearanceAttributes },
  isImmutable: true,
  audited: auditedAppearance,
})

export const readMarkTemplate = async (store: Reader, id: string) => {
  const item = await markTemplateEntity.get(store, id)
  return item && ({ id, ...appearanceOf(item) } satisfies MarkTemplate)
}

export const putMarkTemplate = (made: MarkTemplate): Write =>
  markTemplateEntity.putListed(made, 'absent')

/** Mark role: the definition of a mark role. */
export const markRoleEntity = objectEntity('markRole', 'MARK_ROLE', 'MARK_ROLE', {
  attributes: { ...listedAttributes, name: text, shortName: text },
  isImmutable: true,
  audited: recorded('name', 'shortName'),
})

export const readMarkRole = async (store: Reader, id: string): Promise<MarkRole | undefined> => {
  const item = await markRoleEntity.get(store, id)
  return item && { id, name: item.name, shortName: item.shortName }
}

export const putMarkRole = (made: MarkRole): Write => markRoleEntity.putListed(made, 'absent')

const position = map({ latitude: number, longitude: number })

const device = map({ type: text, id: text, stringRepresentation: text })

const positioning = attribute(
  'map',
  (value): value is Positioning =>
    isMap(value) &&
    (value.kind === 'position' ? position.is(value.position) : device.is(value.device)),
)

/** Audit records contain the hash of a device, as responses do. A recorded hash stays the same. */
const recordedPositioning: RecordedPart = (value) => {
  if (!isMap(value)) return withheldValue
  if (value.kind === 'position') return { kind: value.kind, position: value.position }
  const { device: found } = value
  const { type, hash } =
    isMap(found) && text.is(found.stringRepresentation)
      ? { type: found.type, hash: hashOfDevice(found.stringRepresentation) }
      : { type: value.trackingDeviceType, hash: value.trackingDeviceHash }
  return value.kind === 'device'
    ? { kind: value.kind, trackingDeviceType: type, trackingDeviceHash: hash }
    : withheldValue
}

/** Mark properties: a mark of the inventory. */
export const markPropertiesEntity = objectEntity(
  'markProperties',
  'MARK_PROPERTIES',
  'MARK_PROPERTIES',
  {
    attributes: {
      ...listedAttributes,
      ...appearanceAttributes,
      tags: list(text),
      positioning: nullable(positioning),
    },
    audited: { ...auditedAppearance, ...recorded('tags'), positioning: recordedPositioning },
  },
)

export type StoredMarkProperties = Stored<MarkProperties>

export const readMarkProperties = async (store: Reader, id: string) => {
  const item = await markPropertiesEntity.get(store, id)
  return item && { id, ...appearanceOf(item), tags: item.tags, positioning: item.positioning, item }
}

export const putMarkProperties = markPropertiesEntity.putListed

const names = {
  MARK_TEMPLATE: 'MarkTemplate',
  MARK_PROPERTIES: 'MarkProperties',
  MARK_ROLE: 'MarkRole',
  COURSE_TEMPLATE: 'CourseTemplate',
}
for (const [type, name] of Object.entries(names)) {
  registerObjects(type, { notFound: (id) => `Could not find a ${name} with ID '${id}'.` })
}
