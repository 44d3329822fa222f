/** The writes for the marks of a regatta, without writes for unchanged ones. */
import { isSameJson } from '#values/sameJson.ts'
import { inOrder, type Mark } from '../rules/mark.ts'
import { marksWrites, putLaidMarks, type StoredMarks } from '../items/marks.ts'
import type { Write } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'

/**
 * @param used ids of marks that a course starts to use. They are written even without a change, so
 *   that a concurrent request that removes one of them gets a conflict.
 * @throws Failure `invalid-input` if the marks exceed the limit of the regatta
 */
export const writesOfMarks = (
  { nowMillis }: Context,
  stored: StoredMarks,
  saved: readonly Mark[],
  used: ReadonlySet<string> = new Set(),
): readonly Write[] => {
  const known = new Map(stored.marks.map((mark) => [mark.id, mark]))
  const changed = saved.filter((mark) => used.has(mark.id) || !isSameJson(known.get(mark.id), mark))
  const isLaid = changed.some(
    ({ id, lastKnownPosition }) =>
      !isSameJson(known.get(id)?.lastKnownPosition ?? null, lastKnownPosition),
  )
  const laid = isLaid
    ? [putLaidMarks(stored.regattaName, nowMillis, marksAfter(stored, saved))]
    : []
  return [...marksWrites(stored, changed), ...laid]
}

/** All marks of the regatta, with the saved ones. */
export const marksAfter = ({ marks }: Pick<StoredMarks, 'marks'>, saved: readonly Mark[]) =>
  inOrder([...new Map([...marks, ...saved].map((mark) => [mark.id, mark])).values()])
