import type { newRole, roleChange } from '#schemas/rights/role.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, type InputError } from '#values/failure.ts'
import { firstUngrantable } from '#access/rules/granting.ts'
import {
  countSingles,
  formatRequest,
  InvalidPermission,
  parsePermission,
  type Permission,
} from '#access/rules/permission.ts'
import { type ObjectReference, roleObject } from '#access/rules/objectId.ts'
import { predefinedRoles } from '#access/rules/predefinedRoles.ts'
import { unqualified } from '#access/items/assignments.ts'
import { newEpoch } from '#access/items/epoch.ts'
import { removalOf, type Prefetch } from '#table/items.ts'
import type { Key } from '#table/key.ts'
import {
  pageOfRoleHolders,
  putRole,
  readRole,
  roleGrantedEntity,
  readRoleHolders,
  removeRoleHolders,
  type StoredRole,
} from '#access/items/roles.ts'
import { putSecurity, removeSecurity, unsecured } from '#access/items/securities.ts'
import { authorize } from '#access/authorize.ts'
import { notFound } from '#endpoint/notFound.ts'
import { displayName, mayRead, mayWithoutEnd } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { creationOwnership } from '#access/creation.ts'
import { hostsChangeByPermissions, hostsChangeByRole, keysOfHostsChange } from './hosts.ts'
import { type ListRange, listReadable } from '#access/listReadable.ts'
import { idForNew } from '#access/createObject.ts'
import { removeAll } from '#access/cleanUp.ts'
import { callerUnchanged, firstRefusal, ownersOf, refusalToGrant } from '#access/passingOn.ts'
import { readExistingQualifiers } from './memberships.ts'
import { signedIn } from '#authentication/signIn.ts'

/** For one permission of a role, which expands to these. A change of the role decides each of them. */
const singlePermissionsMax = 1000

/** Holders removed with a role in one transaction of at most a hundred writes. */
const sweepSize = 36

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

export const createRole = async (
  context: Context,
  { id: chosen, roleName: name }: Static<typeof newRole>,
) => {
  signedIn(context)
  const { id, writes } = await idForNew(context, 'ROLE_DEFINITION', chosen)
  const role = { id, name, permissions: [] }
  const ownership = await creationOwnership(context)
  await context.store.write([
    putRole(role, 'absent'),
    putSecurity(roleObject(role.id), { ...unsecured, ...ownership }, 'any'),
    ...writes,
  ])
  return describeRole(role)
}

export const showRole = async (context: Context, roleId: string) =>
  describeRole(await requireRole(context, roleId))

export const listRoles = (context: Context, range: ListRange) => {
  const show = async (id: string) => {
    const role = await readRole(context.store, id)
    return role && describeRole(role)
  }
  return listReadable(context, { type: 'ROLE_DEFINITION', show }, range)
}

/** The holders are read later. The marker of new holders must be read before them. */
export const keysOfRoleChange = (roleId: string): readonly Key[] => [
  roleGrantedEntity.key(roleId),
  ...keysOfHostsChange(),
]

/**
 * Replaces the permissions, and the name if one is given. The caller must be able to pass on the
 * added and removed permissions, under every qualification that the role has.
 */
export const changeRole = async (
  context: Context,
  roleId: string,
  change: Static<typeof roleChange>,
) => {
  const role = await requireRole(context, roleId)
  const permissions = [...new Set(change.permissions)]
  const newPermissions = permissions.map(parsePermission)
  if (roleId === predefinedRoles.admin.id && !permissions.includes('*')) {
    throw new Failure('last-administrator', 'The role admin must keep the permission `*`.')
  }
  // Read before the holders, so that the write detects holders that were added meanwhile.
  const granted = await roleGrantedEntity.get(context.store, roleId)
  await requireGrantable(context, role, permissions, newPermissions)
  await context.store.write([
    putRole({ id: role.id, name: change.roleName ?? role.name, permissions }, role.item),
    roleGrantedEntity.put([roleId], {}, granted ?? 'absent'),
    ...(await callerUnchanged(context, async (alone) => {
      await authorize(alone, { ...roleObject(roleId), action: 'UPDATE' })
      await requireGrantable(alone, role, permissions, newPermissions)
    })),
    ...(await hostsChangeByRole(context, role, permissions)),
    ...newEpoch(),
  ])
}

export const prefetchForDeletion = (roleId: string): readonly Prefetch[] => [
  pageOfRoleHolders(roleId, sweepSize),
  ...keysOfHostsChange(),
]

