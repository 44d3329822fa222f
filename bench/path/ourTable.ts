/** The table of the service, with items as the service writes them. */
import { accessTokenOf, storedUser, unqualified } from '../../harness/storedUsers.ts'
import { encodeObjectId } from '../../lib/domain/access/objectId.ts'
import { bootstrap } from '../../lib/service/users/bootstrap.ts'
import { newEpoch } from '../../lib/store/entities/epoch.ts'
import { usualEvent } from '../../lib/domain/race/event.ts'
import { putEvent } from '../../lib/store/entities/events.ts'
import { putMarkProperties } from '../../lib/store/entities/markInventory.ts'
import { putRole } from '../../lib/store/entities/roles.ts'
import { putSecurity, unsecured } from '../../lib/store/entities/securities.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable, type TableOptions } from '../../lib/store/table.ts'
import { acl, event, markId, roles, userName } from './fixtureValues.ts'

/** @returns the access token of the user */
export const fillOurTable = async (table: TableOptions): Promise<string> => {
  await bootstrap({ ...table, serverName: 'bench' })
  const { user, writes } = storedUser({
    name: userName,
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
