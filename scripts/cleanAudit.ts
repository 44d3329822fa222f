/** `npm run operate -- clean-audit`: removes values from audit records that the allow list does not permit. */
import { runCommand } from './command.ts'
import { parseArgs } from 'node:util'
import { cleanAudit } from './auditCleaning.ts'
import { chosenTable, tableArguments, tableUsage } from './tableChoice.ts'

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { ...tableArguments, 'dry-run': { type: 'boolean' } } })
  const isDryRun = values['dry-run'] === true
  const table = await chosenTable(values, tableUsage('clean-audit', ' [--dry-run]'))
  const { records, cleaned, objects, dated, skipped } = await cleanAudit(table, isDryRun)
  console.log(
    `${records} records, ${cleaned} cleaned; ${objects} objects, ${dated} dated; ${skipped} skipped` +
      (isDryRun ? '. This was a dry run: the table is unchanged.' : ''),
  )
  if (skipped > 0) {
    console.error('Other writes conflicted with the skipped items. Run the command again.')
    process.exitCode = 1
  }
}

runCommand(run, 2)
