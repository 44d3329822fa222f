/** Lists the objects of a type on which the caller may do an action, in pages. */
import type { AccessContext } from './context.ts'
import { objectsAtOnce } from '#table/objectLists.ts'
import { prefetchOfObject } from '#table/objects.ts'
import { countWithinBudget } from './authorize.ts'
import { formatCursor, readCursor } from '#table/cursor.ts'
import { listReachable, prefetchReachable } from './reachable.ts'
import { mayEach } from './readable.ts'
import type { Reader } from '#table/items.ts'

/** The response of a Lambda function can have 6 MB. */
const pageBytesMax = 1024 * 1024

/** Limit of roles and groups read for a page, unless its first object needs more. */
export const definitionsOfPageMax = 200

/** A page ends after this many rounds, even if the caller may read few of the objects. */
const roundsMax = 40

export interface ListRange {
  readonly limit: number
  readonly cursor?: string | undefined
}

export interface List<Entry> {
  readonly type: string
  /** Absent: READ. */
  readonly action?: string
  /** Distinguishes lists of one type, such as by a filter. A cursor is valid for one of them only. */
  readonly filter?: string
  /** Fetches the items that `show` needs for these ids, in one batch. */
  readonly prepare?: (ids: readonly string[]) => Promise<void>
  /** By id in encoded form; `undefined` for deleted objects and for objects that do not match. */
  readonly show: (id: string) => Promise<Entry | undefined>
}

interface ListReading {
  readonly context: { readonly store: Reader }
  readonly input: Pick<ListRange, 'cursor'>
  readonly user: { readonly userName?: string }
}

export const loadFirstPage =
  (type: string, action = 'READ') =>
  ({ context, input: { cursor }, user }: ListReading): Promise<void> =>
    context.store.prefetch(prefetchReachable({ type, action }, user.userName, cursor === undefined))

/** `next` is absent on the last page. */
export const listReadable = async <Entry>(
  context: AccessContext,
  list: List<Entry>,
  { limit, cursor }: ListRange,
) => {
  const { type, action = 'READ', filter = '' } = list
  const name = `${type} ${filter}`
  const entries: Entry[] = []
  let bytes = 0
  let costLeft = definitionsOfPageMax
  let end = readCursor(context, name, cursor)
  const readMore = await listReachable(context, { type, action }, end)

  for (let round = 0; round < roundsMax; round += 1) {
    // Most objects that a caller can reach are permitted, so the first round reads what is shown.
    const page = await readMore(round === 0 ? Math.min(limit, objectsAtOnce) : objectsAtOnce)
    const objects = page.objects.map(({ id }) => ({ type, id }))
    await context.store.prefetch(objects.flatMap(prefetchOfObject))
    const { count, cost } = await countWithinBudget(context, objects, action, costLeft)
    const decided = page.objects.slice(0, count)
    const entriesOfRound = await showPermitted(
      context,
      list,
      decided.map(({ id }) => id),
    )
    for (const [position, { start }] of decided.entries()) {
      end = start
      const entry = entriesOfRound[position]
      if (entry === undefined) continue
      entries.push(entry)
      bytes += Buffer.byteLength(JSON.stringify(entry))
      const isLast = page.isLast && position === page.objects.length - 1
      if ((entries.length === limit || bytes > pageBytesMax) && !isLast) {
        return { entries, next: formatCursor(context, name, end) }
      }
    }
    if (page.isLast && count === objects.length) return { entries }
    costLeft -= cost
    if (count < objects.length) break
  }
  return { entries, next: formatCursor(context, name, end) }
}

/** In the order of the ids; `undefined` for deleted objects and for objects without permission. */
const showPermitted = async <Entry>(
  context: AccessContext,
  { type, action = 'READ', prepare, show }: List<Entry>,
  ids: readonly string[],
): Promise<readonly (Entry | undefined)[]> => {
  const objects = ids.map((id) => ({ type, id }))
  const isPermitted = await mayEach(context, objects, action)
  await prepare?.(ids.filter((_, position) => isPermitted[position]))
  return Promise.all(
    ids.map(async (id, position) => (isPermitted[position] === true ? show(id) : undefined)),
  )
}
