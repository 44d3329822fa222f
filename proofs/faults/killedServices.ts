/**
 * Kills processes of the service at every call to the table of every operation that changes data:
 * before the call reaches the table, and after the table has applied it. Several concurrent
 * operations go to one process. Each is held at its call, and when all are held, the process is
 * killed.
 */
import { violationsIn, readWholeTable } from './wholeTable.ts'
import type { EngineCall } from '../faultyEngine/engineCall.ts'
import { type Client, clientOf } from '../service/client.ts'
import type { ServiceProcess } from '../service/serviceProcess.ts'
import { type Interruptions, interruptionsOf, type Interruption } from './interruptions.ts'
import { openFixture, type Fixture, findInconsistencies } from './round.ts'
import { Workload } from './workload.ts'
import { newId } from '../../harness/ids.ts'
import { seededRandom } from '../../scripts/simulate/random.ts'
import { valueIn } from './testedObject.ts'

const abandonedMillis = 61_000

/** @param points how many operations to interrupt */
export const killServices = async (seed: number, points: number, owners: number) => {
  const fixture = await openFixture({ seed }, owners)
  try {
    return await new Killing(fixture, seed).run(points)
  } finally {
    await fixture.deployment.stop()
  }
}

/** A call that is held until its process is killed. */
interface Held {
  readonly interruption: Interruption
  readonly reached: () => void
}

class Killing {
  readonly #fixture: Fixture
  readonly #failures: string[] = []
  readonly #held = new Map<string, Held>()
  readonly #workload: Workload
  /** A client whose clock is ahead, so that it sees leases of killed processes as expired. */
  readonly #later: Client
  #victim: ServiceProcess
  #spare: ServiceProcess
  #killed = 0
  #processEnded: Promise<void> = Promise.resolve()
  #endProcess: () => void = () => undefined

  constructor(fixture: Fixture, seed: number) {
    this.#fixture = fixture
    const { deployment } = fixture
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

  async run(points: number) {
    const { deployment, owners } = this.#fixture
    const { tally } = deployment.faults
    const plans = owners.map((owner, index) => interruptionsOf(owner, index * 5 + 1))
    while (tally.of('service killed') < points) {
      try {
        await this.#killOnce(plans)
      } catch (error) {
        // A half-done change often cannot be undone.
        this.#failures.push(String(error))
      }
      await this.#checkTable()
      if (this.#failures.length > 0) break
    }
    this.#failures.push(...(await findInconsistencies(this.#fixture, this.#workload)))
    return { tally, killed: this.#killed, failures: this.#failures }
  }

  async #killOnce(plans: readonly Interruptions[]): Promise<void> {
    const interruptions = await Promise.all(plans.map((plan) => plan.prepare(this.#later)))
    this.#processEnded = new Promise((resolve) => {
      this.#endProcess = resolve
    })
    const attempts = interruptions.map((interruption) => this.#attempt(interruption))
    const ended = await Promise.all(attempts.map(({ ended }) => ended))
    if (ended.includes('held')) {
      await this.#fixture.deployment.killProcess(this.#victim)
      this.#killed += 1
      this.#victim = this.#spare
      this.#spare = this.#fixture.deployment.startProcess()
    }
    this.#endProcess()
    await Promise.all(attempts.map(({ reply }) => reply))
    for (const [index, plan] of plans.entries()) {
      const interruption = interruptions[index]
      if (interruption !== undefined)
        await this.#verify(plan, interruption, ended[index] === 'held')
    }
  }

  /** Settles when the operation is held, or has responded because it made fewer calls. */
  #attempt(interruption: Interruption) {
    const { deployment } = this.#fixture
    const victim = this.#victim
    const id = newId()
    const { tally } = deployment.faults
    const held = new Promise<'held'>((resolve) => {
      this.#held.set(id, {
        interruption,
        reached: () => {
          tally.count('service killed')
          resolve('held')
        },
      })
    })
    const reply = clientOf(deployment.faults, () => victim)(interruption.request, id).finally(
      () => {
        this.#held.delete(id)
      },
    )
    return { reply, ended: Promise.race([held, reply.then(() => 'responded' as const)]) }
  }

  async #hold(call: EngineCall, when: Interruption['when']): Promise<void> {
    const held = this.#held.get(call.request)
    if (held?.interruption.when !== when || call.position !== held.interruption.position) return
    held.reached()
    await this.#processEnded
    throw new Error('the process is killed')
  }

  async #verify(plan: Interruptions, interruption: Interruption, isKilled: boolean): Promise<void> {
    const { object, old, value } = interruption
    const read = await this.#later(object.read)
    const found = valueIn(object, read)
    const isBefore = interruption.when === 'before' && interruption.position === 1
    const right = !isKilled ? [value] : isBefore ? [old] : [old, value]
    if (!right.includes(found)) {
      this.#failures.push(
        `${object.name} was ${old}, should become ${value}, and is ${found} after a kill ${interruption.when} call ${interruption.position} (${interruption.request.route})`,
      )
    }
    plan.advance(isKilled)
    if (interruption.creates !== undefined) {
      this.#workload.creations.set(interruption.creates, found === value ? 'done' : 'refused')
    }
  }

  async #checkTable(): Promise<void> {
    const { engineEndpoint, tableName } = this.#fixture.deployment
    const table = await readWholeTable(engineEndpoint, tableName)
    if (table.of('largeWrite').length > 0) return
    this.#failures.push(...violationsIn(table))
  }
}
