/**
 * The audit trail: who changed what, when, and what it was before. Its records go into the very
 * transaction that makes the change, and nothing ever changes or removes one.
 */
import { createHash } from 'node:crypto'
import {
  auditedChanges,
  type AuditedChange,
  type AuditedThing,
} from '../domain/audit/auditRecord.ts'
import { type ObjectReference, userObject } from '../domain/access/objectId.ts'
import { itemAfter, keyOf } from './actions.ts'
import { auditedFieldsOf, auditedKinds } from './auditedFields.ts'
import { objectOf } from './belonging.ts'
import { thingsIn } from './changes.ts'
import { isCheck, type Item, type Write } from './items.ts'
import { auditListOf, keys, type Key } from './keys.ts'
import { kindOfKey } from './keyKinds.ts'
import { type MembershipChange, membershipChanges } from './membershipChanges.ts'
import type { Touched } from './rehearsal.ts'
import type { UserReference } from './users.ts'

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
  if (!('put' in write) || kindOfKey(write.put) !== 'security') return write
  const { put, expected } = write
  if (typeof expected !== 'object') return { put: { ...put, createdMillis: atMillis }, expected }
  const { createdMillis } = expected
  return createdMillis === undefined ? write : { put: { ...put, createdMillis }, expected }
}

/** One version of an item became another one; 0: there was none, or is none any more. */
export interface VersionStep {
  /** The sort key of the item; its partition key is that of the object. */
  readonly item: string
  readonly from: number
  readonly to: number
}

const isAudited = (key: Key): boolean => auditedKinds.has(kindOfKey(key))

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
    const touched = touchedBy(write, writeId)
    if (touched === undefined) continue
    const item = touched.after ?? touched.before
    if (item === undefined) continue
    trailIn(trails, objectPartitionOf(item), auditedObjectOf(item)).touched.push(touched)
    for (const { groupId, ...change } of membershipChanges(touched)) {
      const group = { type: 'USER_GROUP', id: groupId }
      trailIn(trails, keys.group(groupId).PK, group).members.push(change)
    }
  }
  return [...trails].map(([partition, trail]) => recordOf(partition, trail, writeId, author))
}

interface Trail {
  readonly object: ObjectReference | undefined
  readonly touched: Touched[]
  /** Users who came into the group, or left it. */
  readonly members: Omit<MembershipChange, 'groupId'>[]
}

const touchedBy = (write: Write, writeId: string): Touched | undefined => {
  if (isCheck(write) || !isAudited(keyOf(write))) return undefined
  const before = typeof write.expected === 'object' ? write.expected : undefined
  return { before, after: itemAfter(write, writeId) }
}

const trailIn = (
  trails: Map<string, Trail>,
  partition: string,
  object: ObjectReference | undefined,
): Trail => {
  const trail = trails.get(partition) ?? { object, touched: [], members: [] }
  trails.set(partition, trail)
  return trail
}

/** A user has the trail of the object of type USER, so that ownership and user stand together. */
const objectPartitionOf = (item: Item): string =>
  isOfUser(item) ? keys.security(userIn(item)).PK : item.PK

const isOfUser = (item: Item): boolean => ['user', 'receivedGrants'].includes(kindOfKey(item))

/** The partition of the records about an item. */
export const trailOf = (item: Item): string => keys.audit(objectPartitionOf(item), 0, '').PK

const auditedObjectOf = (item: Item): ObjectReference | undefined =>
  isOfUser(item) ? userIn(item) : objectOf(item)

const userIn = ({ name }: Item): ObjectReference => userObject(name as string)

const auditedThingsIn = (item: Item | undefined): readonly AuditedThing[] =>
  item === undefined
    ? []
    : thingsIn(item).map((thing) => ({ ...thing, audited: auditedFieldsOf(kindOfKey(item)) }))

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

const recordOf = (
  partition: string,
  { object, touched, members }: Trail,
  writeId: string,
  { user, requestId, atMillis }: Author,
): Write => {
  const changes = auditedChanges(
    touched.flatMap(({ before }) => auditedThingsIn(before)),
    touched.flatMap(({ after }) => auditedThingsIn(after)),
    digest,
  )
  const memberships = members.map((member): AuditedChange => ({
    what: 'membership',
    ...member,
    fields: [],
  }))
  // Within a millisecond, what was made comes before what was changed.
  const isMade = touched.length > 0 && touched.every(({ before }) => before === undefined)
  const key = keys.audit(partition, atMillis, `${isMade ? 0 : 1} ${writeId}`)
  return {
    put: {
      ...key,
      atMillis,
      user,
      requestId,
      object: object ?? null,
      changes: JSON.stringify([...changes, ...memberships]),
      steps: touched.map(({ before, after }) => ({
        item: (after ?? before)?.SK,
        from: before?.version ?? 0,
        to: after?.version ?? 0,
      })),
      ...(user === null
        ? {}
        : { listPK: auditListOf(user.userId), listSK: `${key.SK}${digest(partition)}` }),
    },
    expected: 'absent',
  }
}
