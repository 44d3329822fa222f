/** The newest outcome of each benchmark, kept in a file. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import type { Outcome } from '../benchmark.ts'

const root = resolve(import.meta.dirname, '../..')
const resultsFile = join(import.meta.dirname, '../results.json')

/** Under which circumstances something was measured. */
export interface Circumstances {
  readonly date: string
  readonly commit: string
  readonly node: string
  readonly processor: string
  readonly cores: number
  readonly engine: string
  readonly seconds: number
}

export interface Result {
  readonly circumstances: Circumstances
  readonly outcome: Outcome
}

/** By the names of the benchmarks. */
export type Results = Readonly<Record<string, Result>>

export const readResults = (): Results =>
  existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results) : {}

/** Five digits of a sample are more than anybody needs, and the file is kept. */
export const writeResults = (results: Results): void => {
  const rounded = (_: string, value: unknown): unknown =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(5)) : value
  writeFileSync(resultsFile, `${JSON.stringify(results, rounded, 1)}\n`)
}

export const circumstances = (seconds: number): Circumstances => ({
  date: new Date().toISOString().slice(0, 10),
  commit: commit(),
  node: process.version,
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  engine: `dynoxide ${engineVersion()}`,
  seconds: Math.round(seconds),
})

const commit = (): string => {
  try {
    const parameters = ['describe', '--always', '--dirty', '--exclude=*']
    return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    // Whoever has the sources without their history can measure them, too.
    return 'unknown'
  }
}

const engineVersion = (): string => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>
  }
  return optionalDependencies['@dynoxide/linux-x64'] ?? 'unknown'
}
