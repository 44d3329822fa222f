import { endpoint } from '#endpoint'
import { roleChange } from '#schemas/rights/role.ts'
import { Failure, type InputError, sentence } from '#values/failure.ts'
import { firstUngrantable } from '#access/rules/granting.ts'
import { formatRequest, parsePermission, type Permission } from '#access/rules/permission.ts'
import { type ObjectReference, roleObject } from '#values/objectId.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { unqualified } from '#access/items/assignments.ts'
import { newEpoch } from '#access/items/definitionCache.ts'
import {
  pageOfRoleHolders,
  putRole,
  roleGrantedEntity,
  readRoleHolders,
  removeRoleHolders,
  type StoredRole,
  distinctQualifications,
  type RoleHolder,
} from '#access/items/roles.ts'
import { authorize, definitionsOf } from '#access/authorize.ts'
import { displayName, mayRead } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { cleanUp } from '#access/cleanUp.ts'
import {
  callerUnchanged,
  firstRefusal,
  mayWithoutEnd,
  ownersOf,
  refusalToGrant,
  throwIf,
  type Detail,
} from '#access/passingOn.ts'
import { isSameQualification, type Qualifier } from '#access/rules/facts.ts'
import { isExpired } from '#values/timeWindow.ts'
import { transactionWritesMax } from '#table/actions.ts'
import { loadHostsChange, hostsChangeByRole } from '#rights/steps/hostsChange.ts'
import { countOrError } from '#rights/steps/questions.ts'
import { requireRole, showRole } from '#rights/steps/showRole.ts'
import { qualifiersIn, qualifiersExist } from '#rights/steps/memberships.ts'

export const { declaration, handler } = endpoint({
  name: 'changeRole',
  summary: 'Replace the permissions of a role, and its name if one is given',
  description:
    'The caller must be able to pass on every permission that is added or removed, for each ' +
    'ownership under which a user has the role. The change applies from the next request on.',
  routes: ['PUT /security/api/restsecurity/role/{roleId}'],
  guard: { kind: 'object', type: 'ROLE_DEFINITION', actions: ['UPDATE'], id: 'roleId' },
  input: roleChange,
  inputErrors: ({ permissions }) => permissionErrors(permissions),
  load: ({ context, input }) =>
    Promise.all([roleGrantedEntity.get(context.store, input.roleId), loadHostsChange(context)]),
  current: { show: ({ context, input }) => showRole(context, input.roleId) },
  changesDefinitions: true,
  reply: { status: 200 },
  errors: ['not-found', 'last-administrator'],
  /** The caller must be able to pass on what changes, under each qualification of the role. */
  run: async ({ context, input: { roleId, ...change } }) => {
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
  },
})

/** For one permission of a role, which expands to these. A change of the role decides each of them. */
const singlePermissionsMax = 1000

const permissionErrors = (permissions: unknown): readonly InputError[] =>
  (Array.isArray(permissions) ? permissions : []).map(countOrError).flatMap((counted, position) => {
    if (typeof counted === 'number' && counted <= singlePermissionsMax) return []
    const tooMany = `must expand to at most ${singlePermissionsMax} single permissions`
    const detail = typeof counted === 'number' ? tooMany : counted
    return [{ pointer: `/permissions/${position}`, code: 'permission', detail }]
  })

const requireGrantable = async (
  context: Context,
  role: StoredRole,
  permissions: readonly string[],
  parsed: readonly Permission[],
) => {
  const added = parsed.filter((_, index) => !role.permissions.includes(permissions[index] ?? ''))
  const removed = role.permissions
    .filter((permission) => !permissions.includes(permission))
    .map(parsePermission)
  if (added.length + removed.length === 0) return

  const object = roleObject(role.id)
  const name = await displayName(context, object, role.name)
  if (!(await mayWithoutEnd(context, object, 'UPDATE'))) throw changeWithoutEnd(object, name)
  const grant = () => sentence`Not permitted to grant permissions for role ${name}`
  const revoke = () => sentence`Not permitted to revoke permissions for role ${name}`
  const qualifications = await readExistingQualifiers(context, role.id)
  if (qualifications === 'too-many') {
    const detail = added.length > 0 ? grant : revoke
    const everything = [parsePermission('*')]
    throwIf(await refusalToGrant(context, everything, unqualified, detail))
    return
  }
  // Everybody trusts a predefined role, also one that nobody has yet.
  const isPredefined = Object.values(predefinedRoles).some(({ id }) => id === role.id)
  const owners = [...qualifications, ...(isPredefined ? [unqualified] : [])].map(ownersOf)
  const refusalOf = (wanted: readonly Permission[], detail: Detail) =>
    firstRefusal(context, owners, (facts) => firstUngrantable(facts, wanted), detail)
  throwIf(await refusalOf(added, grant))
  const unrevoked = await refusalOf(removed, revoke)
  if (unrevoked === undefined) return
  throw (await mayRead(context, object))
    ? unrevoked
    : new Failure('forbidden', revoke(), { rule: 'not-held' })
}

const changeWithoutEnd = (object: ObjectReference, name: string): Failure => {
  const permission = formatRequest({ ...object, action: 'UPDATE' })
  const detail = sentence`Not permitted to change the permissions of role ${name}: your permission [${permission}] has an end, and the change has none.`
  return new Failure('forbidden', detail, { permission, rule: 'not-held' })
}

/** Only administrators can change a role with more qualifications. */
const qualifiersMax = 200

const pageSize = 500

/** A page skips the other holders under its last qualification, so few pages suffice. */
const pagesMax = 40

/** Holders removed by one request. The next request removes more. */
const removedHoldersMax = 500

/** The qualifications of present and later holders. Removes those with a deleted qualifier. */
const readExistingQualifiers = async (context: Context, roleId: string) => {
  const orphaned: RoleHolder[] = []
  const existing = await readQualifications(context, roleId, orphaned)
  let removals = removeRoleHolders(roleId, orphaned.slice(0, removedHoldersMax))
  await cleanUp(context, async () => {
    const batch = removals.slice(0, transactionWritesMax)
    if (batch.length > 0) await context.store.write(batch)
    removals = removals.slice(batch.length)
    return removals.length > 0
  })
  return existing
}

const readQualifications = async (context: Context, roleId: string, orphaned: RoleHolder[]) => {
  const existingQualifiers: Qualifier[] = []
  let last: RoleHolder | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const options = pageOfRoleHolders(roleId, pageSize, last)
    const { holders, isLast } = await readRoleHolders(context.store, options)
    const definitions = await definitionsOf(context, qualifiersIn(holders))
    const existing = holders.filter((holder) => qualifiersExist(definitions, holder))
    orphaned.push(...holders.filter((holder) => !qualifiersExist(definitions, holder)))
    last = isLast ? undefined : holders.at(-1)
    // The next page skips the other holders under the last qualification, so this one counts.
    const counting = existing.filter(
      (holder) =>
        !isExpired(holder, context.nowMillis) || (last && isSameQualification(holder, last)),
    )
    existingQualifiers.push(...distinctQualifications(counting))
    if (existingQualifiers.length > qualifiersMax) return 'too-many'
    if (last === undefined) return existingQualifiers
  }
  return 'too-many'
}
