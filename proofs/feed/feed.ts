/** Proof: every acknowledged change is in the feed exactly once, in the order of its object. */
import { isDeepStrictEqual } from 'node:util'
import { successful } from '../../scripts/requests/requests.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { seededRandom } from '../../scripts/simulate/random.ts'
import { Tally } from '../../harness/tally.ts'
import { openStream, switchStreamOn } from '../../scripts/stream/tableStream.ts'
import type { FaultyEngine } from '../faultyEngine/faultyEngine.ts'
import { count, failed, happened, together } from '../findings.ts'
import type { Finding, Proof, ProofOptions } from '../proof.ts'
import { readWholeTable, violationsIn } from '../faults/wholeTable.ts'
import { clientOf, requestsOf } from '../service/client.ts'
import { type Deployment, startDeployment } from '../service/deployment.ts'
import { follow, type Followed, noteOf } from './follower.ts'
import { type LambdaTally, runLambda } from './lambda.ts'
import { buildWriter, WriterHost } from './writerHost.ts'
import { canary, type Expected, Writer, type WriterTally } from './writers.ts'

const regattaCount = 4
const writersOfRegatta = 3
const faultsPerThousand = 10
const changesPerKill = 2000
const killsMin = 3

export const feed: Proof = {
  name: 'feed',
  title: 'The feed of a regatta',
  method: `Twelve writers change four regattas through the proxy of *Fault injection*, and repeat each change until it is acknowledged. The
stream of the table is passed to two processes of the function that writes the feeds, as badly as AWS may: shuffled, repeated,
in batches of any size, to both at the same time. They meet faults too, and are killed once for each 2,000 changes. At the end,
each feed must have the acknowledged changes of each object in their order, each once, and nothing private.`,
  amount: 12_500,
  unit: 'changes',
  run: async ({ seed, amount, progress }: ProofOptions): Promise<Finding> => {
    const deployment = await startDeployment({ seed, isKept: true })
    try {
      return await runOn(deployment, { seed, amount, progress })
    } finally {
      await deployment.stop()
    }
  },
}

type Scene = Awaited<ReturnType<typeof openScene>>

/** The regattas, without faults. */
const openScene = async (deployment: Deployment) => {
  const { faults, adminPassword, tableName, engineEndpoint: endpoint } = deployment
  const service = deployment.startProcess()
  const request = requestsOf(clientOf(faults, () => service))
  const send = successful(request)
  const table = { tableName, endpoint }
  const stream = openStream(table, await switchStreamOn(table))
  const { body } = await send(`GET ${S}/access_token`, { basic: ['admin', adminPassword] })
  const { access_token: token } = body as { readonly access_token: string }
  const regattas = Array.from({ length: regattaCount }, (_, index) => `Kiel ${index}`)
  const races = Array.from({ length: writersOfRegatta }, (_, index) => `R${index + 1}`)
  const expected: Expected = new Map()
  for (const eventName of regattas) {
    const form = { eventName, venuename: 'Kiel', numberofraces: String(races.length) }
    await send(`POST ${V}/events/createEvent`, { token, form })
    for (const race of races) expected.set(`${eventName} column ${race}`, ['added'])
  }
  const written: WriterTally = new Tally()
  const passed: LambdaTally = new Tally(20)
  return { request, token, table, stream, regattas, races, expected, written, passed }
}

const runOn = async (
  deployment: Deployment,
  { seed, amount, progress }: ProofOptions,
): Promise<Finding> => {
  const scene = await openScene(deployment)
  const { stream, written, passed } = scene
  const file = await buildWriter()
  const { faults, environment } = deployment
  const hosts = [new WriterHost(file, environment), new WriterHost(file, environment)] as const
  const random = seededRandom(seed)
  const kills = Math.max(killsMin, Math.round(amount / changesPerKill))
  const isKillDue = () => written.of('changes') > ((passed.of('killed') + 1) * amount) / (kills + 1)
  faults.perThousand = faultsPerThousand
  let [areWritten, arePassed] = [false, false]
  const lambda = { stream, hosts, random, tally: passed, isKillDue }
  const passing = runLambda(lambda, () => areWritten).finally(() => (arePassed = true))
  const following = readFeeds(scene, () => arePassed)
  const report = setInterval(() => {
    progress(`${written.of('changes')} changes written, ${passed.of('records')} records passed`)
  }, 15_000)
  try {
    const writers = writersOf(scene, seed)
    await Promise.all(writers.map((writer) => writer.run(Math.ceil(amount / writers.length))))
    areWritten = true
    await passing
    const followed = await following
    faults.perThousand = 0
    const whole = await readFeeds(scene, () => true)
    const wrong = [...passed.failures, ...(await wrongIn(scene, followed, whole))]
    return findingOf({ amount, written, passed, faults, whole, wrong })
  } finally {
    clearInterval(report)
    await Promise.all(hosts.map((host) => host.kill()))
    stream.close()
  }
}

