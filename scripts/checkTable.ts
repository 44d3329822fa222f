/** `npm run check-table -- --table NAME`: reads a whole table, and tells what does not fit. */
import { parseArgs } from 'node:util'
import { readAllItems } from './tableItems.ts'
import { findMisfits, tableRules } from './tableRules/rules.ts'

const usage = 'npm run check-table -- --table <name> [--endpoint <url>] [--region <region>]'

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      table: { type: 'string' },
      endpoint: { type: 'string' },
      region: { type: 'string' },
    },
  })
  if (values.table === undefined) throw new Error(usage)
  process.env.AWS_REGION = values.region ?? process.env.AWS_REGION ?? 'eu-central-1'
  const items = await readAllItems({ tableName: values.table, endpoint: values.endpoint })
  const findings = findMisfits(items)
  for (const finding of findings) console.log(JSON.stringify(finding))
  console.log(`${items.length} items, ${tableRules.length} rules, ${findings.length} findings`)
  if (findings.length > 0) process.exitCode = 1
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
})
