import type { TableOptions } from '#table/table.ts'
import { addSheetsBefore } from './sheetsBeforeChanges.ts'

/** A step from one version of the table to the next. */
export interface Migration {
  readonly from: number
  readonly to: number
  /** Describes the step to the operator who waits for it. */
  readonly title: string
  /**
   * Changes the items. It starts again after it was killed, so it must accept items that it has
   * changed already. Absent: the items stay as they are.
   */
  readonly run?: (table: TableOptions) => Promise<void>
}

/** In the order of the versions. */
export const migrations: readonly Migration[] = [
  // Commits before version 4 changed items without a new version. Every migration ends with a check of
  // all items, and this one is only that check.
  { from: 3, to: 4, title: 'check all items' },
  // Changes of entries, discards and factors from before are in the audit trail only.
  { from: 4, to: 5, title: 'add the sheet before each change of results', run: addSheetsBefore },
]
