/**
 * What counts for a subject whoever owns the object, made ready for being asked again and again.
 * The permissions for one type and one action are looked through when they are first asked for,
 * and only then: a request that decides once pays for one walk, and a list of a thousand objects
 * pays for the same one. The next question of that kind is a look into a map.
 */
import type { Facts } from './facts.ts'
import { type Holding, type Place, places, type Subject } from './grantSources.ts'
import { covers, type Permission, type Request } from './permission.ts'

/** Where in the order of the rule something permits it; infinite: nowhere. */
interface FirstPlaces {
  readonly byId: ReadonlyMap<string, number>
  /** For ids that are not in the map. */
  readonly otherwise: number
}

type Conditional = Extract<Place, { readonly under: unknown }> & {
  /** Its place in the order. */
  readonly at: number
}

export class Standing {
  readonly subject: Subject
  /** What depends on the ownership, in order. */
  readonly conditional: readonly Conditional[]
  readonly #places: readonly Place[]
  readonly #ready = new Map<string, Map<string, FirstPlaces>>()

  constructor(subject: Subject) {
    this.subject = subject
    this.#places = places(subject)
    this.conditional = this.#places.flatMap((place, at) =>
      'under' in place ? { ...place, at } : [],
    )
  }

  /** The place of the first holding that permits it; infinite: none does. */
  firstPlace({ type, action, id }: Request): number {
    const ready = this.#ready.get(type)?.get(action) ?? this.#makeReady(type, action)
    return (id === undefined ? undefined : ready.byId.get(id)) ?? ready.otherwise
  }

  /** What is held at a place that `firstPlace` told. */
  at(position: number): Holding | undefined {
    const place = this.#places[position]
    return place !== undefined && 'standing' in place ? place.standing : undefined
  }

  #makeReady(type: string, action: string): FirstPlaces {
    const ready = firstPlaces(this.#places, type, action)
    const ofType = this.#ready.get(type) ?? new Map<string, FirstPlaces>()
    this.#ready.set(type, ofType.set(action, ready))
    return ready
  }
}

const firstPlaces = (all: readonly Place[], type: string, action: string): FirstPlaces => {
  const byId = new Map<string, number>()
  for (const [at, place] of all.entries()) {
    if (!('standing' in place)) continue
    for (const { actions, ids } of permissionsAbout(type, place.standing.permissions)) {
      if (!covers(actions, action)) continue
      // Nothing further can come before this.
      if (ids === '*') return { byId, otherwise: at }
      for (const id of ids) if (!byId.has(id)) byId.set(id, at)
    }
  }
  return { byId, otherwise: Infinity }
}

/** Those of a role live as long as the epoch, and serve all requests of that time. */
const sortedByType = new WeakMap<readonly Permission[], ReadonlyMap<string, Permission[]>>()

/** In no order: they are all in one place. */
const permissionsAbout = (
  type: string,
  permissions: readonly Permission[],
): readonly Permission[] => {
  const sorted = sortedByType.get(permissions) ?? sortByType(permissions)
  return [...(sorted.get(type) ?? []), ...(sorted.get('*') ?? [])]
}

const sortByType = (permissions: readonly Permission[]) => {
  const sorted = new Map<string, Permission[]>()
  for (const permission of permissions) {
    // `*` is one type here, like any other word.
    for (const type of permission.types) {
      const others = sorted.get(type)
      if (others === undefined) sorted.set(type, [permission])
      else others.push(permission)
    }
  }
  sortedByType.set(permissions, sorted)
  return sorted
}

/** A function of AWS serves one request at a time, and nearly all of its questions are about one subject. */
let last: Standing | undefined

export const standingOf = ({ user, everybody, definitions }: Facts): Standing => {
  if (
    last?.subject.definitions === definitions &&
    last.subject.user === user &&
    last.subject.everybody === everybody
  ) {
    return last
  }
  last = new Standing({ user, everybody, definitions })
  return last
}
