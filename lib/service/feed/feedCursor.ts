/** Cursors of the feed of a regatta. */
import type { Context } from '../context.ts'
import { formatCursor } from '../cursor.ts'

/** The events after this number follow the cursor, for this caller. */
export const feedCursor = (context: Context, regattaName: string, number: number) =>
  formatCursor(context, `feed ${regattaName}`, { number: String(number) }) ?? ''
