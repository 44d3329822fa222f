/**
 * A service whose users got many roles and memberships from strangers, and the measured requests.
 */
import { resolve } from 'node:path'
import { newId } from '../../harness/ids.ts'
import { startImportedTables } from '../../harness/importedTables.ts'
import { withEntries } from '../../harness/indexedWrites.ts'
import { S } from '../../harness/paths.ts'
import { accessTokenOf, storedUser, unqualified } from '../../harness/storedUsers.ts'
import { encodeObjectId, userObject } from '../../lib/domain/access/objectId.ts'
import { predefinedRoles } from '../../lib/domain/access/predefinedRoles.ts'
import { bootstrap } from '../../lib/service/users/bootstrap.ts'
import { newEpoch } from '../../lib/store/entities/epoch.ts'
import { usualEvent } from '../../lib/domain/race/event.ts'
import { putEvent } from '../../lib/store/entities/events.ts'
import type { Write } from '../../lib/store/items.ts'
import { putRole } from '../../lib/store/entities/roles.ts'
import { putSecurity, unsecured } from '../../lib/store/entities/securities.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable } from '../../lib/store/table.ts'
import type { User } from '../../lib/store/entities/users.ts'
import { newStrangers } from '../../tests/support/strangers.ts'
import { buildOurs, type Call, loadOurs } from '../service/builtFunctions.ts'

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

export const openFixtures = async (
  folder: string,
  sizes: readonly number[],
  progress: (line: string) => void,
): Promise<{ readonly attacked: readonly Attacked[]; readonly close: () => Promise<void> }> => {
  const fixtures = sizes.map((groups) => ({ table: `groups${groups}`, ...newFixture(groups) }))
  const tables = fixtures.map(({ table, writes }) => [table, writes()] as const)
  const engine = await startImportedTables(folder, Object.fromEntries(tables), progress)
  await buildOurs(functions, bundles, { withoutPackages: true })
  const attacked: Attacked[] = []
  for (const fixture of fixtures) attacked.push(await open(fixture, engine.endpoint))
  return { attacked, close: engine.stop }
}

const open = async (
  { table: tableName, groups, officer, victim, roleId }: Fixture & { readonly table: string },
  endpoint: string,
): Promise<Attacked> => {
  await bootstrap({ tableName, endpoint, serverName: 'bench' })
  const environment = { TABLE_NAME: tableName, DYNAMODB_ENDPOINT: endpoint }
  const prepare = await loadOurs(functions, bundles, environment)
  const table = connectTable({ tableName, endpoint })
  return {
    groups,
    requests: {
      'an administrator reads a user': () =>
        prepare(`GET ${S}/user?username=victim`, signedIn(officer)),
      'a user reads a role': () => prepare(`GET ${S}/role/${roleId}`, signedIn(victim)),
      'anybody lists events': () => prepare('GET /sailingserver/api/v1/events'),
    },
    change: () => new Store(table).write([...newEpoch()]),
  }
}

interface Fixture {
  readonly groups: number
  readonly officer: User
  readonly victim: User
  readonly roleId: string
  readonly writes: () => Generator<Write>
}

const newFixture = (groups: number): Fixture => {
  const { give, writes } = newStrangers({ groups, rolesOfGroup })
  const administrates = { roleId: predefinedRoles.admin.id, transitive: true, ...unqualified }
  const officer = storedUser({ name: 'officer', assignments: [administrates] }, give)
  const victim = storedUser({ name: 'victim' }, give)
  const [roleId, eventId] = [newId(), newId()]
  const owned = { ...unsecured, ownerUserId: victim.user.userId, ownerUserName: 'victim' }
  return {
    ...{ groups, officer: officer.user, victim: victim.user, roleId },
    *writes() {
      yield* withEntries([
        ...[...officer.writes, ...victim.writes],
        putSecurity(userObject('victim'), owned, 'any'),
        putRole({ id: roleId, name: 'jury', permissions: [] }, 'absent'),
        putSecurity({ type: 'ROLE_DEFINITION', id: roleId }, owned, 'any'),
        putEvent(
          {
            ...usualEvent,
            ...{ id: eventId, name: 'Kiel Week', regattaName: 'Kiel Week' },
            venue: { name: 'Kiel', location: null },
          },
          'absent',
        ),
        putSecurity(
          { type: 'EVENT', id: encodeObjectId([eventId]) },
          { ...owned, acl: [{ groupId: null, actions: ['READ'] }] },
          'any',
        ),
      ])
      yield* writes()
    },
  }
}

const signedIn = (user: User) => ({ token: accessTokenOf(user) })
