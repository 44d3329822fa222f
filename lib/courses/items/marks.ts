/**
 * The marks of a regatta. Most regattas have few marks, which are one item and cost one read unit.
 * When they need more space, they are permanently spread over sixteen items by their ids. Any
 * number of marks can then be changed with a few writes.
 */
import { regattaSweeps } from '#races/items/sweeps.ts'
import { createHash } from 'node:crypto'
import { Failure, type Sentence, sentence } from '#values/failure.ts'
import { inOrder, type Mark, phonesOf } from '../rules/mark.ts'
import type { Period } from '#positions/rules/period.ts'
import { groupedBy } from '#values/groupedBy.ts'
import {
  boolean,
  json,
  type JsonText,
  jsonText,
  optional,
  pack,
  packed,
  parseJson,
  text,
  unpack,
} from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import {
  type Item,
  type ItemChange,
  type Reader,
  removalOf,
  type Start,
  type Write,
} from '#table/items.ts'
import { type Key, millisText, partsOf } from '#table/key.ts'
import { putMappedDevice } from '#positions/items/fixes.ts'
import { regattaEntity } from '#races/items/regattas.ts'
import { partOfObject, without } from '#table/resources.ts'

/** Marks: all marks of a regatta, in one item, or in 16 if there are many. */
export const marksEntity = entity('marks', 'OBJECT#REGATTA#<regatta>#', 'MARKS#<shard>#', {
  removedWithObject: () => [],
  attributes: {
    regattaId: optional(text),
    marks: json<readonly Mark[]>(),
    isSpread: optional(boolean),
    // In the write that spreads the marks: those of this item as they were before.
    before: optional(json<readonly Mark[]>()),
  },
  resources: (item) =>
    parseJson(item.marks).map((mark) =>
      partOfObject(item, 'mark', {
        name: mark.name,
        identity: item.PK + mark.id,
        content: without(mark, 'id', 'createdMillis', 'position'),
      }),
    ),
})

export const marksMax = 4000

const shardCount = 16

/** About a hundred marks: reading this many from sixteen items costs as much as reading them from one. */
export const togetherBytesMax = 32_000

/** The limit of an item is 400 KB. */
const shardBytesMax = 380_000

/** The limit of all shards together. A transaction has at most 4 MB, and contains other writes too. */
const marksBytesMax = 3_000_000

/** All marks of a regatta as read. Later writes are conditional on their items. */
export interface StoredMarks {
  readonly regattaName: string
  /** Absent in old tables. */
  readonly regattaId: string | undefined
  /** In the order of creation. */
  readonly marks: readonly Mark[]
  /** One item, or one for each shard. */
  readonly items: readonly (Item | undefined)[]
}

export const readMarks = async (store: Reader, regattaName: string): Promise<StoredMarks> => {
  const [first, regatta] = await Promise.all([
    marksEntity.get(store, regattaName, 0),
    // Requests read the regatta in any case.
    regattaEntity.get(store, regattaName),
  ])
  const others = first?.isSpread === true ? otherKeysOfMarks(regattaName) : []
  const found = await Promise.all(others.map((key) => store.get(key)))
  const items = [first, ...found.map(marksEntity.decodeAny)]
  const marks = items.flatMap((item) => (item === undefined ? [] : parseJson(item.marks)))
  return { regattaName, regattaId: regatta?.id, marks: inOrder(marks), items }
}

const otherKeysOfMarks = (regattaName: string): readonly Key[] =>
  Array.from({ length: shardCount - 1 }, (_, index) => marksEntity.key(regattaName, index + 1))

/**
 * Adds marks, or replaces those with the same ids, with at most 16 writes, and one for each phone that
 * becomes the tracker of a mark.
 * @throws Failure `invalid-input` when there would be too many
 */
export const marksWrites = (stored: StoredMarks, changed: readonly Mark[]): readonly Write[] => {
  if (changed.length === 0) return []
  const all = new Map([...stored.marks, ...changed].map((mark) => [mark.id, mark]))
  if (all.size > Math.max(marksMax, stored.marks.length)) throw tooMany(sentence`${marksMax} marks`)
  const phones = newPhones(stored, changed).map(putMappedDevice)
  if (isSpread(stored)) return [...spreadWrites(stored, all, changed), ...phones]
  // One text for each item, because the SDK takes seconds for thousands of separate values.
  const together = jsonText([...all.values()])
  return Buffer.byteLength(together) > togetherBytesMax
    ? [...spreadWrites(stored, all, changed), ...phones]
    : [putShard(stored, 0, together), ...phones]
}

const newPhones = ({ marks }: StoredMarks, changed: readonly Mark[]): readonly string[] => {
  const known = new Set(marks.flatMap(phonesOf).map(({ id }) => id))
  const ids = new Set(changed.flatMap(phonesOf).map(({ id }) => id))
  return [...ids].filter((id) => !known.has(id))
}

export const removedMarkWrite = (stored: StoredMarks, removed: Mark): Write => {
  const shard = isSpread(stored) ? shardOf(removed.id) : 0
  const left = stored.marks.filter(
    ({ id }) => id !== removed.id && (!isSpread(stored) || shardOf(id) === shard),
  )
  return putShard(stored, shard, jsonText(left), isSpread(stored))
}

const putShard = (
  { regattaName, regattaId, items }: StoredMarks,
  shard: number,
  marks: JsonText<readonly Mark[]>,
  isPartOfMany = false,
  before?: JsonText<readonly Mark[]>,
): Write =>
  marksEntity.put(
    [regattaName, shard],
    { regattaId, marks, ...(isPartOfMany ? { isSpread: true } : {}), ...(before && { before }) },
    items[shard] ?? 'absent',
  )

