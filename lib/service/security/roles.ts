/** Roles. */
import { randomUUID } from 'node:crypto'
import { Failure, type InputError } from '../../domain/failure.ts'
import type { Qualification } from '../../domain/facts.ts'
import { firstUngrantable } from '../../domain/granting.ts'
import {
  countSingles,
  formatRequest,
  InvalidPermission,
  parsePermission,
  type Permission,
} from '../../domain/permission.ts'
import { predefinedRoles } from '../../domain/predefinedRoles.ts'
import { newEpoch } from '../../store/epoch.ts'
import type { Wanted } from '../../store/items.ts'
import { type Key, keys } from '../../store/keys.ts'
import {
  pageOfRoleHolders,
  putRole,
  putRoleGranted,
  readRole,
  readRoleGranted,
  readRoleQualifications,
  removeQualifiedRole,
  removeRole,
  removeRoleGranted,
  type StoredRole,
} from '../../store/roles.ts'
import { putSecurity, removeSecurity, unsecured } from '../../store/securities.ts'
import { callerIsAdministrator, factsOfGrants } from '../authorize.ts'
import { absence } from '../absence.ts'
import type { Context } from '../context.ts'
import { creationOwnership } from '../creation.ts'
import { hostsChangeByPermissions, keysOfHostsChange } from '../landscape/hosts.ts'
import { type ListRange, listReadable } from '../listReadable.ts'
import { signedIn } from './signIn.ts'

/** Under more different ownerships than this, a role can be changed by administrators alone. */
const qualificationsMax = 200

const singlePermissionsMax = 1000

/** A transaction holds a hundred writes. What is left of a deleted role counts for nothing. */
const sweepSize = 76

export const roleObject = (id: string) => ({ type: 'ROLE_DEFINITION', id })

/** The names of the contract, and those that existing clients read. */
export const describeRole = ({ id, name, permissions }: Omit<StoredRole, 'item'>) => ({
  id,
  name,
  permissions: [...permissions],
  roleId: id,
  roleName: name,
})

export const createRole = async (context: Context, name: string) => {
  signedIn(context)
  const role = { id: randomUUID(), name, permissions: [] }
  const ownership = await creationOwnership(context)
  await context.store.write([
    putRole(role, 'absent'),
    putSecurity(roleObject(role.id), { ...unsecured, ...ownership }, 'any'),
  ])
  return describeRole(role)
}

export const showRole = async (context: Context, roleId: string) =>
  describeRole(await requireRole(context, roleId))

/** The roles that the caller may read. */
export const listRoles = (context: Context, range: ListRange) =>
  listReadable(
    context,
    {
      type: 'ROLE_DEFINITION',
      show: async (id) => {
        const role = await readRole(context.store, id)
        return role === undefined ? undefined : describeRole(role)
      },
    },
    range,
  )

/** Who has the role is asked for later: what tells of new holders has to be read before. */
export const keysOfRoleChange = (roleId: string): readonly Key[] => [
  keys.roleGranted(roleId),
  ...keysOfHostsChange(),
]

/**
 * Replaces the permissions, and the name if one is given. Who changes a role must hold what comes
 * and what goes, under every ownership that somebody has the role for already.
 */
export const changeRole = async (
  context: Context,
  roleId: string,
  change: {
    readonly permissions: readonly string[]
    readonly roleName?: string | undefined
  },
): Promise<void> => {
  const role = await requireRole(context, roleId)
  const permissions = [...new Set(change.permissions)]
  const wanted = parsePermissions(permissions)
  if (roleId === predefinedRoles.admin.id && !permissions.includes('*')) {
    throw new Failure('last-administrator', 'The role admin must keep the permission `*`.')
  }
  // Read before the holders are, so that it tells when there are more of them in the end.
  const granted = await readRoleGranted(context.store, roleId)
  await requireGrantable(context, role, permissions, wanted)
  const { user } = signedIn(context)
  const { item } = role
  await context.store.write([
    putRole({ id: role.id, name: change.roleName ?? role.name, permissions }, item),
    putRoleGranted(roleId, granted ?? 'absent'),
    { unchanged: user.item },
    ...(await hostsChangeByPermissions(context, [...role.permissions, ...permissions])),
    ...newEpoch(),
  ])
}

