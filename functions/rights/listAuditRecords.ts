import '#allEntities'
import { EndpointResult, endpoint } from '#endpoint'
import { auditPageSizeMax, auditQuery, auditTrail } from '#schemas/platform/audit.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, invalidInput } from '#values/failure.ts'
import {
  objectIdFromText,
  objectIdIfShort,
  type ObjectReference,
  userObject,
} from '#values/objectId.ts'
import { typePattern } from '#access/rules/permission.ts'
import {
  type AuditRecord,
  auditRecordOf,
  beginsObject,
  pageOfObjectRecords,
  pageOfUserRecords,
  readAuditRecords,
} from '#table/items/auditRecords.ts'
import { readCreationTime, readSecurity } from '#table/items/securities.ts'
import { readUser } from '#access/items/users.ts'
import { authorize, callerIsAdministrator } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { formatCursor, readCursor } from '#table/cursor.ts'
import type { ListRange } from '#access/listReadable.ts'
import { mayEach } from '#access/readable.ts'
import { signedIn } from '#access/context.ts'
import { showRecords, showVisibleRecords } from '#rights/steps/auditVisibility.ts'

export const { declaration, handler } = endpoint({
  name: 'listAuditRecords',
  summary: 'List the audit records of an object or a user',
  description:
    'Needs the permission `{TYPE}:CHANGE_ACL,READ:{id}` for the object, or ' +
    '`USER:CHANGE_ACL,READ:{actor}`. Among the changes of a user, those of objects for which the ' +
    'caller does not have both permissions are omitted, so a page can contain fewer records than ' +
    '`limit`. Records of races, leaderboards and courses are listed under their regatta, and those ' +
    'of memberships under the group too. If a name was reused, only administrators see the records ' +
    'of the earlier object. Likewise, only administrators see the names of users and groups that ' +
    'were deleted or that the caller may not read.',
  routes: ['GET /security/api/restsecurity/audit'],
  guard: { kind: 'signed-in' },
  input: auditQuery,
  load: async ({
    context: { store },
    input: { object = '', cursor, limit = auditPageSizeMax },
  }) => {
    const parsed = partsOfObject(object)
    const id = parsed && objectIdIfShort(parsed.id)
    // The use case reports an id that is too long.
    if (parsed === undefined || id === undefined || cursor !== undefined) return
    const reference = { ...parsed, id }
    await Promise.all([
      readSecurity(store, reference),
      store.query(pageOfObjectRecords(reference, limit, undefined)),
    ])
  },
  reply: { status: 200, body: auditTrail },
  errors: ['forbidden', 'not-found'],
  run: async ({ context, input }) => {
    const { limit = auditPageSizeMax } = input
    const { records, next } = await listAuditRecords(context, { ...input, limit })
    return new EndpointResult(records, { next })
  },
})

type AuditQuery = Static<typeof auditQuery> & ListRange

/**
 * Permission to change the ACL implies an interest in earlier changes. READ is needed too, because
 * records contain former contents of the object.
 */
const actions = ['CHANGE_ACL', 'READ'] as const

/** @throws Failure `invalid-input` unless the query has either an object or an actor */
const listAuditRecords = async (context: Context, query: AuditQuery) => {
  signedIn(context)
  const { object, actor } = query
  if (object !== undefined && actor === undefined) return recordsOfObject(context, object, query)
  if (actor !== undefined && object === undefined) return recordsOfActor(context, actor, query)
  const code = object === undefined ? 'required' : 'ambiguous'
  const detail = 'must be given unless `actor` is given, and not together with it'
  throw invalidInput([{ parameter: 'object', code, detail }])
}

const recordsOfObject = async (context: Context, text: string, { limit, cursor }: AuditQuery) => {
  const object = parseObject(text)
  await authorizeAll(context, object)
  const list = `audit of ${object.type} ${object.id}`
  const start = readCursor(context, list, cursor)
  const page = await context.store.query(pageOfObjectRecords(object, limit, start))
  const records = page.items.map(auditRecordOf)
  const next = formatCursor(context, list, page.next)
  if (await callerIsAdministrator(context)) return { records: showRecords(records), next }
  // A name can be reused: older records are about another user's object.
  const first = records.findIndex(beginsObject)
  if (first < 0) return { records: await showVisibleRecords(context, records), next }
  return { records: await showVisibleRecords(context, records.slice(0, first + 1)) }
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
  if (await callerIsAdministrator(context)) return { records: showRecords(readable), next }
  const present = await recordsOfPresentObjects(context, readable)
  return { records: await showVisibleRecords(context, present), next }
}

/** Omits records that are older than their object, which `?object=` does not return either. */
const recordsOfPresentObjects = async ({ store }: Context, records: readonly AuditRecord[]) => {
  const ages = await Promise.all(
    records.map(async ({ object }) => object && readCreationTime(store, object)),
  )
  // Only the time distinguishes a record of this object from one of an earlier object.
  return records.filter(({ atMillis }, position) => atMillis >= (ages[position] ?? Infinity))
}

const parseObject = (text: string): ObjectReference => {
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
