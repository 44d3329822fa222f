/** The changes of the results of a regatta, and the item by which they are one after the other. */
import {
  type ContentOf,
  enumerated,
  nullable,
  number,
  optional,
  pack,
  packed,
  text,
  unpack,
} from '#table/attributes.ts'
import { type Decoded, entity } from '#table/entity.ts'
import type { Expected, Item, Reader, Stored, Write } from '#table/items.ts'
import { millisText } from '#table/key.ts'
import type { MovedStanding } from '../rules/changes.ts'
import type { StoredSheet } from './sheets.ts'

const headAttributes = {
  /** The last change, and the time of the scores, which the race log may name. */
  ...{ changedMillis: number, scoredMillis: nullable(number), scoringComment: nullable(text) },
}

/** Results: the state of the results of a regatta. Every change writes it, so that no two mix. */
export const resultsEntity = entity('results', 'OBJECT#REGATTA#<regatta>#', 'RESULTS', {
  attributes: headAttributes,
  removedWithObject: () => [],
})

export type ResultsState = ContentOf<typeof headAttributes>

export const readState = (store: Reader, regattaName: string) =>
  resultsEntity.get(store, regattaName)

export const putState = (regattaName: string, state: ResultsState, expected: Expected): Write =>
  resultsEntity.put([regattaName], state, expected)

/** The first confirmation, becoming official, and any other change. */
export type ChangeKind = 'confirmed' | 'official' | 'changed'

export interface ResultsChange {
  readonly id: string
  readonly atMillis: number
  readonly kind: ChangeKind
  readonly raceColumnId: string
  readonly raceColumn: string
  readonly fleet: string
  readonly by: string | null
  readonly moved: readonly MovedStanding[]
  /** Whether the race had no confirmed sheet before. */
  readonly isFirst: boolean
  /** Absent: the change removed the sheet. */
  readonly sheet?: StoredSheet | undefined
}

type Details = Pick<ResultsChange, 'by' | 'moved' | 'isFirst' | 'sheet'>

const attributes = {
  ...{ id: text, atMillis: number, kind: enumerated<ChangeKind>() },
  ...{ raceColumnId: text, raceColumn: text, fleet: text, state: optional(text) },
  details: packed<Details>(),
}

/** Results change: one change of a confirmed finish sheet, with the sheet afterwards. */
export const resultsChangeEntity = entity(
  'resultsChange',
  'OBJECT#REGATTA#<regatta>#',
  'RESULTCHANGE#<time>#<id>#',
  { attributes, removedWithObject: () => [] },
)

export const putChange = (regattaName: string, change: ResultsChange): Write => {
  const { by, moved, isFirst, sheet, ...rest } = change
  const details = pack<Details>({ by, moved, isFirst, sheet })
  const content = { ...rest, details, ...(sheet === undefined ? {} : { state: sheet.state }) }
  return resultsChangeEntity.put(
    [regattaName, millisText(change.atMillis), change.id],
    content,
    'absent',
  )
}

const pageSize = 100

const pageOf = (regattaName: string, limit: number) => {
  const { partition, sortPrefix } = resultsChangeEntity.key
  return { partition: partition(regattaName), prefix: sortPrefix(), limit }
}

const changeIn = (item: Decoded<typeof attributes>): Stored<ResultsChange> => {
  const { id, atMillis, kind, raceColumnId, raceColumn, fleet } = item
  return { id, atMillis, kind, raceColumnId, raceColumn, fleet, ...unpack(item.details), item }
}

/** Oldest first. */
export const listChanges = async (
  store: Reader,
  regattaName: string,
): Promise<readonly ResultsChange[]> =>
  (await resultsChangeEntity.all(store, pageOf(regattaName, pageSize))).map(changeIn)

/** Oldest first. */
export const listLatestChanges = async (
  store: Reader,
  regattaName: string,
  limit: number,
): Promise<{ readonly changes: readonly ResultsChange[]; readonly areAll: boolean }> => {
  const page = { ...pageOf(regattaName, limit), backwards: true } as const
  const { items, next } = await resultsChangeEntity.query(store, page)
  return { changes: items.map(changeIn).reverse(), areAll: next === undefined }
}

/** The change in an item, for the feed. */
export const feedChangeIn = (item: Item | undefined) => resultsChangeEntity.decodeAny(item)
