/** The version of a table that exists, and the sentences about a version that is not the current one. */
import { ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { userEntity } from '#access/items/users.ts'
import { adminName } from '#rights/steps/reservedNames.ts'
import { currentSchemaVersion, schemaVersionEntity } from '#table/items/schemaVersion.ts'
import type { Key } from '#table/key.ts'
import type { TableOptions } from '#table/table.ts'
import { connectCommand } from '../tableItems.ts'
import { migrations } from './migrations.ts'

/** `none`: the table has an administrator, and no version. `empty`: no service was ever started on it. */
export type TableVersion = number | 'none' | 'empty'

export const readTableVersion = async (options: TableOptions): Promise<TableVersion> => {
  const { client, name: TableName } = connectCommand(options)
  const read = async (Key: Key) =>
    (await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item
  try {
    // A later version may describe itself with other attributes, so the item is not decoded.
    const schema = await read(schemaVersionEntity.key())
    if (typeof schema?.schemaVersion === 'number') return schema.schemaVersion
    // Requests before the first start write other items, such as counters.
    return (await read(userEntity.key(adminName))) === undefined ? 'empty' : 'none'
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return 'empty'
    throw error
  }
}

/** Returns whether migrations lead from the version to the current one. */
export const isMigratable = (version: TableVersion): boolean =>
  migrations.some(({ from }) => from === version)

/** The writers of the versions that no migration begins with. */
const writers: Readonly<Record<string, string>> = {
  none: 'no version: a commit of 23 November 2026 or earlier wrote it',
  2: 'version 2: a commit of 23 or 24 November 2026 wrote it',
}

export const waysOut =
  'To keep the data, run that commit. To begin with an empty table, move the data folder away, or choose another DATA_DIR, table or stage.'

/**
 * @param version one that no migration begins with
 * @throws Error with a message for the user, unless the version is the current one
 */
export const refuseUnknownVersion = ({ tableName }: TableOptions, version: TableVersion): void => {
  if (version === currentSchemaVersion || version === 'empty') return
  const writer =
    writers[version] ??
    `version ${version}, and this commit knows ${currentSchemaVersion}: a later commit wrote it`
  const restore =
    writers[version] === undefined ? ' Or restore the copy from before the update.' : ''
  throw new Error(`The table ${tableName} has ${writer}. ${waysOut}${restore}`)
}

/** @throws Error with a message for the user, unless the table is empty or of the current version */
export const requireCurrentVersion = async (table: TableOptions): Promise<void> => {
  const version = await readTableVersion(table)
  if (!isMigratable(version)) {
    refuseUnknownVersion(table, version)
    return
  }
  const { tableName, endpoint } = table
  const place =
    endpoint === undefined ? `--region ${process.env.AWS_REGION}` : `--endpoint ${endpoint}`
  throw new Error(
    `The table ${tableName} has version ${version}, and this commit needs ${currentSchemaVersion}. Stop what writes to the table, back it up, and change it with: npm run operate -- migrate-table --table ${tableName} ${place}`,
  )
}
