/** The packages of the competitors, in `bench/node_modules`. */
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Installs them after a change of the lock file, and checks the types of their use. */
export const installCompetitors = (say: (line: string) => void): void => {
  const installed = timeOf('node_modules/.package-lock.json')
  if (installed === undefined || installed < (timeOf('package-lock.json') ?? 0)) {
    say('installing the competitors into bench/node_modules')
    run('npm', ['ci', '--no-audit', '--no-fund'], import.meta.dirname)
  }
  say('checking the types of bench/competitors')
  run(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'bench/competitors'],
    root,
  )
}

const timeOf = (file: string): number | undefined =>
  statSync(join(import.meta.dirname, file), { throwIfNoEntry: false })?.mtimeMs

const run = (command: string, parameters: readonly string[], folder: string): void => {
  execFileSync(command, parameters, { cwd: folder, stdio: 'inherit' })
}
