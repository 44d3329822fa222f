/**
 * Creates an object exactly once, even if the request arrives twice: the creator can choose its id,
 * or send a key that identifies repetitions of the request.
 */
import { randomUUID } from 'node:crypto'
import { derivedUuid } from '../domain/value/derivedUuid.ts'
import { Failure } from '../domain/failure.ts'
import type { ObjectType } from '../domain/access/objectTypes.ts'
import { putSecurity, removeSecurity, unsecured } from '../store/entities/securities.ts'
import { removalOf, type Stored, type Write } from '../store/items.ts'
import type { Store } from '../store/store.ts'
import { authorize } from './authorize.ts'
import type { Context } from './context.ts'
import { creationOwnership } from './creation.ts'
import { notFound } from './notFound.ts'
import { signedIn } from './security/signIn.ts'

export interface RequestedIdentity {
  /** A UUID in lower case. */
  readonly id?: string | undefined
  /** The same key of the same caller identifies the same object. */
  readonly key?: string | undefined
}

export interface Identity {
  readonly id: string
  /** How the id was chosen, which tells whether it may already be taken. */
  readonly origin: 'random' | 'key' | 'client'
}

/** @param kind of the created object: the same key creates one object of each kind */
export const identityOf = (
  context: Context,
  kind: string,
  { id, key }: RequestedIdentity,
): Identity => {
  if (id !== undefined) return { id, origin: 'client' }
  if (key === undefined || key === '') return { id: randomUUID(), origin: 'random' }
  const { userId } = signedIn(context).user
  return { id: derivedUuid(kind, userId, key), origin: 'key' }
}

/** The failure for an id that is already taken. */
export const alreadyExists = (kind: string, id: string): Failure =>
  new Failure('already-exists', `There is a ${kind} ${id} already.`)

/**
 * Returns the object with the id that the creator chose, if it exists and the caller may read it.
 */
export const showExisting = async <Shown>(
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

/** The storage functions of an object type. */
export interface Kind<Made> {
  readonly type: ObjectType
  readonly read: (store: Store, id: string) => Promise<Made | undefined>
  /** Fails if the object already exists. */
  readonly put: (made: Made) => Write
}

/** @throws Failure `not-found` */
export const requireObject = async <Found>(
  { store }: Context,
  { type, read }: Pick<Kind<Found>, 'type' | 'read'>,
  id: string,
): Promise<Found> => {
  const found = await read(store, id)
  if (found === undefined) throw notFound({ type, id })
  return found
}

export const removeObject = async (
  context: Context,
  kind: Pick<Kind<Stored<unknown>>, 'type' | 'read'>,
  id: string,
): Promise<void> => {
  const object = await requireObject(context, kind, id)
  await context.store.write([removalOf(object), removeSecurity({ type: kind.type, id })])
}

/**
 * Creates the object with the requested owner, or returns the one that the same key created before.
 */
export const createObject = async <Made>(
  context: Context,
  { type, read, put }: Kind<Made>,
  wish: RequestedIdentity,
  make: (id: string) => Made,
): Promise<Made> => {
  signedIn(context)
  const { id, origin } = identityOf(context, type, wish)
  const existing = origin === 'random' ? undefined : await read(context.store, id)
  if (existing !== undefined) {
    if (origin === 'client') throw alreadyExists(type, id)
    await authorize(context, { type, id, action: 'READ' })
    return existing
  }
  const made = make(id)
  const ownership = await creationOwnership(context)
  await context.store.write([
    put(made),
    putSecurity({ type, id }, { ...unsecured, ...ownership }, 'any'),
  ])
  return made
}
