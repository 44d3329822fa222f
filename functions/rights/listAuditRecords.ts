import '#allEntities'
import { endpoint, EndpointResult } from '#endpoint'
import { auditPageSizeMax, auditQuery, auditTrail } from '#schemas/platform/audit.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, invalidInput, sentence } from '#values/failure.ts'
import {
  groupObject,
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
import { filterReadable, mayEach } from '#access/readable.ts'
import { signedIn } from '#access/context.ts'
import { type AuditedField, withheldValue } from '#table/recordedChanges.ts'
import { keyOfObject, prefetchOfObject } from '#table/objects.ts'

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
  scopedTokens: 'checked',
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

/** Records tell earlier changes of the ACL, and former contents of the object. */
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
  if (user === undefined) throw new Failure('not-found', sentence`There is no user ${name}.`)
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

/** Bounds the reads of one request. Further references are withheld. */
const referencesMax = 1000

interface Reference {
  readonly object: ObjectReference
  /** Unique forever. Older records of a membership contain no id. */
  readonly id: string | undefined
}

type IsVisible = (reference: Reference) => boolean

/** Callers also know their own groups, and the present owners and ACL entries of the objects. */
const showVisibleRecords = async (context: Context, records: readonly AuditRecord[]) => {
  const isVisible = await visibilityOf(context, records)
  return records.map((record) => showRecord(record, isVisible))
}

/** Administrators also see deleted users and groups. */
const showRecords = (records: readonly AuditRecord[]) =>
  records.map((record) => showRecord(record, () => true))

const visibilityOf = async (
  context: Context,
  records: readonly AuditRecord[],
): Promise<IsVisible> => {
  const { store, caller } = context
  const own = new Set([caller?.user.userId, ...(caller?.user.groupIds ?? [])])
  const others = referencesIn(records)
    .filter(({ id }) => !own.has(id))
    .slice(0, referencesMax)
  if (others.length === 0) return ({ id }) => own.has(id)
  await store.prefetch(others.flatMap(({ object }) => prefetchOfObject(object)))
  const readable = new Set(await filterReadable(context, others, ({ object }) => object))
  const present = await presentIds(context, records)
  const exists = await Promise.all(others.map((reference) => stillExists(context, reference)))
  const visible = others.filter(
    (reference, position) =>
      exists[position] && (readable.has(reference) || present.has(reference.id)),
  )
  const names = new Set(visible.map(identityOf))
  return (reference) => own.has(reference.id) || names.has(identityOf(reference))
}

const identityOf = ({ object, id }: Reference): string => JSON.stringify([object, id])

/** Another user of the same name is not the user of the record. */
const stillExists = async ({ store }: Context, { object, id }: Reference) => {
  const key = keyOfObject(object)
  const item = key === undefined ? undefined : await store.get(key)
  return item !== undefined && (id === undefined || id === item.userId || id === item.id)
}

/** Ids that the endpoints for ownership and ACL return to the caller. */
const presentIds = async ({ store }: Context, records: readonly AuditRecord[]) => {
  const securities = await Promise.all(
    records.flatMap(({ object }) => (object === undefined ? [] : [readSecurity(store, object)])),
  )
  return new Set<string | null | undefined>(
    securities.flatMap(({ ownerUserId, ownerGroupId, acl }) => [
      ownerUserId,
      ownerGroupId,
      ...acl.map(({ groupId }) => groupId),
    ]),
  )
}

const referencesIn = (records: readonly AuditRecord[]): readonly Reference[] => {
  const found = new Map<string, Reference>()
  const collect: IsVisible = (reference) => found.set(identityOf(reference), reference).size > 0
  for (const record of records) showRecord(record, collect)
  return [...found.values()]
}

const userReference = (name: string, id: unknown): Reference => ({
  object: userObject(name),
  id: typeof id === 'string' ? id : undefined,
})

const showRecord = (
  { user, token, object, changes, ...record }: AuditRecord,
  isVisible: IsVisible,
) => {
  const isWithheld = user !== null && !isVisible(userReference(user.name, user.userId))
  return {
    at: new Date(record.atMillis).toISOString(),
    username: isWithheld ? null : (user?.name ?? null),
    ...(isWithheld ? { usernameWithheld: true } : token && { token }),
    requestId: record.requestId,
    objectType: object?.type ?? null,
    objectId: object?.id ?? null,
    changes: changes.map(({ what, change, name, userId, fields }) => {
      const isShown = what !== 'membership' || isUserVisible(name, userId, isVisible)
      return {
        what,
        change,
        ...(name === undefined || !isShown ? {} : { name }),
        fields: fields.map((field) => visibleField(field, isVisible)),
      }
    }),
  }
}

const referenceFields: ReadonlySet<string> = new Set([
  'username',
  'groupId',
  'acl',
  'defaultGroup',
  'groups',
  'roles',
  'declined',
])

/** The names of ids of groups, also in the values of these fields. */
const groupFields: ReadonlySet<string> = new Set([
  'groupId',
  'defaultGroup',
  'groups',
  'qualifyingGroupId',
])

const visibleField = (field: AuditedField, isVisible: IsVisible): AuditedField => {
  const { name, ...sides } = field
  if (!referenceFields.has(name)) return field
  const values = Object.entries(sides as Readonly<Record<string, unknown>>)
  return {
    name,
    ...Object.fromEntries(
      values.map(([side, value]) => [side, visibleValue(name, value, isVisible)]),
    ),
  }
}

/** Hides references in the value. A value too long for its record is a digest without any. */
const visibleValue = (name: string, value: unknown, isVisible: IsVisible): unknown => {
  if (Array.isArray(value)) return value.map((member) => visibleValue(name, member, isVisible))
  if (typeof value === 'string' && groupFields.has(name)) {
    return isVisible({ object: groupObject(value), id: value }) ? value : withheldValue
  }
  if (typeof value !== 'object' || value === null) return value
  const parts = value as Readonly<Record<string, unknown>>
  if (name === 'username')
    return isUserVisible(parts.name, parts.userId, isVisible) ? value : withheldValue
  const { qualifyingUserName, ...others } = parts
  const shown = isUserVisible(qualifyingUserName, parts.qualifyingUserId, isVisible)
    ? parts
    : { ...others, qualifyingUserId: withheldValue }
  return Object.fromEntries(
    Object.entries(shown).map(([part, content]) => [part, visibleValue(part, content, isVisible)]),
  )
}

const isUserVisible = (name: unknown, id: unknown, isVisible: IsVisible): boolean =>
  typeof name !== 'string' || isVisible(userReference(name, id))
