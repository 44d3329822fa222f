/**
 * Kills processes of the service at every call to the table of every operation that changes data:
 * before the call reaches the table, and after the table has applied it. Several concurrent
 * operations go to one process. Each is held at its call, and when all are held, the process is
 * killed.
 */
import { randomUUID } from 'node:crypto'
import { misfitsIn, readWholeTable } from './wholeTable.ts'
import type { EngineCall } from '../faultyEngine/engineCall.ts'
import { type Client, clientOf } from '../service/client.ts'
import type { ServiceProcess } from '../service/serviceProcess.ts'
import { type Lane, laneOf, type Trial } from './lanes.ts'
import { openScene, type Scene, whatDoesNotFit } from './round.ts'
import { Workload } from './workload.ts'
import { seededRandom } from '../../harness/random.ts'
import type { Tallies } from '../faultyEngine/faultKinds.ts'
import { valueIn } from './thing.ts'

const abandonedMillis = 61_000

export interface KillingResult {
  readonly tallies: Tallies
  readonly killed: number
  readonly failures: readonly string[]
}

/** @param points how many operations to interrupt */
export const killServices = async (
  seed: number,
  points: number,
  owners: number,
): Promise<KillingResult> => {
  const scene = await openScene({ seed }, owners)
  try {
    return await new Killing(scene, seed).run(points)
  } finally {
    await scene.deployment.stop()
  }
}

/** A call that is held until its process is killed. */
interface Held {
  readonly trial: Trial
  readonly reached: () => void
}

class Killing {
  readonly #scene: Scene
  readonly #failures: string[] = []
  readonly #held = new Map<string, Held>()
  readonly #workload: Workload
  /** A client whose clock is ahead, so that it sees leases of killed processes as expired. */
  readonly #later: Client
  #victim: ServiceProcess
  #spare: ServiceProcess
  #killed = 0
  #dead: Promise<void> = Promise.resolve()
  #bury: () => void = () => undefined

  constructor(scene: Scene, seed: number) {
    this.#scene = scene
    const { deployment } = scene
    this.#victim = deployment.startProcess()
    this.#spare = deployment.startProcess()
    const later = deployment.startProcess({ CLOCK_AHEAD_MILLIS: String(abandonedMillis) })
    this.#later = clientOf(deployment.faults, () => later)
    this.#workload = new Workload(this.#later, seededRandom(seed))
    deployment.faults.interception = {
      before: (call) => this.#hold(call, 'before'),
      after: (call) => this.#hold(call, 'after'),
    }
  }

  async run(points: number): Promise<KillingResult> {
    const { deployment, owners } = this.#scene
    const { tallies } = deployment.faults
    const lanes = owners.map((owner, index) => laneOf(owner, index * 5 + 1))
    while (tallies.of('service killed').fired < points) {
      try {
        await this.#killOnce(lanes)
      } catch (error) {
        // A half-done change often cannot be undone.
        this.#failures.push(String(error))
      }
      await this.#lookAtTable()
      if (this.#failures.length > 0) break
    }
    this.#failures.push(...(await whatDoesNotFit(this.#scene, this.#workload)))
    return { tallies, killed: this.#killed, failures: this.#failures }
  }

  async #killOnce(lanes: readonly Lane[]): Promise<void> {
    const trials = await Promise.all(lanes.map((lane) => lane.prepare(this.#later)))
    this.#dead = new Promise((resolve) => {
      this.#bury = resolve
    })
    const asking = trials.map((trial) => this.#try(trial))
    const ended = await Promise.all(asking.map(({ ended }) => ended))
    if (ended.includes('held')) {
      await this.#scene.deployment.killProcess(this.#victim)
      this.#killed += 1
      this.#victim = this.#spare
      this.#spare = this.#scene.deployment.startProcess()
    }
    this.#bury()
    await Promise.all(asking.map(({ reply }) => reply))
    for (const [index, lane] of lanes.entries()) {
      const trial = trials[index]
      if (trial !== undefined) await this.#judge(lane, trial, ended[index] === 'held')
    }
  }

  /** Settles when the operation is held, or has responded because it made fewer calls. */
  #try(trial: Trial) {
    const { deployment } = this.#scene
    const victim = this.#victim
    const id = randomUUID()
    const { tallies } = deployment.faults
    tallies.of('service killed').planned += 1
    const held = new Promise<'held'>((resolve) => {
      this.#held.set(id, {
        trial,
        reached: () => {
          deployment.faults.meets(id, 'service killed')
          resolve('held')
        },
      })
    })
    const reply = clientOf(deployment.faults, () => victim)(trial.request, id).finally(() => {
      this.#held.delete(id)
    })
    return { reply, ended: Promise.race([held, reply.then(() => 'answered' as const)]) }
  }

  async #hold(call: EngineCall, when: Trial['when']): Promise<void> {
    const held = this.#held.get(call.request)
    if (held?.trial.when !== when || call.position !== held.trial.position) return
    held.reached()
    await this.#dead
    throw new Error('the process is killed')
  }

  async #judge(lane: Lane, trial: Trial, isKilled: boolean): Promise<void> {
    const { thing, old, value } = trial
    const read = await this.#later(thing.read)
    const found = valueIn(thing, read)
    const isBefore = trial.when === 'before' && trial.position === 1
    const right = !isKilled ? [value] : isBefore ? [old] : [old, value]
    if (!right.includes(found)) {
      this.#failures.push(
        `${thing.name} was ${old}, should become ${value}, and is ${found} after a kill ${trial.when} call ${trial.position} (${trial.request.route})`,
      )
    }
    lane.judged(isKilled)
    if (trial.creates !== undefined) {
      this.#workload.creations.set(trial.creates, found === value ? 'done' : 'refused')
    }
  }

  async #lookAtTable(): Promise<void> {
    const { engineEndpoint, tableName } = this.#scene.deployment
    const table = await readWholeTable(engineEndpoint, tableName)
    if (table.of('largeWrite').length > 0) return
    this.#failures.push(...misfitsIn(table))
  }
}
