import { roleObject } from '#values/objectId.ts'
import { readRole, type StoredRole } from '#access/items/roles.ts'
import { notFound } from '#access/notFound.ts'
import { mayRead } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { type ListRange, listReadable } from '#access/listReadable.ts'
import { requireObject } from '#access/createObject.ts'

/**
 * With the field names of the contract and of existing clients.
 * @public docs/guides/adding-an-endpoint.md imports it
 */
export const describeRole = ({ id, name, permissions }: Omit<StoredRole, 'item'>) => ({
  id,
  name,
  permissions: [...permissions],
  roleId: id,
  roleName: name,
})

export const showRole = async (context: Context, roleId: string) =>
  describeRole(await requireRole(context, roleId))

export const listRoles = (context: Context, range: ListRange) => {
  const show = async (id: string) => {
    const role = await readRole(context.store, id)
    return role && describeRole(role)
  }
  return listReadable(context, { type: 'ROLE_DEFINITION', show }, range)
}

export const requireRole = (context: Context, roleId: string) =>
  requireObject(context, { type: 'ROLE_DEFINITION', read: readRole }, roleId)

/** @throws Failure the same one for a missing role and for one that the caller may not read */
export const requireReadableRole = async (context: Context, roleId: string) => {
  const role = await requireRole(context, roleId)
  if (await mayRead(context, roleObject(roleId))) return role
  throw notFound(roleObject(roleId))
}
