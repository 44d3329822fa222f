/**
 * The operations of one owner, each to be interrupted at its first, second, third ... call to the
 * table.
 */
import type { ClientRequest, Client } from '../service/client.ts'
import { largeCourse } from './creations.ts'
import type { Owner } from './owner.ts'
import { sailingThings } from './sailingThings.ts'
import { V } from '../service/paths.ts'
import { securityThings } from './securityThings.ts'
import { type Thing, valueIn } from './thing.ts'

export interface Trial {
  readonly thing: Thing
  readonly old: string
  readonly value: string
  readonly request: ClientRequest
  /** The call at which the operation is interrupted, counted from 1. */
  readonly position: number
  readonly when: 'before' | 'after'
  /** The creation to count at the end. */
  readonly creates?: string
}

export class Lane {
  readonly #steps: Iterator<Step, never>
  #step: Step
  #position = 1
  #when: Trial['when'] = 'before'

  constructor(things: readonly Thing[]) {
    this.#steps = endlessly(things)
    this.#step = this.#steps.next().value
  }

  /** Sets the value that the object must have before the operation. */
  async prepare(client: Client): Promise<Trial> {
    const { thing, value } = this.#step
    const found = valueIn(thing, await client(thing.read))
    const old = this.#step.old === '' && thing.stays === true ? found : this.#step.old
    if (isCounted(thing)) return this.#counted(thing, found)
    if (found !== old) {
      const { outcome, body } = await client(thing.write(old, found))
      if (outcome !== 'done') {
        throw new Error(`${thing.name} is ${found}, not ${old}: ${JSON.stringify(body)}`)
      }
    }
    const request = thing.write(value, old)
    return { thing, old, value, request, position: this.#position, when: this.#when }
  }

  /** Created under a new name each time, so that its outcome can be counted. */
  #counted(thing: Thing, old: string): Trial {
    const value = thing.next(old, '')
    const request = thing.write(value, old)
    const interruption = { position: this.#position, when: this.#when }
    return { thing, old, value, request, ...interruption, creates: `large course ${value}` }
  }

  /**
   * Moves to the next call, until the operation makes no more calls, then to the same calls
   * "after".
   */
  judged(isKilled: boolean): void {
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
  readonly thing: Thing
  readonly old: string
  readonly value: string
}

/** Yields all operations on each object: create, change, delete. */
function* endlessly(things: readonly Thing[]): Generator<Step, never> {
  for (let turn = 1; ; turn += 1) {
    for (const object of things) {
      const first = object.first ?? ''
      const made = object.next(first, `k${turn}1`)
      yield { thing: object, old: first, value: made }
      const changed = object.next(made, `k${turn}2`)
      yield { thing: object, old: made, value: changed }
      const gone = object.next(made, `k${turn}0`)
      if (gone !== changed) yield { thing: object, old: made, value: gone }
    }
  }
}

const isCounted = ({ name }: Thing): boolean => name.startsWith('large')

/** A course that needs more writes than one transaction allows. */
const large = (owner: Owner): Thing => {
  let made = 0
  return {
    name: `large course of ${owner.name}`,
    write: (value) => largeCourse(owner, value).request,
    read: {
      route: `GET ${V}/courseconfiguration/getFromCourse/${owner.event}/R1/Default`,
      token: owner.token,
    },
    shown: (body) => {
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
export const laneOf = (owner: Owner, first: number): Lane => {
  const things = [...securityThings(owner), ...sailingThings(owner), large(owner)]
  const start = first % things.length
  return new Lane([...things.slice(start), ...things.slice(0, start)])
}
