/**
 * Creates the objects that must exist before the first request: the administrator, the server
 * group, the predefined roles, and the permissions of everybody. One transaction creates all of
 * them, unless the administrator exists, so that concurrent starts are harmless.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import type { AclEntry } from '#values/security.ts'
import { groupObject, roleObject, userObject } from '#values/objectId.ts'
import {
  everybodysFirstPermissions,
  laterRoles,
  predefinedRoles,
} from '#rights/rules/predefinedRoles.ts'
import { newEpoch } from '#access/items/definitionCache.ts'
import { putSchemaVersion, schemaVersionEntity } from '#table/items/schemaVersion.ts'
import { putGroup, putGroupMember, putGroupName } from '#access/items/groups.ts'
import { userEntity } from '#access/items/users.ts'
import { putRole, readRole } from '#access/items/roles.ts'
import { putSecurity, readSecurity, unsecured } from '#table/items/securities.ts'
import { unqualified } from '#access/items/assignments.ts'
import { Store } from '#table/store.ts'
import { TableConflict } from '#table/errors.ts'
import { connectTable, type TableOptions } from '#table/table.ts'
import { putEverybody } from '#access/items/everybody.ts'
import {
  type PasswordHashing,
  passwordBytesMax,
  passwordHashing,
} from '#authentication/passwordHash.ts'
import { adminName, serverGroupName } from '#rights/steps/reservedNames.ts'
import { addAdministrator } from '#rights/steps/administration.ts'
import { newUserWrites } from './newUser.ts'

export interface BootstrapOptions extends TableOptions {
  readonly serverName: string
  /** Absent: a random password is generated. */
  readonly adminPassword?: string | undefined
  /** Absent: with the usual cost. */
  readonly hashing?: PasswordHashing | undefined
}

export interface BootstrapResult {
  readonly created: boolean
  readonly adminName: string
  /** Present only if the password was generated now. */
  readonly adminPassword?: string
}

/** Another process starts at the same time. */
const ignoreConflict = (error: unknown): void => {
  if (!(error instanceof TableConflict)) throw error
}

const readableByAll: readonly AclEntry[] = [{ groupId: null, actions: ['READ'] }]

export const bootstrap = async ({
  serverName,
  adminPassword,
  hashing = passwordHashing(),
  ...tableOptions
}: BootstrapOptions): Promise<BootstrapResult> => {
  const store = new Store(connectTable(tableOptions))
  if ((await store.get(userEntity.key(adminName))) !== undefined) {
    await addLaterRoles(store).catch(ignoreConflict)
    return { created: false, adminName }
  }

  const password = adminPassword ?? randomBytes(18).toString('base64url')
  requireUsable(password)
  try {
    const passwordHash = await hashing.hash(password)
    await store.write(await firstWrites(store, serverName, passwordHash))
  } catch (error) {
    ignoreConflict(error)
    return { created: false, adminName }
  }
  return {
    created: true,
    adminName,
    ...(adminPassword === undefined && { adminPassword: password }),
  }
}

/** The operator chooses the strength of the password, but signing in must be possible. */
const requireUsable = (password: string): void => {
  if (Buffer.byteLength(password) <= passwordBytesMax && !/\p{Cc}/u.test(password)) return
  throw new Error(
    `The password of the first administrator must have at most ${passwordBytesMax} bytes and no control characters`,
  )
}

const firstWrites = async (store: Store, serverName: string, passwordHash: string) => {
  const serverGroup = { id: randomUUID(), name: serverGroupName(serverName), roles: [] }
  const administrates = { ...unqualified, roleId: predefinedRoles.admin.id, transitive: true }
  const { user: admin, writes } = newUserWrites(
    {
      name: adminName,
      email: null,
      fullName: null,
      company: null,
      passwordHash,
      assignments: [administrates],
      groupIds: [serverGroup.id],
      defaultGroupId: serverGroup.id,
    },
    serverGroup.id,
  )
  const ownedByServer = { ...unsecured, ownerGroupId: serverGroup.id }
  return [
    ...writes,
    // Another process may have cached the absence of these items.
    ...newEpoch(),
    putSchemaVersion(laterRoles.map(({ id }) => id)),
    ...(await addAdministrator(store, admin, 0)),
    putGroupName(serverGroup),
    putGroup(serverGroup, 'absent'),
    putGroupMember(serverGroup.id, admin),
    putSecurity(groupObject(serverGroup.id), ownedByServer, 'any'),
    putEverybody(
      { groupIds: [], assignments: [], permissions: everybodysFirstPermissions },
      'absent',
    ),
    putSecurity(userObject('<all>'), ownedByServer, 'any'),
    ...Object.values(predefinedRoles).flatMap(roleWrites(serverGroup.id)),
  ]
}

const roleWrites = (ownerGroupId: string | null) => (role: Parameters<typeof putRole>[0]) => [
  putRole(role, 'absent'),
  putSecurity(roleObject(role.id), { ...unsecured, ownerGroupId, acl: readableByAll }, 'any'),
]

/** A role that was deleted is not added again, and another role with the id stays as it is. */
const addLaterRoles = async (store: Store): Promise<void> => {
  const schema = await schemaVersionEntity.get(store)
  const missing = laterRoles.filter(({ id }) => schema?.laterRoleIds?.includes(id) !== true)
  if (schema === undefined || missing.length === 0) return
  const found = await Promise.all(missing.map(({ id }) => readRole(store, id)))
  const { ownerGroupId } = await readSecurity(store, roleObject(predefinedRoles.admin.id))
  await store.write([
    ...newEpoch(),
    putSchemaVersion([...(schema.laterRoleIds ?? []), ...missing.map(({ id }) => id)], schema),
    ...missing.filter((_, at) => found[at] === undefined).flatMap(roleWrites(ownerGroupId)),
  ])
}
