/** What is left to remove when a deletion is done already, and its answer certain. */
import { Failure } from '../../domain/failure.ts'
import { housekeepingMillisMax } from '../../domain/request/requestTimes.ts'
import { transactionWritesMax } from '../../store/batches.ts'
import type { Write } from '../../store/items.ts'
import type { Store } from '../../store/store.ts'
import { TableConflict } from '../../store/errors.ts'
import type { Context } from '../context.ts'

const conflictsMax = 5

/**
 * Goes on step by step for as long as the request has time. What stays behind hangs on an id that
 * nobody else ever gets, and that nobody can reach. So neither somebody who writes the same items
 * just now nor a table that is away is a reason to tell the client that the deletion failed.
 * @param step tells whether there is more
 */
export const keepHouse = async (
  { nowMillis, store }: Pick<Context, 'nowMillis' | 'store'>,
  step: () => Promise<boolean>,
): Promise<void> => store.whenWritten(() => goOn(nowMillis, step))

const goOn = async (nowMillis: number, step: () => Promise<boolean>): Promise<void> => {
  let conflicts = 0
  while (Date.now() - nowMillis < housekeepingMillisMax) {
    try {
      if (!(await step())) return
    } catch (error) {
      if (error instanceof Failure && error.code === 'unavailable') return
      if (!(error instanceof TableConflict)) throw error
      conflicts += 1
      if (conflicts === conflictsMax) return
    }
  }
}

/** A step that removes as many as one transaction takes. */
export const removingInParts = (
  store: Store,
  removals: readonly Write[],
): (() => Promise<boolean>) => {
  let done = 0
  return async () => {
    const part = removals.slice(done, done + transactionWritesMax)
    if (part.length > 0) await store.write(part)
    done += part.length
    return done < removals.length
  }
}
