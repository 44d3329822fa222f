/** Conditions of a write, so that the caller does not use a right that is lost meanwhile. */
import { Failure } from '../../domain/failure.ts'
import type { Write } from '../../store/items.ts'
import { type UserReference, withoutReceived } from '../../store/entities/users.ts'
import type { Context } from '../context.ts'
import { signedIn } from './signIn.ts'

/**
 * The item of the caller. The received grants are added only where the caller has the right by them:
 * strangers change them as often as they like, and must not keep anybody else from writing.
 * @param requireRight throws a Failure `forbidden` when its caller may not do it
 * @param written the user whose own item the same write changes, and so checks already
 */
export const callerUnchanged = async (
  context: Context,
  requireRight: (context: Context) => Promise<unknown>,
  written?: UserReference,
): Promise<readonly Write[]> => {
  const caller = signedIn(context)
  const { item, received, userId } = caller.user
  const own = written?.userId === userId ? [] : [{ unchanged: item }]
  if (received.item === undefined) return own
  const alone = { ...context, caller: { ...caller, user: withoutReceived(caller.user) } }
  try {
    await requireRight(alone)
    return own
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'forbidden') throw error
    return [...own, { unchanged: received.item }]
  }
}