const writersOf = (scene: Scene, seed: number): readonly Writer[] => {
  const { request, token, regattas, races, expected, written: tally } = scene
  return regattas.flatMap((regatta, at) =>
    races.map((race, index) => {
      const own = { request, token, regatta, race, hasColumns: index === 0, expected, tally }
      return new Writer({ ...own, random: seededRandom(seed + 1 + at * races.length + index) })
    }),
  )
}

const readFeeds = ({ request, token, regattas }: Scene, isOver: () => boolean) =>
  Promise.all(regattas.map((regatta) => follow(request, token, regatta, { isOver, canary })))

const wrongIn = async (
  { table, regattas, expected }: Scene,
  followed: readonly Followed[],
  whole: readonly Followed[],
): Promise<readonly string[]> => [
  ...violationsIn(await readWholeTable(table.endpoint, table.tableName)),
  ...regattas.flatMap((regatta, at) => wrongEvents(regatta, expected, whole[at])),
  ...regattas.flatMap((regatta, at) =>
    isDeepStrictEqual(followed[at]?.events, whole[at]?.events)
      ? []
      : [`${regatta}: the client that followed has other events`],
  ),
]

/** Compares a feed with the acknowledged changes. */
const wrongEvents = (
  regatta: string,
  expected: Expected,
  { events, hasCanary }: Followed = { events: [], hasCanary: false },
): readonly string[] => {
  const found = new Map<string, string[]>()
  for (const event of events) {
    const [object, note] = noteOf(event)
    found.set(`${regatta} ${object}`, [...(found.get(`${regatta} ${object}`) ?? []), note])
  }
  const names = new Set([...found.keys(), ...expected.keys()])
  const isOwn = (name: string): boolean => name.startsWith(`${regatta} `)
  return [
    ...[...names].filter(isOwn).flatMap((name) => {
      const [wanted = [], got = []] = [expected.get(name), found.get(name)]
      if (isDeepStrictEqual(wanted, got)) return []
      const at = wanted.findIndex((note, index) => note !== got[index])
      return [
        `${name}: ${got.length} events for ${wanted.length} changes; the first other one: ${at}, ${wanted[at]}, ${got[at]}`,
      ]
    }),
    ...(new Set(events.map(({ id }) => id)).size === events.length
      ? []
      : [`${regatta}: an id occurs twice`]),
    ...(hasCanary ? [`${regatta}: the feed contains private data`] : []),
  ]
}

interface Outcome {
  readonly amount: number
  readonly written: WriterTally
  readonly passed: LambdaTally
  readonly faults: FaultyEngine
  readonly whole: readonly Followed[]
  readonly wrong: readonly string[]
}

/** A run of fewer changes than there are between two kills may miss a case. */
const findingOf = ({ amount, written, passed, faults, whole, wrong }: Outcome): Finding => {
  const { tally, calls } = faults
  const events = whole.reduce((sum, each) => sum + each.events.length, 0)
  const cases = happened(
    {
      'Repeated requests of writers': written.of('repeated'),
      'Changes that must have no event': written.of('without event'),
      'Faults in calls to the table': tally.counts.reduce((sum, [, times]) => sum + times, 0),
      Batches: passed.of('batches'),
      'Batches with records of the batch before': passed.of('repeated'),
      'Shuffled batches': passed.of('shuffled'),
      'Batches in two processes at once': passed.of('at once'),
      'Failed batches, passed again': passed.of('failed'),
      'Killed processes': passed.of('killed'),
    },
    amount >= changesPerKill,
  )
  return together([
    count('Acknowledged changes', written.of('changes')),
    count('Events in the feeds', events),
    count('Calls to the table', calls),
    cases,
    failed('Lost, repeated, misplaced or private events', wrong),
  ])
}
