/** `npm run operate -- restore FILE`: puts a backup into the data folder of a stopped service. */
import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/restore.ts'
import { fileArgument } from './backup/fileArgument.ts'
import { runCommand } from './command.ts'
import { dataFolderOf } from './dataFolder.ts'

const usage =
  'npm run operate -- restore FILE [--data-dir <folder of npm start>]\n\nStop the service before. What the folder contains now is kept beside it.'

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'data-dir': { type: 'string' } },
  })
  const file = fileArgument(positionals, usage)
  const folder = dataFolderOf(values['data-dir'])
  const before = await restoreBackup(file, folder)
  console.log(`${folder} contains the data of ${file}`)
  if (before !== undefined) console.log(`What was there is in ${before}`)
}

runCommand(run)
