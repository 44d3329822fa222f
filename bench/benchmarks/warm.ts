/** The cost of the handler, with a table that responds at once. */
import { join } from 'node:path'
import type { Benchmark, Comparison } from '../benchmark.ts'
import { ratioTo } from '../page/comparison.ts'
import {
  bundleChild,
  bundleOurs,
  bundleOwn,
  bundlePeers,
  keepJson,
  peers,
  versionOf,
} from '../functions/contenders.ts'
import { openScene, type Scene } from '../functions/scene.ts'
import { inTurns } from '../measuring/inTurns.ts'
import { runAlone } from '../measuring/ownProcess.ts'

const rounds = 3
const rivals = ['bare', 'empty', 'middy', 'hono', 'fastify', 'powertools'] as const
const ours = { get: 'readRole', post: 'createCourse' } as const

const stub = join(import.meta.dirname, '../functions/stubbedSdk.ts')
const withoutTable = {
  alias: { '@aws-sdk/client-dynamodb': stub, '@aws-sdk/lib-dynamodb': stub },
}

export const warm: Benchmark = {
  name: 'warm',
  title: 'Warm handler',
  method: `Sequential requests, each competitor in a separate process, ${rounds} rounds in turn, with 3 s of warm-up and 700 ms of processor
time. A stub replaces the SDK and responds at once with items of a table. Log lines are created but not written. The
requests are \`GET\` of one role and \`POST\` of a course of eight marks in half a kilobyte, with an access token.

*Our use case* is the use case of our service without the layers around it. *Simple checks* is a function without a framework
that verifies the token, looks up the user and a permission, and validates the form of the course. The frameworks contain
the same lines.`,
  run: async (progress) => {
    progress('making a table, and bundling')
    const scene = await openScene()
    await scene.stop()
    const environment = {
      ...scene.environment,
      STUBBED_ITEMS: await keepJson('warm-items', scene.items),
    }
    const get = await compare('get', { ...scene, environment }, progress)
    const post = await compare('post', { ...scene, environment }, progress)
    return { comparisons: [get, post], goals: goalsOf(get) }
  },
}

const bareUseCase = 'bare function, our use case'

const withoutShell = async () => ({
  name: bareUseCase,
  file: await bundleOwn('warm/bare', 'withoutShell', withoutTable),
  version: '',
})

const notes = {
  get: 'Ours also decides with groups, roles and ACLs, sends eight headers, and writes a log line.',
  post: `Ours does more than the competitors: it validates the whole course, resolves its marks, roles and laps, and prepares a
transaction. The others validate the form of the body and store it unchanged.`,
}

const compare = async (
  method: 'get' | 'post',
  scene: Scene,
  progress: (line: string) => void,
): Promise<Comparison> => {
  const own = await bundleOurs('warm/ours', Object.values(ours), withoutTable)
  const others = await bundlePeers('warm/peers', rivals, withoutTable)
  const child = await bundleChild('warm/child')
  const event = await keepJson(`warm-${method}`, scene[method])
  const contenders = [
    { name: ours[method], file: own(ours[method]), version: '' },
    ...(method === 'get' ? [await withoutShell()] : []),
    ...rivals.map((peer) => ({
      ...{ name: peers[peer].name, file: others(peer), version: versionOf(peer).version ?? '' },
    })),
  ]
  const series = await inTurns({
    ...{ contenders, rounds },
    nameOf: ({ name }) => name,
    measure: async ({ file }) => {
      const run = await runAlone([child, 'warm', file, event], scene.environment)
      return (run as { readonly sample: number }).sample
    },
    progress: (line) => {
      progress(`${method}: ${line}`)
    },
  })
  const more = contenders.map(({ name, version }) => [name, { version }] as const)
  return {
    title: `Requests in a second, ${method.toUpperCase()}`,
    unit: '1/s',
    ours: ours[method],
    series,
    more: Object.fromEntries(more),
    note: notes[method],
  }
}

const remark = `More than half of the time is the use case, as the bare function with our use case shows. The rest is Middy, parsing and
validation, prefetching, eight headers and the log line. The profile is flat: no function takes more than 5 %. The other
functions look up one permission in one list of texts, without roles, groups, owners, ACLs, epoch and log, and with one
header. They do an eighth of the work, so this goal would need less functionality.`

const goal = (get: Comparison, contender: string, atLeast: number) => ({
  what: `warm GET, against ${contender}`,
  ratio: ratioTo(get, contender),
  bound: { atLeast },
  remark,
})

const goalsOf = (get: Comparison) => [
  goal(get, bareUseCase, 0.7),
  goal(get, peers.bare.name, 0.7),
  ...(['hono', 'fastify', 'powertools'] as const).map((peer) => goal(get, peers[peer].name, 4)),
]
