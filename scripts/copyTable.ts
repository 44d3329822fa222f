/**
 * `npm run operate -- copy-table --from NAME --to NAME`: copies a restored table back into the service's
 * table.
 */
import { runCommand } from './command.ts'
import { parseArgs } from 'node:util'
import { copyTable } from './tableItems.ts'

const usage =
  'npm run operate -- copy-table --from <table> --to <table> [--from-endpoint <url>] [--to-endpoint <url>] [--region <region>]\n\nThe second table then contains the items of the first one, and no others.'

const run = async (): Promise<void> => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      from: text,
      to: text,
      region: text,
      'from-endpoint': text,
      'to-endpoint': text,
    },
  })
  const { from, to } = values
  if (from === undefined || to === undefined) throw new Error(usage)
  process.env.AWS_REGION = values.region ?? process.env.AWS_REGION ?? 'eu-central-1'
  const { copied, removed } = await copyTable(
    { tableName: from, endpoint: values['from-endpoint'] },
    { tableName: to, endpoint: values['to-endpoint'] },
  )
  console.log(`${copied} items copied from ${from} to ${to}, and ${removed} others removed there`)
}

runCommand(run)
