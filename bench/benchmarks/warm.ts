/** The cost of the handler, with a table that responds at once. */
import { join } from 'node:path'
import type { Benchmark, Comparison } from '../benchmark.ts'
import { medianOf, ratioTo } from '../page/comparison.ts'
import {
  bundleChild,
  bundleOurs,
  bundleOwn,
  bundleImplementations,
  keepJson,
  implementations,
  versionOf,
} from '../functions/competitors.ts'
import { openFixture, type Fixture } from '../functions/fixture.ts'
import { inTurns } from '../measuring/inTurns.ts'
import { runProgram } from '../measuring/runProgram.ts'

const rounds = 3
const compared = ['bare', 'empty', 'middy', 'hono', 'fastify', 'powertools'] as const
const ours = { get: 'readRole', post: 'createCourse' } as const

const stub = join(import.meta.dirname, '../functions/stubbedSdk.ts')
const withoutTable = {
  alias: { '@aws-sdk/client-dynamodb': stub, '@aws-sdk/lib-dynamodb': stub },
}

export const warm: Benchmark = {
  name: 'warm',
  title: 'Warm handler',
  method: `Sequential requests, each competitor in a separate process, ${rounds} rounds in turn, with a warm-up of at least 3 s and 10,000
requests, and 700 ms of processor time. A stub replaces the SDK and responds at once with items of a table. Log lines are created but not written. The
requests are \`GET\` of one role and \`POST\` of a course of eight marks in half a kilobyte, with an access token.

*Our use case* is the use case of our service without the layers around it. *Simple checks* is a function without a framework
that verifies the token, looks up the user and a permission, and validates the form of the course. The frameworks contain
the same lines.`,
  run: async (progress) => {
    progress('making a table, and bundling')
    const fixture = await openFixture()
    await fixture.stop()
    const environment = {
      ...fixture.environment,
      STUBBED_ITEMS: await keepJson('warm-items', fixture.items),
    }
    const get = await compare('get', { ...fixture, environment }, progress)
    const post = await compare('post', { ...fixture, environment }, progress)
    return { comparisons: [get, post], goals: [...goalsOf(get), ...budgets(get, post)] }
  },
}

const bareUseCase = 'bare function, our use case'

const withoutMiddleware = async () => ({
  name: bareUseCase,
  file: await bundleOwn('warm/bare', 'withoutMiddleware', withoutTable),
  version: '',
})

const notes = {
  get: 'Ours also decides with groups, roles and ACLs, sends eight headers, and writes a log line.',
  post: `Ours does more than the competitors: it validates the whole course, resolves its marks, roles and laps, and prepares a
transaction. The others validate the form of the body and store it unchanged.`,
}

const compare = async (
  method: 'get' | 'post',
  fixture: Fixture,
  progress: (line: string) => void,
): Promise<Comparison> => {
  const own = await bundleOurs('warm/ours', Object.values(ours), withoutTable)
  const others = await bundleImplementations('warm/competitors', compared, withoutTable)
  const child = await bundleChild('warm/child')
  const event = await keepJson(`warm-${method}`, fixture[method])
  const competitors = [
    { name: ours[method], file: own(ours[method]), version: '' },
    ...(method === 'get' ? [await withoutMiddleware()] : []),
    ...compared.map((implementation) => ({
      ...{
        name: implementations[implementation].name,
        file: others(implementation),
        version: versionOf(implementation).version ?? '',
      },
    })),
  ]
  const series = await inTurns({
    ...{ competitors, rounds },
    nameOf: ({ name }) => name,
    measure: async ({ file }) => {
      const run = await runProgram([child, 'warm', file, event], fixture.environment)
      return (run as { readonly sample: number }).sample
    },
    progress: (line) => {
      progress(`${method}: ${line}`)
    },
  })
  const more = competitors.map(({ name, version }) => [name, { version }] as const)
  return {
    title: `Requests in a second, ${method.toUpperCase()}`,
    unit: '1/s',
    ours: ours[method],
    series,
    more: Object.fromEntries(more),
    note: notes[method],
  }
}

const remark = `A third of the time is the use case, as the bare function with our use case shows. The rest is Middy, parsing and
validation, prefetching, eight headers, the \`ETag\` and the log line. The three abort controllers of a request, two of them
created by Middy, take 7 %. Otherwise the profile is flat: no function takes more than 5 %. The other
functions look up one permission in one list of texts, without roles, groups, owners, ACLs, epoch and log, and with one
header. They do an eighth of the work, so this goal would need less functionality.`

const goal = (get: Comparison, competitor: string, atLeast: number) => ({
  what: `warm GET, against ${competitor}`,
  ratio: ratioTo(get, competitor),
  bound: { atLeast },
  remark,
})

const goalsOf = (get: Comparison) => [
  goal(get, bareUseCase, 0.7),
  goal(get, implementations.bare.name, 0.7),
  ...(['hono', 'fastify', 'powertools'] as const).map((implementation) =>
    goal(get, implementations[implementation].name, 4),
  ),
]

const budgetRemark = `Unlike the ratios, this depends on the machine. The profile is flat: of a course, the compression of its version, the
record of the audit trail and the parsing of the body take 6 to 10 % each.`

const budgets = (get: Comparison, post: Comparison) => [
  budget('GET of a role', get, 150),
  budget('POST of a course', post, 800),
]

/** Processor time of a request, in parts of what it may take. */
const budget = (request: string, comparison: Comparison, micros: number) => ({
  what: `processor time of a warm ${request}, against ${micros} µs`,
  ratio: 1e6 / medianOf(comparison, comparison.ours) / micros,
  bound: { atMost: 1 },
  remark: budgetRemark,
})
