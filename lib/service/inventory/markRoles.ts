/** Roles of marks. They are immutable, because courses identify marks by them. */
import type { Members } from '../../domain/form/checkForm.ts'
import type { MarkRole } from '../../domain/course/inventory.ts'
import { namesOf, requireForm } from '../../domain/course/inventoryInput.ts'
import { markRoleForm } from '../../../schemas/mark.ts'
import { putMarkRole, readMarkRole } from '../../store/entities/markInventory.ts'
import { notFound } from '../notFound.ts'
import type { Context } from '../context.ts'
import { createObject, type Kind, type RequestedIdentity } from '../createObject.ts'
import { type ListRange, listReadable } from '../listReadable.ts'

const markRoles: Kind<MarkRole> = { type: 'MARK_ROLE', read: readMarkRole, put: putMarkRole }

export const createMarkRole = (
  context: Context,
  requested: RequestedIdentity,
  members: Members,
) => {
  const names = namesOf(requireForm(markRoleForm, members))
  return createObject(context, markRoles, requested, (id) => ({ id, ...names }))
}

export const showMarkRole = async ({ store }: Context, id: string): Promise<MarkRole> => {
  const role = await readMarkRole(store, id)
  if (role === undefined) throw notFound({ type: 'MARK_ROLE', id })
  return role
}

export const listMarkRoles = (context: Context, range: ListRange) =>
  listReadable(context, { type: 'MARK_ROLE', show: (id) => readMarkRole(context.store, id) }, range)
