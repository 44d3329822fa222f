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
import { listChanges, type ResultsChange } from '../items/changes.ts'
import { sentencesOf } from '../rules/changes.ts'
import { type Facts, idOfEntry, type Moment, momentsOfRecord } from './auditedMoments.ts'
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

/**
 * The moments after the given one, newest first. Before the first confirmation there are no
 * standings, so that earlier records are not read.
 * @returns `entries`: the present ones and removed ones
 */
export const readMoments = async (
  store: Reader,
  now: Results,
  sinceMillis = -Infinity,
): Promise<{ readonly moments: readonly Moment[]; readonly entries: readonly Entry[] }> => {
  const changes = await listChanges(store, now.regatta.name)
  const [first] = changes
  if (first === undefined) return { moments: [], entries: now.entries }
  const records = await readRecords(
    ...[store, now.regatta.name, Math.max(sinceMillis, first.atMillis)],
  )
  const entries = [...now.entries, ...(await removedEntries(store, now, records))]
  const known = new Map(entries.map((entry) => [entry.competitor.id, entry]))
  const moments = [
    ...changes.map((change, at) => momentOfChange(change, changes.slice(0, at), now.series)),
    ...records.flatMap((record) => momentsOfRecord(record, changes, known)),
  ]
  moments.sort((one, other) => other.atMillis - one.atMillis || (one.id < other.id ? 1 : -1))
  return { moments, entries }
}

const recordsAtOnce = 500

const firstRecords = (regattaName: string, start?: Start) =>
  pageOfObjectRecords({ type: 'REGATTA', id: idOfName(regattaName) }, recordsAtOnce, start)

/** Reads the first pages of what `readMoments` reads. */
export const loadHistory = (store: Reader, regattaName: string) =>
  Promise.all([listChanges(store, regattaName), store.query(firstRecords(regattaName))])

const readRecords = async (
  store: Reader,
  regattaName: string,
  sinceMillis: number,
): Promise<readonly AuditRecord[]> => {
  const records: AuditRecord[] = []
  let start: Start | undefined
  do {
    const page = await store.query(firstRecords(regattaName, start))
    for (const record of page.items.map(auditRecordOf)) {
      // Earlier records are about another regatta with the name.
      if (record.atMillis < sinceMillis || beginsObject(record)) return records
      records.push(record)
    }
    start = page.next
  } while (start !== undefined)
  return records
}

const momentOfChange = (
  change: ResultsChange,
  earlier: readonly ResultsChange[],
  { columns, scoredBy }: Results['series'],
): Moment => {
  const { id, atMillis, by, raceColumnId, raceColumn, fleet, sheet } = change
  const names = new Map(columns.map((column) => [column.id, column.name]))
  names.set(raceColumnId, raceColumn)
  const last = earlier.at(-1)
  const before = earlier.findLast(
    (one) => one.raceColumnId === raceColumnId && one.fleet === fleet,
  )?.sheet
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
