import '#allEntities'
import type { Item } from '#table/items.ts'
import { currentSchemaVersion, schemaVersionEntity } from '#table/items/schemaVersion.ts'
import { Store } from '#table/store.ts'
import type { TableOptions } from '#table/table.ts'
import { connectCommand, pagesOfItems } from '../tableItems.ts'
import { TableContents } from '../tableRules/contents.ts'
import { knownEntities, wholeItems } from '../tableRules/entities.ts'
import type { Violation } from '../tableRules/rule.ts'
import { type Migration, migrations as allMigrations } from './migrations.ts'
import { waysOut } from './tableVersion.ts'

/**
 * Brings a table to the current version. Each version is written when its items are, so that a killed
 * run continues with the step that it was in.
 * @param report gets one line for each step
 * @throws Error with a message for the user, when this commit cannot read an item afterwards
 */
export const runMigrations = async (
  table: TableOptions,
  report: (line: string) => void,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> => {
  const store = new Store(connectCommand(table))
  for (const { from, to, title, run } of migrations) {
    const schema = await schemaVersionEntity.get(store)
    if (schema?.schemaVersion !== from) continue
    report(`Changing the table from version ${from} to ${to}: ${title}`)
    await run?.(table)
    if (to === currentSchemaVersion) await requireReadable(table)
    const { laterRoleIds } = schema
    const next = { schemaVersion: to, ...(laterRoleIds && { laterRoleIds }) }
    await store.write([schemaVersionEntity.put([], next, schema)])
  }
}

const requireReadable = async (table: TableOptions): Promise<void> => {
  const { count, first } = await unreadableItems(pagesOfItems(table))
  if (first === undefined) return
  throw new Error(
    `This commit cannot read ${count} items of the table ${table.tableName}, which another commit wrote: ${first.key} ${first.problem}. ${waysOut}`,
  )
}

/** Looks at one item at a time, for tables of any size. */
const unreadableItems = async (pages: AsyncIterable<readonly Item[]>) => {
  let count = 0
  let first: Violation | undefined
  for await (const page of pages) {
    const contents = new TableContents(page)
    const found = [knownEntities, wholeItems].flatMap(({ check }) => check(contents))
    count += found.length
    first ??= found[0]
  }
  return { count, first }
}
