/** Writes copies of a course, either in one transaction or each separately. */
import { Failure } from '../../domain/failure.ts'
import { atOnceBytesMax, batchesOf, bytesOf } from '../../store/batches.ts'
import type { Write } from '../../store/items.ts'
import { TableConflict } from '../../store/errors.ts'
import type { Context } from '../context.ts'
import type { Copies, Copy } from './copies.ts'
import { failed, type FailedTarget } from './copyTargets.ts'

/** @throws Failure `too-large` if the copies exceed one transaction */
export const writeAtOnce = async ({ store }: Context, { copies, marks }: Copies): Promise<void> => {
  const writes = [...marks, ...copies.flatMap((copy) => copy.writes)]
  const bytes = writes.reduce((sum, write) => sum + bytesOf(contentOf(write)), 0)
  if (bytes > atOnceBytesMax) {
    const detail = `One transaction can have ${atOnceBytesMax} bytes, and these copies have ${bytes}.`
    throw new Failure('too-large', `${detail} Copy to fewer races, or leave out \`allOrNone\`.`)
  }
  if (writes.length > 0) await store.write(writes)
}

/**
 * Writes in as few transactions as possible, usually in one.
 * @returns the copies that got a conflict after others were written
 * @throws TableConflict if nothing was written yet, so that the request is retried
 */
export const writeApart = async (
  { store }: Context,
  { copies, marks }: Copies,
): Promise<readonly FailedTarget[]> => {
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
      // Later copies may need the marks of this batch, so they are left to another request.
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
  new Failure('conflict', 'Another request changed the race at the same time. Copy again.')
