/** Chooses, times and records the programs whose results are evidence: benchmarks and proofs. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** The environment of a run. */
export interface Circumstances {
  readonly date: string
  readonly commit: string
  readonly node: string
  readonly processor: string
  readonly cores: number
  readonly engine: string
  readonly seconds: number
}

/** The latest outcome of each program, by its name. */
export type Results<Outcome> = Readonly<
  Record<string, { readonly circumstances: Circumstances; readonly outcome: Outcome }>
>

export const readResults = (file: string): Results<unknown> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results<unknown>) : {}

/** Replaces the outcome of one program. */
export const writeResult = (
  file: string,
  name: string,
  outcome: unknown,
  startedMillis: number,
): void => {
  const seconds = Math.round((performance.now() - startedMillis) / 1000)
  const result = { circumstances: circumstances(seconds), outcome }
  writeFileSync(file, jsonOf({ ...readResults(file), [name]: result }))
}

/** Rounds numbers to five digits, and writes each program on one line. */
const jsonOf = (results: Results<unknown>): string => {
  const rounded = (_: string, value: unknown): unknown =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(5)) : value
  const lines = Object.entries(results).map(
    ([name, result]) => `${JSON.stringify(name)}: ${JSON.stringify(result, rounded)}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

export const footnote = (circumstances: Circumstances): string => {
  const { date, commit, node, processor, cores, engine, seconds } = circumstances
  return `on ${date} in ${seconds} s: commit ${commit}, Node ${node}, ${cores} cores of ${processor}, ${engine}.`
}

/** @throws Error when a name is unknown */
export const chooseByName = <Program extends { readonly name: string }>(
  programs: readonly Program[],
  names: readonly string[],
): readonly Program[] => {
  const known = programs.map(({ name }) => name)
  const wrong = names.filter((name) => !known.includes(name))
  if (wrong.length > 0) {
    throw new Error(
      `There is no ${wrong.join(', ')}. There are ${known.join(', ')}, and page, which writes the page without running anything.`,
    )
  }
  return names.length === 0 ? programs : programs.filter(({ name }) => names.includes(name))
}

/** An engine may still be running. It ends with this process. */
export const exitWith = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** Prints a line with the minutes and seconds since the start of this process. */
export const say = (line: string): void => {
  const seconds = Math.round(performance.now() / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  console.log(`[${time.padStart(5)}] ${line}`)
}

const circumstances = (seconds: number): Circumstances => ({
  date: new Date().toISOString().slice(0, 10),
  commit: commit(),
  node: process.version,
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  engine: `dynoxide ${engineVersion()}`,
  seconds,
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
