/** The time from the start of a new Lambda environment to its first response. */
import type { Benchmark, Comparison } from '../benchmark.ts'
import { ratioTo } from '../page/comparison.ts'
import {
  bundleChild,
  bundleOurs,
  bundleImplementations,
  keepJson,
  kilobytesOf,
  implementations,
  versionOf,
} from '../functions/competitors.ts'
import { openFixture, type Fixture } from '../functions/fixture.ts'
import { inTurns } from '../measuring/inTurns.ts'
import { runProgram } from '../measuring/runProgram.ts'
import { median } from '../measuring/statistics.ts'

const rounds = 15
const ours = 'readRole'
const slim = 'bare function, GetItem, our credentials'
const frameworks = ['middy', 'hono', 'powertools', 'fastify'] as const

interface Competitor {
  readonly name: string
  readonly file: string
  readonly version?: string
}

export const cold: Benchmark = {
  name: 'cold',
  title: 'Cold start',
  method: `Fresh processes, ${rounds} of each in turn. Measured are the import of the bundle and the first request: \`GET\` of one role with
an access token, from the engine on this machine. The start of Node is the same for all and is excluded.

\`readRole\` is the deployed function. *Bare function, GetItem* reads one item with the same SDK, without authentication. The
frameworks verify the token, read the user and the role in one call, and look up a permission. They have no groups, roles,
ACLs, conditions or log. All are bundled with the same esbuild options. On Lambda the import has whole processors, whatever
the memory of the function, and the first request has the share that belongs to the memory.`,
  run: async (progress) => {
    progress('making a role, and bundling')
    const fixture = await openFixture()
    try {
      const comparison = await compare(fixture, progress)
      return { comparisons: [comparison], goals: goalsOf(comparison) }
    } finally {
      await fixture.stop()
    }
  },
}

const bundleAll = async (): Promise<readonly Competitor[]> => {
  const own = await bundleOurs('cold/ours', [ours])
  const full = await bundleImplementations('cold/competitors', ['getItem', ...frameworks])
  const withOurs = await bundleImplementations('cold/slim', ['getItem'], {})
  return [
    { name: ours, file: own(ours) },
    { name: implementations.getItem.name, file: full('getItem') },
    { name: slim, file: withOurs('getItem') },
    ...frameworks.map((implementation) => ({
      ...{
        name: implementations[implementation].name,
        file: full(implementation),
        ...versionOf(implementation),
      },
    })),
  ]
}

interface Run {
  readonly imported: number
  readonly first: number
  readonly sum: number
  readonly processor: number
}

const compare = async (
  { environment, get }: Fixture,
  progress: (line: string) => void,
): Promise<Comparison> => {
  const competitors = await bundleAll()
  const child = await bundleChild('cold/child')
  const event = await keepJson('cold-event', get)
  const onLambda = { ...environment, AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand' }
  const runs = new Map(competitors.map(({ name }): [string, Run[]] => [name, []]))
  const series = await inTurns({
    ...{ competitors, rounds, progress },
    nameOf: ({ name }) => name,
    measure: async ({ name, file }) => {
      const run = (await runProgram([child, 'cold', file, event], onLambda)) as Run
      runs.get(name)?.push(run)
      return run.sum
    },
  })
  const columns = competitors.map(async ({ name, file, version = '' }) => {
    const of = (part: keyof Run) => median((runs.get(name) ?? []).map((run) => run[part]))
    const millis = { 'import, ms': of('imported'), 'first request, ms': of('first') }
    const size = { 'processor, ms': of('processor'), kB: await kilobytesOf(file) }
    return [name, { ...millis, ...size, version }] as const
  })
  return {
    title: 'Import and first request',
    unit: 'ms',
    ours,
    series,
    more: Object.fromEntries(await Promise.all(columns)),
    note: `*Our credentials*: without the parts of the SDK that search for credentials in places that functions do not have, as in our
bundles. All others contain the whole SDK.`,
  }
}

const remark = `The sum contains two calls where the others make one: roles and groups are read in one snapshot with the epoch, because separate
or later reads would be wrong. On Lambda, the import makes this call, and also connects. The first request then takes less
time than that of a bare handler. The rest of the difference is our own code. In a profile, parsing it took 62 ms, and running it
71 ms, against 28 and 37 ms of the bare handler with our credentials, whose bundle is 157 kB smaller. No function stands out.`

const goal = (comparison: Comparison, against: string, competitor: string, atMost: number) => ({
  what: `cold, against ${against}`,
  ratio: ratioTo(comparison, competitor),
  bound: { atMost },
  remark,
})

const goalsOf = (comparison: Comparison) => [
  goal(comparison, 'a bare handler with the same SDK', implementations.getItem.name, 1.06),
  goal(comparison, 'Middy + runtime Ajv + SDK', implementations.middy.name, 0.5),
  goal(comparison, 'Hono + SDK', implementations.hono.name, 0.85),
  goal(comparison, 'Powertools + SDK', implementations.powertools.name, 0.85),
]
