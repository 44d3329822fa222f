/**
 * The audit trail: who changed what, when, and what it was before. Its records go into the very
 * transaction that makes the change, and nothing ever changes or removes one.
 */
import { createHash } from 'node:crypto'
import { auditedChanges, type AuditedChange } from '../domain/audit.ts'
import { type ObjectReference, userObject } from '../domain/objectId.ts'
import { itemAfter, keyOf } from './actions.ts'
import { objectOf } from './belonging.ts'
import { thingsIn } from './changes.ts'
import { isCheck, type Item, type Write } from './items.ts'
import { auditListOf, keys, type Key } from './keys.ts'
import { type KeyKind, kindOfKey } from './keyKinds.ts'
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

/** One version of an item became another one; 0: there was none, or is none any more. */
export interface VersionStep {
  /** The sort key of the item; its partition key is that of the object. */
  readonly item: string
  readonly from: number
  readonly to: number
}

/** What decides who may do what, what is signed in with, and what races are sailed by. */
export const auditedKinds: ReadonlySet<KeyKind> = new Set<KeyKind>([
  'user',
  'security',
  'role',
  'group',
  'sshKey',
  'event',
  'regatta',
  'course',
  'markTemplate',
  'markProperties',
  'markRole',
  'courseTemplate',
])

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
    for (const group of membershipsIn(touched)) {
      trailIn(trails, keys.group(group.id).PK, group).joined.push(touched)
    }
  }
  return [...trails].map(([partition, trail]) => recordOf(partition, trail, writeId, author))
}

interface Trail {
  readonly object: ObjectReference | undefined
  readonly touched: Touched[]
  /** Users who came into the group, or left it. */
  readonly joined: Touched[]
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
  const trail = trails.get(partition) ?? { object, touched: [], joined: [] }
  trails.set(partition, trail)
  return trail
}

/** A user has the trail of the object of type USER, so that ownership and user stand together. */
const objectPartitionOf = (item: Item): string =>
  kindOfKey(item) === 'user' ? keys.security(userIn(item)).PK : item.PK

/** The partition of the records about an item. */
export const trailOf = (item: Item): string => keys.audit(objectPartitionOf(item), 0, '').PK

const auditedObjectOf = (item: Item): ObjectReference | undefined =>
  kindOfKey(item) === 'user' ? userIn(item) : objectOf(item)

const userIn = ({ name }: Item): ObjectReference => userObject(name as string)

/** The groups that a user has joined or left. Who is made or deleted has a record of it anyway. */
const membershipsIn = ({ before, after }: Touched): readonly ObjectReference[] => {
  if (before === undefined || after === undefined || kindOfKey(after) !== 'user') return []
  const [was, is] = [before, after].map(({ groupIds }) => new Set(groupIds as readonly string[]))
  return [...new Set([...(was ?? []), ...(is ?? [])])]
    .filter((id) => was?.has(id) !== is?.has(id))
    .map((id) => ({ type: 'USER_GROUP', id }))
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

const recordOf = (
  partition: string,
  { object, touched, joined }: Trail,
  writeId: string,
  { user, requestId, atMillis }: Author,
): Write => {
  const changes = auditedChanges(
    touched.flatMap(({ before }) => thingsIn(before)),
    touched.flatMap(({ after }) => thingsIn(after)),
    digest,
  )
  const members = joined.map(({ after }): AuditedChange => {
    const groups = (after?.groupIds ?? []) as readonly string[]
    const change = groups.includes(object?.id ?? '') ? 'created' : 'deleted'
    return { what: 'membership', change, name: after?.name as string, fields: [] }
  })
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
      changes: JSON.stringify([...changes, ...members]),
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
