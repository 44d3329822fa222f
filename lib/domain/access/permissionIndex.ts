/**
 * The permission index of a subject: grants that do not depend on the owner of an object. The
 * permissions for one type and one action are indexed on first use. A request with one decision
 * pays for one pass over the permissions, and so does a list of a thousand objects. Further lookups
 * read a map.
 */
import type { Facts } from './facts.ts'
import { type Holding, type Place, places, type Subject } from './grantSources.ts'
import { covers, type Permission, type Request } from './permission.ts'

/**
 * The position of the first grant source that permits the type and action; otherwise infinite.
 */
interface FirstPlaces {
  readonly byId: ReadonlyMap<string, number>
  /** For ids that are not in the map. */
  readonly otherwise: number
}

type Conditional = Extract<Place, { readonly under: unknown }> & {
  /** Its position in the order of grant sources. */
  readonly at: number
}

export class Standing {
  readonly subject: Subject
  /** Grant sources that depend on the ownership, in order. */
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

  /** The position of the first grant source that permits the request; otherwise infinite. */
  firstPlace({ type, action, id }: Request): number {
    const ready = this.#ready.get(type)?.get(action) ?? this.#makeReady(type, action)
    return (id === undefined ? undefined : ready.byId.get(id)) ?? ready.otherwise
  }

  /** The grant source at a position from `firstPlace`. */
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
      // Later grant sources cannot have a lower position.
      if (ids === '*') return { byId, otherwise: at }
      for (const id of ids) if (!byId.has(id)) byId.set(id, at)
    }
  }
  return { byId, otherwise: Infinity }
}

/**
 * The index of a role's permissions lives as long as the epoch, and serves all requests of that
 * time.
 */
const sortedByType = new WeakMap<readonly Permission[], ReadonlyMap<string, Permission[]>>()

/** The order does not matter, because all have the same position. */
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
    // `*` is treated as an ordinary type here.
    for (const type of permission.types) {
      const others = sorted.get(type)
      if (others === undefined) sorted.set(type, [permission])
      else others.push(permission)
    }
  }
  sortedByType.set(permissions, sorted)
  return sorted
}

/**
 * A Lambda function serves one request at a time, and nearly all decisions of a request are about
 * one subject.
 */
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
