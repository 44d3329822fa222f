/** Shows whether requests cost more with more data. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Benchmark, Comparison, Goal, Outcome } from '../benchmark.ts'
import { type Competitor, compareSteps, growthGoals } from '../measuring/growth.ts'
import type { Size } from '../scale/club.ts'
import { type Clubs, openClubs } from '../scale/clubs.ts'
import * as requests from '../scale/requests.ts'

const tags = Number(process.env.TAGS ?? 1_000_000)
const few: Size = { tags: 10, members: 10, users: 10 }
const many: Size = { tags, members: 10_000, users: 100_000 }

const rounds = 5
const callsOfRound = 40
const newUsersOfRound = 3

type Progress = (line: string) => void

interface Growth {
  readonly competitors: readonly Competitor[]
  readonly calls: number
  readonly note?: string
}

const run = async (progress: Progress): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'committee-boat-bench-'))
  try {
    const clubs = await openClubs(folder, { few, many }, progress)
    try {
      return await measure(clubs, progress)
    } finally {
      await clubs.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const measure = async (clubs: Clubs, progress: Progress): Promise<Outcome> => {
  const both = (steps: typeof requests.tagSteps, counted: keyof Size): readonly Competitor[] =>
    [clubs.few, clubs.many].map(({ prepare, club }) => ({
      name: `${club.size[counted].toLocaleString('en')} ${counted}`,
      steps: steps(prepare, club),
    }))
  const growths: readonly Growth[] = [
    { competitors: both(requests.tagSteps, 'tags'), calls: callsOfRound },
    { competitors: both(requests.groupSteps, 'members'), calls: callsOfRound },
    { competitors: both(requests.userSteps, 'users'), calls: callsOfRound },
    { competitors: both(requests.newUserSteps, 'users'), calls: newUsersOfRound },
    { competitors: holders(clubs), calls: callsOfRound, note: noteOnRoles },
  ]
  const comparisons: Comparison[] = []
  const goals: Goal[] = []
  for (const { competitors, calls, note } of growths) {
    const compared = await compareSteps(competitors, { rounds, calls, progress })
    comparisons.push(
      ...compared.map((comparison) => (note === undefined ? comparison : { ...comparison, note })),
    )
    goals.push(
      ...growthGoals(
        competitors.map(({ name }) => name),
        compared,
        remarkOnTimes,
      ),
    )
  }
  return { comparisons, goals }
}

const holders = ({ many: { club, prepare } }: Clubs): readonly Competitor[] =>
  Array.from(club.holders.keys(), (count) => ({
    name: `${count} roles`,
    steps: requests.holderSteps(prepare, club, count),
  }))

const noteOnRoles =
  'The item of the user contains the roles, 42 bytes each: one read unit up to about eighty roles, and one ' +
  'more for each further hundred. 500 roles of 30 permissions each are 15,000 permissions.'

const remarkOnTimes =
  'The tables contain calls and units. If they are equal, the difference is processor time, including that of ' +
  'the engine. With a stubbed table, a handler took 270 µs of processor time with one role, and 330 µs with ' +
  'sixty. The rest of the difference is in the SDK and the engine, for an item that is 2.5 KB longer. Their ' +
  'shares were not measured.'

export const scale: Benchmark = {
  name: 'scale',
  title: 'Growth of data',
  method: [
    'A small club and a very large club, in two tables of one engine on this machine, with data as the',
    'store writes it. Requests alternate between the clubs. A run is the median of',
    `${callsOfRound} requests (${newUsersOfRound} with a password hash), and p99 covers all runs. Units are what the engine`,
    'reports for one request with cached roles and groups.',
    '',
    'Users with more roles belong to the large club. Each role except the first has 30 permissions, and the',
    'last one allows the request. The goals refer to the request with the largest growth. With a million',
    'tags the engine needs about 4 GB of memory; `TAGS=100000 npm run bench -- scale` uses fewer.',
  ].join('\n'),
  run,
}
