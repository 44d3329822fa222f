/** Concurrent clients write and read one object: their observations must be linearizable. */
import { sailingObjects } from '../faults/sailingObjects.ts'
import { securityObjects } from '../faults/securityObjects.ts'
import { type TestedObject, valueIn } from '../faults/testedObject.ts'
import type { Client } from '../service/client.ts'
import { type TwoProcesses, times, type RaceResult } from './twoProcesses.ts'
import { isLinearizable, type Operation } from './linearizability.ts'

const clientsAtOnce = 4
const operationsPerClient = 8

/**
 * Objects that can be overwritten without reading them, because a write contains the whole value.
 */
const registersOf = (fixture: TwoProcesses): readonly TestedObject[] =>
  fixture.owners.flatMap((owner) => {
    const [profile, , , role, acl, ownership] = securityObjects(owner)
    const course = sailingObjects(owner)[4]
    return [profile, role, acl, ownership, course].filter((object) => object !== undefined)
  })

/** @param runs histories, each of several clients of one object */
export const histories = async (fixture: TwoProcesses, runs: number): Promise<RaceResult> => {
  const failures: string[] = []
  const registers = registersOf(fixture)
  let operations = 0
  for (const run of times(runs)) {
    const register = registers[run % registers.length]
    if (register === undefined) continue
    const { history, first } = await record(fixture, register, run)
    operations += history.length
    if (!isLinearizable(history, first)) {
      failures.push(`run ${run}: ${register.name}: ${JSON.stringify(history)}`)
    }
  }
  return { trials: operations, failures, tried: runs }
}

const record = async (fixture: TwoProcesses, register: TestedObject, run: number) => {
  const history: Operation[] = []
  let response = await fixture.client(register.read)
  while (response.outcome === 'unknown') response = await fixture.client(register.read)
  const first = valueIn(register, response)
  const client = async (index: number): Promise<void> => {
    for (const step of times(operationsPerClient)) {
      const send = fixture.clients[index % 2] ?? fixture.client
      const value = `${run}-${index}-${step}`
      const isWrite = fixture.random(2) === 0
      const seen = await (isWrite ? write(send, register, value) : read(send, register))
      if (seen !== undefined) history.push(seen)
    }
  }
  await Promise.all(times(clientsAtOnce).map(client))
  return { history, first }
}

const write = async (
  send: Client,
  register: TestedObject,
  fresh: string,
): Promise<Operation | undefined> => {
  const value = register.next(fresh.endsWith('1') ? 'admin' : '', fresh)
  const called = performance.now()
  const { outcome } = await send(register.write(value, ''))
  if (outcome === 'refused') return undefined
  const answered = outcome === 'done' ? performance.now() : Infinity
  return { kind: 'write', value, called, answered }
}

const read = async (send: Client, register: TestedObject): Promise<Operation | undefined> => {
  const called = performance.now()
  const response = await send(register.read)
  if (response.outcome === 'unknown') return undefined
  return { kind: 'read', value: valueIn(register, response), called, answered: performance.now() }
}
