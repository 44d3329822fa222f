/** Roles of marks: written once, never changed. */
import type { MarkRole } from '../domain/course/inventory.ts'
import { keys } from './keys.ts'
import { listed } from './listed.ts'
import type { Write } from './items.ts'
import type { Store } from './store.ts'

export const readMarkRole = async (store: Store, id: string): Promise<MarkRole | undefined> => {
  const item = await store.get(keys.markRole(id))
  return item === undefined
    ? undefined
    : { id, name: item.name as string, shortName: item.shortName as string }
}

export const putMarkRole = ({ id, name, shortName }: MarkRole): Write => ({
  put: { ...keys.markRole(id), name, shortName, ...listed({ type: 'MARK_ROLE', id }, name) },
  expected: 'absent',
})
