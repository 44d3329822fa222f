/** Lists the objects of a type that the caller may read, in pages. */
import type { ObjectType } from '../domain/access/objectTypes.ts'
import type { Prefetch } from '../store/items.ts'
import { listObjects, pageOfObjects } from '../store/lists.ts'
import { countWithinBudget } from './authorize.ts'
import { prefetchOfObject } from '../store/objects.ts'
import type { Context } from './context.ts'
import { formatCursor, readCursor } from './cursor.ts'
import { mayEach } from './readable.ts'

/** Objects checked in one round. Each needs two keys of a batch of a hundred. */
const roundSize = 50

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

/** A type of list, and the response body of an entry. */
export interface List<Entry> {
  readonly type: ObjectType
  /** The type whose list contains the objects, if they have no list of their own. */
  readonly listedAs?: ObjectType
  /**
   * Distinguishes lists of the same type, such as by a filter. A cursor is valid for one of them
   * only.
   */
  readonly filter?: string
  /** Fetches the items that `show` needs for these ids, in one batch. */
  readonly prepare?: (ids: readonly string[]) => Promise<void>
  /** By id in encoded form; `undefined` for deleted objects and for objects that do not match. */
  readonly show: (id: string) => Promise<Entry | undefined>
}

/** The first page of a list, fetched with the caller. Only the cursor knows a later page. */
export const firstOf =
  (listedAs: ObjectType) =>
  ({ cursor }: Pick<ListRange, 'cursor'>): readonly Prefetch[] =>
    cursor === undefined ? [pageOfObjects(listedAs, roundSize)] : []

/** `next` is absent on the last page. */
export const listReadable = async <Entry>(
  context: Context,
  list: List<Entry>,
  { limit, cursor }: ListRange,
) => {
  const { type, listedAs = type, filter = '' } = list
  const name = `${type} ${filter}`
  const entries: Entry[] = []
  let bytes = 0
  let costLeft = definitionsOfPageMax
  let start = readCursor(context, name, cursor)

  for (let round = 0; round < roundsMax; round += 1) {
    const page = await listObjects(context.store, listedAs, roundSize, start)
    const objects = page.objects.map(({ id }) => ({ type, id }))
    await context.store.prefetch(objects.flatMap(prefetchOfObject))
    const { count, cost } = await countWithinBudget(context, objects, 'READ', costLeft)
    const ids = objects.slice(0, count).map(({ id }) => id)
    const entriesOfRound = await showReadable(context, list, ids)
    for (const [position, entry] of entriesOfRound.entries()) {
      if (entry === undefined) continue
      entries.push(entry)
      bytes += Buffer.byteLength(JSON.stringify(entry))
      const isLast = position === page.objects.length - 1 && page.next === undefined
      const object = page.objects[position]
      const isFull = entries.length === limit || bytes > pageBytesMax
      if (isFull && !isLast && object !== undefined) {
        return { entries, next: formatCursor(context, name, object.start) }
      }
    }
    const last = page.objects[count - 1]
    if (count < objects.length && last !== undefined) {
      return { entries, next: formatCursor(context, name, last.start) }
    }
    costLeft -= cost
    start = page.next
    if (start === undefined) break
  }
  return { entries, next: formatCursor(context, name, start) }
}

/**
 * In the order of the ids; `undefined` for deleted objects and for objects that the caller may not
 * read.
 */
const showReadable = async <Entry>(
  context: Context,
  { type, prepare, show }: List<Entry>,
  ids: readonly string[],
): Promise<readonly (Entry | undefined)[]> => {
  const objects = ids.map((id) => ({ type, id }))
  const mayRead = await mayEach(context, objects, 'READ')
  await prepare?.(ids.filter((_, position) => mayRead[position]))
  return Promise.all(
    ids.map(async (id, position) => (mayRead[position] === true ? show(id) : undefined)),
  )
}
