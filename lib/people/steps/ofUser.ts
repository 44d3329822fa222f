/** Tokens and sessions are for their user, and for callers with UPDATE on the user. */
import { signedIn } from '#access/context.ts'
import type { StoredUser } from '#access/items/users.ts'
import { may } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { requireUser } from '#rights/steps/questionFacts.ts'
import { userObject } from '#values/objectId.ts'
import { requireChangeable } from './actingForOthers.ts'

export const ofCallerOrChangeable = [
  { kind: 'object', type: 'USER', actions: ['UPDATE'], id: { callerOr: 'username' } },
  { kind: 'self', input: 'username' },
] as const

/** @throws Failure `not-found` */
export const userOrCaller = async (
  context: Context,
  name: string | undefined,
): Promise<StoredUser> => {
  const { user } = signedIn(context)
  return name === undefined || name === user.name ? user : requireUser(context.store, name)
}

/** @returns conditions for the write @throws Failure `forbidden` for administrators without an end */
export const requireEnding = (context: Context, user: StoredUser) =>
  user.userId === signedIn(context).user.userId ? [] : requireChangeable(context, user)

/** Whether the caller may know what belongs to the user. */
export const mayKnowOf = async (context: Context, userId: string, name: string) =>
  signedIn(context).user.userId === userId || (await may(context, userObject(name), 'UPDATE'))
