/** Writes copies of a course: all of them or none, or each as it can be. */
import { Failure } from '../../domain/failure.ts'
import { atOnceBytesMax, batchesOf, bytesOf } from '../../store/batches.ts'
import type { Write } from '../../store/items.ts'
import { TableConflict } from '../../store/errors.ts'
import type { Context } from '../context.ts'
import type { Copies, Copy } from './copies.ts'
import { failed, type FailedPlace } from './copyTargets.ts'

/** @throws Failure `too-large` when one transaction cannot hold them */
export const writeAtOnce = async ({ store }: Context, { copies, marks }: Copies): Promise<void> => {
  const writes = [...marks, ...copies.flatMap((copy) => copy.writes)]
  const bytes = writes.reduce((sum, write) => sum + bytesOf(contentOf(write)), 0)
  if (bytes > atOnceBytesMax) {
    const detail = `All or none can be ${atOnceBytesMax} bytes at most, and these copies are ${bytes}.`
    throw new Failure('too-large', `${detail} Copy to fewer races, or leave out \`allOrNone\`.`)
  }
  if (writes.length > 0) await store.write(writes)
}

/**
 * In as many transactions as it takes; usually one does.
 * @returns those that met a change of somebody else after others were written
 * @throws TableConflict as long as nothing was written, so that the request begins anew
 */
export const writeApart = async (
  { store }: Context,
  { copies, marks }: Copies,
): Promise<readonly FailedPlace[]> => {
  const steps: readonly Step[] = [
    ...marks.map((write) => ({ write })),
    ...copies.flatMap((copy) => copy.writes.map((write) => ({ write, copy }))),
  ]
  const batches = batchesOf(steps, ({ write }) => contentOf(write))
  for (const [index, batch] of batches.entries()) {
    try {
      await store.write(batch.map(({ write }) => write))
    } catch (error) {
      if (!(error instanceof TableConflict) || index === 0) throw error
      // Copies may need the marks of this batch: the rest waits for another request.
      const left = batches.slice(index).flat()
      return left.flatMap(({ copy }) => (copy === undefined ? [] : [failed(copy, '', overtaken())]))
    }
  }
  return []
}

interface Step {
  readonly write: Write
  readonly copy?: Copy
}

const contentOf = (write: Write): object | null => ('put' in write ? write.put : null)

const overtaken = (): Failure =>
  new Failure('conflict', 'Somebody else changed it at the same time. Copy again.')
