/** The changes of the results of a regatta, and the item by which they are one after the other. */
import {
  boolean,
  type ContentOf,
  enumerated,
  list,
  map,
  nullable,
  number,
  optional,
  pack,
  packed,
  text,
  unpack,
} from '#table/attributes.ts'
import { type Decoded, entity } from '#table/entity.ts'
import type { Expected, Item, Reader, Start, Write } from '#table/items.ts'
import { millisText } from '#table/key.ts'
import { Failure, sentence } from '#values/failure.ts'
import type { Regatta } from '#races/rules/regatta.ts'
import type { MovedStanding } from '../rules/changes.ts'
import type { FactChange } from '../rules/facts.ts'
import {
  contentOf,
  type LoggedList,
  type SheetContent,
  sheetOf,
  type StoredSheet,
} from './sheets.ts'

const headAttributes = {
  /** The last change, and the time of the scores, which the race log may name. */
  changedMillis: number,
  scoredMillis: nullable(number),
  scoringComment: nullable(text),
  /** The time of the last silent change. */
  silentMillis: optional(number),
}

/** Results: the state of the results of a regatta. Every change writes it, so that no two mix. */
export const resultsEntity = entity('results', 'OBJECT#REGATTA#<regatta>#', 'RESULTS', {
  attributes: headAttributes,
  removedWithObject: () => [],
})

export type ResultsState = ContentOf<typeof headAttributes>

/** The time of a change. No two changes of a regatta have the same, so that they have an order. */
export const timeOfChange = (
  { nowMillis }: { readonly nowMillis: number },
  state: ResultsState | undefined,
): number => {
  const { changedMillis = 0, silentMillis = 0 } = state ?? {}
  return Math.max(nowMillis, changedMillis + 1, silentMillis + 1)
}

export const readState = (store: Reader, regattaName: string) =>
  resultsEntity.get(store, regattaName)

export const putState = (regattaName: string, state: ResultsState, expected: Expected): Write =>
  resultsEntity.put([regattaName], state, expected)

/** The first confirmation, becoming official, and any other change. */
export type ChangeKind = 'confirmed' | 'official' | 'changed'

interface RaceOfChange {
  readonly raceColumnId: string
  readonly raceColumn: string
  readonly fleet: string
}

type Sides<Sheet> = Readonly<Partial<Record<'before' | 'after', Sheet>>>

interface ChangeDetails extends FactChange {
  readonly by: string | null
  readonly reason?: string | undefined
  readonly moved: readonly MovedStanding[]
  /** Present: the finish sheet of the race changed. Without `after`, the sheet was removed. */
  readonly sheet?: Sides<StoredSheet>
  /** The official sheets that the change made provisional, with the events that made them official. */
  readonly madeProvisional?: readonly (RaceOfChange & {
    readonly officialEvent?: LoggedList | undefined
  })[]
}

export interface ResultsChange extends ChangeDetails {
  readonly id: string
  readonly atMillis: number
  readonly kind: ChangeKind
  /** The race of the finish sheet. Absent: entries or settings changed. */
  readonly race?: RaceOfChange | undefined
  /** For the feed: the races that moved beside it, with the states of their sheets. */
  readonly races?: readonly RaceState[] | undefined
  /** Moved nothing. No list shows it, but earlier moments follow from it. */
  readonly isSilent?: boolean | undefined
}

export interface RaceState {
  readonly raceColumn: string
  readonly fleet: string
  /** Absent: the race has no sheet. */
  readonly state?: string | undefined
}

type Details = Omit<ChangeDetails, 'sheet'> & { readonly sheet?: Sides<SheetContent> }

const sidesOf = <From, To>(sides: Sides<From>, convert: (sheet: From) => To): Sides<To> =>
  Object.fromEntries(Object.entries(sides).map(([side, sheet]) => [side, convert(sheet)]))

const attributes = {
  id: text,
  atMillis: number,
  kind: enumerated<ChangeKind>(),
  raceColumnId: optional(text),
  raceColumn: optional(text),
  fleet: optional(text),
  state: optional(text),
  regattaId: optional(text),
  races: optional(list(map({ raceColumn: text, fleet: text, state: optional(text) }))),
  isSilent: optional(boolean),
  details: packed<Details>(),
}

/** Results change: one change of a confirmed finish sheet, or of entries or settings that moved results. */
export const resultsChangeEntity = entity(
  'resultsChange',
  'OBJECT#REGATTA#<regatta>#',
  'RESULTCHANGE#<time>#<id>#',
  { attributes, removedWithObject: () => [] },
)

/** An item of the table has at most 400 KB. */
const changeBytesMax = 350_000

/** @throws Failure `invalid-input` for a change that is too large, such as of too many entries */
export const putChange = (
  { id: regattaId, name: regattaName }: Pick<Regatta, 'id' | 'name'>,
  change: ResultsChange,
): Write => {
  const { id, atMillis, kind, race, races, isSilent, sheet, ...rest } = change
  const details = pack<Details>({ ...rest, ...(sheet && { sheet: sidesOf(sheet, contentOf) }) })
  if (details.length > changeBytesMax) {
    const detail = sentence`A change of results takes at most ${changeBytesMax} bytes. Change fewer entries at once.`
    throw new Failure('invalid-input', detail)
  }
  const state = sheet?.after?.state
  const content = {
    id,
    atMillis,
    kind,
    ...race,
    regattaId,
    details,
    ...(state === undefined ? {} : { state }),
    ...(races && { races: races.map(raceStateOf) }),
    ...(isSilent === true && { isSilent }),
  }
  return resultsChangeEntity.put([regattaName, millisText(atMillis), id], content, 'absent')
}

const raceStateOf = ({ raceColumn, fleet, state }: RaceState): RaceState => ({
  raceColumn,
  fleet,
  ...(state === undefined ? {} : { state }),
})

const changeIn = (item: Decoded<typeof attributes>): ResultsChange => {
  const { id, atMillis, kind, raceColumnId, raceColumn = '', fleet = '', races, isSilent } = item
  const race = raceColumnId === undefined ? undefined : { raceColumnId, raceColumn, fleet }
  const { sheet, ...details } = unpack(item.details)
  const sheets = sheet && { sheet: sidesOf(sheet, sheetOf) }
  return { id, atMillis, kind, race, races, isSilent, ...details, ...sheets }
}

interface Range {
  readonly limit: number
  /** Where the page before ended. */
  readonly start?: Start | undefined
}

/** The page that `listChanges` reads, to fetch it without unpacking it. */
export const pageOfChanges = (regattaName: string, { limit, start }: Range) => {
  const { partition, sortPrefix } = resultsChangeEntity.key
  const page = { partition: partition(regattaName), prefix: sortPrefix(), limit, start }
  return { ...page, backwards: true, mayBeShort: true } as const
}

/** Newest first. The page may be short. */
export const listChanges = async (store: Reader, regattaName: string, range: Range) => {
  const { items, next } = await resultsChangeEntity.query(store, pageOfChanges(regattaName, range))
  return { changes: items.map(changeIn), next }
}

export const startBehind = (regattaName: string, { atMillis, id }: ResultsChange): Start => ({
  ...resultsChangeEntity.key(regattaName, millisText(atMillis), id),
})

export const feedChangeIn = (item: Item | undefined) => {
  const change = resultsChangeEntity.decodeAny(item)
  if (change === undefined) return undefined
  const { kind, regattaId, raceColumn, fleet = '', state, races = [] } = change
  return {
    kind,
    regattaId,
    races: [...(raceColumn === undefined ? [] : [{ raceColumn, fleet, state }]), ...races],
  }
}
