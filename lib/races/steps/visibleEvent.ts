import { mayRead } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { readEvent } from '../items/events.ts'

/** Absent: there is no such event, or the caller may not read it. */
export const readVisibleEvent = async (context: Context, id: string) => {
  const reading = readEvent(context.store, id)
  const [event, isVisible] = await Promise.all([reading, mayRead(context, { type: 'EVENT', id })])
  return isVisible ? event : undefined
}
