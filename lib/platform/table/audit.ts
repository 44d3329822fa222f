/** The audit trail. A record is written in the transaction of its change, and never changed or removed. */
import { createHash, randomUUID } from 'node:crypto'
import { type AuditedChange, auditedChanges, type AuditedResource } from './recordedChanges.ts'
import { groupObject, type ObjectReference } from '#values/objectId.ts'
import { changeOf, keyOf } from './actions.ts'
import { jsonText } from './attributes.ts'
import { auditEntity, auditListOf, type AuditRecord } from './items/auditRecords.ts'
import { securityEntity, securityKey } from './items/securities.ts'
import type { UserReference } from '#values/userName.ts'
import { entityOf } from './registry.ts'
import { isConditionCheck, type Item, type ItemChange, type Write } from './items.ts'
import { type Key, millisText } from './key.ts'
import { objectOf } from './resources.ts'

export interface ChangeAuthor {
  /** Null: the caller was not signed in, or the service itself made the change. */
  readonly user: UserReference | null
  /** The scoped token with which the user acted. */
  readonly token?: AuditRecord['token']
  readonly requestId: string | null
  readonly atMillis: number
}

export const serviceAuthor = (): ChangeAuthor => ({
  user: null,
  requestId: null,
  atMillis: Date.now(),
})

/** Security lives as long as its object. Records older than its creation are about an earlier object. */
export const withCreationTime = (write: Write, { atMillis }: Pick<ChangeAuthor, 'atMillis'>) => {
  if (!('put' in write) || entityOf(write.put) !== securityEntity) return write
  const { put, expected } = write
  if (typeof expected !== 'object') return { put: { ...put, createdMillis: atMillis }, expected }
  const { createdMillis } = expected
  return createdMillis === undefined ? write : { put: { ...put, createdMillis }, expected }
}

const isAudited = (key: Key): boolean => entityOf(key).audited !== undefined

/** Whether a write ignores the current item, although its audit record has to contain that item. */
export const isBlind = (write: Write | undefined): boolean =>
  write !== undefined &&
  !isConditionCheck(write) &&
  write.expected === 'any' &&
  isAudited(keyOf(write))

/** One record for each object. @param writes without blind writes */
export const recordsOf = (writes: readonly Write[], writeId: string, author: ChangeAuthor) => {
  const trails = new Map<string, Trail>()
  for (const write of writes) {
    const change = isAudited(keyOf(write)) ? changeOf(write, writeId) : undefined
    const item = change?.after ?? change?.before
    if (change === undefined || item === undefined) continue
    const object = userIn(item) ?? objectOf(item)
    trailIn(trails, objectPartitionOf(item), object).changes.push(change)
    for (const { groupId, ...member } of membershipChanges(change)) {
      const group = groupObject(groupId)
      trailIn(trails, securityKey(group).PK, group).members.push(member)
    }
  }
  return [...trails].map(([partition, trail]) => recordOf(partition, trail, writeId, author))
}

interface Trail {
  readonly object: ObjectReference | undefined
  readonly changes: ItemChange[]
  /** Users who joined the group or left it. */
  readonly members: Omit<Membership, 'groupId'>[]
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

/** The trail of an object of type USER combines the ownership, the user and the invitations. */
export const objectPartitionOf = (item: Item): string => {
  const user = userIn(item)
  return user === undefined ? item.PK : securityKey(user).PK
}

export const trailOf = (item: Item): string => auditEntity.key.partition(objectPartitionOf(item))

const userIn = (item: Item): ObjectReference | undefined => entityOf(item).userIn(item)

const auditedResourcesIn = (item: Item | undefined): readonly AuditedResource[] => {
  if (item === undefined) return []
  const { resources, audited = {} } = entityOf(item)
  return resources(item).map((resource) => ({ ...resource, audited }))
}

const digest = (content: string): string => createHash('sha256').update(content).digest('hex')

/** The record of a reading of a secret, which changes nothing. */
export const recordOfReading = (
  object: ObjectReference,
  name: string,
  field: string,
  author: ChangeAuthor,
): Write =>
  auditRecord(securityKey(object).PK, { object, steps: [] }, `1 ${randomUUID()}`, author, [
    { what: 'object', change: 'read', name, fields: [{ name: field }] },
  ])

const recordOf = (
  partition: string,
  { object, changes, members }: Trail,
  writeId: string,
  author: ChangeAuthor,
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
  // Within a millisecond, creations come before changes.
  const isMade = changes.length > 0 && changes.every(({ before }) => before === undefined)
  const steps = changes.map(({ before, after }) => ({
    item: (after ?? before)?.SK ?? '',
    from: before?.version ?? 0,
    to: after?.version ?? 0,
  }))
  const order = `${isMade ? 0 : 1} ${writeId}`
  return auditRecord(partition, { object, steps }, order, author, [...resources, ...memberships])
}

const auditRecord = (
  partition: string,
  { object, steps }: { readonly object: ObjectReference | undefined } & Pick<AuditRecord, 'steps'>,
  order: string,
  { user, token, requestId, atMillis }: ChangeAuthor,
  changes: readonly AuditedChange[],
): Write => {
  const key = auditEntity.key(partition, millisText(atMillis), order)
  const content = {
    atMillis,
    user,
    ...(token === undefined ? {} : { token: { id: token.id, name: token.name } }),
    requestId,
    object: object ?? null,
    changes: jsonText(changes),
    steps,
    ...(user === null
      ? {}
      : { listPK: auditListOf(user.userId), listSK: `${key.SK}${digest(partition)}` }),
  }
  return auditEntity.put(key, content, 'absent')
}

/** The id is unique forever, so that a new user with the same name does not become the author. */
interface Membership extends UserReference {
  readonly groupId: string
  readonly change: 'created' | 'deleted'
}

/** Not of a user's creation or deletion, because the user's own record is enough. */
const membershipChanges = ({ before, after }: ItemChange): readonly Membership[] => {
  const changed = after && entityOf(after).memberships({ before, after })
  if (changed === undefined) return []
  const { joined, left, user } = changed
  return [
    ...joined.map((groupId) => ({ groupId, change: 'created' as const, ...user })),
    ...left.map((groupId) => ({ groupId, change: 'deleted' as const, ...user })),
  ]
}
