/** `npm run operate -- COMMAND [options]`: the commands for an instance, a table and a deployment. */
import { spawnSync } from 'node:child_process'
import { closest } from 'fastest-levenshtein'
import { runCommand } from './command.ts'

interface Command {
  readonly what: string
  /** The command reads its options from `process.argv`, as if it were started itself. */
  readonly run: () => unknown
}

const packageStack = (): void => {
  const parameters = ['serverless', 'package', '--stage', 'production', ...process.argv.slice(2)]
  process.exitCode = spawnSync('npx', parameters, { stdio: 'inherit' }).status ?? 1
}

const commands: Readonly<Record<string, Command>> = {
  demo: { what: 'loads the demo into a running instance', run: () => import('./demo.ts') },
  simulate: {
    what: 'lets boats sail a race in a running instance',
    run: () => import('./simulate.ts'),
  },
  smoke: { what: 'tries a running instance', run: () => import('./smoke.ts') },
  package: { what: 'builds the deployment package, without an AWS account', run: packageStack },
  bootstrap: {
    what: 'creates the first administrator of a deployed stage',
    run: () => import('./bootstrap.ts'),
  },
  'rotate-key': {
    what: 'rotates the key of access tokens and cursors',
    run: () => import('./rotateKey.ts'),
  },
  'check-table': {
    what: 'reads a whole table, and lists inconsistent items',
    run: () => import('./checkTable.ts'),
  },
  'copy-table': {
    what: 'copies a restored table back into that of the service',
    run: () => import('./copyTable.ts'),
  },
  'replay-stream': {
    what: 'adds changes to the feeds that could not be processed',
    run: () => import('./replayStream.ts'),
  },
  'restore-drill': {
    what: 'tries a restore on this machine',
    run: () => import('./restoreDrill.ts'),
  },
}

const help = [
  'npm run operate -- COMMAND [options]',
  '',
  ...Object.entries(commands).map(([name, { what }]) => `  ${name.padEnd(14)} ${what}`),
].join('\n')

const operate = async (): Promise<void> => {
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
  await command.run()
}

runCommand(operate, 2)
