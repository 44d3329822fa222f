/** Two processes of the service, of which one after the other is killed and replaced. */
import { setTimeout as pause } from 'node:timers/promises'
import { oneOf, type Random } from '../../scripts/simulate/random.ts'
import type { Deployment } from '../service/deployment.ts'
import type { ServiceProcess } from '../service/serviceProcess.ts'

/** One makes three attempts for each call to the table, the other one only one. */
const attempts = ['3', '1'] as const

export class Processes {
  readonly #deployment: Deployment
  readonly #services: ServiceProcess[]
  killed = 0

  constructor(deployment: Deployment) {
    this.#deployment = deployment
    this.#services = attempts.map((TABLE_ATTEMPTS) => deployment.startProcess({ TABLE_ATTEMPTS }))
  }

  pick(random: Random): ServiceProcess {
    return oneOf(this.#services, random)
  }

  /** Kills a process when a further equal share of the work is done. */
  async killUntil(over: AbortSignal, shareDone: () => number, kills: number): Promise<void> {
    const isOver = () => over.aborted
    while (this.killed < kills && !isOver()) {
      const slot = this.killed % attempts.length
      const successor = this.#deployment.startProcess({ TABLE_ATTEMPTS: attempts[slot] ?? '3' })
      await successor.ready()
      while (shareDone() < (this.killed + 1) / (kills + 1) && !isOver()) await pause(5)
      const [victim] = this.#services.splice(slot, 1, successor)
      if (victim !== undefined) await this.#deployment.killProcess(victim)
      this.killed += 1
    }
  }
}
