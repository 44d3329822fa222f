/**
 * The marks of a regatta. They are spread over a few items by their ids, so that all of them are
 * read at once, and any number of them is changed with a few writes.
 */
import { createHash } from 'node:crypto'
import { Failure } from '../domain/failure.ts'
import { inOrder, type Mark } from '../domain/mark.ts'
import { type Key, keys } from './keys.ts'
import type { Item, Write } from './items.ts'
import type { Store } from './store.ts'

export const marksMax = 4000

const shardCount = 16

/** An item takes 400 KB. */
const shardBytesMax = 380_000

/** Of all shards, because a transaction takes 4 MB, and other things are written with marks. */
const marksBytesMax = 3_000_000

/** All marks of a regatta, as they were read: what is written later depends on it. */
export interface StoredMarks {
  readonly regattaName: string
  /** In the order in which they were made. */
  readonly marks: readonly Mark[]
  readonly items: readonly (Item | undefined)[]
}

export const keysOfMarks = (regattaName: string): readonly Key[] =>
  Array.from({ length: shardCount }, (_, shard) => keys.marks(regattaName, shard))

export const readMarks = async (store: Store, regattaName: string): Promise<StoredMarks> => {
  const wanted = keysOfMarks(regattaName)
  await store.prefetch(wanted)
  const items = await Promise.all(wanted.map((key) => store.get(key)))
  const marks = items.flatMap((item) =>
    item === undefined ? [] : (JSON.parse(item.marks as string) as readonly Mark[]),
  )
  return { regattaName, marks: inOrder(marks), items }
}

/**
 * Adds the marks, or replaces those with the same ids: at most 16 writes, however many marks.
 * @throws Failure `invalid-input` when there would be too many
 */
export const marksWrites = (stored: StoredMarks, changed: readonly Mark[]): readonly Write[] => {
  const all = new Map([...stored.marks, ...changed].map((mark) => [mark.id, mark]))
  if (all.size > Math.max(marksMax, stored.marks.length)) throw tooMany(`${marksMax} marks`)
  const shards = Array.from({ length: shardCount }, (): Mark[] => [])
  for (const mark of all.values()) shards[shardOf(mark.id)]?.push(mark)
  // One text each: the SDK takes seconds for thousands of marks as values of their own.
  const texts = shards.map((marks) => JSON.stringify(marks))
  const sizes = texts.map((text) => Buffer.byteLength(text))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (bytes > marksBytesMax || Math.max(...sizes) > shardBytesMax) {
    throw tooMany(`${marksBytesMax} bytes of marks`)
  }
  return [...new Set(changed.map(({ id }) => shardOf(id)))].map((shard) => ({
    put: { ...keys.marks(stored.regattaName, shard), marks: texts[shard] },
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
