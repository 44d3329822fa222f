/** The marks of a regatta where their phones are. */
import limit from 'p-limit'
import { type Mark, phonesOf, pinged } from '../rules/mark.ts'
import { readEdgeFix } from '#positions/items/fixes.ts'
import type { Context } from '#endpoint/context.ts'
import { marksAfter } from './markWrites.ts'

/** Marks whose phones are looked up at the same time. */
const parallelMarks = 32

/**
 * Returns the marks as they lie now. A mark is at the newest position of its phones, unless it
 * got a later one otherwise. It costs a query for each phone that is or was on a mark, in one round
 * trip for up to 32 such marks. Without phones it costs nothing.
 */
export const placedMarks = async (
  { store, nowMillis }: Pick<Context, 'store' | 'nowMillis'>,
  marks: readonly Mark[],
): Promise<readonly Mark[]> => {
  const tracked = marks.filter((mark) => phonesOf(mark).length > 0)
  const placed = await limit(parallelMarks).map(tracked, async (mark) => {
    const fixes = await Promise.all(
      phonesOf(mark).map((phone) =>
        readEdgeFix(store, phone.id, 'last', {
          ...phone,
          toMillis: Math.min(phone.toMillis, nowMillis),
        }),
      ),
    )
    return fixes.reduce<Mark>((before, fix) => (fix ? pinged(before, fix) : before), mark)
  })
  const byId = new Map(placed.map((mark) => [mark.id, mark]))
  return byId.size === 0 ? marks : marks.map((mark) => byId.get(mark.id) ?? mark)
}

/**
 * Returns all marks of a regatta as they lie after a request saves some of them.
 * @param before all marks as they lie before
 */
export const placedAfter = async (
  context: Context,
  before: readonly Mark[],
  saved: readonly Mark[],
): Promise<readonly Mark[]> => marksAfter({ marks: before }, await placedMarks(context, saved))