export const wantedForDeletion = (roleId: string): readonly Wanted[] => [
  pageOfRoleHolders(roleId, sweepSize),
  ...keysOfHostsChange(),
]

/** Whoever had the role does not have it any more, from the moment of the answer. */
export const deleteRole = async (context: Context, roleId: string) => {
  const role = await requireRole(context, roleId)
  const isNeeded = roleId === predefinedRoles.admin.id || roleId === predefinedRoles.user.id
  if (isNeeded) {
    throw new Failure('needed-role', `The service does not work without the role ${role.name}.`)
  }
  const qualifications = await readRoleQualifications(context.store, roleId, sweepSize)
  await context.store.write([
    removeRole(role),
    removeSecurity(roleObject(roleId)),
    removeRoleGranted(roleId),
    ...(await hostsChangeByPermissions(context, role.permissions)),
    ...newEpoch(),
    ...distinct(qualifications).map((under) => removeQualifiedRole(roleId, under)),
  ])
  return describeRole(role)
}

const distinct = (qualifications: readonly Qualification[]): readonly Qualification[] => [
  ...new Map(
    qualifications.map((qualification) => [JSON.stringify(qualification), qualification]),
  ).values(),
]

export const requireRole = async (context: Context, roleId: string): Promise<StoredRole> => {
  const role = await readRole(context.store, roleId)
  if (role === undefined) throw absence(roleObject(roleId))
  return role
}

/** All that is wrong with a list of permissions, at once. */
const parsePermissions = (texts: readonly string[]): readonly Permission[] => {
  const errors: InputError[] = []
  const permissions = texts.flatMap((text, position) => {
    try {
      return [requireFew(parsePermission(text))]
    } catch (error) {
      if (!(error instanceof InvalidPermission)) throw error
      const pointer = `/permissions/${position}`
      errors.push({ pointer, code: 'permission', detail: error.message })
      return []
    }
  })
  if (errors.length > 0) {
    throw new Failure('invalid-input', 'The role cannot hold these permissions.', { errors })
  }
  return permissions
}

/** Who changes the role is asked about each single permission in it. */
const requireFew = (permission: Permission): Permission => {
  if (countSingles(permission) <= singlePermissionsMax) return permission
  throw new InvalidPermission(`must stand for at most ${singlePermissionsMax} single permissions`)
}

const requireGrantable = async (
  context: Context,
  role: StoredRole,
  permissions: readonly string[],
  wanted: readonly Permission[],
): Promise<void> => {
  const added = wanted.filter((_, index) => !role.permissions.includes(permissions[index] ?? ''))
  const removed = role.permissions
    .filter((permission) => !permissions.includes(permission))
    .map(parsePermission)
  if (added.length + removed.length === 0) return

  const qualifications = await qualificationsOf(context, role.id)
  const refuse = (what: 'grant' | 'revoke', permission: string) => {
    const detail = `Not permitted to ${what} permissions for role ${role.name}`
    return new Failure('forbidden', detail, { permission, rule: 'not-held' })
  }
  if (qualifications === 'too-many') {
    if (!(await callerIsAdministrator(context))) {
      throw refuse(added.length > 0 ? 'grant' : 'revoke', '*')
    }
    return
  }
  for (const { facts, qualification } of await factsOfGrants(context, qualifications)) {
    const [grant, revoke] = [added, removed].map((permissions) =>
      firstUngrantable(facts, permissions, qualification),
    )
    if (grant !== undefined) throw refuse('grant', formatRequest(grant))
    if (revoke !== undefined) throw refuse('revoke', formatRequest(revoke))
  }
}

const qualificationsOf = async (
  { store }: Context,
  roleId: string,
): Promise<readonly Qualification[] | 'too-many'> => {
  const found = await readRoleQualifications(store, roleId, qualificationsMax + 1)
  return found.length > qualificationsMax ? 'too-many' : found
}
