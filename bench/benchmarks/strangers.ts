/** The cost of requests of a user to whom strangers have given many roles and memberships. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Benchmark, Comparison, Goal, Outcome, Series } from '../benchmark.ts'
import { rounded } from '../measuring/callTimes.ts'
import { consumedUnits } from '../measuring/consumedUnits.ts'
import { median } from '../measuring/statistics.ts'
import { type Attacked, openFixtures } from '../strangers/fixture.ts'
import { before } from '../strangers/before.ts'

/** The last one is the maximum number of memberships. */
const sizes = [0, 100, 1000]

const rounds = 5
const callsOfRound = 10

const nameOf = ({ groups }: Attacked): string =>
  `${groups.toLocaleString('en')} groups of strangers`

interface Measured {
  /** The medians of the rounds. */
  readonly samples: number[]
  readonly millis: number[]
  answered: number
}

/** Measured in turns. Before each request a role is changed. */
const timesOf = async (
  attacked: readonly Attacked[],
  title: string,
): Promise<ReadonlyMap<Attacked, Measured>> => {
  const measured = new Map<Attacked, Measured>(
    attacked.map((one) => [one, { samples: [], millis: [], answered: 0 }]),
  )
  for (let round = 0; round < rounds; round += 1) {
    for (let call = 0; call < callsOfRound; call += 1) {
      for (const [{ change, requests }, taken] of measured) {
        await change()
        const request = requests[title]?.()
        const started = performance.now()
        const statusCode = (await request?.())?.statusCode
        taken.millis.push(performance.now() - started)
        if (statusCode === 200) taken.answered += 1
      }
    }
    for (const { samples, millis } of measured.values()) {
      samples.push(rounded(median(millis.slice(-callsOfRound))))
    }
  }
  return measured
}

type Columns = Readonly<Record<string, string | number>>

const columnsOf = async (
  { change, requests }: Attacked,
  title: string,
  { millis, answered }: Measured,
): Promise<Columns> => {
  await change()
  const { calls, read } = await consumedUnits(async () => requests[title]?.()())
  const sorted = [...millis].sort((left, right) => left - right)
  const p99 = rounded(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
  return { p99, calls, 'read units': read, 'of 100 answered': (100 * answered) / millis.length }
}

const measure = async (
  attacked: readonly Attacked[],
  progress: (line: string) => void,
): Promise<Outcome> => {
  const comparisons: Comparison[] = []
  for (const title of Object.keys(attacked[0]?.requests ?? {})) {
    progress(title)
    const series: Series[] = []
    const more: Record<string, Columns> = {}
    for (const [one, taken] of await timesOf(attacked, title)) {
      series.push({ competitor: nameOf(one), samples: taken.samples })
      more[nameOf(one)] = await columnsOf(one, title, taken)
    }
    for (const { competitor, samples, columns } of before[title] ?? []) {
      series.push({ competitor, samples })
      more[competitor] = columns
    }
    comparisons.push({ title, unit: 'ms', ours: series[0]?.competitor ?? '', series, more })
  }
  return { comparisons, goals: comparisons.map(goalOf) }
}

/** A list reads objects of strangers, up to the limit of a page: more groups do not add to that. */
const goalOf = ({ title, series, more = {} }: Comparison): Goal => {
  const [none = '', some = '', many = ''] = series.map(({ competitor }) => competitor)
  const against = title.includes('lists') ? some : none
  const ratio = Number(more[many]?.calls) / Number(more[against]?.calls)
  return { what: `calls, ${many} against ${against}: ${title}`, ratio, bound: { atMost: 1 } }
}

const run = async (progress: (line: string) => void): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'committee-boat-bench-'))
  try {
    const { attacked, close } = await openFixtures(folder, sizes, progress)
    try {
      return await measure(attacked, progress)
    } finally {
      await close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const strangers: Benchmark = {
  name: 'strangers',
  title: 'Grants from strangers',
  method: [
    'Strangers added a user and an administrator to their groups, and gave them a role for the objects of each',
    'group. Each group has a hundred roles for `<all>` and owns a private event. A page of a list reads at most',
    '200 roles and groups. Before each request, a user changes a role, so the cache is useless.',
    '',
    `A run is the median of ${callsOfRound} requests, and p99 covers all runs. The rows with a commit were measured`,
    'with that commit on this machine, in two runs of three requests. It read every role and group of a',
    'user, and returned 503 when there were too many.',
  ].join('\n'),
  run,
}
