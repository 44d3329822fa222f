/** One round: a table of its own, concurrent clients, and a check of everything at the end. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Random, seededRandom } from '../../bench/measuring/random.ts'
import { misfitsIn, readWholeTable } from './wholeTable.ts'
import { type Client, clientOf } from '../service/client.ts'
import type { ServiceProcess } from '../service/services.ts'
import { World, type WorldOptions } from '../service/world.ts'
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
  readonly world: World
  readonly admin: string
  readonly owners: readonly Owner[]
  readonly client: Client
}

/** Users with their objects, created without faults. */
export const openScene = async (options: WorldOptions, owners: number): Promise<Scene> => {
  const world = await World.start(options)
  const service = world.startProcess()
  const client = clientOf(world.faults, () => service)
  const admin = await signInAsAdmin(client, world.adminPassword)
  const shared = await makeEvent(client, admin, 'shared')
  const made: Owner[] = []
  for (let index = 0; index < owners; index += 1) {
    made.push(await makeOwner(client, admin, `sailor${index}`, shared))
  }
  return { world, admin, owners: made, client }
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
  { world, owners }: Pick<Scene, 'world' | 'owners'>,
  workload: Workload,
): Promise<readonly string[]> => {
  world.faults.perThousand = 0
  await pause(stillMillis)
  await clearAbandoned(world, owners)
  await workload.lookAtAll()
  const table = await readWholeTable(world.engineEndpoint, world.tableName)
  return [...misfitsIn(table), ...miscounted(workload.creations, table)]
}

/** A large write completes abandoned ones once their leases have expired. */
const clearAbandoned = async (world: World, owners: readonly Owner[]): Promise<void> => {
  const [owner] = owners
  if (owner === undefined) return
  let later: ServiceProcess | undefined
  for (let clearing = 0; clearing < clearingsMax; clearing += 1) {
    const table = await readWholeTable(world.engineEndpoint, world.tableName)
    if (table.of('largeWrite').length === 0) break
    later ??= world.startProcess({ CLOCK_AHEAD_MILLIS: String(abandonedMillis) })
    const service = later
    const { asked } = largeCourse(owner, `clearing ${clearing}`)
    await clientOf(world.faults, () => service)(asked)
  }
  if (later !== undefined) await world.killProcess(later)
}

export interface RoundOptions extends WorldOptions {
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
  const { world } = scene
  try {
    const random: Random = seededRandom(options.seed)
    const services = Array.from({ length: processes }, () =>
      world.startProcess({ TABLE_ATTEMPTS: String(attempts) }),
    )
    await Promise.all(services.map((service) => service.ready()))
    const pick = () => oneOf(services, random)
    const workload = new Workload(clientOf(world.faults, pick), random, meanwhile !== undefined)
    world.faults.perThousand = perThousand
    const stop = meanwhile?.(scene)
    await workAtOnce(workload, scene.owners, requests)
    await stop?.()
    const misfits = await whatDoesNotFit(scene, workload)
    const weak = [...world.faults.weakReads].map((action) => `${action} is not strongly consistent`)
    return { scene, workload, failures: [...workload.failures, ...misfits, ...weak] }
  } finally {
    await world.stop()
  }
}
