/** Adds members to groups and removes them. */
import type { membership } from '../../../schemas/group.ts'
import type { Static } from '../../../schemas/schema.ts'
import { Failure } from '../../domain/failure.ts'
import { type Group, noSecurity } from '../../domain/access/facts.ts'
import { firstUngrantable, managesOwnerGroup } from '../../domain/access/granting.ts'
import { formatRequest } from '../../domain/access/permission.ts'
import { groupObject, roleObject } from '../../domain/access/objectId.ts'
import {
  putGroupMember,
  readGroup,
  readGroupMember,
  removeGroupMember,
} from '../../store/entities/groups.ts'
import { keys } from '../../store/keys.ts'
import { readUser, type StoredUser } from '../../store/entities/users.ts'
import { factsOfGrants, refusal } from '../authorize.ts'
import type { Context } from '../context.ts'
import { invalidGroup } from '../notFound.ts'
import { may, mayRead } from '../readable.ts'
import { requireGroup } from './groups.ts'
import { hostsChangeByGroup, keysOfHosts } from '../landscape/hosts.ts'
import { mayLeaveForCapacity } from './grantLimits.ts'
import { give, holdsOwn, isStranger, revokeGrant } from './grants.ts'
import { callerUnchanged, notPassable, ownersOf } from './passingOn.ts'

/** Fetched with the group and the user. */
export const keysOfMembership = ({ groupId, username }: Static<typeof membership>) => [
  keys.groupMember(groupId, username),
  ...keysOfHosts(),
]

/** A member gets all permissions of the group. The caller must be able to pass them on. */
export const addGroupMember = async (context: Context, groupId: string, name: string) => {
  const group = await requireGroup(context, groupId)
  // The write fails if the caller loses the ownership of the group meanwhile.
  await context.store.conditionalOn(() => requirePassable(context, group))
  const { store } = context
  const user = await requireUser(context, name)
  const isByStranger = await isStranger(context, user)
  const { groupIds } = isByStranger ? user : user.own
  if (groupIds.includes(groupId)) throw invalidGroup('User is already in this group.', 'username')
  const grant = { groupId, isKept: group.membersMayLeave === false }
  // A write by a stranger does not check the user's own item, so it gives way to a concurrent
  // write of that item.
  const listed = isByStranger ? await readGroupMember(store, groupId, user) : undefined
  await store.write([
    ...(await give(context, user, grant, isByStranger)),
    putGroupMember(groupId, user, listed ?? (isByStranger ? 'absent' : 'any')),
    { unchanged: group.item },
    ...(await callerUnchanged(context, (alone) => requirePassable(alone, group), user)),
    ...(await hostsChangeByGroup(context, groupId)),
  ])
}

/** The former member loses the permissions of the group with the next request. */
export const removeMember = async (context: Context, groupId: string, name: string) => {
  const { store, caller } = context
  if (name === caller?.user.name) await requireMayLeave(context, caller.user, groupId)
  await requireGroup(context, groupId)
  const user = await requireUser(context, name)
  if (!user.groupIds.includes(groupId)) throw invalidGroup('User is not in this group.', 'username')
  const isByStranger = await isStranger(context, user)
  const isReceived = isByStranger && !holdsOwn(user.own, { groupId })
  // If the user's own item contains the group now, the entry must stay. The condition detects that.
  const listed = isReceived ? await readGroupMember(store, groupId, user) : undefined
  const changes = user.defaultGroupId === groupId ? { defaultGroupId: null } : {}
  await store.write([
    ...revokeGrant(user, { groupId }, isByStranger, changes),
    removeGroupMember(groupId, user, listed ?? 'any'),
    ...(await hostsChangeByGroup(context, groupId)),
  ])
}

/**
 * The caller must manage the group, because access control lists may contain it, and must be able
 * to pass on its roles. The refusal names only roles that the caller may read.
 */
const requirePassable = async (context: Context, { id, roles }: Group) => {
  const owners = ownersOf({ qualifyingUserId: null, qualifyingGroupId: id })
  const [facts] = await factsOfGrants(context, [owners], { wholeGroupIds: [id] })
  if (facts === undefined) throw new Error('facts are missing')
  const detail = () => 'Not permitted to give somebody the rights of the group'
  if (!managesOwnerGroup(facts)) {
    const ofGroup = { ...facts, security: facts.ownerGroupSecurity ?? noSecurity }
    throw notPassable(ofGroup, { ...groupObject(id), action: 'UPDATE' }, detail)
  }
  for (const { roleId } of roles) {
    const missing = firstUngrantable(facts, facts.definitions.role(roleId)?.permissions ?? [])
    if (missing === undefined) continue
    throw (await mayRead(context, roleObject(roleId)))
      ? notPassable(facts, missing, detail)
      : new Failure('forbidden', detail(), { rule: 'not-held' })
  }
}

/**
 * A member may leave. For all other callers, the response is the same whether or not the group
 * exists.
 * @throws Failure `forbidden`
 */
const requireMayLeave = async (context: Context, user: StoredUser, groupId: string) => {
  const group = await readGroup(context.store, groupId)
  const isMember = group !== undefined && user.groupIds.includes(groupId)
  if (isMember && (group.membersMayLeave !== false || mayLeaveForCapacity(user, groupId))) return
  const update = { ...groupObject(groupId), action: 'UPDATE' }
  if (await may(context, update, update.action)) return
  if (!isMember) throw refusal(context, update, { rule: 'no-grant' })
  const permission = formatRequest(update)
  const detail = `Members cannot leave ${group.name} themselves. Ask a user with permission to update the group [${permission}]`
  throw new Failure('forbidden', detail, { permission, rule: 'members-may-not-leave' })
}

const requireUser = async ({ store }: Context, name: string) => {
  const user = await readUser(store, name)
  if (user === undefined) throw invalidGroup('User with this name does not exist.', 'username')
  return user
}
