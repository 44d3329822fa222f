/** Everything that does not fit in a whole table, one sentence each. */
import { objectsFit, securityFits } from './objects.ts'
import { administratorsFit, assignmentsFit, groupsFit, membershipsFit } from './holdings.ts'
import { columnsFit, preferencesFit, sshKeysFit, tagsFit } from './belongings.ts'
import { epochsFit, nothingIsOpen, versionsFit } from './bookkeeping.ts'
import { readWholeTable, type Rule, type WholeTable } from './wholeTable.ts'

const rules: readonly Rule[] = [
  versionsFit,
  nothingIsOpen,
  epochsFit,
  objectsFit,
  securityFits,
  groupsFit,
  membershipsFit,
  assignmentsFit,
  administratorsFit,
  tagsFit,
  sshKeysFit,
  preferencesFit,
  columnsFit,
]

export const misfitsIn = (table: WholeTable): readonly string[] =>
  rules.flatMap((rule) => rule(table))

export const misfits = async (endpoint: string, tableName: string): Promise<readonly string[]> =>
  misfitsIn(await readWholeTable(endpoint, tableName))
