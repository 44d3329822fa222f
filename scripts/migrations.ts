/** The changes of stored items between versions, in order. A new version needs an entry at the end. */
import { hasSharedPathForms, pathForm } from '../lib/domain/name/pathName.ts'
import { protectAdministrators } from '../lib/service/roles/administrators.ts'
import { regattaEntity, regattaPathEntity } from '../lib/store/entities/regattas.ts'
import {
  currentSchemaVersion,
  putSchemaVersion,
  readSchemaVersion,
} from '../lib/store/entities/schemaVersion.ts'
import { TableConflict } from '../lib/store/errors.ts'
import { entityNameOf } from '../lib/store/keys.ts'
import { Store } from '../lib/store/store.ts'
import type { TableOptions } from '../lib/store/table.ts'
import { cleanAudit } from './auditCleaning.ts'
import { indexReachable } from './indexReachable.ts'
import { connectCommand, pagesOfItems } from './tableItems.ts'

export interface Migration {
  /** The version of the table afterwards. */
  readonly version: number
  /** Each can be repeated after an interruption. The service may keep running. */
  readonly steps: readonly {
    readonly title: string
    /** Returns the number of changed items. */
    readonly run: (table: TableOptions) => Promise<number>
  }[]
}

/** Before, names with `%`, `?`, `#` or `~XX` were not reserved. */
const reserveNames = async (table: TableOptions): Promise<number> => {
  const store = new Store(connectCommand(table))
  let reserved = 0
  for await (const items of pagesOfItems(table)) {
    const names = items
      .filter((item) => entityNameOf(item) === 'regatta')
      .map((item) => regattaEntity.decode(item).name)
      .filter(hasSharedPathForms)
    for (const name of names) {
      try {
        await store.write([regattaPathEntity.put([pathForm(name)], { name }, 'absent')])
        reserved += 1
      } catch (error) {
        // This regatta or a twin has the reservation. `check-table` reports twins.
        if (!(error instanceof TableConflict) || error.failed.length === 0) throw error
      }
    }
  }
  return reserved
}

const migrations: readonly Migration[] = [
  {
    version: 2,
    steps: [
      {
        title: 'protect the names of administrators',
        run: (table) => protectAdministrators(new Store(connectCommand(table))),
      },
      { title: 'reserve the names of regattas in paths', run: reserveNames },
      {
        title: 'clean the audit trail, and date all objects',
        run: async (table) => {
          const { cleaned, dated, skipped } = await cleanAudit(table, false)
          if (skipped > 0) throw new Error(`${skipped} items changed meanwhile: run migrate again`)
          return cleaned + dated
        },
      },
    ],
  },
  {
    version: 3,
    steps: [{ title: 'list what users and groups can reach', run: indexReachable }],
  },
]

export interface MigrationOptions {
  /** Only names the steps. */
  readonly isDryRun: boolean
  /** Repeats all steps, because an earlier commit has written to the table meanwhile. */
  readonly isAgain: boolean
}

/**
 * Brings a table to the version of this commit.
 * @throws Error for a table of a later version, which this commit could damage
 */
export const migrate = async (
  table: TableOptions,
  { isDryRun, isAgain }: MigrationOptions,
  report: (line: string) => void,
): Promise<void> => {
  const store = new Store(connectCommand(table))
  const from = await readSchemaVersion(store)
  if (from > currentSchemaVersion) {
    throw new Error(
      `The table has version ${from}, and this commit knows ${currentSchemaVersion}: use a later commit`,
    )
  }
  report(`The table has version ${from}, and needs ${currentSchemaVersion}.`)
  const missing = migrations.filter(({ version }) => isAgain || version > from)
  for (const { version, steps } of missing) {
    for (const { title, run } of steps) {
      report(isDryRun ? `would ${title}` : `${title}: ${await run(table)} items changed`)
    }
    if (isDryRun) continue
    await store.write([putSchemaVersion(version)])
    report(`The table has version ${version} now.`)
  }
}
