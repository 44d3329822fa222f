/** Clients that change objects at random, and check the values that they read. */
import type { Random } from '../../harness/random.ts'
import type { ClientRequest, Client, ClientReply } from '../service/client.ts'
import { codeOf, withKey } from '../service/idempotency.ts'
import { type Creation, type Creations, largeCourse, newRole } from './creations.ts'
import type { Owner } from './owner.ts'
import { Register } from './register.ts'
import { S } from '../service/paths.ts'
import { type Thing, valueIn } from './thing.ts'

export interface WorkloadCounts {
  writes: number
  reads: number
  unknown: number
  /** A conflict: other clients kept changing the same item. */
  conflicts: number
}

interface Kept {
  readonly thing: Thing
  readonly register: Register
}

export class Workload {
  readonly counts: WorkloadCounts = { writes: 0, reads: 0, unknown: 0, conflicts: 0 }
  readonly failures: string[] = []
  /** Counts by kind and name. */
  readonly creations: Creations = new Map()
  /** A refusal of a repeated transaction, by an engine that has forgotten the first attempt. */
  readonly forgotten: string[] = []
  readonly #client: Client
  readonly #random: Random
  /** True if the engine may have forgotten its transactions, as a killed engine does. */
  readonly #mayForget: boolean
  #fresh = 0

  constructor(client: Client, random: Random, mayForget = false) {
    this.#client = client
    this.#random = random
    this.#mayForget = mayForget
  }

  /** Runs one client of these objects, which no other client changes, for this many requests. */
  async run(owner: Owner, things: readonly Thing[], requests: number): Promise<void> {
    const registers = things.map((thing) => ({ thing, register: new Register(thing.first) }))
    for (let sent = 0; sent < requests; sent += 1) {
      const one = registers[this.#random(registers.length)]
      const dice = this.#random(1000)
      if (dice < 5) await this.create(largeCourse(owner, this.#name('big')))
      else if (dice < 40) await this.create(newRole(owner, this.#name('role')))
      else if (dice < 100) await this.#list(owner)
      else if (one === undefined) return
      else if (dice < 400 || !one.register.isCertain) await this.#look(one)
      else await this.#change(one)
    }
    for (const one of registers) this.#lastLooks.push(one)
  }

  readonly #lastLooks: Kept[] = []

  /** Runs after the faults: every acknowledged change must be there, completely. */
  async lookAtAll(): Promise<void> {
    for (const one of this.#lastLooks.splice(0)) {
      const reply = await this.#look(one)
      if (reply.outcome === 'unknown') this.failures.push(`${one.thing.name} cannot be read`)
    }
  }

  async create({
    kind,
    name,
    request,
  }: Creation & { readonly request: ClientRequest }): Promise<void> {
    const response = await this.#write(request)
    this.creations.set(`${kind} ${name}`, response.outcome)
    if (response.outcome === 'refused' && !this.#isConflict(response)) {
      this.#fail(`${request.route} was refused`, response)
    }
  }

  /** @returns the value of the object, as far as it is known */
  async change({ thing, register }: Kept): Promise<ClientReply> {
    const old = register.value
    this.#fresh += 1
    const value = thing.next(old, `v${this.#fresh}`)
    const response = await this.#write(thing.write(value, old))
    if (response.outcome === 'done') register.acknowledge(value)
    else if (response.outcome === 'unknown') register.doubt(value)
    else if (this.#isConflict(response) || !register.isCertain) this.counts.conflicts += 1
    else if (this.#mayForget) {
      this.forgotten.push(thing.name)
      register.doubt(value)
    } else this.#fail(`${thing.name} was ${String(register)}, and ${value} refused`, response)
    return response
  }

  async #change(one: Kept): Promise<void> {
    await this.change(one)
    // A read, or the next acknowledged change, settles unknown outcomes.
    if (!one.register.isCertain) await this.#clear(one)
  }

  async #clear({ thing, register }: Kept): Promise<void> {
    const response = await this.#read(thing)
    const isKnown = response.outcome === 'done' || response.status === 404
    if (!isKnown || !register.mayBe(valueIn(thing, response))) return
    register.prefer(valueIn(thing, response))
  }

  async #look({ thing, register }: Kept): Promise<ClientReply> {
    const response = await this.#read(thing)
    if (response.outcome === 'unknown') return response
    if (response.outcome === 'refused' && response.status !== 404) {
      this.#fail(`${thing.name} cannot be read`, response)
      return response
    }
    const found = valueIn(thing, response)
    if (!register.mayBe(found)) {
      this.failures.push(`${thing.name} must be ${String(register)}, and is ${found}`)
      register.acknowledge(found)
    }
    return response
  }

  async #list({ token }: Owner): Promise<void> {
    const lists = ['role', 'usergroup/list/readable']
    const route = `GET ${S}/${lists[this.#random(lists.length)] ?? ''}?limit=20`
    // Twice: the index may show an older state at the second read.
    for (let time = 0; time < 2; time += 1) {
      this.counts.reads += 1
      const reply = await this.#counted(this.#client({ route, token }))
      if (reply.outcome === 'refused') this.#fail(`${route} was refused`, reply)
    }
  }

  #read(thing: Thing): Promise<ClientReply> {
    this.counts.reads += 1
    return this.#counted(this.#client(thing.read))
  }

  /** Half of the clients send an `Idempotency-Key`. */
  #write(request: ClientRequest): Promise<ClientReply> {
    this.counts.writes += 1
    const send = this.#random(2) === 0 ? withKey(this.#client) : this.#client
    return this.#counted(send(request))
  }

  async #counted(asking: Promise<ClientReply>): Promise<ClientReply> {
    const response = await asking
    if (response.outcome === 'unknown') this.counts.unknown += 1
    if (response.status === 500) this.#fail('an error of the service', response)
    return response
  }

  #isConflict(reply: ClientReply): boolean {
    return codeOf(reply.body) === 'conflict'
  }

  #fail(what: string, { status, body }: ClientReply): void {
    this.failures.push(`${what}: ${status} ${JSON.stringify(body)}`)
  }

  #name(kind: string): string {
    this.#fresh += 1
    return `${kind} ${this.#fresh}`
  }
}
