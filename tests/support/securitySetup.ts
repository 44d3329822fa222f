/**
 * Setup that no endpoint can do yet: groups with members and roles, role assignments,
 * administrators, and the security of an object in one step. It uses the functions of the table,
 * which write the items as the service does. Changes apply from the next request on. Use an
 * endpoint instead as soon as there is one.
 */
import { newId } from '../../harness/ids.ts'
import { unqualified } from '../../harness/storedUsers.ts'
import type { GroupRole } from '#access/rules/facts.ts'
import type { AclEntry } from '#values/security.ts'
import type { ObjectReference } from '#values/objectId.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { newEpoch } from '#access/items/definitionCache.ts'
import {
  putGroup,
  putGroupMember,
  putGroupName,
  readGroup,
  removeGroupMember,
  removeGroupName,
} from '#access/items/groups.ts'
import type { UserRoleAssignment } from '#access/items/assignments.ts'
import { putRoleHolder } from '#access/items/roles.ts'
import { putSecurity, readSecurity, type StoredSecurity } from '#table/items/securities.ts'
import { Store } from '#table/store.ts'
import { connectTable, type Table } from '#table/table.ts'
import { putEverybody } from '#access/items/everybody.ts'
import { changedUser, readUser, type StoredUser } from '#access/items/users.ts'
import { removalOf, type Write } from '#table/items.ts'
import { callDirectly } from './directCalls.ts'
import { putDirectly } from './directItems.ts'
import type { TestTable } from './engine.ts'
import { useFixedSignature } from './fixedSignature.ts'
import { addAdministrator } from '#rights/steps/administration.ts'

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

export class SecuritySetup {
  readonly #testTable: Pick<TestTable, 'endpoint' | 'tableName'>
  readonly #table: Table

  constructor(testTable: Pick<TestTable, 'endpoint' | 'tableName'>) {
    this.#testTable = testTable
    this.#table = connectTable(testTable)
    useFixedSignature(this.#table)
    callDirectly(this.#table, testTable.endpoint)
  }

  /** A store caches its reads for one request, so every step uses a new one. */
  newStore(): Store {
    return new Store(this.#table)
  }

  /** Puts very many new items, without conditions and without records of the audit trail. */
  fill(writes: readonly Write[]): Promise<void> {
    return putDirectly(this.#testTable, writes)
  }

  async makeGroup({ name, members = [], roles = [] }: NewGroup): Promise<string> {
    const group = { id: newId(), name, roles }
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
    await store.write(await addAdministrator(store, await this.userNamed(name), 0))
  }

  /** The owner by name, the group by id. Absent owners are removed, an absent ACL is empty. */
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

  /** The permissions and roles of everybody, authenticated or not. */
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

/** The functions for the table of a test service. */
export const securitySetup = (table: Pick<TestTable, 'endpoint' | 'tableName'>): SecuritySetup =>
  new SecuritySetup(table)
