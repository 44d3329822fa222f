/** Concurrent clients write and read one object: their observations must be linearizable. */
import { sailingThings } from '../faults/sailingThings.ts'
import { securityThings } from '../faults/securityThings.ts'
import { type Thing, valueIn } from '../faults/thing.ts'
import type { Client } from '../service/client.ts'
import { type Arena, times, type Verdict } from './arena.ts'
import { isLinearizable, type Operation } from './linearizability.ts'

const clientsAtOnce = 4
const operationsPerClient = 8

/**
 * Objects that can be overwritten without reading them, because a write contains the whole value.
 */
const registersOf = (arena: Arena): readonly Thing[] =>
  arena.owners.flatMap((owner) => {
    const [profile, , , role, acl, ownership] = securityThings(owner)
    const course = sailingThings(owner)[4]
    return [profile, role, acl, ownership, course].filter((thing) => thing !== undefined)
  })

/** @param runs histories, each of several clients of one object */
export const histories = async (arena: Arena, runs: number): Promise<Verdict> => {
  const failures: string[] = []
  const things = registersOf(arena)
  let operations = 0
  for (const run of times(runs)) {
    const thing = things[run % things.length]
    if (thing === undefined) continue
    const { history, first } = await record(arena, thing, run)
    operations += history.length
    if (!isLinearizable(history, first)) {
      failures.push(`run ${run}: ${thing.name}: ${JSON.stringify(history)}`)
    }
  }
  return { trials: operations, failures, tried: runs }
}

const record = async (arena: Arena, thing: Thing, run: number) => {
  const history: Operation[] = []
  let heard = await arena.client(thing.read)
  while (heard.outcome === 'unknown') heard = await arena.client(thing.read)
  const first = valueIn(thing, heard)
  const client = async (index: number): Promise<void> => {
    for (const step of times(operationsPerClient)) {
      const send = arena.clients[index % 2] ?? arena.client
      const value = `${run}-${index}-${step}`
      const isWrite = arena.random(2) === 0
      const seen = await (isWrite ? write(send, thing, value) : look(send, thing))
      if (seen !== undefined) history.push(seen)
    }
  }
  await Promise.all(times(clientsAtOnce).map(client))
  return { history, first }
}

const write = async (send: Client, thing: Thing, fresh: string): Promise<Operation | undefined> => {
  const value = thing.next(fresh.endsWith('1') ? 'admin' : '', fresh)
  const called = performance.now()
  const { outcome } = await send(thing.write(value, ''))
  if (outcome === 'refused') return undefined
  const answered = outcome === 'done' ? performance.now() : Infinity
  return { kind: 'write', value, called, answered }
}

const look = async (send: Client, thing: Thing): Promise<Operation | undefined> => {
  const called = performance.now()
  const heard = await send(thing.read)
  if (heard.outcome === 'unknown') return undefined
  return { kind: 'read', value: valueIn(thing, heard), called, answered: performance.now() }
}
