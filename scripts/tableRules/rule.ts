import { type Key, nameOfKey } from '#table/key.ts'
import type { TableContents } from './contents.ts'

/** One violation of a rule. */
export interface Violation {
  /** The key of the item. Its contents are left out because they may be confidential. */
  readonly key: string
  readonly problem: string
}

/**
 * A condition that holds for the table between any two transactions. The item of a user may name
 * deleted groups, roles and users until its next change. For each record of a member or a holder, a
 * user or a group names it.
 */
export interface TableRule {
  readonly name: string
  readonly check: (table: TableContents) => readonly Violation[]
}

export const violation = (key: Key, problem: string): Violation => ({
  key: nameOfKey(key),
  problem,
})
