/** The cursor of a feed, which contains the number of the last event before the next page. */
import { type CursorContext, readCursor, sealCursor } from '#table/cursor.ts'

const listOf = (regattaName: string): string => `feed ${regattaName}`

export const feedCursor = (context: CursorContext, regattaName: string, number: number): string =>
  sealCursor(context, listOf(regattaName), { number: String(number) })

/** @throws Failure `invalid-input` for a cursor of another caller, or of another feed */
export const numberInCursor = (
  context: CursorContext,
  regattaName: string,
  after: string | undefined,
): number | undefined => {
  const source = { parameter: 'after', source: 'the `Link` of a page of this feed' }
  const start = readCursor(context, listOf(regattaName), after, source)
  return start && Number(start.number)
}
