/** Roles of marks: written once, never changed. */
import type { MarkRole } from '../../domain/course/inventory.ts'
import { recorded } from '../auditedFields.ts'
import { text } from '../attributes.ts'
import { entity, objectEntity } from '../entity.ts'
import { listed, listedAttributes } from '../listed.ts'
import type { Reader, Write } from '../items.ts'

/** Mark role: its definition, beside its security. */
export const markRoleEntity = entity({
  ...objectEntity('MARK_ROLE', 'MARK_ROLE'),
  attributes: { ...listedAttributes, name: text, shortName: text },
  isImmutable: true,
  audited: recorded('name', 'shortName'),
})

export const readMarkRole = async (store: Reader, id: string): Promise<MarkRole | undefined> => {
  const item = await markRoleEntity.get(store, id)
  return item && { id, name: item.name, shortName: item.shortName }
}

export const putMarkRole = ({ id, name, shortName }: MarkRole): Write => {
  const content = { name, shortName, ...listed({ type: 'MARK_ROLE', id }, name) }
  return markRoleEntity.put(markRoleEntity.key(id), content, 'absent')
}
