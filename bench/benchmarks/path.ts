/** The whole path of a request, from the event to the response. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Benchmark, Comparison, Goal, Outcome } from '../benchmark.ts'
import { callTimes, rounded } from '../measuring/callTimes.ts'
import { ratioTo } from '../page/comparison.ts'
import { consumedUnits, type Units } from '../measuring/consumedUnits.ts'
import { names, openFixture, type Fixture, type Competitor } from '../path/fixture.ts'
import type { CountedRequest } from '../path/unitRequests.ts'

const eachWayMillis = 1.5
const rounds = 5
const readsOfRound = 40
const writesOfRound = 40
const callsForProcessorTime = 200

type Progress = (line: string) => void

const run = async (progress: Progress): Promise<Outcome> => {
  progress('building the functions, and filling the tables')
  const folder = await mkdtemp(join(tmpdir(), 'committee-boat-bench-'))
  try {
    const fixture = await openFixture(folder, eachWayMillis)
    try {
      return await measure(fixture, progress)
    } finally {
      await fixture.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const measure = async (
  { distant, near, counted, countUnits }: Fixture,
  progress: Progress,
): Promise<Outcome> => {
  const times = async (title: string, ours: string, competitors: readonly Competitor[]) => {
    const calls = ours === names.write ? writesOfRound : readsOfRound
    const sequences = competitors.map(({ name, call }) => ({ name, sequence: [() => call] }))
    const [taken] = await callTimes(sequences, {
      ...{ rounds, calls },
      progress: (line) => {
        progress(`${title}: ${line}`)
      },
    })
    const { series = [], p99 = {} } = taken ?? {}
    const more = Object.fromEntries(
      Object.entries(p99).map(([name, value]) => [name, { p99: value }]),
    )
    return { title, unit: 'ms', ours, series, more } satisfies Comparison
  }
  const far = await times('a read, the engine 3 ms away', names.bearer, distant.reads)
  const farWrites = await times('a write, the engine 3 ms away', names.write, distant.writes)
  const close = await times('a read, the engine on this machine', names.bearer, near.reads)
  progress('processor time and units of each')
  const costs = await costsOf(near.reads, counted.reads)
  const writeCosts = await costsOf(near.writes, counted.writes)
  const requests = await countUnits()
  return {
    comparisons: [
      ...[far, withColumns(close, costs), withColumns(farWrites, writeCosts)],
      comparisonOfUnits(requests),
    ],
    goals: [...goalsOf(far, costs), ...requests.map(goalOfUnits)],
  }
}

const noteOnUnits = `Reads are strongly consistent, so that a request sees every change that was acknowledged before it. Therefore each
item costs a unit, and so does each query, even for an empty page. Three units are the same for each request: the epoch of the
cached roles, the user, and the security of the object. A session costs a fourth one. They are separate items because they
change separately: with the epoch in the item of a user, a change of a role would write all users. The object itself is one
more item.

- A course needs three items: the regatta with the id of the race, the course, and the marks, which all races share.
- Tags need the regatta with the id of the race, a query for the public tags, and one for the private tags of the caller.
- A change of a role reads the marker of new holders and the item of the hosts, and, if its permissions change, the holders.
  They could gain or lose a permission that the caller must not pass on.
- The deletion of a role reads its holders and the item of the hosts.
- A private tag needs the regatta with the id of the race, and a query, because the request may omit the last part of its key.

Fewer units would need one of these: eventually consistent reads, at half a unit, which may return the state before an
acknowledged change; conditions of the transaction in place of reads, which cost two write units, the price of ten reads; or
the regatta, its security, its marks and its course in one item, so that each change would write all of them. One query for
the regatta and its security would save a unit, and needs a second call in the same round trip, with the processor time of a
call.`

const comparisonOfUnits = (requests: readonly CountedRequest[]): Comparison => ({
  title: 'Units of other requests',
  unit: 'read units',
  ours: requests[0]?.name ?? '',
  series: requests.map(({ name, units }) => ({ competitor: name, samples: [units.read] })),
  more: Object.fromEntries(
    requests.map(({ name, units }) => [name, { calls: units.calls, 'write units': units.write }]),
  ),
  note: noteOnUnits,
})

const goalOfUnits = ({ name, units, readUnitsMax }: CountedRequest): Goal => ({
  what: `read units: ${name}, against ${readUnitsMax}`,
  ratio: units.read / readUnitsMax,
  bound: { atMost: 1 },
  remark: 'The note below the table says which items the request reads, and why they are separate.',
})

type Columns = Readonly<Record<string, number>>

const withColumns = (
  comparison: Comparison,
  costs: Readonly<Record<string, Columns>>,
): Comparison => ({
  ...comparison,
  more: Object.fromEntries(
    comparison.series.map(({ competitor }) => [
      competitor,
      { ...comparison.more?.[competitor], ...costs[competitor] },
    ]),
  ),
})

/** The processor time and the capacity units of a request. */
const costsOf = async (
  timed: readonly Competitor[],
  counted: readonly Competitor[],
): Promise<Readonly<Record<string, Columns>>> => {
  const costs: Record<string, Columns> = {}
  for (const { name, call } of timed) {
    const units = await unitsOf(counted, name)
    const started = process.cpuUsage()
    for (let count = 0; count < callsForProcessorTime; count += 1) await call()
    const { user, system } = process.cpuUsage(started)
    const millis = (user + system) / 1000 / callsForProcessorTime
    costs[name] = {
      ...{ 'processor ms': rounded(millis), calls: units.calls },
      ...{ 'read units': units.read, 'write units': units.write },
    }
  }
  return costs
}

