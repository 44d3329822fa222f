/** `npm run operate -- import FILE`: fills an empty table with the lines that `export` has written. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { Item } from '#table/items.ts'
import { itemOf } from './backup/jsonLines.ts'
import { fileArgument } from './backup/fileArgument.ts'
import { runCommand } from './command.ts'
import { chosenTable, tableArguments, tableUsage } from './tableChoice.ts'
import { connectCommand, pagesOfItems, writeAll } from './tableItems.ts'

const usage = `${tableUsage('import FILE')}\n\nThe table must be empty.`

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: tableArguments })
  const file = fileArgument(positionals, usage)
  const options = await chosenTable(values, usage)
  for await (const items of pagesOfItems(options)) {
    if (items.length === 0) continue
    throw new Error(`The table ${options.tableName} has items already, so nothing was imported`)
  }
  // A mistake in the last line must not leave half of a table.
  for await (const _ of itemsIn(file));
  const table = connectCommand(options)
  let count = 0
  let waiting: Item[] = []
  const flush = async () => {
    await writeAll(
      table,
      waiting.map((item) => ({ PutRequest: { Item: item } })),
    )
    count += waiting.length
    waiting = []
  }
  for await (const item of itemsIn(file)) {
    waiting.push(item)
    if (waiting.length === linesAtOnce) await flush()
  }
  await flush()
  console.log(`${count} items of ${file} are in ${options.tableName}`)
}

const linesAtOnce = 500

async function* itemsIn(file: string): AsyncGenerator<Item> {
  let number = 0
  for await (const line of createInterface({ input: createReadStream(file) })) {
    number += 1
    if (line !== '') yield itemOf(line, number)
  }
}

runCommand(run)
