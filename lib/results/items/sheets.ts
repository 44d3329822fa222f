/** A draft is an item of its own, and changes no result. A new race column has another id. */
import { enumerated, number, pack, packed, text, unpack } from '#table/attributes.ts'
import { type Decoded, entity, recorded, withheld } from '#table/entity.ts'
import type { Expected, QueryOptions, Reader, Stored, Write } from '#table/items.ts'
import { partOfObject } from '#table/resources.ts'
import type { UserReference } from '#values/userName.ts'
import { Failure, sentence } from '#values/failure.ts'
import { type Finish, type FinishSheet, type SheetState, withPoints } from '../rules/finishSheet.ts'
import { hundredthsOf, pointsNumber } from '../rules/scoring/pointsText.ts'

/** A list of the race log, as it was sent. */
export interface LoggedList {
  readonly id: string
  readonly createdMillis: number
  readonly logicalMillis: number
  readonly passId: number
  readonly author: { readonly name: string; readonly priority: number }
  readonly competitors?: readonly unknown[] | undefined
}

export interface StoredSheet extends FinishSheet {
  readonly comment?: string | undefined
  readonly atMillis: number
  readonly by: UserReference | null
  /** The event of the race log that sent the sheet. */
  readonly list?: LoggedList | undefined
  /** The event of the race log that made it official. */
  readonly officialEvent?: LoggedList | undefined
}

type LineContent = Omit<Finish, 'levelWithPrevious'> & { readonly isLevelWithPrevious?: boolean }

/** Items have hundredths of points, and their own name for boats that are level. */
export type SheetContent = Omit<StoredSheet, 'finishes'> & {
  readonly finishes: readonly LineContent[]
}

export const contentOf = (sheet: StoredSheet): SheetContent => ({
  ...sheet,
  finishes: sheet.finishes.map(({ levelWithPrevious: isLevelWithPrevious, ...line }) =>
    withPoints(isLevelWithPrevious ? { ...line, isLevelWithPrevious } : line, hundredthsOf),
  ),
})

export const sheetOf = (content: SheetContent): StoredSheet => ({
  ...content,
  finishes: content.finishes.map(({ isLevelWithPrevious: levelWithPrevious, ...line }) =>
    withPoints(levelWithPrevious ? { ...line, levelWithPrevious } : line, pointsNumber),
  ),
})

const attributes = {
  raceColumnId: text,
  fleet: text,
  state: enumerated<SheetState>(),
  lines: number,
  sheet: packed<SheetContent>(),
}

const resourcesOf = (item: Decoded<typeof attributes>) => {
  const { PK, SK, state, lines, sheet } = item
  const content = { state, lines, content: Buffer.from(sheet).toString('base64') }
  return [partOfObject(item, 'result', { identity: PK + SK, content })]
}

const options = {
  attributes,
  resources: resourcesOf,
  // The list of changes has the content.
  audited: { ...recorded('state', 'lines'), content: withheld },
  removedWithObject: () => [],
} as const

/** Finish sheet: the confirmed finish sheet of a race. */
export const finishSheetEntity = entity(
  'finishSheet',
  'OBJECT#REGATTA#<regatta>#',
  'RESULT#<race column>#<fleet>#',
  options,
)

/** Draft sheet: a finish sheet of a race that is not scored yet. */
export const draftSheetEntity = entity(
  'draftSheet',
  'OBJECT#REGATTA#<regatta>#',
  'RESULTDRAFT#<race column>#<fleet>#',
  options,
)

export type SheetItem = Stored<StoredSheet>

const sheetIn = (item: Decoded<typeof attributes>) => ({
  ...sheetOf(unpack(item.sheet)),
  item,
})

/** A regatta has at most 500 races; sheets of removed race columns are a few more. */
const sheetsMax = 2000

const pageOf =
  ({ key }: typeof finishSheetEntity | typeof draftSheetEntity) =>
  (regattaName: string): QueryOptions => {
    const { partition, sortPrefix } = key
    return { partition: partition(regattaName), prefix: sortPrefix(), limit: sheetsMax }
  }

const listOf =
  (entity: typeof finishSheetEntity | typeof draftSheetEntity) =>
  async (store: Reader, regattaName: string): Promise<readonly SheetItem[]> =>
    (await entity.query(store, pageOf(entity)(regattaName))).items.map(sheetIn)

/** The page that `listSheets` reads, to fetch it without unpacking it. */
export const pageOfSheets = pageOf(finishSheetEntity)

/** All confirmed sheets of a regatta, also of removed race columns. */
export const listSheets = listOf(finishSheetEntity)

/** The races that have a confirmed sheet, without unpacking their lines. */
export const listSheetRaces = async (store: Reader, regattaName: string) =>
  (await finishSheetEntity.query(store, pageOfSheets(regattaName))).items.map(
    ({ raceColumnId, fleet }) => ({ raceColumnId, fleet }),
  )

/** The drafts of all races: a process reads them before it knows the id of a race column. */
export const listDrafts = listOf(draftSheetEntity)

interface KeyOfSheet {
  readonly regattaName: string
  readonly raceColumnId: string
  readonly fleet: string
}

/** The confirmed sheet of a race. */
export const readSheet = async (
  store: Reader,
  { regattaName, raceColumnId, fleet }: KeyOfSheet,
): Promise<SheetItem | undefined> => {
  const item = await finishSheetEntity.get(store, regattaName, raceColumnId, fleet)
  return item && sheetIn(item)
}

/** The condition that a race still has this confirmed sheet, or none. */
export const unchangedSheet = (
  { regattaName, raceColumnId, fleet }: KeyOfSheet,
  sheet: SheetItem | undefined,
): Write =>
  sheet === undefined
    ? { absent: finishSheetEntity.key(regattaName, raceColumnId, fleet) }
    : { unchanged: sheet.item }

export const withoutDraft = ({ regattaName, raceColumnId, fleet }: KeyOfSheet): Write => ({
  absent: draftSheetEntity.key(regattaName, raceColumnId, fleet),
})

/** An item of the table has at most 400 KB. */
const sheetBytesMax = 350_000

/** @throws Failure `invalid-input` for a sheet that is too large, for example because of comments */
export const putSheet = (regattaName: string, sheet: StoredSheet, expected: Expected): Write => {
  const { raceColumnId, fleet, state, finishes } = sheet
  const text = pack(contentOf(sheet))
  if (text.length > sheetBytesMax) {
    const detail = sentence`A finish sheet takes at most ${sheetBytesMax} bytes. Use shorter comments.`
    throw new Failure('invalid-input', detail)
  }
  const content = { raceColumnId, fleet, state, lines: finishes.length, sheet: text }
  const { put } = state === 'draft' ? draftSheetEntity : finishSheetEntity
  return put([regattaName, raceColumnId, fleet], content, expected)
}
