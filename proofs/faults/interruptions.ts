/**
 * The operations of one owner, each to be interrupted at its first, second, third ... call to the
 * table.
 */
import { V } from '../../scripts/requests/paths.ts'
import type { ClientRequest, Client } from '../service/client.ts'
import { largeCourse } from './creations.ts'
import type { Owner } from './owner.ts'
import { finishSheet } from './finishSheets.ts'
import { sailingObjects } from './sailingObjects.ts'
import { securityObjects } from './securityObjects.ts'
import { type TestedObject, valueIn } from './testedObject.ts'

export interface Interruption {
  readonly object: TestedObject
  readonly old: string
  readonly value: string
  readonly request: ClientRequest
  /** The call at which the operation is interrupted, counted from 1. */
  readonly position: number
  readonly when: 'before' | 'after'
  /** The creation to count at the end. */
  readonly creates?: string
}

export class Interruptions {
  readonly #steps: Iterator<Step, never>
  #step: Step
  #position = 1
  #when: Interruption['when'] = 'before'

  constructor(objects: readonly TestedObject[]) {
    this.#steps = allOperations(objects)
    this.#step = this.#steps.next().value
  }

  /** Sets the value that the object must have before the operation. */
  async prepare(client: Client): Promise<Interruption> {
    const { object, value } = this.#step
    const found = valueIn(object, await client(object.read))
    const old = this.#step.old === '' && object.stays === true ? found : this.#step.old
    if (isCounted(object)) return this.#counted(object, found)
    if (found !== old) {
      const { outcome, body } = await client(object.write(old, found))
      if (outcome !== 'done') {
        throw new Error(`${object.name} is ${found}, not ${old}: ${JSON.stringify(body)}`)
      }
    }
    const request = object.write(value, old)
    return { object, old, value, request, position: this.#position, when: this.#when }
  }

  /** Created under a new name each time, so that its outcome can be counted. */
  #counted(object: TestedObject, old: string): Interruption {
    const value = object.next(old, '')
    const request = object.write(value, old)
    const interruption = { position: this.#position, when: this.#when }
    return { object, old, value, request, ...interruption, creates: `large course ${value}` }
  }

  /**
   * Moves to the next call, until the operation makes no more calls, then to the same calls
   * "after".
   */
  advance(isKilled: boolean): void {
    if (isKilled) {
      this.#position += 1
      return
    }
    this.#position = 1
    if (this.#when === 'before') this.#when = 'after'
    else {
      this.#when = 'before'
      this.#step = this.#steps.next().value
    }
  }
}

interface Step {
  readonly object: TestedObject
  readonly old: string
  readonly value: string
}

/** Yields all operations on each object: create, change, delete. */
function* allOperations(objects: readonly TestedObject[]): Generator<Step, never> {
  for (let turn = 1; ; turn += 1) {
    for (const object of objects) {
      const first = object.first ?? ''
      const made = object.next(first, `k${turn}1`)
      yield { object, old: first, value: made }
      const changed = object.next(made, `k${turn}2`)
      yield { object, old: made, value: changed }
      const gone = object.next(made, `k${turn}0`)
      if (gone !== changed) yield { object, old: made, value: gone }
    }
  }
}

const isCounted = ({ name }: TestedObject): boolean => name.startsWith('large')

/** A course that needs more writes than one transaction allows. */
const large = (owner: Owner): TestedObject => {
  let made = 0
  return {
    name: `large course of ${owner.name}`,
    write: (value) => largeCourse(owner, value).request,
    read: {
      route: `GET ${V}/courseconfiguration/getFromCourse/${owner.event}/R1/Default`,
      token: owner.token,
    },
    valueOf: (body) => {
      const { name } = body as { readonly name: string }
      return name === 'R1' ? '' : name
    },
    next: () => {
      made += 1
      return `big ${owner.name} ${made}`
    },
  }
}

/** @param first offset of the first object, so that owners start with different ones */
export const interruptionsOf = (owner: Owner, first: number): Interruptions => {
  const objects = [
    ...securityObjects(owner),
    ...sailingObjects(owner),
    ...finishSheet(owner).slice(0, 1),
    large(owner),
  ]
  const start = first % objects.length
  return new Interruptions([...objects.slice(start), ...objects.slice(0, start)])
}
