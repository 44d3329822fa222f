/** Proof: rights begin and end at the boundaries of their windows, in every process. */
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../../bench/measuring/statistics.ts'
import { type Random, seededRandom } from '../../scripts/simulate/random.ts'
import { Tally } from '../../harness/tally.ts'
import { disagreements, disagreementsMax, happened, times, together } from '../findings.ts'
import type { Finding, Proof, ProofOptions } from '../proof.ts'
import type { ClientRequest } from '../service/client.ts'
import { type Crossing, judge, type Verdict, verdicts } from './judgement.ts'
import {
  createScenario,
  type Scenario,
  randomWindows,
  type RightKind,
  rightKinds,
  timelineOf,
  type Window,
  windowsAtOnce,
} from './scenario.ts'
import { observeAll } from './readers.ts'
import { type TwoProcesses, withRetries, withTwoProcesses } from './twoProcesses.ts'

/** Time to give the rights before the first boundary: at first, and more than the last time. */
const firstLeadMillis = 3000
const leadAfter = (tookMillis: number): number => 500 + 1.5 * tookMillis
/** After the last boundary, so that responses come before the windows are replaced. */
const restMillis = 150
const millisBetweenWrites = 200
const scenariosOfKind = 3
/** The short form has one scenario of each kind. */
const shortFormMax = 500
/** Most boundaries are crossed, unless the machine has too much to do. */
const batchesPerNeeded = 3

type Counted = RightKind | Verdict | 'begins' | 'ends' | 'exact' | 'writes' | 'refused writes'

interface Run {
  readonly fixture: TwoProcesses
  readonly random: Random
  readonly tally: Tally<Counted>
  readonly crossings: Crossing[]
  /** The crossings of each scenario. */
  readonly wanted: number
  readonly progress: () => void
}

export const windows: Proof = {
  name: 'windows',
  title: 'Boundaries of windows of time',
  method: `Two processes of the service with separate caches share one table. Users get an object to read, or lose it, through roles and
entries of an ACL with windows of time. Nothing is written at a boundary, but other writes of the same users, roles and lists
happen all the time. In each process, a reader sends requests that end before a boundary, meet it, or begin in its first
millisecond. A request after the end of a window, or before its begin, must be refused, and one within it allowed.`,
  amount: 2500,
  unit: 'crossings of a boundary',
  run: async ({ seed, amount, progress }: ProofOptions): Promise<Finding> => {
    const tally = new Tally<Counted>(disagreementsMax)
    const crossings: Crossing[] = []
    const scenarios = rightKinds.flatMap((kind) =>
      times(amount < shortFormMax ? 1 : scenariosOfKind).map(() => kind),
    )
    let said = 0
    await withTwoProcesses({ seed }, async (fixture) => {
      fixture.deployment.faults.kinds = ['delayed']
      fixture.deployment.faults.perThousand = 20
      const run: Run = {
        fixture,
        tally,
        crossings,
        random: seededRandom(seed),
        wanted: Math.ceil(amount / scenarios.length),
        progress: () => {
          if (crossings.length < said + 500) return
          said = crossings.length
          progress(`${said} crossings, ${tally.failed} wrong responses`)
        },
      }
      await Promise.all(scenarios.map((kind) => runScenario(run, kind)))
    })
    return findingOf(tally, crossings, amount)
  },
}

const runScenario = async (run: Run, kind: RightKind): Promise<void> => {
  const { fixture, random, wanted } = run
  const batchesMax = batchesPerNeeded * Math.ceil(wanted / (2 * windowsAtOnce))
  let scenario = await withRetries(() => createScenario(fixture, kind))
  let leadMillis = firstLeadMillis
  let crossed = 0
  for (let batch = 0; crossed < wanted && batch < batchesMax; batch += 1) {
    const begunMillis = Date.now()
    const planned = randomWindows(random, Math.ceil(begunMillis + leadMillis))
    const isGiven = await sendAll(run, scenario.give(planned))
    leadMillis = leadAfter(Date.now() - begunMillis)
    if (isGiven) crossed += await crossBoundaries(run, scenario, planned)
    // Otherwise it is unknown which of the windows the user has.
    else scenario = await withRetries(() => createScenario(fixture, kind))
  }
}

/** @returns the number of crossings */
const crossBoundaries = async (
  run: Run,
  scenario: Scenario,
  planned: readonly Window[],
): Promise<number> => {
  const { fixture, random, tally, crossings } = run
  const timeline = timelineOf(scenario.kind, planned)
  const endMillis = (timeline.boundaries.at(-1) ?? 0) + restMillis
  const [observations] = await Promise.all([
    observeAll(fixture.clients, scenario.request, timeline, random),
    disturbUntil(endMillis, run, scenario, planned),
  ])
  const judged = judge(timeline, observations, fixture.clients.length)
  crossings.push(...judged.crossings)
  tally.count(scenario.kind, judged.crossings.length)
  for (const { begins, afterMillis } of judged.crossings) {
    tally.count(begins ? 'begins' : 'ends')
    if (afterMillis === 0) tally.count('exact')
  }
  for (const verdict of verdicts) tally.count(verdict, judged.counts[verdict])
  for (const each of judged.contradictions) tally.fail(() => `${scenario.kind}: ${each}`)
  run.progress()
  return judged.crossings.length
}

const sendAll = async (run: Run, requests: readonly ClientRequest[]): Promise<boolean> => {
  for (const request of requests) if (!(await write(run, request))) return false
  return true
}

/** Through a random process. */
const write = async ({ fixture, random, tally }: Run, request: ClientRequest) => {
  const { outcome } = await fixture.clients[random(2) === 0 ? 0 : 1](request)
  tally.count(outcome === 'done' ? 'writes' : 'refused writes')
  return outcome === 'done'
}

const disturbUntil = async (
  endMillis: number,
  run: Run,
  scenario: Scenario,
  planned: readonly Window[],
): Promise<void> => {
  for (let step = 0; Date.now() < endMillis; step += 1) {
    await write(run, scenario.disturb(planned, step))
    await pause(run.random(2 * millisBetweenWrites))
  }
}

const kindTexts: Readonly<Record<RightKind, string>> = {
  role: 'of a role',
  'received role': 'of a role from a user without permission to change theirs',
  entry: 'of an entry of an ACL',
  denial: 'of a denial',
}

const findingOf = (
  tally: Tally<Counted>,
  crossings: readonly Crossing[],
  amount: number,
): Finding => {
  const cases = happened({
    ...Object.fromEntries(
      rightKinds.map((kind) => [`Crossings ${kindTexts[kind]}`, tally.of(kind)]),
    ),
    'Crossings into access': tally.of('begins'),
    'Crossings out of access': tally.of('ends'),
    'Writes meanwhile': tally.of('writes'),
  })
  const before = crossings.length === 0 ? 0 : median(crossings.map((each) => each.beforeMillis))
  const others = {
    'Requests of readers': verdicts.reduce((sum, verdict) => sum + tally.of(verdict), 0),
    'Requests during which a boundary passed': tally.of('undecided'),
    'Crossings with a request in the first millisecond, in each process': tally.of('exact'),
    'Median time from the last response before a boundary to it, ms': Math.round(before),
    'Requests that failed': tally.of('failed'),
    'Writes that failed': tally.of('refused writes'),
  }
  const few = crossings.length < amount ? [`only ${crossings.length} boundaries were crossed`] : []
  return together([
    {
      figures: [{ what: 'Crossings of a boundary', value: crossings.length, goal: `≥ ${amount}` }],
      failures: few,
    },
    cases,
    happened(others, false),
    disagreements('Wrong responses', tally),
  ])
}
