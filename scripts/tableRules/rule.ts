import { type Key, nameOfKey } from '../../lib/store/key.ts'
import type { TableContents } from './contents.ts'

/** One thing that does not fit. */
export interface Misfit {
  /** Of the item, without its contents: they may be nobody's business. */
  readonly key: string
  readonly problem: string
}

/**
 * A condition that the table meets between any two transactions. The item of a user may name deleted
 * groups, roles and users until its next change. A record of a member or holder always has a user, or
 * a group, that names it.
 */
export interface TableRule {
  readonly name: string
  readonly check: (table: TableContents) => readonly Misfit[]
}

export const misfit = (key: Key, problem: string): Misfit => ({ key: nameOfKey(key), problem })
