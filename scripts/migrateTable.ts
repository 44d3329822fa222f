/** `npm run operate -- migrate-table --stage STAGE`: changes the items of an older table to the current version. */
import { runCommand } from './command.ts'
import { parseArgs } from 'node:util'
import { isMigratable, readTableVersion, refuseUnknownVersion } from './migrations/tableVersion.ts'
import { runMigrations } from './migrations/runMigrations.ts'
import { chosenTable, tableArguments, tableUsage } from './tableChoice.ts'

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: tableArguments })
  const table = await chosenTable(values, tableUsage('migrate-table'))
  const version = await readTableVersion(table)
  if (version === 'empty') {
    throw new Error(`No service was started on the table ${table.tableName}: name another table`)
  }
  if (isMigratable(version)) {
    await runMigrations(table, (line) => {
      console.log(line)
    })
  } else refuseUnknownVersion(table, version)
  console.log(`The table ${table.tableName} has version ${await readTableVersion(table)}`)
}

runCommand(run, 2)
