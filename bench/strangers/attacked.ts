/**
 * A service whose users got many roles and memberships from strangers, and the measured requests.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { formatAccessToken } from '../../lib/domain/session/accessToken.ts'
import { encodeObjectId, userObject } from '../../lib/domain/access/objectId.ts'
import { predefinedRoles } from '../../lib/domain/access/predefinedRoles.ts'
import { parseTokenKeys } from '../../lib/domain/session/tokenKeys.ts'
import { bootstrap } from '../../lib/service/security/bootstrap.ts'
import { newUserWrites } from '../../lib/service/security/users.ts'
import { newEpoch } from '../../lib/store/entities/epoch.ts'
import { putNewEvent } from '../../lib/store/entities/events.ts'
import type { Write } from '../../lib/store/items.ts'
import { putRole } from '../../lib/store/entities/roles.ts'
import { putSecurity, unsecured } from '../../lib/store/entities/securities.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable } from '../../lib/store/table.ts'
import { putUser, type User } from '../../lib/store/entities/users.ts'
import { startEngine } from '../../scripts/engine.ts'
import { tableDefinition } from '../../scripts/tableDefinition.ts'
import { newStrangers } from '../../tests/support/strangers.ts'
import { buildOurs, type Call, loadOurs } from '../service/builtFunctions.ts'
import { localEnvironment } from '../service/localEnvironment.ts'
import { writeExport } from '../scale/exportFile.ts'

const functions = ['readUser', 'readRole', 'listEvents']
const bundles = resolve(import.meta.dirname, '../../node_modules/.cache/strangers')

/** The maximum number of members of a group. */
const rolesOfGroup = 100

export interface Attacked {
  readonly groups: number
  readonly requests: Readonly<Record<string, () => Call>>
  /** Invalidates the caches, as every change of a role or a group does. */
  readonly change: () => Promise<void>
}

export const openAttacked = async (
  folder: string,
  sizes: readonly number[],
  progress: (line: string) => void,
): Promise<{ readonly attacked: readonly Attacked[]; readonly close: () => Promise<void> }> => {
  Object.assign(process.env, localEnvironment)
  const scenes = sizes.map((groups) => ({ table: `groups${groups}`, ...newScene(groups) }))
  for (const { table, writes } of scenes) {
    progress(`writing the items of the table ${table}`)
    const data = join(folder, 'items', table, 'data')
    await mkdir(data, { recursive: true })
    await writeExport(join(data, 'items.json'), writes())
  }
  const schema = join(folder, 'schema.json')
  const definitions = scenes.map(({ table }) => ({ Table: tableDefinition(table) }))
  await writeFile(schema, JSON.stringify(definitions))
  const engine = await startEngine({ imported: { folder: join(folder, 'items'), schema } })
  await buildOurs(functions, bundles, { withoutPackages: true })
  const attacked: Attacked[] = []
  for (const scene of scenes) attacked.push(await open(scene, engine.endpoint))
  return { attacked, close: engine.stop }
}

const open = async (
  { table: tableName, groups, officer, victim, roleId }: Scene & { readonly table: string },
  endpoint: string,
): Promise<Attacked> => {
  await bootstrap({ tableName, endpoint, serverName: 'bench' })
  const environment = { TABLE_NAME: tableName, DYNAMODB_ENDPOINT: endpoint }
  const prepare = await loadOurs(functions, bundles, environment)
  const table = connectTable({ tableName, endpoint })
  const S = '/security/api/restsecurity'
  return {
    groups,
    requests: {
      'an administrator reads a user': () =>
        prepare(`GET ${S}/user?username=victim`, bearer(officer)),
      'a user reads a role': () => prepare(`GET ${S}/role/${roleId}`, bearer(victim)),
      'anybody lists events': () => prepare('GET /sailingserver/api/v1/events'),
    },
    change: () => new Store(table).write([...newEpoch()]),
  }
}

interface Scene {
  readonly groups: number
  readonly officer: User
  readonly victim: User
  readonly roleId: string
  readonly writes: () => Generator<Write>
}

const newScene = (groups: number): Scene => {
  const { give, writes } = newStrangers({ groups, rolesOfGroup })
  const nothing = { email: null, fullName: null, company: null, passwordHash: null }
  const administrates = {
    ...{ roleId: predefinedRoles.admin.id, transitive: true, qualifyingUserId: null },
    ...{ qualifyingUserName: null, qualifyingGroupId: null },
  }
  const [officer, victim] = [
    newUserWrites({ ...nothing, name: 'officer', assignments: [administrates] }, null),
    newUserWrites({ ...nothing, name: 'victim' }, null),
  ]
  const [roleId, eventId] = [randomUUID(), randomUUID()]
  const owned = { ...unsecured, ownerUserId: victim.user.userId, ownerUserName: 'victim' }
  const isUserItem = (write: Write) => 'put' in write && write.put.SK === 'USER'
  return {
    ...{ groups, officer: officer.user, victim: victim.user, roleId },
    *writes() {
      for (const { user, writes: all } of [officer, victim]) {
        yield* all.filter((write) => !isUserItem(write))
        yield putUser(give(user), 'absent')
      }
      yield putSecurity(userObject('victim'), owned, 'any')
      yield putRole({ id: roleId, name: 'jury', permissions: [] }, 'absent')
      yield putSecurity({ type: 'ROLE_DEFINITION', id: roleId }, owned, 'any')
      yield putNewEvent({
        ...{ id: eventId, name: 'Kiel Week', regattaName: 'Kiel Week', startMillis: null },
        ...{ endMillis: null, venue: { name: 'Kiel', location: null } },
      })
      yield putSecurity(
        { type: 'EVENT', id: encodeObjectId([eventId]) },
        { ...owned, acl: [{ groupId: null, actions: ['READ'] }] },
        'any',
      )
      yield* writes()
    },
  }
}

const bearer = ({ userId, name, accessTokenGeneration: generation }: User) => {
  const [key] = parseTokenKeys(localEnvironment.TOKEN_KEY)
  return {
    authorization: `Bearer ${formatAccessToken(key, { userId, userName: name, generation })}`,
  }
}
