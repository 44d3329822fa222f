/** The same fixture in the table of the competitors. */
import { createHash } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { newId } from '../../harness/ids.ts'
import { connectTable, type TableOptions } from '../../lib/store/table.ts'
import { acl, competitorToken, event, markId, roles, userName } from './fixtureValues.ts'

export const fillCompetitorTable = async (options: TableOptions): Promise<void> => {
  const { client, name: TableName } = connectTable(options)
  const userId = newId()
  const session = createHash('sha256').update(competitorToken).digest('hex')
  const items = {
    [`SESSION#${session}`]: { userId, expiresAtSeconds: 4_000_000_000 },
    [`USER#${userId}`]: { userId, name: userName },
    [`MEMBERSHIPS#${userId}`]: { groupIds: [newId()], roleIds: roles.map(({ id }) => id) },
    ...Object.fromEntries(roles.map((role) => [`ROLE#${role.id}`, role])),
    [`EVENT#${event.id}`]: { document: event },
    [`ACL#EVENT#${event.id}`]: { entries: acl },
    [`MARK#${markId}`]: { document: { id: markId, name: 'Top' }, version: 1 },
  }
  for (const [PK, item] of Object.entries(items)) {
    await client.send(new PutCommand({ TableName, Item: { PK, SK: 'ITEM', ...item } }))
  }
}
