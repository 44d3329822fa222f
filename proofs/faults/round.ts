/** One round: a table of its own, concurrent clients, and a check of everything at the end. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Random, seededRandom } from '../../harness/random.ts'
import { misfitsIn, readWholeTable } from './wholeTable.ts'
import { type Client, clientOf } from '../service/client.ts'
import type { ServiceProcess } from '../service/serviceProcess.ts'
import { Deployment, type DeploymentOptions } from '../service/deployment.ts'
import { largeCourse, miscounted } from './creations.ts'
import { makeEvent, makeOwner, type Owner, signInAsAdmin } from './owner.ts'
import { sailingThings } from './sailingThings.ts'
import { securityThings } from './securityThings.ts'
import { Workload } from './workload.ts'

/** Longer than any pending call to the table. */
const stillMillis = 400
/** The time after which the remains of a large write are removed. */
const abandonedMillis = 61_000
const clearingsMax = 10

export interface Scene {
  readonly deployment: Deployment
  readonly admin: string
  readonly owners: readonly Owner[]
  readonly client: Client
}

/** Users with their objects, created without faults. */
export const openScene = async (options: DeploymentOptions, owners: number): Promise<Scene> => {
  const deployment = await Deployment.start(options)
  const service = deployment.startProcess()
  const client = clientOf(deployment.faults, () => service)
  const admin = await signInAsAdmin(client, deployment.adminPassword)
  const shared = await makeEvent(client, admin, 'shared')
  const made: Owner[] = []
  for (let index = 0; index < owners; index += 1) {
    made.push(await makeOwner(client, admin, `sailor${index}`, shared))
  }
  return { deployment, admin, owners: made, client }
}

/** Two clients for each owner, so that several clients change one item at the same time. */
export const workAtOnce = async (
  workload: Workload,
  owners: readonly Owner[],
  requests: number,
): Promise<void> => {
  const clients = owners.flatMap((owner) => {
    const things = [...securityThings(owner), ...sailingThings(owner)]
    return [0, 1].map((half) => ({ owner, things: things.filter((_, at) => at % 2 === half) }))
  })
  await Promise.all(
    clients.map(({ owner, things }, index) =>
      workload.run(owner, things, shareOf(requests, clients.length, index)),
    ),
  )
}

const oneOf = (services: readonly ServiceProcess[], random: Random): ServiceProcess => {
  const picked = services[random(services.length)]
  if (picked === undefined) throw new Error('the service has no process')
  return picked
}

const shareOf = (all: number, parts: number, index: number): number =>
  Math.floor(all / parts) + (index < all % parts ? 1 : 0)

/** Waits until the service is idle, and lists inconsistencies of the table. */
export const whatDoesNotFit = async (
  { deployment, owners }: Pick<Scene, 'deployment' | 'owners'>,
  workload: Workload,
): Promise<readonly string[]> => {
  deployment.faults.perThousand = 0
  await pause(stillMillis)
  await clearAbandoned(deployment, owners)
  await workload.lookAtAll()
  const table = await readWholeTable(deployment.engineEndpoint, deployment.tableName)
  return [...misfitsIn(table), ...miscounted(workload.creations, table)]
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
  readonly scene: Scene
  readonly workload: Workload
  readonly failures: readonly string[]
}

/** @param perThousand the share of calls to the table that meet a fault */
export const playRound = async (
  { owners, requests, processes, attempts, perThousand = 0, ...options }: RoundOptions,
  meanwhile?: (scene: Scene) => () => Promise<void>,
): Promise<RoundResult> => {
  const scene = await openScene(options, owners)
  const { deployment } = scene
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
    const stop = meanwhile?.(scene)
    await workAtOnce(workload, scene.owners, requests)
    await stop?.()
    const misfits = await whatDoesNotFit(scene, workload)
    const weak = [...deployment.faults.weakReads].map(
      (action) => `${action} is not strongly consistent`,
    )
    return { scene, workload, failures: [...workload.failures, ...misfits, ...weak] }
  } finally {
    await deployment.stop()
  }
}
