/** Clients that change objects at random, and check the values that they read. */
import type { Random } from '../../scripts/simulate/random.ts'
import { Tally } from '../../harness/tally.ts'
import { S } from '../../scripts/requests/paths.ts'
import type { Client, ClientReply } from '../service/client.ts'
import { codeOf, isStale, withKey } from '../service/idempotency.ts'
import { type Creations, largeCourse, newRole, type RequestedCreation } from './creations.ts'
import type { Owner } from './owner.ts'
import { Register } from './register.ts'
import { type TestedObject, valueIn } from './testedObject.ts'

/**
 * - conflicts: writes that other clients, who kept changing the same item, have prevented
 * - forgotten: refusals of a repeated transaction, by an engine that has forgotten the first attempt
 */
export type WorkloadTally = Tally<'writes' | 'reads' | 'unknown' | 'conflicts' | 'forgotten'>

interface ObservedObject {
  readonly object: TestedObject
  readonly register: Register
}

export class Workload {
  readonly tally: WorkloadTally = new Tally()
  /** Counts by kind and name. */
  readonly creations: Creations = new Map()
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
  async run(owner: Owner, objects: readonly TestedObject[], requests: number): Promise<void> {
    const registers = objects.map((object) => ({ object, register: new Register(object.first) }))
    for (let sent = 0; sent < requests; sent += 1) {
      const one = registers[this.#random(registers.length)]
      const choice = this.#random(1000)
      if (choice < 5) await this.#create(largeCourse(owner, this.#name('big')))
      else if (choice < 40) await this.#create(newRole(owner, this.#name('role')))
      else if (choice < 100) await this.#list(owner)
      else if (one === undefined) return
      else if (choice < 400 || !one.register.isCertain) await this.#verify(one)
      else await this.#change(one)
    }
    for (const one of registers) this.#observed.push(one)
  }

  readonly #observed: ObservedObject[] = []

  /** Runs after the faults: every acknowledged change must be there, completely. */
  async verifyAll(): Promise<void> {
    for (const one of this.#observed.splice(0)) {
      const reply = await this.#verify(one)
      if (reply.outcome === 'unknown') this.tally.fail(() => `${one.object.name} cannot be read`)
    }
  }

  async #create({ kind, name, request }: RequestedCreation): Promise<void> {
    const response = await this.#write((client) => client(request))
    this.creations.set(`${kind} ${name}`, response.outcome)
    if (response.outcome === 'refused' && !this.#isConflict(response)) {
      this.#fail(`${request.route} was refused`, response)
    }
  }

  async #change({ object, register }: ObservedObject): Promise<void> {
    const old = register.value
    this.#fresh += 1
    const value = object.next(old, `v${this.#fresh}`)
    const response = await this.#write((client) =>
      object.exchange ? object.exchange(client, value) : client(object.write(value, old)),
    )
    if (response.outcome === 'done') register.acknowledge(value)
    else if (response.outcome === 'unknown') register.doubt(value)
    else if (this.#isConflict(response) || !register.isCertain) this.tally.count('conflicts')
    else if (this.#mayForget) {
      this.tally.count('forgotten')
      register.doubt(value)
    } else this.#fail(`${object.name} was ${String(register)}, and ${value} refused`, response)
    // A read, or the next acknowledged change, settles unknown outcomes.
    if (!register.isCertain) await this.#settle({ object, register })
  }

  async #settle({ object, register }: ObservedObject): Promise<void> {
    const response = await this.#read(object)
    const isKnown = response.outcome === 'done' || response.status === 404
    if (!isKnown || !register.mayBe(valueIn(object, response))) return
    register.prefer(valueIn(object, response))
  }

  async #verify({ object, register }: ObservedObject): Promise<ClientReply> {
    const response = await this.#read(object)
    if (response.outcome === 'unknown') return response
    if (response.outcome === 'refused' && response.status !== 404) {
      this.#fail(`${object.name} cannot be read`, response)
      return response
    }
    const found = valueIn(object, response)
    if (!register.mayBe(found)) {
      this.tally.fail(() => `${object.name} must be ${String(register)}, and is ${found}`)
      register.acknowledge(found)
    }
    return response
  }

  async #list({ token: own, admin }: Owner): Promise<void> {
    // Only an administrator reads the index of the table.
    const token = this.#random(2) === 0 ? admin : own
    const lists = ['role', 'usergroup/list/readable']
    const route = `GET ${S}/${lists[this.#random(lists.length)] ?? ''}?limit=20`
    // Twice: the index may show an older state at the second read.
    for (let time = 0; time < 2; time += 1) {
      this.tally.count('reads')
      const reply = await this.#counted(this.#client({ route, token }))
      if (reply.outcome === 'refused') this.#fail(`${route} was refused`, reply)
    }
  }

  #read(object: TestedObject): Promise<ClientReply> {
    this.tally.count('reads')
    return this.#counted(this.#client(object.read))
  }

  /** Half of the clients send an `Idempotency-Key`. */
  #write(send: (client: Client) => Promise<ClientReply>): Promise<ClientReply> {
    this.tally.count('writes')
    return this.#counted(send(this.#random(2) === 0 ? withKey(this.#client) : this.#client))
  }

  async #counted(pending: Promise<ClientReply>): Promise<ClientReply> {
    const response = await pending
    if (response.outcome === 'unknown') this.tally.count('unknown')
    if (response.status === 500) this.#fail('an error of the service', response)
    return response
  }

  #isConflict(reply: ClientReply): boolean {
    return codeOf(reply.body) === 'conflict' || isStale(reply)
  }

  #fail(what: string, { status, text }: ClientReply): void {
    this.tally.fail(() => `${what}: ${status} ${text}`)
  }

  #name(kind: string): string {
    this.#fresh += 1
    return `${kind} ${this.#fresh}`
  }
}
