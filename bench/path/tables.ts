/** The tables of the benchmark of the whole path: one user and two objects. */
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { newId } from '../../harness/ids.ts'
import { accessTokenOf, storedUser, unqualified } from '../../harness/storedUsers.ts'
import { encodeObjectId } from '../../lib/platform/values/objectId.ts'
import { defaultActions, objectTypes } from '../../lib/platform/values/objectTypes.ts'
import { usualEvent } from '../../lib/races/rules/event.ts'
import { bootstrap } from '../../lib/people/steps/bootstrap.ts'
import { newEpoch } from '../../lib/platform/access/items/definitionCache.ts'
import { putEvent } from '../../lib/races/items/events.ts'
import { putMarkProperties } from '../../lib/courses/items/markInventory.ts'
import { putRole } from '../../lib/platform/access/items/roles.ts'
import { putSecurity, unsecured } from '../../lib/platform/table/items/securities.ts'
import { Store } from '../../lib/platform/table/store.ts'
import { connectTable, type TableOptions } from '../../lib/platform/table/table.ts'

const roleCount = 20
const permissionsOfRole = 30

export const markId = newId()
export const event = {
  id: newId(),
  name: 'Kiel Week',
  regattaName: 'Kiel Week',
  startMillis: 1_781_000_000_000,
  endMillis: 1_781_600_000_000,
  venue: { name: 'Kiel', location: { latitude: 54.33, longitude: 10.15 } },
}

const types = Object.keys(objectTypes)

/**
 * All types and actions in turn, each about an object that is not requested. Only the last two of
 * six hundred permissions allow the requests.
 */
const permissionAt = (index: number): string => {
  const left = roleCount * permissionsOfRole - index
  if (left === 1) return `EVENT:READ:${event.id}`
  if (left === 2) return `MARK_PROPERTIES:UPDATE:${markId}`
  const action = defaultActions[index % defaultActions.length] ?? ''
  return `${types[index % types.length] ?? ''}:${action}:${newId()}`
}

const roles = Array.from({ length: roleCount }, (_, role) => ({
  id: newId(),
  name: `role ${role}`,
  permissions: Array.from({ length: permissionsOfRole }, (_, index) =>
    permissionAt(role * permissionsOfRole + index),
  ),
}))

/** The ACL of each object: groups that the user is not in. */
const acl = Array.from({ length: 3 }, () => ({ groupId: newId(), actions: ['READ', 'UPDATE'] }))

/** @returns the access token of the user */
export const fillOurTable = async (table: TableOptions): Promise<string> => {
  await bootstrap({ ...table, serverName: 'bench' })
  const { user, writes } = storedUser({
    name: 'race-officer',
    assignments: roles.map(({ id }) => ({ roleId: id, transitive: true, ...unqualified })),
  })
  const look = { color: null, shape: null, pattern: null, markType: null }
  const mark = { id: markId, name: 'Top', shortName: 'T', ...look, tags: [], positioning: null }
  const objects = [
    { type: 'EVENT', id: encodeObjectId([event.id]) },
    { type: 'MARK_PROPERTIES', id: encodeObjectId([markId]) },
  ]
  await new Store(connectTable(table)).write([
    ...writes,
    ...roles.map((role) => putRole(role, 'absent')),
    putEvent({ ...usualEvent, ...event }, 'absent'),
    putMarkProperties(mark, 'absent'),
    ...objects.map((object) => putSecurity(object, { ...unsecured, acl }, 'any')),
    ...newEpoch(),
  ])
  return accessTokenOf(user)
}

/** The same two objects, as items without anything around them. */
export const fillCompetitorTable = async (options: TableOptions): Promise<void> => {
  const { client, name: TableName } = connectTable(options)
  for (const [PK, document] of [[event.id, event] as const, [markId, { name: 'Top' }] as const]) {
    const Item = { PK, SK: 'ITEM', document, version: 1 }
    await client.send(new PutCommand({ TableName, Item }))
  }
}
