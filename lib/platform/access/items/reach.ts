/**
 * The index by which lists find the objects that a caller can reach. The store adds its items to
 * each transaction that changes a source of an object (see `./reachIndex.ts`).
 */
import type { ObjectReference } from '../rules/objectId.ts'
import type { ReachSource } from '../rules/reach.ts'
import { text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Item, QueryOptions, Reader, Write } from '#table/items.ts'
import type { Key } from '#table/key.ts'
import { groupEntity } from './groups.ts'

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

/** Open group: a group with a role for everybody, who thereby reach the objects of the group. */
export const openGroupEntity = entity('openGroup', 'OPEN_GROUPS#', '<group>#', {
  attributes: { groupId: text },
  keyParts: ({ groupId }) => [groupId],
  references: ({ groupId }) => [{ key: groupEntity.key(groupId), refersBack: isOpenGroup }],
})

export const isOpenGroup = (item: Item | undefined): boolean =>
  groupEntity.decodeAny(item)?.roles.some(({ forAll }) => forAll) === true

/** The position is not escaped, so that all lists of a type have the same order. */
const reachableKey = (type: string, source: IndexedSource, position: string): Key => ({
  PK: reachableEntity.key.partition(type, source),
  SK: position,
})

export const putReachable = (
  type: string,
  source: IndexedSource,
  { position, id }: ListedObject,
): Write => reachableEntity.put(reachableKey(type, source, position), { id }, 'any')

export const putHolding = (groupId: string, { type, id }: ObjectReference): Write =>
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

export const putOpenGroup = (groupId: string): Write =>
  openGroupEntity.put([groupId], { groupId }, 'any')

export const pageOfOpenGroups = (limit: number): QueryOptions => ({
  partition: openGroupEntity.key.partition(),
  limit,
})

export const openGroupIdIn = (item: Item): string => openGroupEntity.decode(item).groupId
