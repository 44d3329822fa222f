/** Proof: the suite notices broken rules. It plants bugs, for which tests must fail. */
import type { Finding, Proof, ProofOptions } from '../proof.ts'
import { allBugs } from './bugs/all.ts'
import type { PlantedBug } from './bugs/plantedBug.ts'
import { Copy, type FailedTest, type TestRun } from './copy.ts'

const method = `Each bug breaks one rule in a copy of the repository. The tests that are listed for it run there unchanged. At least one of
them must fail with a wrong expectation; other errors do not count. Without a bug, all of these tests pass in the same
copies. The text that a bug replaces must occur exactly once in its file, or the run fails.`

const copiesMax = 2

interface Tried {
  readonly bug: PlantedBug
  readonly run: TestRun
  readonly caughtBy: readonly FailedTest[]
}

export const plantedBugs: Proof = {
  name: 'plantedBugs',
  title: 'Planted bugs',
  method,
  amount: allBugs.length,
  unit: 'bugs',
  /** The seed chooses the first bug. */
  run: async (options) => {
    const bugs = chosen(options)
    const copies = await Promise.all(
      Array.from({ length: Math.min(copiesMax, bugs.length) }, () => Copy.make()),
    )
    try {
      return await tryAll(bugs, copies, options.progress)
    } finally {
      await Promise.all(copies.map((copy) => copy.remove()))
    }
  },
}

const chosen = ({ seed, amount }: ProofOptions): readonly PlantedBug[] => {
  const first = seed % allBugs.length
  return [...allBugs.slice(first), ...allBugs.slice(0, first)].slice(0, amount)
}

const tryAll = async (
  bugs: readonly PlantedBug[],
  copies: readonly Copy[],
  progress: ProofOptions['progress'],
): Promise<Finding> => {
  const waiting = [...bugs]
  const tried: Tried[] = []
  const tryBugs = async (copy: Copy): Promise<void> => {
    for (let bug = waiting.shift(); bug !== undefined; bug = waiting.shift()) {
      const result = await tryBug(copy, bug)
      tried.push(result)
      progress(`${bug.name}: ${result.caughtBy.length === 0 ? 'NOT CAUGHT' : 'caught'}`)
    }
  }
  const files = [...new Set(bugs.flatMap(({ tests }) => tests))].sort()
  const controls: TestRun[] = []
  const tryControl = async (copy: Copy): Promise<void> => {
    const control = await copy.runTests(files)
    controls.push(control)
    progress(`without a bug: ${control.passed} tests pass, ${control.failed.length} fail`)
  }
  await Promise.all(
    copies.map(async (copy, at) => {
      if (at === 0) await tryControl(copy)
      await tryBugs(copy)
    }),
  )
  const inOrder = tried.sort((one, other) => bugs.indexOf(one.bug) - bugs.indexOf(other.bug))
  return findingOf(controls, inOrder)
}

const tryBug = async (copy: Copy, bug: PlantedBug): Promise<Tried> => {
  const run = await copy.planted(bug, () => copy.runTests(bug.tests))
  return { bug, run, caughtBy: run.failed.filter(isAssertion) }
}

/** Vitest gives errors of `rejects` and `resolves` another name. */
const assertion = /^(AssertionError|Error: promise (resolved|rejected) )/

const isAssertion = ({ message }: FailedTest): boolean => assertion.test(message)

const findingOf = (controls: readonly TestRun[], tried: readonly Tried[]): Finding => {
  const caught = tried.filter(({ caughtBy }) => caughtBy.length > 0).length
  const passed = controls.reduce((sum, control) => sum + control.passed, 0)
  return {
    figures: [
      { what: 'Planted', value: tried.length },
      { what: 'Caught', value: caught, goal: String(tried.length) },
      { what: 'Tests of these files that pass without a bug', value: passed, goal: 'all' },
    ],
    failures: [...controls.flatMap(wrongWithoutBug), ...tried.flatMap(uncaught)],
    note: tableOf(tried),
  }
}

const wrongWithoutBug = ({ passed, failed, trouble }: TestRun): readonly string[] => [
  ...failed.map(
    ({ file, title, message }) => `without any bug, "${title}" in ${file} ends in ${message}`,
  ),
  ...(trouble === undefined ? [] : [`without any bug, tests could not run: ${trouble}`]),
  ...(passed === 0 ? ['without any bug, no test passes'] : []),
]

const uncaught = ({ bug, run, caughtBy }: Tried): readonly string[] => {
  if (caughtBy.length > 0) return []
  const others = run.failed.map(({ title, message }) => `"${title}" ends in ${message}`)
  const found = [...others, ...(run.trouble === undefined ? [] : [run.trouble])]
  return [`"${bug.name}" is not caught by ${bug.tests.join(', ')}. ${found.join('; ')}`.trim()]
}

const tableOf = (tried: readonly Tried[]): string =>
  [
    '| bug | broken rule | caught by |',
    '|---|---|---|',
    ...tried.map(({ bug, caughtBy }) => `| ${bug.name} | ${bug.rule} | ${placesOf(caughtBy)} |`),
  ].join('\n')

/** The test files, with the number of failing tests. */
const placesOf = (caughtBy: readonly FailedTest[]): string => {
  const files = [...new Set(caughtBy.map(({ file }) => `\`${file}\``))]
  const tests = caughtBy.length === 1 ? '1 test' : `${caughtBy.length} tests`
  return `${files.join(', ')} (${tests})`
}
