/** The packages that only benchmarks and proofs need, in `bench/node_modules`. */
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const timeOf = (file: string): number =>
  statSync(join(import.meta.dirname, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Installs them at the first use, and after a change of the lock file. */
export const installPackages = (say: (line: string) => void): void => {
  if (timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json')) return
  say('installing the packages of bench/package.json')
  execFileSync('npm', ['ci'], { cwd: import.meta.dirname, stdio: 'inherit' })
}

/** Loads one of the packages from a file outside of `bench/`. */
export const requirePackage = createRequire(join(import.meta.dirname, 'package.json'))
