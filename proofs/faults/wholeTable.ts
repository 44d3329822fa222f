/**
 * Reads the whole table while no process writes, and lists its inconsistencies, one sentence each.
 */
import { TableContents } from '../../scripts/tableRules/contents.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { readAllItems } from '../../scripts/tableItems.ts'

export const readWholeTable = async (endpoint: string, tableName: string): Promise<TableContents> =>
  new TableContents(await readAllItems({ endpoint, tableName }))

export const violationsIn = ({ items }: Pick<TableContents, 'items'>): readonly string[] =>
  findViolations(items).map(({ rule, key, problem }) => `not so: ${rule}; ${key} ${problem}`)
