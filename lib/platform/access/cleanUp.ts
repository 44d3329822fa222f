/** Clean-up after a deletion whose response is already certain. */
import type { AccessContext } from './context.ts'
import { cleanUpMillisMax } from '#values/requestLimits.ts'
import type { Write } from '#table/items.ts'
import { isUnavailable, TableConflict } from '#table/errors.ts'

const conflictsMax = 5

/** Remaining items are unreachable, so no conflict fails the deletion. @param step returns whether more are left */
export const cleanUp = async (
  { nowMillis, store }: Pick<AccessContext, 'nowMillis' | 'store'>,
  step: () => Promise<boolean>,
) => store.whenWritten(() => goOn(nowMillis, step))

/** @param find reads some of the records that are left, and returns their removals */
export const removeAll = (context: AccessContext, find: () => Promise<readonly Write[]>) =>
  cleanUp(context, async () => {
    const removals = await find()
    if (removals.length > 0) await context.store.write(removals)
    return removals.length > 0
  })

const goOn = async (nowMillis: number, step: () => Promise<boolean>) => {
  let conflicts = 0
  while (Date.now() - nowMillis < cleanUpMillisMax) {
    try {
      if (!(await step())) return
    } catch (error) {
      if (isUnavailable(error)) return
      if (!(error instanceof TableConflict)) throw error
      conflicts += 1
      if (conflicts === conflictsMax) return
    }
  }
}
