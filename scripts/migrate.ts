/** `npm run operate -- migrate --stage STAGE`: changes the items of a table to the version of this commit. */
import { runCommand } from './command.ts'
import { parseArgs } from 'node:util'
import { migrate } from './migrations.ts'
import { chosenTable, tableArguments, tableUsage } from './tableChoice.ts'

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { ...tableArguments, 'dry-run': { type: 'boolean' }, again: { type: 'boolean' } },
  })
  const table = await chosenTable(values, tableUsage('migrate', ' [--dry-run] [--again]'))
  const { 'dry-run': isDryRun = false, again: isAgain = false } = values
  await migrate(table, { isDryRun, isAgain }, (line) => {
    console.log(line)
  })
}

runCommand(run, 2)
