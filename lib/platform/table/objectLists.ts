/** All objects of a type, or those of some sources of reach, in one order and with the same positions. */
import limit from 'p-limit'
import { type IndexedSource, listedIn, type ListedObject, pageOfReachable } from './items/reach.ts'
import type { Item, QueryOptions, Reader, Start } from './items.ts'
import { compareBytes } from './key.ts'
import { keyOfObject, listOfType } from './objects.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { indexEntryOf } from './entity.ts'
import { objectIdOf } from './resources.ts'

export const objectsAtOnce = 50

const sourcesAtOnce = 32

interface ObjectInList {
  readonly id: string
  /** The position after the object. */
  readonly start: Start
}

/** Returns the next objects, at most as many as requested. */
export type ObjectList = (
  count: number,
) => Promise<{ readonly objects: readonly ObjectInList[]; readonly isLast: boolean }>

type Sources = 'everything' | readonly IndexedSource[]

export const firstPages = (type: string, sources: Sources): readonly QueryOptions[] =>
  listsOf(sources).map((source) => pageOf(type, source, undefined))

const listsOf = (sources: Sources) => (sources === 'everything' ? [sources] : sources)

/** Without a list of all objects in the index `ByType`, the type is a source. */
const pageOf = (type: string, source: 'everything' | IndexedSource, start: Start | undefined) => {
  const listed = listOfType(type)
  if (source === 'everything' && listed !== undefined) {
    return pageOfObjects(listed, objectsAtOnce, start)
  }
  const indexed = source === 'everything' ? (['type'] as const) : source
  return pageOfReachable(type, indexed, objectsAtOnce, start?.listSK)
}

/** @param others further objects, in any order */
export const listSources = (
  store: Reader,
  type: string,
  sources: Sources,
  others: readonly ListedObject[],
  start: Start | undefined,
): ObjectList =>
  merge(type, [
    { objects: others.filter(isAfter(start?.listSK)).sort(byPosition) },
    ...listsOf(sources).map((source) => ({
      objects: [],
      readPage: (after: Start | undefined) => readPage(store, pageOf(type, source, after)),
      start,
    })),
  ])

const merge = (type: string, heads: readonly Head[]): ObjectList => {
  const slots = limit(sourcesAtOnce)
  const taken = new Set<string>()

  const takeFirst = async (): Promise<ListedObject | undefined> => {
    await Promise.all(heads.filter(needsMore).map((head) => slots(() => readMore(head))))
    // A page can be empty although more follow, if a large write has not placed its items yet.
    if (heads.some(needsMore)) return undefined
    const first = heads.reduce<ListedObject | undefined>(
      (least, { objects: [each] }) =>
        each !== undefined && (least === undefined || byPosition(each, least) < 0) ? each : least,
      undefined,
    )
    for (const { objects } of heads) if (objects[0]?.position === first?.position) objects.shift()
    return first
  }

  return async (count) => {
    const found: ObjectInList[] = []
    while (found.length < count) {
      const object = await takeFirst()
      if (object === undefined) break
      // An object whose name changes meanwhile can be in two sources at two positions.
      if (taken.has(object.id)) continue
      taken.add(object.id)
      found.push({ id: object.id, start: startAfter(type, object) })
    }
    return {
      objects: found,
      isLast: heads.every(({ objects, readPage }) => objects.length === 0 && !readPage),
    }
  }
}

interface Page {
  readonly objects: readonly ListedObject[]
  readonly next: Start | undefined
}

const readPage = async (store: Reader, page: QueryOptions): Promise<Page> => {
  const { items, next } = await store.query(page)
  if (page.index !== undefined) return { objects: items.map(listedInIndex), next }
  const { SK: listSK } = next ?? {}
  return { objects: items.map(listedIn), next: listSK === undefined ? undefined : { listSK } }
}

const listedInIndex = (item: Item): ListedObject => {
  const { listPK, listSK: position } = indexEntryOf(item)
  // The key of a user contains the folded name.
  return { position, id: listPK === 'USER' ? encodeObjectId([position]) : objectIdOf(item) }
}

/** The next objects of a source, some of them in memory. */
interface Head {
  readonly objects: ListedObject[]
  /** Absent: the source has no more pages. */
  readPage?: ((start: Start | undefined) => Promise<Page>) | undefined
  start?: Start | undefined
}

const needsMore = ({ objects, readPage }: Head): boolean =>
  objects.length === 0 && readPage !== undefined

const readMore = async (head: Head): Promise<void> => {
  const page = await head.readPage?.(head.start)
  head.objects.push(...(page?.objects ?? []))
  head.start = page?.next
  if (head.start === undefined) head.readPage = undefined
}

const byPosition = (left: ListedObject, right: ListedObject): number =>
  compareBytes(left.position, right.position)

const isAfter =
  (start: string | undefined) =>
  ({ position }: ListedObject): boolean =>
    start === undefined || compareBytes(position, start) > 0

const startAfter = (type: string, { id, position }: ListedObject): Start => {
  const listed = listOfType(type)
  const key = keyOfObject({ type, id })
  return listed === undefined || key === undefined
    ? { listSK: position }
    : { PK: key.PK, SK: key.SK, listPK: listed, listSK: position }
}

const pageOfObjects = (type: string, limit: number, start: Start | undefined): QueryOptions => ({
  index: 'ByType',
  partition: type,
  limit,
  start,
})

/** @param prefix the beginning of the names */
export const listObjects = (
  store: Reader,
  type: string,
  limit: number,
  start: Start | undefined,
  prefix = '',
) => readPage(store, { ...pageOfObjects(type, limit, start), ...(prefix !== '' && { prefix }) })
