/** The table of the service, with items as the service writes them. */
import { formatAccessToken } from '../../lib/domain/session/accessToken.ts'
import { parseTokenKeys } from '../../lib/domain/session/tokenKeys.ts'
import { encodeObjectId } from '../../lib/domain/access/objectId.ts'
import { bootstrap } from '../../lib/service/security/bootstrap.ts'
import { newUserWrites } from '../../lib/service/security/newUser.ts'
import { passwordHashing } from '../../lib/service/security/passwordHash.ts'
import { newEpoch } from '../../lib/store/entities/epoch.ts'
import { putNewEvent } from '../../lib/store/entities/events.ts'
import { putMarkProperties } from '../../lib/store/entities/markInventory.ts'
import { putRole } from '../../lib/store/entities/roles.ts'
import { putSecurity, unsecured } from '../../lib/store/entities/securities.ts'
import { Store } from '../../lib/store/store.ts'
import { connectTable, type TableOptions } from '../../lib/store/table.ts'
import { acl, event, markId, password, roles, userName } from './subject.ts'

/** @returns the access token of the user */
export const fillOurTable = async (table: TableOptions, tokenKey: string): Promise<string> => {
  await bootstrap({ ...table, serverName: 'bench' })
  const { user, writes } = newUserWrites(
    {
      ...{ name: userName, email: null, fullName: null, company: null },
      passwordHash: await passwordHashing().hash(password),
      assignments: roles.map(({ id }) => ({
        ...{ roleId: id, transitive: true },
        ...{ qualifyingUserId: null, qualifyingUserName: null, qualifyingGroupId: null },
      })),
    },
    null,
  )
  const look = { color: null, shape: null, pattern: null, markType: null }
  const mark = { id: markId, name: 'Top', shortName: 'T', ...look, tags: [], positioning: null }
  const objects = [
    { type: 'EVENT', id: encodeObjectId([event.id]) },
    { type: 'MARK_PROPERTIES', id: encodeObjectId([markId]) },
  ]
  await new Store(connectTable(table)).write([
    ...writes,
    ...roles.map((role) => putRole(role, 'absent')),
    putNewEvent(event),
    putMarkProperties(mark, 'absent'),
    ...objects.map((object) => putSecurity(object, { ...unsecured, acl }, 'any')),
    ...newEpoch(),
  ])
  const { userId, name, accessTokenGeneration: generation } = user
  return formatAccessToken(parseTokenKeys(tokenKey)[0], { userId, userName: name, generation })
}
