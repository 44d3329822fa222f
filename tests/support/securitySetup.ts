/**
 * What no endpoint can set up yet: groups with members and roles, roles in the hands of users,
 * administrators, and the security of an object in one go. It is written with the functions of
 * `lib/store`, in the shape in which the service itself writes it, and counts from the next request
 * on like any other change. Once there is an endpoint for something here, use that instead.
 */
import { randomUUID } from 'node:crypto'
import type { AclEntry, GroupRole } from '../../lib/domain/facts.ts'
import type { ObjectReference } from '../../lib/domain/objectId.ts'
import { predefinedRoles } from '../../lib/domain/predefinedRoles.ts'
import { newEpoch } from '../../lib/store/epoch.ts'
import { putGroup, putGroupMember, putGroupName, readGroup } from '../../lib/store/groups.ts'
import { keys } from '../../lib/store/keys.ts'
import { putRoleHolder } from '../../lib/store/roles.ts'
import { putSecurity, readSecurity } from '../../lib/store/securities.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable } from '../../lib/store/table.ts'
import {
  putAdministrators,
  putUser,
  readAdministrators,
  readUser,
  type StoredUser,
  type UserRoleAssignment,
} from '../../lib/store/users.ts'
import type { TestTable } from './engine.ts'

export interface NewGroup {
  readonly name: string
  readonly members?: readonly string[]
  readonly roles?: readonly GroupRole[]
}

export interface NewSecurity {
  readonly owner?: string | null
  readonly groupId?: string | null
  readonly acl?: readonly AclEntry[]
}

export type SecuritySetup = ReturnType<typeof securitySetup>

export const unqualified = {
  qualifyingUserId: null,
  qualifyingUserName: null,
  qualifyingGroupId: null,
} as const

/** A store remembers what it read, as a request does: every step below begins with a new one. */
export const securitySetup = (table: Pick<TestTable, 'endpoint' | 'tableName'>) => {
  const connection = connectTable(table)
  const newStore = () => new Store(connection)

  const makeGroup = async ({ name, members = [], roles = [] }: NewGroup): Promise<string> => {
    const group = { id: randomUUID(), name, roles }
    await newStore().write([putGroup(group, 'absent'), putGroupName(group), ...newEpoch()])
    for (const member of members) await joinGroup(group.id, member)
    return group.id
  }
  const joinGroup = async (groupId: string, name: string): Promise<void> => {
    const { item, ...user } = await existingUser(newStore(), name)
    const groupIds = [...user.groupIds, groupId]
    const member = putGroupMember(groupId, user)
    await newStore().write([putUser({ ...user, groupIds }, item), member])
  }
  const removeGroup = async (groupId: string): Promise<void> => {
    const group = await readGroup(newStore(), groupId)
    if (group === undefined) throw new Error(`there is no group ${groupId}`)
    await newStore().write([{ remove: keys.group(groupId), expected: group.item }, ...newEpoch()])
  }
  const assignRole = async (
    name: string,
    assignment: Partial<UserRoleAssignment> & { readonly roleId: string },
  ): Promise<void> => {
    const { item, ...user } = await existingUser(newStore(), name)
    const complete = { ...unqualified, transitive: true, ...assignment }
    const assignments = [...user.assignments, complete]
    const writes = [putUser({ ...user, assignments }, item), putRoleHolder(user, complete)]
    await newStore().write(writes)
  }
  const makeAdministrator = async (name: string): Promise<void> => {
    await assignRole(name, { roleId: predefinedRoles.admin.id })
    const { userIds, item } = await readAdministrators(newStore())
    const { userId } = await existingUser(newStore(), name)
    await newStore().write([putAdministrators([...userIds, userId], item ?? 'absent')])
  }
  /** The owner and the group may be given by name and id; what is absent is nobody's, or empty. */
  const secure = async (object: ObjectReference, security: NewSecurity): Promise<void> => {
    const { owner = null, groupId = null, acl = [] } = security
    const user = owner === null ? undefined : await existingUser(newStore(), owner)
    const ownership = {
      ownerUserId: user?.userId ?? null,
      ownerUserName: user?.name ?? null,
      ownerGroupId: groupId,
    }
    await newStore().write([putSecurity(object, { ...ownership, acl, displayName: null }, 'any')])
  }
  const userNamed = (name: string): Promise<StoredUser> => existingUser(newStore(), name)
  const securityOf = (object: ObjectReference) => readSecurity(newStore(), object)

  return {
    newStore,
    makeGroup,
    joinGroup,
    removeGroup,
    assignRole,
    makeAdministrator,
    secure,
    userNamed,
    securityOf,
  }
}

const existingUser = async (store: Store, name: string): Promise<StoredUser> => {
  const user = await readUser(store, name)
  if (user === undefined) throw new Error(`there is no user ${name}`)
  return user
}
