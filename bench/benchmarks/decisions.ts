/** The speed of `decide`, and the time until it can be called. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Benchmark, Comparison, Goal } from '../benchmark.ts'
import { buildFunctions } from '../../scripts/build.ts'
import { bundleFolder } from '../service/bundleFolder.ts'
import { ratioTo } from '../page/comparison.ts'
import { makeWorkload } from '../decisions/workload.ts'
import { inTurns } from '../measuring/inTurns.ts'
import { runProgram } from '../measuring/runProgram.ts'
import { competitorVersion } from '../competitorVersion.ts'

const folder = join(bundleFolder, 'decisions')
const here = join(import.meta.dirname, '../decisions')
const competitorFolder = join(import.meta.dirname, '../competitors/decisions')

/** The files of the competitors, and their names: a competitor is named after its package. */
const competitors = {
  typed: 'decide, typed input',
  text: 'decide, input as one text',
  cachedRoles: 'decide, roles known',
  firstRoles: 'decide, roles new',
  setReady: 'Set.has, text ready',
  setConcatenated: 'Set.has, text made',
  casl: '@casl/ability',
  shiroTrie: 'shiro-trie',
  casbin: 'casbin',
  cedar: '@cedar-policy/cedar-wasm',
} as const

type Competitor = keyof typeof competitors

const packages: readonly Competitor[] = ['casl', 'shiroTrie', 'casbin', 'cedar']

/** The measurements, with their competitors. */
interface Plan extends Required<Pick<Comparison, 'title' | 'unit' | 'note'>> {
  readonly what: 'decisions' | 'ready' | 'fresh'
  readonly rounds: number
  /** Our own function comes first. */
  readonly competitors: readonly [Competitor, ...Competitor[]]
}

const plans = {
  decisions: {
    what: 'decisions',
    title: 'Decisions in a second',
    unit: '1/s',
    rounds: 5,
    competitors: ['typed', 'text', 'setReady', 'setConcatenated', ...packages],
    note: `\`Set.has\` is the lower bound: one lookup in a set of permissions, without \`*\` and therefore with wrong results. Ours
evaluates all rules, with the ACL and the owner of the object. A slow competitor is compared only on the cases that it
completes within half a second.`,
  },
  ready: {
    what: 'ready',
    title: 'Permission index and three decisions',
    unit: 'µs',
    rounds: 5,
    competitors: ['cachedRoles', 'firstRoles', ...packages],
    note: `The cost for a request in a warm process, without the table. The service caches parsed roles until the epoch changes.
*Roles new* is the first request after a change of a role or group, *roles known* is every other request. The
competitors have no such cache and parse the 600 texts each time.`,
  },
  fresh: {
    what: 'fresh',
    title: 'From a fresh process to the first decision',
    unit: 'ms',
    rounds: 11,
    competitors: ['firstRoles', ...packages],
    note: `Loading the bundle, parsing 600 texts, and one decision, without the start of Node. Ours loads the whole store with the
SDK, which every function needs.`,
  },
} satisfies Readonly<Record<string, Plan>>

export const decisions: Benchmark = {
  name: 'decisions',
  title: 'Decisions',
  method: `One user with 20 roles of 30 permissions each: 62 % \`T:A:id\`, 12 % \`T,T2:A:id\`, 8 % \`T:*:id\`,
6 % \`*:A:id\`, 6 % \`T:A\`, 4 % \`T,T2:A\`, 2 % \`T:A:*\`, of 40 types, 12 actions and 5,000 ids.
There are 100,000 questions, the same in every run, and half of them are allowed.

Each competitor is bundled like the product and runs in a separate process, in five rounds of alternating order. A round has
350 ms of warm-up and 700 ms of processor time. Fresh processes run eleven times. The reference model of the tests also
decides 5,000 of the questions.`,
  run: async (progress) => {
    progress('creating 100,000 questions and running the reference model')
    await prepare()
    const decided = await compare(plans.decisions, progress)
    const ready = await compare(plans.ready, progress)
    const fresh = await compare(plans.fresh, progress)
    return { comparisons: [decided, ready, fresh], goals: goalsOf(decided, ready) }
  },
}

