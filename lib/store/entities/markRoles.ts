/** Roles of marks: written once, never changed. */
import type { MarkRole } from '../../domain/course/inventory.ts'
import { text } from '../attributes.ts'
import { listed, listedAttributes, objectEntity, recorded } from '../entity.ts'
import type { Reader, Write } from '../items.ts'

/** Mark role: its definition, beside its security. */
export const markRoleEntity = objectEntity('MARK_ROLE', 'MARK_ROLE', {
  attributes: { ...listedAttributes, name: text, shortName: text },
  isImmutable: true,
  audited: recorded('name', 'shortName'),
})

export const readMarkRole = async (store: Reader, id: string): Promise<MarkRole | undefined> => {
  const item = await markRoleEntity.get(store, id)
  return item && { id, name: item.name, shortName: item.shortName }
}

export const putMarkRole = ({ id, name, shortName }: MarkRole): Write => {
  const content = { name, shortName, ...listed('MARK_ROLE', id, name) }
  return markRoleEntity.put([id], content, 'absent')
}
