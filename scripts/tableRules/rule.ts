import { type Key, nameOfKey } from '../../lib/store/keys.ts'
import type { TableContents } from './contents.ts'

/** One thing that does not fit. */
export interface Misfit {
  /** Of the item, without its contents: they may be nobody's business. */
  readonly key: string
  readonly problem: string
}

/**
 * What holds for the table between any two transactions. What a deletion leaves behind on purpose,
 * and what counts for nothing because the thing that it names is gone, is no misfit.
 */
export interface TableRule {
  readonly name: string
  readonly check: (table: TableContents) => readonly Misfit[]
}

export const misfit = (key: Key, problem: string): Misfit => ({ key: nameOfKey(key), problem })
