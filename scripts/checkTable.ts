/** `npm run check-table -- --table NAME`: reads a whole table, and lists the violated rules. */
import { runCommand } from './command.ts'
import { parseArgs } from 'node:util'
import { chosenTable, tableArguments, tableUsage } from './tableChoice.ts'
import { readAllItems } from './tableItems.ts'
import { findViolations, tableRules } from './tableRules/rules.ts'

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: tableArguments })
  const items = await readAllItems(await chosenTable(values, tableUsage('check-table')))
  const findings = findViolations(items)
  for (const finding of findings) console.log(JSON.stringify(finding))
  console.log(`${items.length} items, ${tableRules.length} rules, ${findings.length} findings`)
  if (findings.length > 0) process.exitCode = 1
}

runCommand(run, 2)
