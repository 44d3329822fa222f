/** Commands of `operate.ts` that need the sources and the packages of developers. A release file leaves them out. */
import { spawnSync } from 'node:child_process'

/** The command reads its options from `process.argv`, as if it were started itself. */
export type Command = readonly [what: string, run: () => unknown]

const packageStack = (): void => {
  const parameters = ['serverless', 'package', '--stage', 'production', ...process.argv.slice(2)]
  process.exitCode = spawnSync('npx', parameters, { stdio: 'inherit' }).status ?? 1
}

export const repositoryCommands: Readonly<Record<string, Command>> = {
  package: ['builds the deployment package, without an AWS account', packageStack],
  'restore-drill': ['tries a restore on this machine', () => import('./restoreDrill.ts')],
}
