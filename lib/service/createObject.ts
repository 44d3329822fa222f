/**
 * Making an object once, also when the request arrives twice: whoever makes it may choose its id, or
 * give a key that says that it is the same request again.
 */
import { randomUUID } from 'node:crypto'
import { derivedUuid } from '../domain/value/derivedUuid.ts'
import { Failure } from '../domain/failure.ts'
import type { ObjectType } from '../domain/access/objectTypes.ts'
import { putSecurity, unsecured } from '../store/entities/securities.ts'
import type { Write } from '../store/items.ts'
import type { Store } from '../store/store.ts'
import { authorize } from './authorize.ts'
import type { Context } from './context.ts'
import { creationOwnership } from './creation.ts'
import { signedIn } from './security/signIn.ts'

export interface Wish {
  /** A UUID in lower case. */
  readonly id?: string | undefined
  /** Of the same caller it means the same object. */
  readonly key?: string | undefined
}

export interface Identity {
  readonly id: string
  /** Whether there may be something with this id, and what that means. */
  readonly origin: 'random' | 'key' | 'client'
}

/** @param kind what is made: one key of one caller means one object of each kind */
export const identityOf = (context: Context, kind: string, { id, key }: Wish): Identity => {
  if (id !== undefined) return { id, origin: 'client' }
  if (key === undefined || key === '') return { id: randomUUID(), origin: 'random' }
  const { userId } = signedIn(context).user
  return { id: derivedUuid(kind, userId, key), origin: 'key' }
}

/** What is said about an object that is there, and was not meant to be. */
export const alreadyThere = (kind: string, id: string): Failure =>
  new Failure('already-exists', `There is a ${kind} ${id} already.`)

/** What has the id that the creator chose, if anything has it, for who may read it. */
export const showWished = async <Shown>(
  context: Context,
  type: ObjectType,
  { id }: Wish,
  show: (context: Context, id: string) => Promise<Shown>,
): Promise<Shown | undefined> => {
  if (id === undefined) return undefined
  const shown = await show(context, id)
  await authorize(context, { type, id, action: 'READ' })
  return shown
}

/** How objects of a type are stored. */
export interface Kind<Made> {
  readonly type: ObjectType
  readonly read: (store: Store, id: string) => Promise<Made | undefined>
  /** Fails when there is one already. */
  readonly put: (made: Made) => Write
}

/** The new object, owned as its creator wants, or the one that the same key made before. */
export const createObject = async <Made>(
  context: Context,
  { type, read, put }: Kind<Made>,
  wish: Wish,
  make: (id: string) => Made,
): Promise<Made> => {
  signedIn(context)
  const { id, origin } = identityOf(context, type, wish)
  const existing = origin === 'random' ? undefined : await read(context.store, id)
  if (existing !== undefined) {
    if (origin === 'client') throw alreadyThere(type, id)
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
