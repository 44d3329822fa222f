/**
 * The marks of a regatta. The few that most regattas have are one item, which costs one read unit.
 * Once they take more room, they are spread over sixteen items by their ids, for good, so that any
 * number of them is changed with a few writes.
 */
import { createHash } from 'node:crypto'
import { Failure } from '../domain/failure.ts'
import { inOrder, type Mark } from '../domain/course/mark.ts'
import { type Key, keys } from './keys.ts'
import type { Item, Write } from './items.ts'
import type { Store } from './store.ts'

export const marksMax = 4000

const shardCount = 16

/** About a hundred marks. To read as many in sixteen items costs as much as to read them in one. */
export const togetherBytesMax = 32_000

/** An item takes 400 KB. */
const shardBytesMax = 380_000

/** Of all shards, because a transaction takes 4 MB, and other things are written with marks. */
const marksBytesMax = 3_000_000

/** All marks of a regatta, as they were read: what is written later depends on it. */
export interface StoredMarks {
  readonly regattaName: string
  /** In the order in which they were made. */
  readonly marks: readonly Mark[]
  /** One, or as many as there are shards. */
  readonly items: readonly (Item | undefined)[]
}

/** What to fetch with the caller: the first item, which is the only one of most regattas. */
export const keysOfMarks = (regattaName: string): readonly Key[] => [keys.marks(regattaName, 0)]

export const readMarks = async (store: Store, regattaName: string): Promise<StoredMarks> => {
  const first = await store.get(keys.marks(regattaName, 0))
  const others = first?.isSpread === true ? otherKeysOfMarks(regattaName) : []
  await store.prefetch(others)
  const items = [first, ...(await Promise.all(others.map((key) => store.get(key))))]
  const marks = items.flatMap((item) =>
    item === undefined ? [] : (JSON.parse(item.marks as string) as readonly Mark[]),
  )
  return { regattaName, marks: inOrder(marks), items }
}

const otherKeysOfMarks = (regattaName: string): readonly Key[] =>
  Array.from({ length: shardCount - 1 }, (_, index) => keys.marks(regattaName, index + 1))

/**
 * Adds the marks, or replaces those with the same ids: at most 16 writes, however many marks.
 * @throws Failure `invalid-input` when there would be too many
 */
export const marksWrites = (stored: StoredMarks, changed: readonly Mark[]): readonly Write[] => {
  if (changed.length === 0) return []
  const all = new Map([...stored.marks, ...changed].map((mark) => [mark.id, mark]))
  if (all.size > Math.max(marksMax, stored.marks.length)) throw tooMany(`${marksMax} marks`)
  // One text each: the SDK takes seconds for thousands of marks as values of their own.
  const together = JSON.stringify([...all.values()])
  if (isSpread(stored) || Buffer.byteLength(together) > togetherBytesMax) {
    return spreadWrites(stored, all, changed)
  }
  const key = keys.marks(stored.regattaName, 0)
  return [{ put: { ...key, marks: together }, expected: stored.items[0] ?? 'absent' }]
}

/** @param removed one of the stored marks */
export const removedMarkWrite = (stored: StoredMarks, removed: Mark): Write => {
  const shard = isSpread(stored) ? shardOf(removed.id) : 0
  const left = stored.marks.filter(
    ({ id }) => id !== removed.id && (!isSpread(stored) || shardOf(id) === shard),
  )
  const content = { marks: JSON.stringify(left), ...(isSpread(stored) ? { isSpread: true } : {}) }
  return {
    put: { ...keys.marks(stored.regattaName, shard), ...content },
    expected: stored.items[shard] ?? 'absent',
  }
}

const isSpread = ({ items }: StoredMarks): boolean => items.length > 1

/** Those that have another content than before; all of them when they are spread just now. */
const spreadWrites = (
  stored: StoredMarks,
  all: ReadonlyMap<string, Mark>,
  changed: readonly Mark[],
): readonly Write[] => {
  const shards = Array.from({ length: shardCount }, (): Mark[] => [])
  for (const mark of all.values()) shards[shardOf(mark.id)]?.push(mark)
  const texts = shards.map((marks) => JSON.stringify(marks))
  const sizes = texts.map((text) => Buffer.byteLength(text))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (bytes > marksBytesMax || Math.max(...sizes) > shardBytesMax) {
    throw tooMany(`${marksBytesMax} bytes of marks`)
  }
  const written = isSpread(stored) ? new Set(changed.map(({ id }) => shardOf(id))) : texts.keys()
  return [...written].map((shard) => ({
    put: { ...keys.marks(stored.regattaName, shard), marks: texts[shard], isSpread: true },
    expected: stored.items[shard] ?? 'absent',
  }))
}

const shardOf = (markId: string): number =>
  (createHash('sha256').update(markId).digest()[0] ?? 0) % shardCount

const tooMany = (limit: string): Failure => {
  const detail = `must name a regatta with room for the marks: it holds at most ${limit}`
  return new Failure('invalid-input', `The regatta has too many marks. It ${detail}.`, {
    errors: [{ pointer: '/regattaName', code: 'too-many', detail }],
  })
}
