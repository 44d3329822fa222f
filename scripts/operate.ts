/** `npm run operate -- COMMAND [options]`: the commands for an instance, a table and a deployment. */
import { closest } from 'fastest-levenshtein'
import { runCommand } from './command.ts'
import { type Command, repositoryCommands } from './repositoryCommands.ts'

const commands: Readonly<Record<string, Command>> = {
  demo: ['loads the demo into a running instance', () => import('./demo.ts')],
  simulate: ['lets boats sail a race in a running instance', () => import('./simulate.ts')],
  smoke: ['tries a running instance', () => import('./smoke.ts')],
  bootstrap: [
    'creates the first administrator of a deployed stage',
    () => import('./bootstrap.ts'),
  ],
  'rotate-key': ['rotates the key of access tokens and cursors', () => import('./rotateKey.ts')],
  'password-link': [
    'prints a link with which a user sets a new password',
    () => import('./passwordLink.ts'),
  ],
  'mail-test': ['sends a mail, to try the mail server', () => import('./mailTest.ts')],
  'check-table': [
    'reads a whole table, and lists inconsistent items',
    () => import('./checkTable.ts'),
  ],
  'migrate-table': [
    'changes the items of an older table to the current version',
    () => import('./migrateTable.ts'),
  ],
  'copy-table': [
    'copies a restored table back into that of the service',
    () => import('./copyTable.ts'),
  ],
  'replay-stream': [
    'adds changes to the feeds that could not be processed',
    () => import('./replayStream.ts'),
  ],
  backup: ['keeps the data of npm start in one file', () => import('./backup.ts')],
  restore: ['puts a backup into a stopped service', () => import('./restore.ts')],
  export: ['writes a whole table as lines of JSON', () => import('./exportTable.ts')],
  import: ['fills an empty table with such lines', () => import('./importTable.ts')],
  ...repositoryCommands,
}

const help = [
  'npm run operate -- COMMAND [options]',
  '',
  ...Object.entries(commands).map(([name, [what]]) => `  ${name.padEnd(14)} ${what}`),
].join('\n')

const operate = async (): Promise<void> => {
  // The SDK of the present lockfile supports Node 20.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  const [name = '--help'] = process.argv.splice(2, 1)
  if (name === '--help') {
    console.log(help)
    return
  }
  const command = commands[name]
  if (command === undefined) {
    const nearest = closest(name, Object.keys(commands))
    throw new Error(`There is no command ${name}. Did you mean ${nearest}?\n\n${help}`)
  }
  await command[1]()
}

runCommand(operate, 2)