/**
 * Returns the marks of one item of the stream before and after its change, as if the marks had been
 * spread before: spreading them is no change of a mark.
 */
export const marksOfChange = ({ before, after }: ItemChange) => {
  const stored = marksEntity.decodeAny(after)
  const old = marksEntity.decodeAny(before)
  const marks = stored?.before ?? old?.marks
  return {
    regattaId: (stored ?? old)?.regattaId,
    before: marks === undefined ? [] : parseJson(marks),
    after: stored === undefined ? [] : parseJson(stored.marks),
  }
}

const isSpread = ({ items }: StoredMarks): boolean => items.length > 1

/** Writes the shards whose content changed, or all shards when the marks are first spread. */
const spreadWrites = (
  stored: StoredMarks,
  all: ReadonlyMap<string, Mark>,
  changed: readonly Mark[],
): readonly Write[] => {
  const shards = Array.from({ length: shardCount }, (): Mark[] => [])
  for (const mark of all.values()) shards[shardOf(mark.id)]?.push(mark)
  const texts = shards.map((marks) => jsonText<readonly Mark[]>(marks))
  const sizes = texts.map((text) => Buffer.byteLength(text))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (bytes > marksBytesMax || Math.max(...sizes) > shardBytesMax) {
    throw tooMany(sentence`${marksBytesMax} bytes of marks`)
  }
  const written = new Set(changed.map(({ id }) => shardOf(id)))
  return texts.flatMap((marks, shard) => {
    if (!isSpread(stored)) {
      const before = stored.marks.filter(({ id }) => shardOf(id) === shard)
      return [putShard(stored, shard, marks, true, jsonText(before))]
    }
    return written.has(shard) ? [putShard(stored, shard, marks, true)] : []
  })
}

const shardOf = (markId: string): number =>
  (createHash('sha256').update(markId).digest()[0] ?? 0) % shardCount

const tooMany = (limit: Sentence): Failure => {
  const detail = sentence`must name a regatta with room for the marks: it holds at most ${limit}`
  return new Failure('invalid-input', sentence`The regatta has too many marks. It ${detail}.`, {
    errors: [{ pointer: '/regattaName', code: 'too-many', detail }],
  })
}

/** Only a time: the position was unknown then. */
export type LaidMark =
  | NonNullable<Mark['lastKnownPosition']>
  | { readonly timeMillis: number; readonly latitude?: undefined }

type LaidMarks = Readonly<Record<string, LaidMark>>

/** Laid marks: the positions of all marks of a regatta, right after a request set some of them. */
export const laidMarksEntity = entity('laidMarks', 'LAID_MARKS#<regatta>#', '<time>#', {
  attributes: { laid: packed<LaidMarks>() },
})

/** A second request in the same millisecond has all positions, too. */
export const putLaidMarks = (regattaName: string, atMillis: number, marks: readonly Mark[]) => {
  const laid: LaidMarks = Object.fromEntries(
    marks.map(({ id, lastKnownPosition }) => [id, lastKnownPosition ?? { timeMillis: atMillis }]),
  )
  return laidMarksEntity.put([regattaName, millisText(atMillis)], { laid: pack(laid) }, 'any')
}

regattaSweeps.push(async (store, regattaName, limit, nowMillis) => {
  const { partition, sortPrefix } = laidMarksEntity.key
  const between = ['', sortPrefix(millisText(nowMillis))] as const
  const { items } = await store.query({ partition: partition(regattaName), between, limit })
  return items.map((item) => removalOf({ item }))
})

/**
 * The positions that marks got in a period, and the last ones before it, by mark and oldest first. An
 * entry without a position means that it was unknown from then on.
 */
export const readLaidMarks = async (
  store: Reader,
  regattaName: string,
  { fromMillis, toMillis }: Period,
): Promise<ReadonlyMap<string, readonly LaidMark[]>> => {
  const { partition, sortPrefix } = laidMarksEntity.key
  const found: LaidMarks[] = []
  let start: Start | undefined
  let isComplete = false
  do {
    const page = await store.query({
      partition: partition(regattaName),
      between: ['A', sortPrefix(millisText(toMillis))],
      limit: fromMillis < toMillis ? laidAtOnce : 1,
      backwards: true,
      start,
    })
    for (const item of page.items) {
      if (isComplete) break
      found.push(unpack(laidMarksEntity.decode(item).laid))
      isComplete = millisOfKey(item) <= fromMillis
    }
    start = isComplete ? undefined : page.next
  } while (start !== undefined)
  const byMark = groupedBy(
    found.reverse().flatMap((laid) => Object.entries(laid)),
    ([id]) => id,
  )
  return new Map(Array.from(byMark, ([id, entries]) => [id, entries.map(([, mark]) => mark)]))
}

/** The positions of the marks right after a request set some of them, first after a time. */
export const readFirstLaidMarks = async (
  store: Reader,
  regattaName: string,
  afterMillis: number,
): Promise<ReadonlyMap<string, LaidMark>> => {
  const { partition, sortPrefix } = laidMarksEntity.key
  const { items } = await store.query({
    partition: partition(regattaName),
    between: [sortPrefix(millisText(afterMillis + 1)), 'C'],
    limit: 1,
  })
  return new Map(items.flatMap((item) => Object.entries(unpack(laidMarksEntity.decode(item).laid))))
}

/** Most races have fewer. */
const laidAtOnce = 25

const millisOfKey = ({ SK }: Key): number => Number(partsOf(SK)[0]?.slice(1))
