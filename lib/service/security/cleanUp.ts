/** Clean-up after a deletion whose response is already certain. */
import { Failure } from '../../domain/failure.ts'
import { cleanUpMillisMax } from '../../domain/request/requestTimes.ts'
import { transactionWritesMax } from '../../store/batches.ts'
import type { Write } from '../../store/items.ts'
import type { Store } from '../../store/store.ts'
import { TableConflict } from '../../store/errors.ts'
import type { Context } from '../context.ts'

const conflictsMax = 5

/**
 * Repeats a clean-up step while the request has time. The remaining items have an id that is never
 * used again, so they are unreachable. Therefore neither a conflict nor an unavailable table fails
 * the deletion.
 * @param step returns whether more items are left
 */
export const cleanUp = async (
  { nowMillis, store }: Pick<Context, 'nowMillis' | 'store'>,
  step: () => Promise<boolean>,
): Promise<void> => store.whenWritten(() => goOn(nowMillis, step))

const goOn = async (nowMillis: number, step: () => Promise<boolean>): Promise<void> => {
  let conflicts = 0
  while (Date.now() - nowMillis < cleanUpMillisMax) {
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

/** A step that removes as many items as one transaction can have. */
export const removeInBatches = (
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
