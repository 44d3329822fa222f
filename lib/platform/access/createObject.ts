/** Creates an object once, even if the request arrives twice: by an id of the creator, or by a key. */
import { type AccessContext, signedIn } from './context.ts'
import { randomUUID } from 'node:crypto'
import { derivedUuid } from '#values/uuid.ts'
import { Failure, sentence } from '#values/failure.ts'
import type { ObjectType } from '#values/objectTypes.ts'
import { removeSecurity } from '#table/items/securities.ts'
import { removalOf, type Stored, type Write } from '#table/items.ts'
import type { Store } from '#table/store.ts'
import { authorize, callerIsAdministrator } from './authorize.ts'
import { notFound } from './notFound.ts'
import type { ObjectReference } from '#values/objectId.ts'
import { pageOfObjectRecords } from '#table/items/auditRecords.ts'
import { newEpoch } from './items/definitionCache.ts'
import { keysOfObject } from '#table/objects.ts'
import type { UserReference } from '#values/userName.ts'
import { callerUnchanged } from './passingOn.ts'
import { newSecurity } from './creation.ts'

export interface RequestedIdentity {
  /** A UUID in lower case. */
  readonly id?: string | undefined
  /** The same key of the same caller identifies the same object. */
  readonly key?: string | undefined
}

/** @param kind the same key creates one object of each kind @returns also how the id was chosen */
export const identityOf = (
  context: AccessContext,
  kind: string,
  { id, key }: RequestedIdentity,
) => {
  if (id !== undefined) return { id, origin: 'client' } as const
  if (key === undefined || key === '') return { id: randomUUID(), origin: 'random' } as const
  const { userId } = signedIn(context).user
  return { id: derivedUuid(kind, userId, key), origin: 'key' } as const
}

export const alreadyExists = (kind: string, id: string): Failure =>
  new Failure('already-exists', sentence`There is a ${kind} ${id} already.`)

/** Returns the object with the id that the creator chose, if the caller may read it. */
export const showExisting = async <Context extends AccessContext, Shown>(
  context: Context,
  type: ObjectType,
  { id }: RequestedIdentity,
  show: (context: Context, id: string) => Promise<Shown>,
): Promise<Shown | undefined> => {
  if (id === undefined) return undefined
  const existing = await show(context, id)
  await authorize(context, { type, id, action: 'READ' })
  return existing
}

export interface ObjectKind<Made> {
  readonly type: ObjectType
  readonly read: (store: Store, id: string) => Promise<Made | undefined>
  /** Fails if the object already exists. */
  readonly put: (made: Made) => Write
}

/** @throws Failure `not-found` */
export const requireObject = async <Found>(
  { store }: AccessContext,
  { type, read }: Pick<ObjectKind<Found>, 'type' | 'read'>,
  id: string,
): Promise<Found> => {
  const found = await read(store, id)
  if (found === undefined) throw notFound({ type, id })
  return found
}

export const removeObject = async (
  context: AccessContext,
  kind: Pick<ObjectKind<Stored<unknown>>, 'type' | 'read'>,
  id: string,
): Promise<void> => {
  const object = await requireObject(context, kind, id)
  await context.store.write([removalOf(object), removeSecurity({ type: kind.type, id })])
}

/** Creates the object, or returns the one that the same key created before. */
export const createObject = async <Made>(
  context: AccessContext,
  { type, read, put }: ObjectKind<Made>,
  requested: RequestedIdentity,
  make: (id: string) => Made,
): Promise<Made> => {
  signedIn(context)
  const { id, origin } = identityOf(context, type, requested)
  const existing = origin === 'random' ? undefined : await read(context.store, id)
  if (existing !== undefined) {
    if (origin === 'client') throw alreadyExists(type, id)
    await authorize(context, { type, id, action: 'READ' })
    return existing
  }
  const made = make(id)
  await context.store.write([put(made), await newSecurity(context, { type, id })])
  return made
}

/**
 * Administrators may choose the id of a group or a role, to move it from another server. ACLs, members and
 * assignments may still name a deleted one. So the id must be unused, also in the audit trail.
 * @param written the user whose item the same transaction changes
 * @throws Failure `forbidden`, `already-exists`
 */
export const idForNew = async (
  context: AccessContext,
  type: 'USER_GROUP' | 'ROLE_DEFINITION',
  chosen: string | undefined,
  written?: UserReference,
) => {
  if (chosen === undefined) return { id: randomUUID(), writes: [] }
  await requireAdministrator(context)
  if (await isUsed(context, { type, id: chosen })) {
    const detail = sentence`The id ${chosen} belongs, or belonged, to another ${type}.`
    throw new Failure('already-exists', detail)
  }
  return {
    id: chosen,
    // Processes may have cached that this id does not exist.
    writes: [...newEpoch(), ...(await callerUnchanged(context, requireAdministrator, written))],
  }
}

const requireAdministrator = async (context: AccessContext): Promise<void> => {
  if (await callerIsAdministrator(context)) return
  const detail = 'Only administrators choose the id of a group or a role. Leave `id` out.'
  throw new Failure('forbidden', detail, { rule: 'not-held' })
}

const isUsed = async ({ store }: AccessContext, object: ObjectReference): Promise<boolean> => {
  const [{ items }, ...stored] = await Promise.all([
    store.query(pageOfObjectRecords(object, 1, undefined)),
    ...keysOfObject(object).map((key) => store.get(key)),
  ])
  return items.length > 0 || stored.some((item) => item !== undefined)
}