/** From the response on, no user has the role. */
export const deleteRole = async (context: Context, roleId: string) => {
  const role = await requireRole(context, roleId)
  const isNeeded = roleId === predefinedRoles.admin.id || roleId === predefinedRoles.user.id
  if (isNeeded) {
    throw new Failure('needed-role', `The service does not work without the role ${role.name}.`)
  }
  const page = pageOfRoleHolders(roleId, sweepSize)
  const { holders, isLast } = await readRoleHolders(context.store, page)
  await context.store.write([
    removalOf(role),
    removeSecurity(roleObject(roleId)),
    roleGrantedEntity.remove(roleId),
    ...(await hostsChangeByPermissions(context, role.permissions)),
    ...newEpoch(),
    // Former holders may have left this record.
    ...removeRoleHolders(roleId, holders, [unqualified]),
  ])
  if (isLast) return describeRole(role)
  // Their keys contain the id of the role, which no other role ever gets.
  await removeAll(context, async () =>
    removeRoleHolders(roleId, (await readRoleHolders(context.store, page)).holders),
  )
  return describeRole(role)
}

export const requireRole = async (context: Context, roleId: string) => {
  const role = await readRole(context.store, roleId)
  if (role === undefined) throw notFound(roleObject(roleId))
  return role
}

/**
 * Returns the role, for a caller who wants to assign it.
 * @throws Failure the same one for a missing role and for one that the caller may not read
 */
export const requireReadableRole = async (context: Context, roleId: string) => {
  const role = await requireRole(context, roleId)
  if (await mayRead(context, roleObject(roleId))) return role
  throw notFound(roleObject(roleId))
}

/** The errors of a list of permissions. The schema rejects values of another type. */
export const permissionErrors = (permissions: unknown): readonly InputError[] =>
  (Array.isArray(permissions) ? permissions : []).flatMap((text: unknown, position) => {
    if (typeof text !== 'string') return []
    try {
      if (countSingles(parsePermission(text)) <= singlePermissionsMax) return []
      throw new InvalidPermission(
        `must expand to at most ${singlePermissionsMax} single permissions`,
      )
    } catch (error) {
      if (!(error instanceof InvalidPermission)) throw error
      const pointer = `/permissions/${position}`
      return [{ pointer, code: 'permission', detail: error.message }]
    }
  })

const requireGrantable = async (
  context: Context,
  role: StoredRole,
  permissions: readonly string[],
  wanted: readonly Permission[],
) => {
  const added = wanted.filter((_, index) => !role.permissions.includes(permissions[index] ?? ''))
  const removed = role.permissions
    .filter((permission) => !permissions.includes(permission))
    .map(parsePermission)
  if (added.length + removed.length === 0) return

  const object = roleObject(role.id)
  const name = await displayName(context, object, role.name)
  if (!(await mayWithoutEnd(context, object, 'UPDATE'))) throw changeWithoutEnd(object, name)
  const grant = () => `Not permitted to grant permissions for role ${name}`
  const revoke = () => `Not permitted to revoke permissions for role ${name}`
  const qualifications = await readExistingQualifiers(context, role.id)
  if (qualifications === 'too-many') {
    const detail = added.length > 0 ? grant : revoke
    const everything = [parsePermission('*')]
    const refusal = await refusalToGrant(context, everything, unqualified, detail)
    if (refusal !== undefined) throw refusal
    return
  }
  // Everybody trusts a predefined role, also one that nobody has yet.
  const isPredefined = Object.values(predefinedRoles).some(({ id }) => id === role.id)
  const owners = [...qualifications, ...(isPredefined ? [unqualified] : [])].map(ownersOf)
  const ungranted = await firstRefusal(
    context,
    owners,
    (facts) => firstUngrantable(facts, added),
    grant,
  )
  if (ungranted !== undefined) throw ungranted
  const unrevoked = await firstRefusal(
    context,
    owners,
    (facts) => firstUngrantable(facts, removed),
    revoke,
  )
  if (unrevoked === undefined) return
  throw (await mayRead(context, object))
    ? unrevoked
    : new Failure('forbidden', revoke(), { rule: 'not-held' })
}

const changeWithoutEnd = (object: ObjectReference, name: string): Failure => {
  const permission = formatRequest({ ...object, action: 'UPDATE' })
  const detail = `Not permitted to change the permissions of role ${name}: your permission [${permission}] has an end, and the change has none.`
  return new Failure('forbidden', detail, { permission, rule: 'not-held' })
}
