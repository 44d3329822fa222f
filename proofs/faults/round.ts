/** One round: a table of its own, concurrent clients, and a check of everything at the end. */
import { setTimeout as pause } from 'node:timers/promises'
import { ApiFixture } from '../../harness/apiFixture.ts'
import { oneOf, type Random, seededRandom } from '../../scripts/simulate/random.ts'
import { violationsIn, readWholeTable } from './wholeTable.ts'
import { type Client, clientOf, requestsOf } from '../service/client.ts'
import type { ServiceProcess } from '../service/serviceProcess.ts'
import { type Deployment, type DeploymentOptions, startDeployment } from '../service/deployment.ts'
import { largeCourse, wrongCreations } from './creations.ts'
import { finishSheet } from './finishSheets.ts'
import { createOwner, type Owner } from './owner.ts'
import { sailingObjects } from './sailingObjects.ts'
import { securityObjects } from './securityObjects.ts'
import { Workload } from './workload.ts'

/** Longer than any pending call to the table. */
const stillMillis = 400
/** The time after which the remains of a large write are removed. */
const abandonedMillis = 61_000
const clearingsMax = 10

export interface Fixture {
  readonly deployment: Deployment
  readonly admin: string
  readonly owners: readonly Owner[]
  readonly client: Client
  readonly api: ApiFixture
}

/** Users with their objects, created without faults. */
export const openFixture = async (options: DeploymentOptions, owners: number): Promise<Fixture> => {
  const deployment = await startDeployment(options)
  const service = deployment.startProcess()
  const client = clientOf(deployment.faults, () => service)
  const api = new ApiFixture(requestsOf(client))
  const admin = await api.signIn('admin', deployment.adminPassword)
  const shared = 'shared'
  await api.createEvent(admin, shared)
  const made: Owner[] = []
  for (let index = 0; index < owners; index += 1) {
    made.push(await createOwner(api, admin, `sailor${index}`, shared))
  }
  return { deployment, admin, owners: made, client, api }
}

/** Two clients for each owner, so that several clients change one item at the same time. */
const workAtOnce = async (
  workload: Workload,
  owners: readonly Owner[],
  requests: number,
): Promise<void> => {
  const clients = owners.flatMap((owner) => {
    const objects = [...securityObjects(owner), ...sailingObjects(owner), ...finishSheet(owner)]
    return [0, 1].map((half) => ({ owner, objects: objects.filter((_, at) => at % 2 === half) }))
  })
  await Promise.all(
    clients.map(({ owner, objects }, index) =>
      workload.run(owner, objects, shareOf(requests, clients.length, index)),
    ),
  )
}

const shareOf = (all: number, parts: number, index: number): number =>
  Math.floor(all / parts) + (index < all % parts ? 1 : 0)

/** Waits until the service is idle, and lists inconsistencies of the table. */
export const findInconsistencies = async (
  { deployment, owners }: Pick<Fixture, 'deployment' | 'owners'>,
  workload: Workload,
): Promise<readonly string[]> => {
  deployment.faults.perThousand = 0
  await pause(stillMillis)
  await clearAbandoned(deployment, owners)
  await workload.verifyAll()
  const table = await readWholeTable(deployment.engineEndpoint, deployment.tableName)
  return [...violationsIn(table), ...wrongCreations(workload.creations, table)]
}

/** A large write completes abandoned ones once their leases have expired. */
const clearAbandoned = async (deployment: Deployment, owners: readonly Owner[]): Promise<void> => {
  const [owner] = owners
  if (owner === undefined) return
  let later: ServiceProcess | undefined
  for (let clearing = 0; clearing < clearingsMax; clearing += 1) {
    const table = await readWholeTable(deployment.engineEndpoint, deployment.tableName)
    if (table.of('largeWrite').length === 0) break
    later ??= deployment.startProcess({ CLOCK_AHEAD_MILLIS: String(abandonedMillis) })
    const service = later
    const { request } = largeCourse(owner, `clearing ${clearing}`)
    await clientOf(deployment.faults, () => service)(request)
  }
  if (later !== undefined) await deployment.killProcess(later)
}

export interface RoundOptions extends DeploymentOptions {
  readonly owners: number
  readonly requests: number
  readonly processes: number
  /** Applies to calls to the table, including retries of the SDK. */
  readonly attempts: 1 | 3
}

export interface RoundResult {
  readonly fixture: Fixture
  readonly workload: Workload
  readonly failures: readonly string[]
}

/** @param perThousand the share of calls to the table that meet a fault */
export const playRound = async (
  { owners, requests, processes, attempts, perThousand = 0, ...options }: RoundOptions,
  meanwhile?: (fixture: Fixture) => () => Promise<void>,
): Promise<RoundResult> => {
  const fixture = await openFixture(options, owners)
  const { deployment } = fixture
  try {
    const random: Random = seededRandom(options.seed)
    const services = Array.from({ length: processes }, () =>
      deployment.startProcess({ TABLE_ATTEMPTS: String(attempts) }),
    )
    await Promise.all(services.map((service) => service.ready()))
    const pick = () => oneOf(services, random)
    const workload = new Workload(
      clientOf(deployment.faults, pick),
      random,
      meanwhile !== undefined,
    )
    deployment.faults.perThousand = perThousand
    const stop = meanwhile?.(fixture)
    await workAtOnce(workload, fixture.owners, requests)
    await stop?.()
    const violations = await findInconsistencies(fixture, workload)
    const weak = [...deployment.faults.weakReads].map(
      (action) => `${action} is not strongly consistent`,
    )
    return { fixture, workload, failures: [...workload.tally.failures, ...violations, ...weak] }
  } finally {
    await deployment.stop()
  }
}
