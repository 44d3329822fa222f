/** The audit trail, for callers with permission to read the object and to change its ACL. */
import type { auditQuery } from '../../../schemas/audit.ts'
import type { Static } from '../../../schemas/schema.ts'
import { Failure, invalidInput } from '../../domain/failure.ts'
import { objectIdFromText, type ObjectReference, userObject } from '../../domain/access/objectId.ts'
import { typePattern } from '../../domain/access/permission.ts'
import {
  type AuditRecord,
  auditRecordOf,
  beginsObject,
  pageOfObjectRecords,
  pageOfUserRecords,
  readAuditRecords,
} from '../../store/entities/auditRecords.ts'
import type { Prefetch } from '../../store/items.ts'
import { keys } from '../../store/keys.ts'
import { readCreationTime } from '../../store/entities/securities.ts'
import { readUser } from '../../store/entities/users.ts'
import { authorize, callerIsAdministrator } from '../authorize.ts'
import type { Context } from '../context.ts'
import { formatCursor, readCursor } from '../cursor.ts'
import type { ListRange } from '../listReadable.ts'
import { mayEach } from '../readable.ts'
import { type VisibleRecord, withAllNames, withoutUnreadable } from './auditReferences.ts'
import { signedIn } from './signIn.ts'

/** The items that the input determines, fetched together with the caller. */
export const prefetchForAudit = ({ object, limit, cursor }: AuditQuery): readonly Prefetch[] => {
  const parsedObject = object === undefined ? undefined : partsOfObject(object)
  if (parsedObject === undefined || cursor !== undefined) return []
  try {
    const reference = { ...parsedObject, id: objectIdFromText(parsedObject.id) }
    return [keys.security(reference), pageOfObjectRecords(reference, limit, undefined)]
  } catch (error) {
    // An id that is too long. The use case reports it.
    if (error instanceof Failure) return []
    throw error
  }
}

type AuditQuery = Static<typeof auditQuery> & ListRange

/**
 * Permission to change the ACL implies an interest in earlier changes. READ is needed too, because
 * records contain former contents of the object.
 */
const actions = ['CHANGE_ACL', 'READ'] as const

/** @throws Failure `invalid-input` unless the query has either an object or an actor */
export const listAuditRecords = async (context: Context, query: AuditQuery) => {
  signedIn(context)
  const { object, actor } = query
  if (object !== undefined && actor === undefined) return recordsOfObject(context, object, query)
  if (actor !== undefined && object === undefined) return recordsOfActor(context, actor, query)
  const code = object === undefined ? 'required' : 'ambiguous'
  const detail = 'must be given unless `actor` is given, and not together with it'
  throw invalidInput([{ parameter: 'object', code, detail }])
}

const recordsOfObject = async (context: Context, text: string, { limit, cursor }: AuditQuery) => {
  const object = readObject(text)
  await authorizeAll(context, object)
  const list = `audit of ${object.type} ${object.id}`
  const start = readCursor(context, list, cursor)
  const page = await context.store.query(pageOfObjectRecords(object, limit, start))
  const records = page.items.map(auditRecordOf)
  const next = formatCursor(context, list, page.next)
  if (await callerIsAdministrator(context)) return { records: withAllNames(records), next }
  // A name can be reused: older records are about another user's object.
  const first = records.findIndex(beginsObject)
  if (first < 0) return { records: await withoutUnreadable(context, records), next }
  return { records: await withoutUnreadable(context, records.slice(0, first + 1)) }
}

const authorizeAll = async (context: Context, object: ObjectReference) => {
  for (const action of actions) await authorize(context, { ...object, action })
}

const recordsOfActor = async (context: Context, name: string, { limit, cursor }: AuditQuery) => {
  const object = userObject(name)
  await authorizeAll(context, object)
  const user = await readUser(context.store, name)
  if (user === undefined) throw new Failure('not-found', `There is no user ${name}.`)
  const list = `audit by ${user.userId}`
  const start = readCursor(context, list, cursor)
  const page = await context.store.query(pageOfUserRecords(user.userId, limit, start))
  // The index contains keys only.
  const records = await readAuditRecords(context.store, page.items)
  const known = records.filter((record) => record.object !== undefined)
  const next = formatCursor(context, list, page.next)
  const objects = known.flatMap(({ object }) => object ?? [])
  const may = await Promise.all(actions.map((action) => mayEach(context, objects, action)))
  const readable = known.filter((_, position) => may.every((each) => each[position]))
  if (await callerIsAdministrator(context)) return { records: withAllNames(readable), next }
  const present = await recordsOfPresentObjects(context, readable)
  return { records: await withoutUnreadable(context, present), next }
}

/** Omits records that are older than their object, which `?object=` does not return either. */
const recordsOfPresentObjects = async ({ store }: Context, records: readonly AuditRecord[]) => {
  const ages = await Promise.all(
    records.map(async ({ object }) => object && readCreationTime(store, object)),
  )
  // Only the time distinguishes a record of this object from one of an earlier object.
  return records.filter(({ atMillis }, position) => atMillis >= (ages[position] ?? Infinity))
}

const readObject = (text: string): ObjectReference => {
  const parsedObject = partsOfObject(text)
  if (parsedObject === undefined) {
    const detail = 'must be a type, a slash and an id, for example `ROLE_DEFINITION/{id}`'
    throw invalidInput([{ parameter: 'object', code: 'object', detail }])
  }
  return { ...parsedObject, id: objectIdFromText(parsedObject.id) }
}

const partsOfObject = (text: string): ObjectReference | undefined => {
  const [, type = '', id = ''] = /^([^/]*)\/(.+)$/s.exec(text) ?? []
  return typePattern.test(type) ? { type, id } : undefined
}

export const showAuditRecord = (record: VisibleRecord) => ({
  at: new Date(record.atMillis).toISOString(),
  username: record.user?.name ?? null,
  ...(record.isUserWithheld ? { usernameWithheld: true } : {}),
  requestId: record.requestId,
  objectType: record.object?.type ?? null,
  objectId: record.object?.id ?? null,
  changes: record.changes.map(({ what, change, name, fields }) => ({
    what,
    change,
    ...(name === undefined ? {} : { name }),
    fields: [...fields],
  })),
})
