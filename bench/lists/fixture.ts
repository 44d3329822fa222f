/** Events of which a user can read a hundred, and lists of them. */
import { resolve } from 'node:path'
import { newId } from '../../harness/ids.ts'
import { startImportedTables } from '../../harness/importedTables.ts'
import { withEntries } from '../../harness/indexedWrites.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { accessTokenOf, storedUser } from '../../harness/storedUsers.ts'
import { usualEvent } from '../../lib/races/rules/event.ts'
import { bootstrap } from '../../lib/people/steps/bootstrap.ts'
import { putEvent } from '../../lib/races/items/events.ts'
import { putGroup, putGroupMember, putGroupName } from '../../lib/platform/access/items/groups.ts'
import {
  type ObjectSecurity,
  putSecurity,
  unsecured,
} from '../../lib/platform/table/items/securities.ts'
import type { Write } from '../../lib/platform/table/items.ts'
import type { Grown } from '../measuring/growth.ts'
import { buildOurs, loadOurs } from '../service/builtFunctions.ts'

export const readable = 100

const functions = ['listEvents', 'listObjects']

const bundles = resolve(import.meta.dirname, '../../node_modules/.cache/lists')

/** The readable events are owned by the user, by a group, or public, and spread over the list. */
const newFixture = (events: number) => {
  const groupId = newId()
  const group = { id: groupId, name: 'club', roles: [] }
  const { user: sailor, writes } = storedUser({ name: 'sailor', groupIds: [groupId] })
  const others = newId()
  const securities: readonly ObjectSecurity[] = [
    { ...unsecured, ownerUserId: sailor.userId, ownerUserName: sailor.name },
    { ...unsecured, acl: [{ groupId, actions: ['READ'] }] },
    { ...unsecured, acl: [{ groupId: null, actions: ['READ'] }] },
  ]
  const hidden = { ...unsecured, ownerUserId: others, ownerUserName: 'other' }
  const distance = events / readable
  const all = function* (): Generator<Write> {
    yield* withEntries([
      ...writes,
      putGroup(group, 'absent'),
      putGroupName(group),
      putGroupMember(groupId, sailor),
    ])
    for (let position = 0; position < events; position += 1) {
      const security =
        position % distance === 0
          ? securities[(position / distance) % securities.length]
          : undefined
      yield* newEvent(`Event ${String(position).padStart(8, '0')}`, security ?? hidden)
    }
  }
  return { sailor, writes: all }
}

const newEvent = (name: string, security: ObjectSecurity): readonly Write[] => {
  const event = { ...usualEvent, id: newId(), name, venue: { name: 'Kiel', location: null } }
  return withEntries([
    putEvent({ ...event, regattaName: null }, 'absent'),
    putSecurity({ type: 'EVENT', id: event.id }, security, 'any'),
  ])
}

const fixtureOf = (events: number) => ({
  events,
  name: `events-${events}`,
  ...newFixture(events),
})

/** @param sizes the number of events in each table */
export const openLists = async (
  folder: string,
  sizes: readonly [small: number, large: number],
  progress: (line: string) => void,
) => {
  const [small, large] = [fixtureOf(sizes[0]), fixtureOf(sizes[1])]
  const items = [small, large].map(({ name, writes }) => [name, writes()] as const)
  const engine = await startImportedTables(folder, Object.fromEntries(items), progress)
  await buildOurs(functions, bundles, { withoutPackages: true })
  const open = async ({ events, name, sailor }: ReturnType<typeof fixtureOf>): Promise<Grown> => {
    const table = { tableName: name, endpoint: engine.endpoint }
    await bootstrap({ ...table, serverName: 'bench' })
    const environment = { TABLE_NAME: name, DYNAMODB_ENDPOINT: table.endpoint }
    const prepare = await loadOurs(functions, bundles, environment)
    const caller = { token: accessTokenOf(sailor) }
    const steps = {
      'list the readable events': () => prepare(`GET ${V}/events`, caller),
      'list the first ten': () => prepare(`GET ${V}/events?limit=10`, caller),
      'list the events that one may change': () =>
        prepare(`GET ${S}/objects?type=EVENT&action=UPDATE`, caller),
    }
    return { name: `${readable} of ${events.toLocaleString('en')} events`, steps }
  }
  return { small: await open(small), large: await open(large), close: engine.stop }
}
