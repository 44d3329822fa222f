/** The objects of a type that the caller may read, in pages. */
import type { ObjectType } from '../domain/access/objectTypes.ts'
import type { Wanted } from '../store/items.ts'
import { listObjects, pageOfObjects } from '../store/lists.ts'
import { affordableOf } from './authorize.ts'
import { keysOfObject } from '../store/objects.ts'
import type { Context } from './context.ts'
import { formatCursor, readCursor } from './cursor.ts'
import { mayEach } from './readable.ts'

/** Objects looked at in one round; each is two keys of a batch of a hundred. */
const roundSize = 50

/** A function of AWS answers with 6 MB at most. */
const pageBytesMax = 1024 * 1024

/** Roles and groups that are read for a page, unless its first object needs more of them. */
export const definitionsOfPageMax = 200

/** Where hardly anything may be read, a page ends after this many rounds, full or not. */
const roundsMax = 40

export interface ListRange {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** What a list holds, and how an entry of it is shown. */
export interface List<Entry> {
  readonly type: ObjectType
  /** The type whose list names the objects, where theirs is none of its own. */
  readonly listedAs?: ObjectType
  /** What else makes this list another one, such as a filter: its cursors fit no other list. */
  readonly filter?: string
  /** Fetches together what `show` is going to need for these. */
  readonly prepare?: (ids: readonly string[]) => Promise<void>
  /** By id in encoded form; `undefined` for what is gone, or does not belong into this list. */
  readonly show: (id: string) => Promise<Entry | undefined>
}

/** What a list begins with, to be fetched with the caller; a later page is known to its cursor. */
export const firstOf =
  (listedAs: ObjectType) =>
  ({ cursor }: Pick<ListRange, 'cursor'>): readonly Wanted[] =>
    cursor === undefined ? [pageOfObjects(listedAs, roundSize)] : []

/** Without `next` there is no further page. */
export const listReadable = async <Entry>(
  context: Context,
  list: List<Entry>,
  { limit, cursor }: ListRange,
): Promise<{ readonly entries: Entry[]; readonly next?: string }> => {
  const { type, listedAs = type, filter = '' } = list
  const name = `${type} ${filter}`
  const entries: Entry[] = []
  let bytes = 0
  let priceLeft = definitionsOfPageMax
  let start = cursor === undefined ? undefined : readCursor(context, name, cursor)

  for (let round = 0; round < roundsMax; round += 1) {
    const page = await listObjects(context.store, listedAs, roundSize, start)
    const objects = page.objects.map(({ id }) => ({ type, id }))
    await context.store.prefetch(objects.flatMap(keysOfObject))
    const { count, price } = await affordableOf(context, objects, 'READ', priceLeft)
    const shown = await showReadable(
      context,
      list,
      objects.slice(0, count).map(({ id }) => id),
    )
    for (const [position, entry] of shown.entries()) {
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
    priceLeft -= price
    if (page.next === undefined) return { entries }
    start = page.next
  }
  return start === undefined ? { entries } : { entries, next: formatCursor(context, name, start) }
}

/** In the order of the ids; `undefined` where the caller may not read, or the object is gone. */
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
