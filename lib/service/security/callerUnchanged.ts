/** Conditions of a write, so that it fails if the caller loses the permission meanwhile. */
import { Failure } from '../../domain/failure.ts'
import type { Write } from '../../store/items.ts'
import { type UserReference, withoutReceived } from '../../store/entities/users.ts'
import type { Context } from '../context.ts'
import { signedIn } from './signIn.ts'

/**
 * Returns a condition on the caller's item. Received grants are included only if the permission
 * depends on them: other users change them at any time, and must not block the caller's writes.
 * @param requireRight throws a Failure `forbidden` if the caller lacks the permission
 * @param written the user whose own item the same write changes, and therefore checks already
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
