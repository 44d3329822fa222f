/** Mutation testing of the rules, with Stryker. */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { requirePackage } from '../../bench/packages.ts'
import type { Figure, Finding, Proof } from '../proof.ts'
import { equivalents, mutated, type Mutated } from './mutated.ts'

const wantedPercent = 90

const method = `[Stryker](https://stryker-mutator.io) makes one change at a time in the code for decisions, id encoding, course
sequences, scoring and race logs: a condition, an operator, a text, a pattern. A test must fail for each mutant, or not end. Only
the small tests of these rules run here, without random scenarios.`

/** The part of Stryker that is used here: its types are not installed with the product. */
interface StrykerModule {
  readonly Stryker: new (options: object) => {
    readonly runMutationTest: () => Promise<readonly MutantResult[]>
  }
}

interface MutantResult {
  readonly status: string
  readonly fileName: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
  readonly replacement: string
}

const loadStryker = async (): Promise<StrykerModule> => {
  const file = requirePackage.resolve('@stryker-mutator/core')
  return (await import(pathToFileURL(file).href)) as StrykerModule
}

const lineCount = (file: string): number => readFileSync(file, 'utf8').split('\n').length

/** @param share of the lines, from the first one on */
const mutate = async (
  { file }: Mutated,
  share: number,
  concurrency: number,
): Promise<readonly MutantResult[]> => {
  // The configuration of Vitest reads it, in the processes of Stryker.
  process.env.MUTATED_FILE = file
  const { Stryker } = await loadStryker()
  const stryker = new Stryker({
    mutate: [`${file}:1-${Math.ceil(lineCount(file) * share)}`],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'proofs/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency,
    reporters: [],
    // Not in `dist`, from which the build removes all folders that are not functions.
    tempDirName: join(tmpdir(), 'committee-boat-mutation'),
    cleanTempDir: 'always',
    // Stryker would read all files to switch off type checks, and no type is checked there.
    disableTypeChecks: false,
    // A test sails the signals of a table in docs/reference.
    ignorePatterns: ['bench', 'client', 'docs/*', '!docs/reference', 'examples'],
    warnings: false,
    allowConsoleColors: false,
  })
  return stryker.runMutationTest()
}

interface Counts {
  readonly killed: number
  readonly timedOut: number
  readonly survived: readonly MutantResult[]
}

const countsOf = (results: readonly MutantResult[]): Counts => {
  const having = (...statuses: readonly string[]) =>
    results.filter(({ status }) => statuses.includes(status))
  return {
    killed: having('Killed').length,
    timedOut: having('Timeout').length,
    survived: having('Survived', 'NoCoverage'),
  }
}

const scoreOf = ({ killed, timedOut, survived }: Counts): number =>
  (100 * (killed + timedOut)) / (killed + timedOut + survived.length)

const placeOf = ({ fileName, location, replacement }: MutantResult): string => {
  const file = /lib\/.*$/.exec(fileName.replaceAll('\\', '/'))?.[0] ?? fileName
  const { line, column } = location.start
  return `${file}:${line}:${column} \`${replacement.replaceAll(/\s+/g, ' ')}\``
}

interface Tried extends Mutated {
  readonly results: readonly MutantResult[]
}

const findingOf = (tried: readonly Tried[]): Finding => {
  const all = countsOf(tried.flatMap(({ results }) => results))
  const areas = [...new Set(tried.map(({ area }) => area))].map((area) => ({
    area,
    score: scoreOf(
      countsOf(tried.filter((each) => each.area === area).flatMap(({ results }) => results)),
    ),
  }))
  const figures: readonly Figure[] = [
    { what: 'Mutants', value: all.killed + all.timedOut + all.survived.length },
    { what: 'Killed by a failing test', value: all.killed },
    { what: 'Killed by a timeout', value: all.timedOut },
    { what: 'Survived', value: all.survived.length },
    ...areas.map(({ area, score }) => ({
      what: `Score of ${area}`,
      value: `${score.toFixed(1)} %`,
      goal: `>= ${wantedPercent} %`,
    })),
  ]
  const failures = areas
    .filter(({ score }) => !(score >= wantedPercent))
    .map(({ area, score }) => `the score of ${area} is ${score.toFixed(2)} %`)
  return { figures, failures, note: noteOf(all.survived) }
}

const noteOf = (survived: readonly MutantResult[]): string =>
  [
    'Surviving mutants:',
    survived.map((mutant) => `- ${placeOf(mutant)}`).join('\n') || '- nothing',
    `These survivors do not change the behaviour:`,
    equivalents.map((each) => `- ${each}`).join('\n'),
  ].join('\n\n')

export const mutation: Proof = {
  name: 'mutation',
  title: 'Mutation testing',
  method,
  amount: mutated.length,
  unit: 'files',
  /** The seed chooses the first file. */
  run: async ({ seed, amount, progress }) => {
    // For a few mutants, starting a second process takes longer than it saves.
    const concurrency = amount < mutated.length ? 1 : 2
    const tried: Tried[] = []
    for (let at = 0; at < Math.min(amount, mutated.length); at += 1) {
      const each = mutated[(seed + at) % mutated.length]
      if (each === undefined) continue
      const results = await mutate(each, Math.min(1, amount - at), concurrency)
      tried.push({ ...each, results })
      progress(`${each.file}: ${scoreOf(countsOf(results)).toFixed(1)} %`)
    }
    return findingOf(tried)
  },
}
