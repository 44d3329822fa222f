/** The index of what a caller can reach. The store adds its items to each transaction that changes a source. */
import { type ObjectReference, encodeObjectId } from '#values/objectId.ts'
import { type ReachSource, ownGroupsHolding, reachSourcesOf } from '../reachSources.ts'
import { text } from '../attributes.ts'
import { entity } from '../entity.ts'
import type { Item, QueryOptions, Reader, Write, ItemChange } from '../items.ts'
import { type Key, nameOfKey } from '../key.ts'
import { changeOf, keyOf } from '../actions.ts'
import { securedObjectOf, securityEntity, securityKey } from './securities.ts'
import { entityOf } from '../registry.ts'
import { keyOfObject, listOfType, literalKeys } from '../objects.ts'
import { nameOf, objectOf } from '../resources.ts'

/** `type`: all objects of a type that has no list in the index `ByType`. */
export type IndexedSource = ReachSource | readonly ['type']

export interface ListedObject {
  /** The `listSK` of the index `ByType`. */
  readonly position: string
  /** In encoded form. */
  readonly id: string
}

/** Reachable object: an object that a user or a group owns, or that an ACL grants to a group or
 * to everybody. */
export const reachableEntity = entity(
  'reachable',
  'REACH#<type>#<source>#',
  '<position in its list>',
  {
    attributes: { id: text },
  },
)

/** Holding: an object of any type that the own group of a user holds, besides those that the user owns. */
export const holdingEntity = entity('holding', 'HOLDING#<own group>#', '<type>#<id>#', {
  attributes: { type: text, id: text },
})

/** The position is not escaped, so that all lists of a type have the same order. */
const reachableKey = (type: string, source: IndexedSource, position: string): Key => ({
  PK: reachableEntity.key.partition(type, source),
  SK: position,
})

const putReachable = (type: string, source: IndexedSource, { position, id }: ListedObject): Write =>
  reachableEntity.put(reachableKey(type, source, position), { id }, 'any')

const putHolding = (groupId: string, { type, id }: ObjectReference): Write =>
  holdingEntity.put([groupId, type, id], { type, id }, 'any')

/** Whether the own group of a user holds any object. */
export const hasHoldings = async (store: Reader, groupId: string): Promise<boolean> => {
  const page = { partition: holdingEntity.key.partition(groupId), limit: 1 }
  return (await store.query(page)).items.length > 0
}

/** @param after the position after which the page begins */
export const pageOfReachable = (
  type: string,
  source: IndexedSource,
  limit: number,
  after?: string,
): QueryOptions => ({
  partition: reachableEntity.key.partition(type, source),
  limit,
  start: after === undefined ? undefined : { ...reachableKey(type, source, after) },
})

export const listedIn = (item: Item): ListedObject => ({
  position: item.SK,
  id: reachableEntity.decode(item).id,
})

/** A change of one item, or an item that the index depends on and that does not change. */
type Changes = ReadonlyMap<string, ItemChange>

/** With conditions on the items from which they follow. @param writes without blind writes of audited items */
export const indexWrites = async (
  reader: Pick<Reader, 'get' | 'prefetch'>,
  writes: readonly Write[],
): Promise<readonly Write[]> => {
  const changes: Changes = new Map(writes.flatMap(changeBy))
  const objects = [...changes.values()].flatMap(indexedObjectIn)
  const named = new Map(objects.map((object) => [nameOfKey(securityKey(object)), object]))
  // A regatta and its leaderboard have one item, which a transaction may check once.
  const literal = new Map(
    [...named.values()].flatMap(literalKeys).map((key) => [nameOfKey(key), key]),
  )
  const unchanged = [...literal.values()].filter((key) => !changes.has(nameOfKey(key)))
  await reader.prefetch(unchanged)
  const read = await Promise.all(
    unchanged.map(async (key) => [key, await reader.get(key)] as const),
  )
  const all: Changes = new Map([
    ...changes,
    ...read.map(([key, item]) => [nameOfKey(key), { before: item, after: item }] as const),
  ])
  const written = new Set(writes.map((write) => nameOfKey(keyOf(write))))
  return [
    ...[...named.values()].flatMap((object) => entryWrites(object, all)),
    ...[...changes.values()].flatMap(ownEntriesOf),
    ...read
      .filter(([key]) => !written.has(nameOfKey(key)))
      .map(([key, item]): Write => (item === undefined ? { absent: key } : { unchanged: item })),
  ]
}

/** Returns the writes of all index entries that an object has, also of existing ones. */
export const entriesOf = (
  object: ObjectReference,
  item: Item | undefined,
  security: Item | undefined,
): readonly Write[] => {
  const listed = positionOf(object, item)
  if (listed === undefined || security === undefined) return []
  const decoded = securityEntity.decode(security)
  const sources: readonly IndexedSource[] = [
    ...(listOfType(object.type) === undefined ? [['type'] as const] : []),
    ...reachSourcesOf(decoded),
  ]
  return [
    ...sources.map((source) => putReachable(object.type, source, listed)),
    ...ownGroupsHolding(decoded).map((groupId) => putHolding(groupId, object)),
  ]
}

const changeBy = (write: Write): readonly (readonly [string, ItemChange])[] => {
  const key = keyOf(write)
  const { object } = entityOf(key)
  const isSource = object !== undefined || key.SK === securityEntity.key.sortTemplate
  const change = isSource ? changeOf(write, '') : undefined
  return change === undefined ? [] : [[nameOfKey(key), change]]
}

const indexedObjectIn = ({ before, after }: ItemChange): readonly ObjectReference[] => {
  const item = after ?? before
  if (item === undefined) return []
  if (item.SK === securityEntity.key.sortTemplate) return [securedObjectOf(item)]
  const isMoved = before?.listSK !== after?.listSK || before === undefined || after === undefined
  const { object } = entityOf(item)
  const id = object?.type === 'USER' ? encodeObjectId([String(item.name)]) : objectOf(item)?.id
  return isMoved && object !== undefined && id !== undefined ? [{ type: object.type, id }] : []
}

const entryWrites = (object: ObjectReference, changes: Changes): readonly Write[] => {
  const entriesAt = (time: keyof ItemChange) => {
    const [security, item] = literalKeys(object).map((key) => changes.get(nameOfKey(key))?.[time])
    return new Map(
      entriesOf(object, item, security).map((write) => [nameOfKey(keyOf(write)), write]),
    )
  }
  const [before, after] = [entriesAt('before'), entriesAt('after')]
  return [
    ...[...after].flatMap(([name, write]) => (before.has(name) ? [] : [write])),
    ...[...before].flatMap(([name, write]): readonly Write[] =>
      after.has(name) ? [] : [{ remove: keyOf(write), expected: 'any' }],
    ),
  ]
}

/** Objects of types that are not stored here always exist, and their list is sorted by their ids. */
export const positionOf = (
  object: ObjectReference,
  item: Item | undefined,
): ListedObject | undefined => {
  const { id } = object
  if (keyOfObject(object) === undefined) return { position: id, id }
  if (item === undefined) return undefined
  // The key of a user contains the folded name.
  if (object.type === 'USER' && item.name !== nameOf(id)) return undefined
  return { position: typeof item.listSK === 'string' ? item.listSK : id, id }
}

const ownEntriesOf = (change: ItemChange): readonly Write[] => {
  const item = change.after ?? change.before
  return item === undefined ? [] : entityOf(item).indexEntries(change)
}