/** Some competitors take a few checks only: reading all of them would take longer. */
const workloadFiles = {
  decisions: join(folder, 'workload.json'),
  ready: join(folder, 'fewQuestions.json'),
  fresh: join(folder, 'fewQuestions.json'),
}
const fewQuestions = 1000

const prepare = async (): Promise<void> => {
  const files = Object.keys(competitors).map((name) => {
    const isCompetitor = packages.some((each) => each === name)
    return isCompetitor
      ? join(competitorFolder, `${name}.ts`)
      : join(here, `competitors/${name}.ts`)
  })
  await mkdir(folder, { recursive: true })
  await buildFunctions({
    entryPoints: [...files, join(here, 'child.ts')],
    outputFolder: folder,
    // Its WebAssembly is in a file beside its code.
    external: ['@cedar-policy/cedar-wasm'],
  })
  const { roles, checks } = makeWorkload()
  const few = { roles, checks: checks.slice(0, fewQuestions) }
  await writeFile(workloadFiles.decisions, JSON.stringify({ roles, checks }))
  await writeFile(workloadFiles.fresh, JSON.stringify(few))
}

interface Run {
  readonly sample: number
  readonly wrong?: number
  readonly compared?: number
}

const compare = async (plan: Plan, progress: (line: string) => void): Promise<Comparison> => {
  const { what, title, unit, note, rounds } = plan
  const more: Record<string, Record<string, string | number>> = {}
  const series = await inTurns<Competitor>({
    competitors: plan.competitors,
    rounds,
    nameOf: (name) => competitors[name],
    measure: async (name) => {
      const parameters = [fileOf('child'), what, fileOf(name), workloadFiles[what]]
      const { sample, wrong, compared } = (await runProgram(parameters)) as Run
      const isOurs = !packages.includes(name) && !name.startsWith('set')
      if (isOurs && (wrong ?? 0) > 0) throw new Error(`${String(wrong)} of our decisions are wrong`)
      more[competitors[name]] = {
        ...(packages.includes(name) ? { version: competitorVersion(competitors[name]) } : {}),
        ...(compared === undefined ? {} : { wrong: `${String(wrong)} of ${String(compared)}` }),
      }
      return sample
    },
    progress: (line) => {
      progress(`${title}: ${line}`)
    },
  })
  return { title, unit, note, ours: competitors[plan.competitors[0]], series, more }
}

const fileOf = (name: string): string => join(folder, name, 'index.mjs')

const packageRemark =
  'The ratio differs between runs: earlier ones gave 6.73x, 9.67x and 10.9x against shiro-trie, and 4.34x, 6.46x and 7.41x against CASL. The speed of this machine changed up to twofold during the last two runs, as the smallest and largest samples of the other benchmarks show.'

const setRemark = `Ours looks up type, action and id one after another, and returns the deciding rule. A set has no ACLs, owners or \`*\`, and
gives wrong results for them. In one process, \`Set.has\` took 45 ns. A lookup of the id took 75 ns, of type and action
53 ns, of all three 115 to 175 ns. The possible gain is smaller than the gap. Objects in place of maps saved a tenth. The
[decision](../decisions/permissions-are-indexed-by-type-and-action.md) lists alternatives.`

const readyRemark = `No index is kept across requests ([decision](../decisions/permissions-are-indexed-by-type-and-action.md)). The split of the time
between facts and decisions was not measured.`

const goalsOf = (decided: Comparison, ready: Comparison): readonly Goal[] => {
  const goalOf = (
    against: string,
    competitor: string,
    atLeast: number,
    remark = packageRemark,
  ): Goal => ({
    what: `decisions/s, typed input, against ${against}`,
    ratio: ratioTo(decided, competitor),
    bound: { atLeast },
    remark,
  })
  const goalOfIndex = (against: string, competitor: string, atMost: number): Goal => ({
    what: `permission index + 3 decisions, roles known, against ${against}`,
    ratio: ratioTo(ready, competitor),
    bound: { atMost },
    remark: readyRemark,
  })
  return [
    goalOf('shiro-trie', competitors.shiroTrie, 10),
    goalOf('CASL', competitors.casl, 6),
    goalOf('raw `Set.has`', competitors.setReady, 0.5, setRemark),
    goalOfIndex('shiro-trie', competitors.shiroTrie, 1 / 10),
    goalOfIndex('CASL', competitors.casl, 1 / 6),
  ]
}
