/** Saves drafts, and confirms, changes and removes finish sheets, one change of the results after the other. */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Race } from '#races/rules/regatta.ts'
import { authorOf, type Context } from '#endpoint/context.ts'
import { removalOf, type Write } from '#table/items.ts'
import { isSameJson } from '#values/sameJson.ts'
import { Failure, sentence } from '#values/failure.ts'
import {
  type ChangeKind,
  putChange,
  putState,
  type ResultsChange,
  timeOfChange,
} from '../items/changes.ts'
import {
  putSheet,
  type SheetItem,
  type StoredSheet,
  unchangedSheet,
  withoutDraft,
} from '../items/sheets.ts'
import { movedBetween } from '../rules/changes.ts'
import { keyOfRace, noLongerOfficial } from '../rules/movedRaces.ts'
import { requireAssigned } from './assignedBoats.ts'
import { provisionalIf, provisionalPart, provisionalWrite } from './changeFacts.ts'
import {
  factsOfRace,
  isSheetOf,
  type Results,
  type StoredResults,
  storeStandings,
  withSheet,
} from './results.ts'

/** A sheet without what a confirmation adds, unless it keeps the ratings of an earlier one. */
export type NewSheet = Omit<StoredSheet, 'handicaps' | 'atMillis' | 'by'> &
  Partial<Pick<StoredSheet, 'handicaps'>>

export interface SheetChange {
  readonly race: Race
  /** Absent: the sheet of the race is removed. */
  readonly sheet: NewSheet | undefined
  /** The draft of the race, which is removed. `absent`: the race still has none. `stays`: it may have one. */
  readonly draft: SheetItem | 'absent' | 'stays'
  /** The time of the scores. Absent: now. */
  readonly scoredMillis?: number | undefined
  readonly reason?: string | undefined
  /** Absent: that the results of the race were updated. */
  readonly scoringComment?: string | undefined
}

/** Adds the start of the race and the ratings to a sheet, in the order in which they are stored. */
export const withFacts = (
  { regatta, entries }: Pick<Results, 'regatta' | 'entries'>,
  race: Race,
  sheet: NewSheet,
): Omit<StoredSheet, 'atMillis' | 'by'> => {
  const { handicaps } = sheet
  return handicaps === undefined
    ? { ...sheet, ...factsOfRace(regatta, race, entries, sheet) }
    : { ...sheet, handicaps }
}

/** The content of a sheet, without its author, its time and the events that sent it. */
const contentOf = (sheet: StoredSheet | undefined) =>
  sheet && [
    sheet.state,
    sheet.finishes,
    sheet.cameToTheStart,
    sheet.distanceNm,
    sheet.comment,
    sheet.startMillis,
    sheet.handicaps,
  ]

const isSameSheet = (one: StoredSheet | undefined, other: StoredSheet | undefined) =>
  isDeepStrictEqual(contentOf(one), contentOf(other))

export interface SheetsOfRace {
  readonly race: Race
  readonly confirmed: SheetItem | undefined
  readonly draft: SheetItem | undefined
}

/** A draft hides the confirmed sheet, so that must still be the one that its author saw. */
export const saveDraft = async (
  context: Context,
  results: Results,
  sheet: NewSheet,
  { race, confirmed, draft: before }: SheetsOfRace,
): Promise<StoredSheet> => {
  requireAssigned(results, [race], sheet, before ?? confirmed)
  const { name: regattaName } = results.regatta
  const draft = { ...sheet, handicaps: {}, atMillis: context.nowMillis, by: authorOf(context) }
  const isSame = isSameSheet(before, draft) && isSameJson(before?.list, draft.list)
  if (isSame && before !== undefined) return before
  await context.store.write([
    putSheet(regattaName, draft, before?.item ?? 'absent'),
    unchangedSheet({ regattaName, ...draft }, confirmed),
  ])
  return draft
}

/**
 * Saves confirmed sheets and removes the drafts of their races. Unchanged sheets make no change. All
 * is one write. It depends on the last change, so that two officials never mix their results.
 * @returns the results afterwards
 */
export const saveSheets = async (
  context: Context,
  before: StoredResults,
  changes: readonly SheetChange[],
): Promise<Results> => {
  const { store } = context
  const { regatta, state } = before
  const writes: Write[] = changes.flatMap(({ draft }) =>
    typeof draft === 'string' ? [] : [removalOf(draft)],
  )
  let current: Results = before
  let atMillis = timeOfChange(context, state) - 1
  for (const change of changes) {
    const old = before.sheets.find(isSheetOf(change.race))
    const sheet = change.sheet && {
      ...withFacts(current, change.race, change.sheet),
      atMillis: atMillis + 1,
      by: authorOf(context),
    }
    if (isSameSheet(old, sheet)) {
      writes.push(...putEvents(regatta.name, old, sheet))
      continue
    }
    atMillis += 1
    const next = changedResults(context, current, { change, old, sheet, atMillis, stored: before })
    writes.push(...next.writes)
    current = next.results
  }
  if (current !== before && current.state !== undefined) {
    writes.push(putState(regatta.name, current.state, state ?? 'absent'))
    writes.push({ unchanged: regatta.item }, ...storeStandings(current))
  }
  if (writes.length > 0) await store.write([...writes, ...stillWithoutDraft(regatta.name, changes)])
  return current
}

