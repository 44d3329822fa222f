/** Proof: no acknowledged change is lost, done twice or done by half. */
import { setTimeout as pause } from 'node:timers/promises'
import { Tally } from '../../harness/tally.ts'
import { failed, happened, together } from '../findings.ts'
import type { Finding, Proof, ProofOptions } from '../proof.ts'
import {
  callFaults,
  type FaultKind,
  faultKinds,
  type FaultTally,
  rareFaults,
} from '../faultyEngine/faultKinds.ts'
import { killServices } from './killedServices.ts'
import { playRound, type RoundOptions, type RoundResult, type Fixture } from './round.ts'
import type { Deployment } from '../service/deployment.ts'
import type { WorkloadTally } from './workload.ts'

/** Each kind of fault must happen at least once in so many requests. */
const requestsPerFault = 200
const requestsPerRound = 5000
/** Extra rounds, until the rarest kind has happened often enough. */
const patience = 6
const engineShare = 0.1
const perThousand = 120

export const faults: Proof = {
  name: 'faults',
  title: 'Fault injection',
  method: `A proxy between the service and its table injects seventeen kinds of faults. The engine is killed and restarted on its file,
and processes of the service before and after every call to the table of any operation. Clients change users, groups, roles,
owners, ACLs, keys, tags, races, courses, positions, the inventory and finish sheets; two phones share each sheet, and half of their changes
confirm it. Each client knows the possible values. Afterwards every object is read again, and the whole table is checked.`,
  amount: 12_500,
  unit: 'requests',
  run: (options) => new Run(options).run(),
}

/** Calls to the table between two kills of the engine. */
const callsPerKill = 40

const killAgainAndAgain = async (deployment: Deployment, over: AbortSignal): Promise<void> => {
  const { faults } = deployment
  let next = faults.calls
  while (!over.aborted) {
    await pause(5)
    if (faults.calls < next) continue
    await deployment.killEngine()
    faults.tally.count('engine killed')
    next = faults.calls + callsPerKill
  }
}

class Run {
  readonly #options: ProofOptions
  readonly #faults: FaultTally = new Tally()
  readonly #failures: string[] = []
  readonly #workload: WorkloadTally = new Tally()
  readonly #required: number
  #calls = 0
  #killed = 0
  #rounds = 0

  constructor(options: ProofOptions) {
    this.#options = options
    this.#required = Math.max(1, Math.floor(options.amount / requestsPerFault))
  }

  async run(): Promise<Finding> {
    const { amount } = this.#options
    await this.#killServices()
    const killing = Math.ceil(amount * engineShare)
    while (this.#fired('engine killed') < this.#required && this.#requests < amount) {
      await this.#round(Math.min(killing, requestsPerRound), true)
    }
    while (this.#requests < amount || (this.#isRare() && this.#requests < amount * patience)) {
      const left = amount - this.#requests
      // A small round would rarely send the same query twice, which a stale read needs.
      await this.#round(Math.min(left > 0 ? left : amount, requestsPerRound), false)
    }
    this.#failures.push(...rareFaults(this.#faults, faultKinds, this.#required))
    return this.#finding()
  }

  get #requests(): number {
    return this.#workload.of('writes') + this.#workload.of('reads')
  }

  #isRare(): boolean {
    return callFaults.some((kind) => this.#fired(kind) < this.#required)
  }

  async #killServices(): Promise<void> {
    const { seed, amount, progress } = this.#options
    const owners = amount < requestsPerRound ? 2 : 6
    const { tally, killed, failures } = await killServices(seed, this.#required, owners)
    this.#faults.add(tally)
    this.#killed = killed
    this.#failures.push(...failures)
    progress(`${this.#interrupted} operations ended by ${killed} killed processes`)
  }

  async #round(requests: number, killsEngine: boolean): Promise<void> {
    const { seed, progress } = this.#options
    this.#rounds += 1
    const isSmall = requests < 1000
    const options: RoundOptions = {
      seed: seed * 1000 + this.#rounds,
      requests,
      owners: isSmall ? 3 : 12,
      processes: isSmall ? 1 : 3,
      attempts: this.#rounds % 3 === 0 ? 1 : 3,
      perThousand: killsEngine ? 0 : perThousand,
      isKept: killsEngine,
    }
    const result = await (killsEngine ? playRound(options, this.#killing()) : playRound(options))
    this.#take(result, options)
    progress(`${this.#requests} requests, ${this.#failures.length} failures`)
  }

  /** Kills the engine repeatedly while the clients work, until it was killed often enough. */
  #killing() {
    return ({ deployment }: Fixture) => {
      const over = new AbortController()
      const killing = killAgainAndAgain(deployment, over.signal)
      return () => {
        over.abort()
        return killing
      }
    }
  }

  #take({ fixture, workload, failures }: RoundResult, options: RoundOptions): void {
    this.#faults.add(fixture.deployment.faults.tally)
    this.#workload.add(workload.tally)
    this.#calls += fixture.deployment.faults.calls
    const where = `round ${this.#rounds}, ${options.attempts} attempts`
    this.#failures.push(...failures.map((failure) => `${where}: ${failure}`))
  }

  #fired(kind: FaultKind): number {
    return this.#faults.of(kind)
  }

  #finding(): Finding {
    const workload = this.#workload
    const counts = {
      'Writing requests': workload.of('writes'),
      'Reading requests': workload.of('reads'),
      'Calls to the table': this.#calls,
      'Responses with an uncertain outcome': workload.of('unknown'),
      'Writes refused after repeated conflicts': workload.of('conflicts'),
      'Operations ended by a killed process': this.#interrupted,
      'Killed processes of the service': this.#killed,
      'Applied writes whose retry a restarted engine refused': workload.of('forgotten'),
    }
    const wrong = failed('Lost, duplicate or partial changes', this.#failures)
    return together([happened(counts, false), wrong])
  }

  get #interrupted(): number {
    return this.#fired('service killed')
  }
}