/** Measured at the second call, with warm caches. */
const unitsOf = async (counted: readonly Competitor[], name: string): Promise<Units> => {
  const found = counted.find((competitor) => competitor.name === name)
  if (found === undefined) throw new Error(`the units of ${name} cannot be counted`)
  await found.call()
  return consumedUnits(found.call)
}

const remarkOnTime =
  'Both make one call. The difference is processor time, mostly of the SDK, for four items in place of one. ' +
  'On a busy machine it is larger in relation to the 3 ms.'

const goalsOf = (far: Comparison, costs: Readonly<Record<string, Columns>>): readonly Goal[] => {
  const unitsAgainst = (name: string, most: number): Goal => ({
    what: `read units of ${name}, against ${most}`,
    ratio: (costs[name]?.['read units'] ?? Number.NaN) / most,
    bound: { atMost: 1 },
  })
  return [
    {
      what: 'authorized GET, the engine 3 ms away, against one bare GetItem',
      ratio: ratioTo(far, names.bareGetItem),
      bound: { atMost: 1.25 },
      remark: remarkOnTime,
    },
    {
      what: 'authorized GET, the engine 3 ms away, against 25 calls one by one',
      ratio: ratioTo(far, names.oneByOne),
      bound: { atMost: 1 / 20 },
      remark: remarkOnTime,
    },
    unitsAgainst(names.bearer, 4),
    unitsAgainst(names.cookie, 5),
  ]
}

export const path: Benchmark = {
  name: 'path',
  title: 'Complete requests',
  method: [
    'Our bundled function `readEvent` runs in one process with the others. The user has 20 roles with 30',
    'permissions each, and the last of the 600 allows the request. The ACL of the object names other',
    'groups. **One by one** reads session, user, memberships, 20 roles, object and ACL in 25 calls, and',
    '**batched** in 4. Both decide with shiro-trie. All reads are strongly consistent, with the same SDK',
    'and the same bundling.',
    '',
    `A proxy in a separate process delays the engine by ${eachWayMillis} ms each way. Calls alternate. A run is the`,
    `median of ${readsOfRound} calls, and p99 covers all runs. Processor time is that of the function only, over`,
    `${callsForProcessorTime} sequential calls. Log lines are created and discarded.`,
  ].join('\n'),
  run,
}
