/**
 * The audit trail: who changed what, when, and what it was before. Its records go into the very
 * transaction that makes the change, and nothing ever changes or removes one.
 */
import { createHash } from 'node:crypto'
import {
  auditedChanges,
  type AuditedChange,
  type AuditedResource,
} from '../domain/audit/auditRecord.ts'
import { type ObjectReference, userObject } from '../domain/access/objectId.ts'
import { itemAfter, keyOf } from './actions.ts'
import { jsonText, text } from './attributes.ts'
import { auditEntity, auditListOf } from './entities/auditRecords.ts'
import { groupEntity } from './entities/groups.ts'
import { securityKey } from './entities/securities.ts'
import type { UserReference } from './entities/users.ts'
import { entityNameOf, entityOf } from './keys.ts'
import { isCheck, type Item, type ItemChange, type Write } from './items.ts'
import { type Key, millisText } from './key.ts'
import { type MembershipChange, membershipChanges } from './membershipChanges.ts'
import { objectOf } from './resources.ts'

/** Whose request it is that changes something. */
export interface Author {
  /** Null: nobody was signed in, or the service did it by itself. */
  readonly user: UserReference | null
  readonly requestId: string | null
  readonly atMillis: number
}

export const theServiceItself = (): Author => ({
  user: null,
  requestId: null,
  atMillis: Date.now(),
})

/**
 * The security of an object begins and ends with the object. So it also keeps the time since when the
 * object exists: older records describe an earlier object of the same name.
 */
export const withCreationTime = (write: Write, { atMillis }: Pick<Author, 'atMillis'>): Write => {
  if (!('put' in write) || entityNameOf(write.put) !== 'security') return write
  const { put, expected } = write
  if (typeof expected !== 'object') return { put: { ...put, createdMillis: atMillis }, expected }
  const { createdMillis } = expected
  return createdMillis === undefined ? write : { put: { ...put, createdMillis }, expected }
}

const isAudited = (key: Key): boolean => entityOf(key).audited !== undefined

/** Whether a write would be done without knowing what is there, and has to know it. */
export const isBlind = (write: Write | undefined): boolean =>
  write !== undefined && !isCheck(write) && write.expected === 'any' && isAudited(keyOf(write))

/**
 * The records of what these writes change, one for each object.
 * @param writes none of them blind
 */
export const recordsOf = (
  writes: readonly Write[],
  writeId: string,
  author: Author,
): readonly Write[] => {
  const trails = new Map<string, Trail>()
  for (const write of writes) {
    const change = changeBy(write, writeId)
    const item = change?.after ?? change?.before
    if (change === undefined || item === undefined) continue
    trailIn(trails, objectPartitionOf(item), auditedObjectOf(item)).changes.push(change)
    for (const { groupId, ...member } of membershipChanges(change)) {
      const group = { type: 'USER_GROUP', id: groupId }
      trailIn(trails, groupEntity.key.partition(groupId), group).members.push(member)
    }
  }
  return [...trails].map(([partition, trail]) => recordOf(partition, trail, writeId, author))
}

interface Trail {
  readonly object: ObjectReference | undefined
  readonly changes: ItemChange[]
  /** Users who came into the group, or left it. */
  readonly members: Omit<MembershipChange, 'groupId'>[]
}

const changeBy = (write: Write, writeId: string): ItemChange | undefined => {
  if (isCheck(write) || !isAudited(keyOf(write))) return undefined
  const before = typeof write.expected === 'object' ? write.expected : undefined
  return { before, after: itemAfter(write, writeId) }
}

const trailIn = (
  trails: Map<string, Trail>,
  partition: string,
  object: ObjectReference | undefined,
): Trail => {
  const trail = trails.get(partition) ?? { object, changes: [], members: [] }
  trails.set(partition, trail)
  return trail
}

/** A user has the trail of the object of type USER, so that ownership and user stand together. */
export const objectPartitionOf = (item: Item): string => {
  const user = userIn(item)
  return user === undefined ? item.PK : securityKey(user).PK
}

/** The partition of the records about an item. */
export const trailOf = (item: Item): string => auditEntity.key.partition(objectPartitionOf(item))

const auditedObjectOf = (item: Item): ObjectReference | undefined => userIn(item) ?? objectOf(item)

const userIn = (item: Item): ObjectReference | undefined =>
  ['user', 'receivedGrants'].includes(entityNameOf(item)) && text.is(item.name)
    ? userObject(item.name)
    : undefined

const auditedResourcesIn = (item: Item | undefined): readonly AuditedResource[] => {
  if (item === undefined) return []
  const { resources, audited = {} } = entityOf(item)
  return resources(item).map((resource) => ({ ...resource, audited }))
}

const digest = (content: string): string => createHash('sha256').update(content).digest('hex')

const recordOf = (
  partition: string,
  { object, changes, members }: Trail,
  writeId: string,
  { user, requestId, atMillis }: Author,
): Write => {
  const resources = auditedChanges(
    changes.flatMap(({ before }) => auditedResourcesIn(before)),
    changes.flatMap(({ after }) => auditedResourcesIn(after)),
    digest,
  )
  const memberships = members.map((member): AuditedChange => ({
    what: 'membership',
    ...member,
    fields: [],
  }))
  // Within a millisecond, what was made comes before what was changed.
  const isMade = changes.length > 0 && changes.every(({ before }) => before === undefined)
  const key = auditEntity.key(partition, millisText(atMillis), `${isMade ? 0 : 1} ${writeId}`)
  const content = {
    ...{ atMillis, user, requestId, object: object ?? null },
    changes: jsonText<readonly AuditedChange[]>([...resources, ...memberships]),
    steps: changes.map(({ before, after }) => ({
      item: (after ?? before)?.SK ?? '',
      from: before?.version ?? 0,
      to: after?.version ?? 0,
    })),
    ...(user === null
      ? {}
      : { listPK: auditListOf(user.userId), listSK: `${key.SK}${digest(partition)}` }),
  }
  return auditEntity.put(key, content, 'absent')
}