/** A draft that came meanwhile would hide the sheet. */
const stillWithoutDraft = (regattaName: string, changes: readonly SheetChange[]) =>
  changes.flatMap(({ race: { raceColumn, fleet }, draft }) =>
    draft === 'absent' ? [withoutDraft({ regattaName, raceColumnId: raceColumn.id, fleet })] : [],
  )

/** A repeated list of the race log has another id, and changes no result. */
const putEvents = (
  regattaName: string,
  old: SheetItem | undefined,
  sheet: StoredSheet | undefined,
): readonly Write[] => {
  if (old === undefined || sheet === undefined) return []
  const { item, ...stored } = old
  const { list = stored.list, officialEvent = stored.officialEvent } = sheet
  const isSame = isSameJson([list, officialEvent], [stored.list, stored.officialEvent])
  return isSame ? [] : [putSheet(regattaName, { ...stored, list, officialEvent }, item)]
}

interface Changed {
  readonly change: SheetChange
  readonly old: SheetItem | undefined
  readonly sheet: StoredSheet | undefined
  readonly atMillis: number
  /** Before all changes. */
  readonly stored: StoredResults
}

const changedResults = (
  context: Context,
  before: Results,
  { change: { race, reason, scoredMillis, scoringComment }, old, sheet, atMillis, stored }: Changed,
) => {
  requireOneFleet(before, race, sheet)
  if (sheet !== undefined) requireAssigned(before, [race], sheet, old)
  const { name } = before.regatta
  const saved = withSheet(before, race, sheet)
  // The removal of a race moves the other official ones without a word of the race committee.
  const turned = sheet === undefined ? noLongerOfficial(before, saved) : []
  const keys = new Set(turned.map(keyOfRace))
  const stays = stored.sheets.filter((one) => keys.has(keyOfRace(one)))
  const results = {
    ...saved,
    sheets: saved.sheets.map(provisionalIf(turned)),
    state: {
      changedMillis: atMillis,
      // A file may have a time in the future.
      scoredMillis: Math.min(scoredMillis ?? atMillis, atMillis),
      scoringComment:
        scoringComment ?? `Results of race ${describeRace(before, race)} have been updated.`,
    },
  }
  const provisional = provisionalPart(before, turned)
  const change: ResultsChange = {
    id: randomUUID(),
    atMillis,
    kind: kindOf(old, sheet),
    race: { raceColumnId: race.raceColumn.id, raceColumn: race.raceColumn.name, fleet: race.fleet },
    by: context.caller?.user.name ?? null,
    ...(reason !== undefined && { reason }),
    moved: movedBetween(before.standings, results.standings),
    sheet: { ...(old && { before: withoutItem(old) }), ...(sheet && { after: sheet }) },
    ...provisional,
    races: provisional.madeProvisional?.map((one) => ({ ...one, state: 'confirmed' })),
  }
  const removal = old === undefined ? [] : [removalOf(old)]
  const write = sheet === undefined ? removal : [putSheet(name, sheet, old?.item ?? 'absent')]
  return {
    results,
    writes: [...write, ...stays.map(provisionalWrite(name)), putChange(before.regatta, change)],
  }
}

export const withoutItem = ({ item: _item, ...sheet }: SheetItem): StoredSheet => sheet

/** With several fleets, the text of the original server names the fleet too. */
const describeRace = ({ series }: Results, { raceColumn, fleet }: Race): string => {
  const column = series.columns.find(({ id }) => id === raceColumn.id)
  return (column?.fleets.length ?? 0) > 1 ? `${raceColumn.name}, ${fleet}` : raceColumn.name
}

const kindOf = (old: StoredSheet | undefined, sheet: StoredSheet | undefined): ChangeKind => {
  if (sheet?.state === 'official' && old?.state !== 'official') return 'official'
  return old === undefined ? 'confirmed' : 'changed'
}

/** @throws Failure `in-another-fleet` */
const requireOneFleet = (
  { sheets, entries }: Results,
  race: Race,
  sheet: StoredSheet | undefined,
): void => {
  const racing = new Set(sheet?.finishes.map(({ competitorId }) => competitorId))
  for (const other of sheets) {
    if (other.raceColumnId !== race.raceColumn.id || other.fleet === race.fleet) continue
    const twice = other.finishes.find(({ competitorId }) => racing.has(competitorId))
    if (twice === undefined) continue
    const sailId = entries.find(({ competitor }) => competitor.id === twice.competitorId)
      ?.competitor.boat.sailId
    const detail = sentence`${sailId ?? twice.competitorId} is in the sheet of the fleet ${other.fleet} already. Remove her from one of the two.`
    throw new Failure('in-another-fleet', detail)
  }
}
