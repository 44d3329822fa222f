/** Reads of one tick of the process, which take one call of the table. */
import type { Key } from './key.ts'

export interface ReadBatch<Found> {
  /** Those of the tick so far. */
  readonly keys: Key[]
  readonly found: Promise<Found>
}

export const newBatch = <Found>(
  read: (keys: readonly Key[]) => Promise<Found>,
): ReadBatch<Found> => {
  const keys: Key[] = []
  return { keys, found: endOfTick().then(() => read(keys)) }
}

/** Resolves after all steps that wait for no input or output, so that their reads are known. */
const endOfTick = (): Promise<void> =>
  Promise.resolve().then(
    () =>
      new Promise((resolve) => {
        process.nextTick(resolve)
      }),
  )
