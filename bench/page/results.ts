/** The latest outcome of each benchmark, stored in a file. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import type { Outcome } from '../benchmark.ts'

const root = resolve(import.meta.dirname, '../..')
const resultsFile = join(import.meta.dirname, '../results.json')

/** The environment of a measurement. */
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

/** Results by the names of the benchmarks. */
export type Results = Readonly<Record<string, Result>>

export const readResults = (): Results =>
  existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results) : {}

/** Rounds samples to five digits, which keeps the file small. */
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

/** The programs write these files, and measure nothing in them. */
const ownFiles = [':!bench/results.json', ':!proofs/results.json', ':!docs/evidence']

const git = (...parameters: readonly string[]): string =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim()

const commit = (): string => {
  try {
    const changed = git('status', '--porcelain', '--', '.', ...ownFiles)
    return `${git('describe', '--always', '--exclude=*')}${changed === '' ? '' : '-dirty'}`
  } catch {
    // Sources without a git history can be measured, too.
    return 'unknown'
  }
}

const engineVersion = (): string => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>
  }
  return optionalDependencies['@dynoxide/linux-x64'] ?? 'unknown'
}
