/**
 * `npm run operate -- replay-stream --stage STAGE --messages FILE`: adds the changes to the feeds that their
 * function could not process, after a repair.
 */
import { runCommand } from './command.ts'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { failedRecordsFile, forgetFailed } from './stream/localStream.ts'
import { failuresIn, replay } from './stream/replay.ts'
import { chosenTable, tableArguments, tableUsage } from './tableChoice.ts'

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { ...tableArguments, messages: { type: 'string' } } })
  const usage = tableUsage('replay-stream', ' --messages <file>')
  const table = await chosenTable(values, usage)
  if (values.messages === undefined) throw new Error(`Name the file of messages:\n${usage}`)
  const messages = await readFile(values.messages, 'utf8')
  const { records, events, failed } = await replay(table, failuresIn(messages))
  console.log(`${records} changes read again, ${events} events added to feeds`)
  if (failed.length === 0) {
    const folder = resolve(values['data-dir'] ?? '')
    if (resolve(values.messages) === failedRecordsFile(folder)) await forgetFailed(folder, messages)
    return
  }
  console.error(`${failed.length} changes failed again: ${failed.join(', ')}`)
  process.exitCode = 1
}

runCommand(run, 2)
