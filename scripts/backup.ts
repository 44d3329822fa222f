/** `npm run operate -- backup FILE`: keeps the data of `npm start` in one file, also while the service runs. */
import { parseArgs } from 'node:util'
import { makeBackup } from './backup/backupFile.ts'
import { fileArgument, requireNewFile } from './backup/fileArgument.ts'
import { runCommand } from './command.ts'
import { dataFolderOf } from './dataFolder.ts'

const usage =
  'npm run operate -- backup FILE [--data-dir <folder of npm start>] [--force]\n\nFILE then contains the database and the token key: whoever can read it can act as every user.'

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'data-dir': { type: 'string' }, force: { type: 'boolean' } },
  })
  const file = fileArgument(positionals, usage)
  requireNewFile(file, values.force)
  process.env.AWS_REGION ??= 'eu-central-1'
  const { items } = await makeBackup(dataFolderOf(values['data-dir']), file)
  console.log(`${items} items are in ${file}, and the table violates no rule`)
}

runCommand(run)
