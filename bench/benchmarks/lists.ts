/** Shows whether a list costs more with more objects that the caller cannot read. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Benchmark, Outcome } from '../benchmark.ts'
import { openLists, readable } from '../lists/fixture.ts'
import { compareSteps, growthGoals } from '../measuring/growth.ts'

const events = Number(process.env.EVENTS ?? 1_000_000)

const rounds = 5
const callsOfRound = 20

const run = async (progress: (line: string) => void): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'committee-boat-bench-'))
  try {
    const { competitors, close } = await openLists(folder, [readable, events], progress)
    try {
      const compared = await compareSteps(competitors, { rounds, calls: callsOfRound, progress })
      const names = competitors.map(({ name }) => name)
      return { comparisons: compared, goals: growthGoals(names, compared, remark) }
    } finally {
      await close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const remark =
  'The tables contain calls and units. If they are equal, the difference is processor time, including that ' +
  'of the engine.'

export const lists: Benchmark = {
  name: 'lists',
  title: 'Lists among many objects',
  method: [
    `Two tables of one engine on this machine. In both, a user can read ${readable} events: a third as the owner,`,
    'a third as a member of a group in the ACL, a third because they are public. The large table has more',
    'events, of another owner, between them. Requests alternate between the tables. A run is the median of',
    `${callsOfRound} requests, and p99 covers all runs. Units are what the engine reports for one request.`,
    '',
    '`EVENTS=100000 npm run bench -- lists` uses fewer events.',
  ].join('\n'),
  run,
}
