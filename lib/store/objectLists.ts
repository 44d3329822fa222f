/** All objects of a type, or those of some sources of reach, in the same order. */
import limit from 'p-limit'
import {
  type IndexedSource,
  listedIn,
  type ListedObject,
  pageOfReachable,
} from './entities/reach.ts'
import type { QueryOptions, Reader, Start } from './items.ts'
import { compareBytes } from './key.ts'
import { keyOfObject, listOfType } from './objects.ts'
import { encodeObjectId, type ObjectReference } from '../domain/access/objectId.ts'
import { listedUser, userEntity } from './entities/users.ts'
import { indexEntryOf, indexKeyOf } from './entity.ts'
import { objectIdOf } from './resources.ts'

export const objectsAtOnce = 50

const sourcesAtOnce = 32

interface ObjectInList {
  readonly id: string
  readonly start: Start
}

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
export const listAll = (store: Reader, type: string, start: Start | undefined): ObjectList => {
  const listed = listOfType(type)
  if (listed === undefined) return listSources(store, type, [wholeType], [], start)
  let position = start
  return async (count) => {
    const { objects, next } = await listObjects(store, listed, count, position)
    position = next
    return { objects, isLast: next === undefined }
  }
}

/** @param others further objects, in any order */
export const listSources = (
  store: Reader,
  type: string,
  sources: readonly IndexedSource[],
  others: readonly ListedObject[],
  start: Start | undefined,
): ObjectList => {
  const after = start?.listSK
  const slots = limit(sourcesAtOnce)
  const heads = [
    new Head(
      others
        .filter(({ position }) => after === undefined || compareBytes(position, after) > 0)
        .sort(byPosition),
    ),
    ...sources.map((source) => new Head([], { store, type, source }, after)),
  ]
  const taken = new Set<string>()

  const takeFirst = async (): Promise<ListedObject | undefined> => {
    const empty = heads.filter(({ needsMore }) => needsMore)
    if (empty.length > 0) await Promise.all(empty.map((head) => slots(() => head.readMore())))
    const first = heads.reduce<ListedObject | undefined>(
      (least, { first: each }) =>
        each !== undefined && (least === undefined || byPosition(each, least) < 0) ? each : least,
      undefined,
    )
    for (const head of heads) if (head.first?.position === first?.position) head.removeFirst()
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
    return { objects: found, isLast: heads.every(({ isAtEnd }) => isAtEnd) }
  }
}

interface SourceInTable {
  readonly store: Reader
  readonly type: string
  readonly source: IndexedSource
}

/** The next objects of a source, some of them in memory. */
class Head {
  #objects: ListedObject[]
  #after: string | undefined
  #isRead: boolean
  readonly #from: SourceInTable | undefined

  constructor(objects: ListedObject[], from?: SourceInTable, after?: string) {
    this.#objects = objects
    this.#from = from
    this.#after = after
    this.#isRead = from === undefined
  }

  get first(): ListedObject | undefined {
    return this.#objects[0]
  }

  removeFirst(): void {
    this.#objects.shift()
  }

  get needsMore(): boolean {
    return this.#objects.length === 0 && !this.#isRead
  }

  get isAtEnd(): boolean {
    return this.#objects.length === 0 && this.#isRead
  }

  async readMore(): Promise<void> {
    if (this.#from === undefined) return
    const { store, type, source } = this.#from
    const { items, next } = await store.query(
      pageOfReachable(type, source, objectsAtOnce, this.#after),
    )
    this.#objects = items.map(listedIn)
    // A page can be empty although more follow, if a large write has not placed its items yet.
    this.#after = next?.SK
    this.#isRead = next === undefined
  }
}

const byPosition = (left: ListedObject, right: ListedObject): number =>
  compareBytes(left.position, right.position)

const startAfter = (type: string, { id, position }: ListedObject): Start => {
  const listed = listOfType(type)
  const key = keyOfObject({ type, id })
  return listed === undefined || key === undefined
    ? { listSK: position }
    : { PK: key.PK, SK: key.SK, listPK: listed, listSK: position }
}

/** Lists user names in byte order, starting after `after`. */
export const listUserNames = async (store: Reader, limit: number, after: string | undefined) => {
  const start = after === undefined ? undefined : { ...userEntity.key(after), ...listedUser(after) }
  const { items } = await store.query(pageOfObjects('USER', limit, start))
  return { names: items.map((item) => indexEntryOf(item).listSK), isLast: items.length < limit }
}

const pageOfObjects = (type: string, limit: number, start?: Start): QueryOptions => ({
  index: 'ByType',
  partition: type,
  limit,
  start,
})

/** `start` of an object is the position after it. */
export const listObjects = async (store: Reader, type: string, limit: number, start?: Start) => {
  const page = await store.query(pageOfObjects(type, limit, start))
  const objects = page.items.map((item) => {
    const position: Start = indexKeyOf(item)
    // The key of a user contains the folded name.
    const id = type === 'USER' ? encodeObjectId([String(position.listSK)]) : objectIdOf(item)
    return { type, id, start: position }
  })
  return { objects, next: page.next }
}

/** Lists at most `limit` objects of a type whose name is this one, or begins with it and a `#`. */
export const listObjectsCalled = async (
  store: Reader,
  type: string,
  name: string,
  limit: number,
): Promise<readonly ObjectReference[]> => {
  const { items } = await store.query({ ...pageOfObjects(type, limit), prefix: `${name}#` })
  return items.map((item) => ({ type, id: objectIdOf(item) }))
}
