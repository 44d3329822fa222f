/**
 * The results at earlier moments. The changes of sheets are items, and other changes follow from the
 * audit trail. Both are taken back one after the other, newest first.
 */
import type { Entry } from '#races/rules/competitor.ts'
import { readCompetitor } from '#races/items/competitors.ts'
import { idOfName } from '#table/resources.ts'
import {
  type AuditRecord,
  auditRecordOf,
  beginsObject,
  pageOfObjectRecords,
} from '#table/items/auditRecords.ts'
import type { Reader, Start } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { listChanges, listLatestChanges, type ResultsChange } from '../items/changes.ts'
import { sentencesOf } from '../rules/changes.ts'
import {
  type Facts,
  idOfEntry,
  type Moment,
  momentsOfRecord,
  removesRaceColumn,
} from './auditedMoments.ts'
import { type Results, scored } from './results.ts'

/** The results at a moment, which are the present ones from the last change on. */
export const resultsAt = async (
  context: Context,
  now: Results,
  atMillis: number,
): Promise<Results> => {
  const { moments } = await readMoments(context.store, now, atMillis)
  const later = moments.filter((moment) => moment.atMillis > atMillis)
  return later.length === 0
    ? now
    : scored(later.reduce<Facts>((facts, { undo }) => undo(facts), factsOf(now)))
}

export const factsOf = ({ regatta, entries, sheets, state }: Results): Facts => ({
  ...{ regatta, entries, sheets, state },
})

interface Moments {
  /** Newest first. */
  readonly moments: readonly Moment[]
  /** The present ones and removed ones. */
  readonly entries: readonly Entry[]
}

/**
 * The moments after the given one. Before the first confirmation there are no standings, so that
 * earlier records are not read.
 */
export const readMoments = async (
  store: Reader,
  now: Results,
  sinceMillis = -Infinity,
): Promise<Moments> => {
  const { name } = now.regatta
  const changes = await listChanges(store, name)
  const [first] = changes
  if (first === undefined) return { moments: [], entries: now.entries }
  const since = Math.max(sinceMillis, first.atMillis)
  return momentsOf(store, now, changes, await readRecords(store, name, since))
}

/**
 * The moments from this number of changes of sheets on, if there are so many. Reads all changes only
 * if the earlier sheet of one of them is not among the latest changes, or a race was removed.
 */
export const readLatestMoments = async (
  store: Reader,
  now: Results,
  count: number,
): Promise<Moments> => {
  const { name } = now.regatta
  const { changes, areAll } = await latestChanges(store, name, count)
  const latest = changes.slice(-count)
  const [first] = latest
  if (first === undefined) return { moments: [], entries: now.entries }
  const records = await readRecords(store, name, first.atMillis, latestRecordsAtOnce)
  const hasSheetsBefore =
    !records.some(removesRaceColumn) &&
    latest.every(
      (change) =>
        change.isFirst || changes.find((one) => raceOf(one) === raceOf(change)) !== change,
    )
  if (!areAll && !hasSheetsBefore) return readMoments(store, now)
  const { moments, entries } = await momentsOf(store, now, changes, records)
  return { moments: moments.filter(({ atMillis }) => atMillis >= first.atMillis), entries }
}

const momentsOf = async (
  store: Reader,
  now: Results,
  changes: readonly ResultsChange[],
  records: readonly AuditRecord[],
): Promise<Moments> => {
  const entries = [...now.entries, ...(await removedEntries(store, now, records))]
  const known = new Map(entries.map((entry) => [entry.competitor.id, entry]))
  const moments = [
    ...momentsOfChanges(changes, now.series),
    ...records.flatMap((record) => momentsOfRecord(record, changes, known)),
  ]
  moments.sort((one, other) => other.atMillis - one.atMillis || (one.id < other.id ? 1 : -1))
  return { moments, entries }
}

const recordsAtOnce = 500

/** About as many as belong to the changes of a page. */
const latestRecordsAtOnce = 100

