/**
 * `npm run operate -- check-table --table NAME`: reads a whole table, and lists the violated rules. With
 * findings it reads the table again after ten seconds, because the service may be writing.
 */
import { runCommand } from './command.ts'
import { parseArgs } from 'node:util'
import { chosenTable, tableArguments, tableUsage } from './tableChoice.ts'
import { readAllItems } from './tableItems.ts'
import { findLasting, tableRules } from './tableRules/rules.ts'

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: tableArguments })
  const table = await chosenTable(values, tableUsage('check-table'))
  const { count, findings } = await findLasting(() => readAllItems(table))
  for (const finding of findings) console.log(JSON.stringify(finding))
  console.log(`${count} items, ${tableRules.length} rules, ${findings.length} findings`)
  if (findings.length > 0) process.exitCode = 1
}

runCommand(run, 2)
