/**
 * What no endpoint can set up yet: groups with members and roles, roles in the hands of users,
 * administrators, and the security of an object in one go. It is written with the functions of
 * `lib/store`, in the shape in which the service itself writes it, and counts from the next request
 * on like any other change. Once there is an endpoint for something here, use that instead.
 */
import { randomUUID } from 'node:crypto'
import type { AclEntry, GroupRole } from '../../lib/domain/access/facts.ts'
import type { ObjectReference } from '../../lib/domain/access/objectId.ts'
import { predefinedRoles } from '../../lib/domain/access/predefinedRoles.ts'
import { addAdministrator } from '../../lib/service/security/administrators.ts'
import { newEpoch } from '../../lib/store/entities/epoch.ts'
import {
  putGroup,
  putGroupMember,
  putGroupName,
  readGroup,
  removeGroupMember,
  removeGroupName,
} from '../../lib/store/entities/groups.ts'
import type { UserRoleAssignment } from '../../lib/store/entities/assignments.ts'
import { putRoleHolder } from '../../lib/store/entities/roles.ts'
import {
  putSecurity,
  readSecurity,
  type StoredSecurity,
} from '../../lib/store/entities/securities.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable, type Table } from '../../lib/store/table.ts'
import { putEverybody } from '../../lib/store/entities/everybody.ts'
import { changedUser, readUser, type StoredUser } from '../../lib/store/entities/users.ts'
import type { TestTable } from './engine.ts'
import { removalOf } from '../../lib/store/items.ts'

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

export const unqualified = {
  qualifyingUserId: null,
  qualifyingUserName: null,
  qualifyingGroupId: null,
} as const

export class SecuritySetup {
  readonly #table: Table

  constructor(table: Pick<TestTable, 'endpoint' | 'tableName'>) {
    this.#table = connectTable(table)
  }

  /** A store remembers what it read, as a request does: every step begins with a new one. */
  newStore(): Store {
    return new Store(this.#table)
  }

  async makeGroup({ name, members = [], roles = [] }: NewGroup): Promise<string> {
    const group = { id: randomUUID(), name, roles }
    await this.newStore().write([putGroup(group, 'absent'), putGroupName(group), ...newEpoch()])
    for (const member of members) await this.joinGroup(group.id, member)
    return group.id
  }

  async joinGroup(groupId: string, name: string): Promise<void> {
    const user = await this.userNamed(name)
    const groupIds = [...user.own.groupIds, groupId]
    const member = putGroupMember(groupId, user)
    await this.newStore().write([changedUser(user, { groupIds }), member])
  }

  async leaveGroup(groupId: string, name: string): Promise<void> {
    const user = await this.userNamed(name)
    const groupIds = user.own.groupIds.filter((id) => id !== groupId)
    const member = removeGroupMember(groupId, user)
    await this.newStore().write([changedUser(user, { groupIds }), member])
  }

  async removeGroup(groupId: string): Promise<void> {
    const group = await readGroup(this.newStore(), groupId)
    if (group === undefined) throw new Error(`there is no group ${groupId}`)
    await this.newStore().write([removalOf(group), removeGroupName(group), ...newEpoch()])
  }

  async assignRole(
    name: string,
    assignment: Partial<UserRoleAssignment> & { readonly roleId: string },
  ): Promise<void> {
    const user = await this.userNamed(name)
    const complete = { ...unqualified, transitive: true, ...assignment }
    const assignments = [...user.own.assignments, complete]
    const writes = [changedUser(user, { assignments }), ...putRoleHolder(user, complete)]
    await this.newStore().write(writes)
  }

  async makeAdministrator(name: string): Promise<void> {
    await this.assignRole(name, { roleId: predefinedRoles.admin.id })
    const store = this.newStore()
    await store.write(await addAdministrator(store, await this.userNamed(name)))
  }

  /** The owner by name, the group by id; what is absent is nobody's, or empty. */
  async secure(object: ObjectReference, security: NewSecurity): Promise<void> {
    const { owner = null, groupId = null, acl = [] } = security
    const user = owner === null ? undefined : await this.userNamed(owner)
    const ownership = {
      ownerUserId: user?.userId ?? null,
      ownerUserName: user?.name ?? null,
      ownerGroupId: groupId,
    }
    const stored = { ...ownership, acl, displayName: null }
    await this.newStore().write([putSecurity(object, stored, 'any')])
  }

  /** What everybody holds, signed in or not. */
  async letEverybody(...permissions: readonly string[]): Promise<void> {
    const everybody = { groupIds: [], assignments: [], permissions }
    await this.newStore().write([putEverybody(everybody, 'any'), ...newEpoch()])
  }

  async userNamed(name: string): Promise<StoredUser> {
    const user = await readUser(this.newStore(), name)
    if (user === undefined) throw new Error(`there is no user ${name}`)
    return user
  }

  securityOf(object: ObjectReference): Promise<StoredSecurity> {
    return readSecurity(this.newStore(), object)
  }
}

/** Of the table of a test service. */
export const securitySetup = (table: Pick<TestTable, 'endpoint' | 'tableName'>): SecuritySetup =>
  new SecuritySetup(table)