const recordsPage = (regattaName: string, limit: number, start?: Start) =>
  pageOfObjectRecords({ type: 'REGATTA', id: idOfName(regattaName) }, limit, start)

/** Reads the first pages of what `readMoments` reads. */
export const loadHistory = (store: Reader, regattaName: string) =>
  Promise.all([
    listChanges(store, regattaName),
    store.query(recordsPage(regattaName, recordsAtOnce)),
  ])

/** Reads the first pages of what `readLatestMoments` reads. */
export const loadLatestHistory = (store: Reader, regattaName: string, count: number) =>
  Promise.all([
    latestChanges(store, regattaName, count),
    store.query(recordsPage(regattaName, latestRecordsAtOnce)),
  ])

/**
 * Most races of the latest changes have their earlier sheets among so many more. If more races than
 * that become official one after the other, all changes are read.
 */
const earlierChanges = 40

const latestChanges = (store: Reader, regattaName: string, count: number) =>
  listLatestChanges(store, regattaName, count + earlierChanges)

const readRecords = async (
  store: Reader,
  regattaName: string,
  sinceMillis: number,
  atOnce = recordsAtOnce,
): Promise<readonly AuditRecord[]> => {
  const records: AuditRecord[] = []
  let start: Start | undefined
  do {
    const page = await store.query(recordsPage(regattaName, atOnce, start))
    for (const record of page.items.map(auditRecordOf)) {
      // Earlier records are about another regatta with the name.
      if (record.atMillis < sinceMillis || beginsObject(record)) return records
      records.push(record)
    }
    start = page.next
  } while (start !== undefined)
  return records
}

const raceOf = ({ raceColumnId, fleet }: ResultsChange): string =>
  JSON.stringify([raceColumnId, fleet])

/** @param changes oldest first */
const momentsOfChanges = (
  changes: readonly ResultsChange[],
  series: Results['series'],
): readonly Moment[] => {
  const sheets = new Map<string, ResultsChange['sheet']>()
  return changes.map((change, at) => {
    const race = raceOf(change)
    const before = sheets.get(race)
    sheets.set(race, change.sheet)
    return momentOfChange(change, before, changes[at - 1], series)
  })
}

const momentOfChange = (
  change: ResultsChange,
  before: ResultsChange['sheet'],
  last: ResultsChange | undefined,
  { columns, scoredBy }: Results['series'],
): Moment => {
  const { id, atMillis, by, raceColumnId, raceColumn, fleet, sheet } = change
  const names = new Map(columns.map((column) => [column.id, column.name]))
  names.set(raceColumnId, raceColumn)
  return {
    ...{ id, atMillis, by, change },
    sentences: (nameOf) =>
      sentencesOf(before, sheet, (about) => names.get(about) ?? nameOf(about), scoredBy),
    undo: (after) => ({
      ...after,
      sheets: [
        ...after.sheets.filter((one) => one.raceColumnId !== raceColumnId || one.fleet !== fleet),
        ...(before === undefined ? [] : [before]),
      ],
      state: last && {
        ...{ changedMillis: last.atMillis, scoredMillis: last.atMillis, scoringComment: null },
      },
    }),
  }
}

/** The entries that a record removed, with their competitors as they are now. */
const removedEntries = async (
  store: Reader,
  { entries }: Results,
  records: readonly AuditRecord[],
): Promise<readonly Entry[]> => {
  const present = new Set(entries.map(({ competitor }) => competitor.id))
  const ids = new Set(records.flatMap(({ steps }) => steps.flatMap(({ item }) => idOfEntry(item))))
  const others = [...ids].filter((id) => !present.has(id))
  const removed = await Promise.all(others.map((id) => entryOf(store, id)))
  return removed.filter((entry) => entry !== undefined)
}

const entryOf = async (store: Reader, id: string): Promise<Entry | undefined> => {
  const competitor = await readCompetitor(store, id)
  const own = { displayName: null, timeOnTimeFactor: null, timeOnDistanceAllowance: null }
  return competitor && { competitor, ...own }
}
