/** All objects of a type, or those of some sources of reach, in one order and with the same positions. */
import limit from 'p-limit'
import { type IndexedSource, listedIn, type ListedObject, pageOfReachable } from './items/reach.ts'
import type { QueryOptions, Reader, Start } from './items.ts'
import { compareBytes } from './key.ts'
import { keyOfObject, listOfType } from './objects.ts'
import { encodeObjectId, type ObjectReference } from '#values/objectId.ts'
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

export const firstPages = (
  type: string,
  sources: 'everything' | readonly IndexedSource[],
): readonly QueryOptions[] => {
  const listed = listOfType(type)
  if (sources === 'everything' && listed !== undefined) {
    return [pageOfObjects(listed, objectsAtOnce)]
  }
  const indexed = sources === 'everything' ? [wholeType] : sources
  return indexed.map((source) => pageOfReachable(type, source, objectsAtOnce))
}

const wholeType: IndexedSource = ['type']

/** Lists all objects of a type. Without a list in the index `ByType`, the type is a source. */
export const listAll = (store: Reader, type: string, start: Start | undefined): ObjectList =>
  merge(type, [{ objects: [], readPage: pagesOf(store, type, 'everything'), start }])

/** @param others further objects, in any order */
export const listSources = (
  store: Reader,
  type: string,
  sources: readonly IndexedSource[],
  others: readonly ListedObject[],
  start: Start | undefined,
): ObjectList =>
  merge(type, [
    { objects: others.filter(isAfter(start?.listSK)).sort(byPosition) },
    ...sources.map((source) => ({ objects: [], readPage: pagesOf(store, type, source), start })),
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
  readonly next?: Start | undefined
}

type ReadPage = (start: Start | undefined) => Promise<Page>

const pagesOf = (store: Reader, type: string, source: 'everything' | IndexedSource): ReadPage => {
  const listed = listOfType(type)
  if (source === 'everything' && listed !== undefined) {
    return (start) => listObjects(store, listed, objectsAtOnce, start)
  }
  const indexed = source === 'everything' ? wholeType : source
  return async (start) => {
    const page = pageOfReachable(type, indexed, objectsAtOnce, start?.listSK)
    const { items, next } = await store.query(page)
    const { SK: listSK } = next ?? {}
    return { objects: items.map(listedIn), next: listSK === undefined ? undefined : { listSK } }
  }
}

/** The next objects of a source, some of them in memory. */
interface Head {
  readonly objects: ListedObject[]
  /** Absent: the source has no more pages. */
  readPage?: ReadPage | undefined
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

const pageOfObjects = (type: string, limit: number, start?: Start): QueryOptions => ({
  index: 'ByType',
  partition: type,
  limit,
  start,
})

/** @param prefix the beginning of the names */
export const listObjects = async (
  store: Reader,
  type: string,
  limit: number,
  start?: Start,
  prefix?: string,
) => {
  const options = pageOfObjects(type, limit, start)
  const page = await store.query(prefix === undefined ? options : { ...options, prefix })
  const objects = page.items.map((item): ListedObject => {
    const { listSK: position } = indexEntryOf(item)
    // The key of a user contains the folded name.
    return { position, id: type === 'USER' ? encodeObjectId([position]) : objectIdOf(item) }
  })
  return { objects, next: page.next }
}

/** With this name, or with one that begins with it and a `#`. A page looks at `limit` objects at most. */
export const listObjectsCalled = async (
  store: Reader,
  type: string,
  name: string,
  limit: number,
  start: Start | undefined,
): Promise<{ readonly objects: readonly ObjectReference[]; readonly next?: Start | undefined }> => {
  const page = { ...pageOfObjects(type, limit, start), prefix: `${name}#` }
  const { items, next } = await store.query(page)
  return { objects: items.map((item) => ({ type, id: objectIdOf(item) })), next }
}
