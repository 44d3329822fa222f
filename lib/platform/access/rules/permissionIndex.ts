/**
 * Grants that depend neither on the owner of an object nor on the time, so that the index is never outdated.
 * One pass indexes a type and an action on first use. Further lookups read a map.
 */
import type { Facts } from './facts.ts'
import {
  type GrantSource,
  type GrantSourceSlot,
  grantSourceSlots,
  type Subject,
} from './grantSources.ts'
import { coversAction, type Permission, type AccessRequest } from './permission.ts'

/** The position of the first grant source that permits the type and action, or infinity. */
interface FirstSlots {
  readonly byId: ReadonlyMap<string, number>
  /** For ids that are not in the map. */
  readonly otherwise: number
}

type Conditional = Extract<GrantSourceSlot, { readonly sourcesUnder: unknown }> & {
  /** Its position in the order of grant sources. */
  readonly at: number
}

export class PermissionIndex {
  readonly subject: Subject
  readonly conditional: readonly Conditional[]
  /** The conditional slots that also apply to objects without owners. */
  readonly ownerless: readonly Conditional[]
  readonly #slots: readonly GrantSourceSlot[]
  readonly #firstSlots = new Map<string, Map<string, FirstSlots>>()

  constructor(subject: Subject) {
    this.subject = subject
    this.#slots = grantSourceSlots(subject)
    this.conditional = this.#slots.flatMap((slot, at) =>
      'sourcesUnder' in slot
        ? { sourcesUnder: slot.sourcesUnder, needsOwner: slot.needsOwner, at }
        : [],
    )
    this.ownerless = this.conditional.filter(({ needsOwner }) => !needsOwner)
  }

  /** The position of the first grant source that permits the request; otherwise infinite. */
  firstSlot({ type, action, id }: AccessRequest): number {
    const ready = this.#firstSlots.get(type)?.get(action) ?? this.#indexPermissions(type, action)
    return (id === undefined ? undefined : ready.byId.get(id)) ?? ready.otherwise
  }

  /** The grant source at a position from `firstSlot`. */
  at(position: number): GrantSource | undefined {
    const slot = this.#slots[position]
    return slot !== undefined && 'unconditional' in slot ? slot.unconditional : undefined
  }

  #indexPermissions(type: string, action: string): FirstSlots {
    const ready = findFirstSlots(this.#slots, type, action)
    const ofType = this.#firstSlots.get(type) ?? new Map<string, FirstSlots>()
    this.#firstSlots.set(type, ofType.set(action, ready))
    return ready
  }
}

const findFirstSlots = (all: readonly GrantSourceSlot[], type: string, action: string) => {
  const byId = new Map<string, number>()
  for (let at = 0; at < all.length; at += 1) {
    const slot = all[at]
    if (slot === undefined || !('unconditional' in slot)) continue
    for (const { actions, ids } of permissionsAbout(type, slot.unconditional.permissions)) {
      if (!coversAction(actions, { type, action })) continue
      // Later grant sources cannot have a lower position.
      if (ids === '*') return { byId, otherwise: at }
      for (const id of ids) if (!byId.has(id)) byId.set(id, at)
    }
  }
  return { byId, otherwise: Infinity }
}

/** Lives as long as the epoch, and serves all requests of that time. */
const sortedByType = new WeakMap<readonly Permission[], ReadonlyMap<string, Permission[]>>()

/** The order does not matter, because all have the same position. */
const permissionsAbout = (type: string, permissions: readonly Permission[]) => {
  const sorted = sortedByType.get(permissions) ?? sortByType(permissions)
  const [ofType = [], ofAny = []] = [sorted.get(type), sorted.get('*')]
  return ofAny.length === 0 ? ofType : [...ofType, ...ofAny]
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

/** A Lambda function serves one request at a time, and nearly all its decisions are about one subject. */
let last: PermissionIndex | undefined

export const permissionIndexOf = ({ user, everybody, definitions }: Facts): PermissionIndex => {
  if (
    last?.subject.definitions === definitions &&
    last.subject.user === user &&
    last.subject.everybody === everybody
  ) {
    return last
  }
  last = new PermissionIndex({ user, everybody, definitions })
  return last
}
