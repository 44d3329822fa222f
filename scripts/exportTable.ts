/** `npm run operate -- export FILE`: the whole table as lines of JSON, to move it to another database. */
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { lineOf } from './backup/jsonLines.ts'
import { fileArgument, requireNewFile } from './backup/fileArgument.ts'
import { runCommand } from './command.ts'
import { chosenTable, tableArguments, tableUsage } from './tableChoice.ts'
import { pagesOfItems } from './tableItems.ts'

const usage = tableUsage('export FILE', ' [--force]')

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...tableArguments, force: { type: 'boolean' } },
  })
  const file = fileArgument(positionals, usage)
  requireNewFile(file, values.force)
  const table = await chosenTable(values, usage)
  const draft = `${file}.draft`
  let count = 0
  async function* lines(): AsyncGenerator<string> {
    for await (const items of pagesOfItems(table)) {
      count += items.length
      yield items.map((item) => `${lineOf(item)}\n`).join('')
    }
  }
  try {
    await pipeline(Readable.from(lines()), createWriteStream(draft, { mode: 0o600 }))
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  console.log(
    `${count} items of ${table.tableName} are in ${file}. The token key is not among them.`,
  )
}

runCommand(run)
