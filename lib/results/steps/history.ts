/**
 * The results at earlier moments. The changes of sheets are items. Those of entries, discards, factors
 * and race columns follow from the audit trail of the regatta, so that other subjects need not know
 * that results exist. Both are taken back one after the other, newest first.
 */
import type { Entry } from '#races/rules/competitor.ts'
import type { Regatta, Series } from '#races/rules/regatta.ts'
import { entryKey, readCompetitor } from '#races/items/competitors.ts'
import { partsOf } from '#table/key.ts'
import { idOfName } from '#table/resources.ts'
import type { AuditedChange, AuditedField } from '#table/auditRecord.ts'
import {
  type AuditRecord,
  auditRecordOf,
  beginsObject,
  pageOfObjectRecords,
} from '#table/items/auditRecords.ts'
import type { Reader, Start } from '#table/items.ts'
import type { Context } from '#endpoint/context.ts'
import { listChanges, type ResultsChange } from '../items/changes.ts'
import { pointsText } from '../rules/scoring/pointsText.ts'
import { sentencesOf } from '../rules/changes.ts'
import { type Results, scored } from './results.ts'

/** What standings follow from, without the standings. */
type Facts = Pick<Results, 'regatta' | 'entries' | 'sheets' | 'state'>

/** @param nameOf the name of a competitor */
type Sentences = (nameOf: (competitorId: string) => string) => readonly string[]

export interface Moment {
  readonly atMillis: number
  readonly id: string
  readonly by: string | null
  /** Present: a change of a sheet. */
  readonly change?: ResultsChange
  readonly sentences: Sentences
  /** Returns the facts before the moment. */
  readonly undo: (after: Facts) => Facts
}

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

interface History {
  /** Newest first. */
  readonly moments: readonly Moment[]
  /** The present entries and removed ones. */
  readonly entries: readonly Entry[]
}

/**
 * The moments after the given one, newest first. Before the first confirmation there are no
 * standings, so that earlier records are not read.
 */
export const readMoments = async (
  store: Reader,
  now: Results,
  sinceMillis = -Infinity,
): Promise<History> => {
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

const readRecords = async (
  store: Reader,
  regattaName: string,
  sinceMillis: number,
): Promise<readonly AuditRecord[]> => {
  const object = { type: 'REGATTA', id: idOfName(regattaName) }
  const records: AuditRecord[] = []
  let start: Start | undefined
  do {
    const page = await store.query(pageOfObjectRecords(object, recordsAtOnce, start))
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

type KnownEntries = ReadonlyMap<string, Entry>

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

const [entryPrefix = ''] = partsOf(entryKey.sortTemplate)

const idOfEntry = (sortKey: string): readonly string[] => {
  const [kind, id] = partsOf(sortKey)
  return kind === entryPrefix && id !== undefined ? [id] : []
}

const momentsOfRecord = (
  { atMillis, user, steps, changes, requestId }: AuditRecord,
  results: readonly ResultsChange[],
  known: KnownEntries,
): readonly Moment[] => {
  const withdrawal = changes
    .filter(({ what }) => what === 'entry')
    .flatMap(({ fields }) => fields.filter(({ name }) => name === 'withdrawn'))[0]
  const parts = [
    ...steps.flatMap((step) =>
      idOfEntry(step.item).flatMap((id) => entryPart(id, step, known.get(id), withdrawal)),
    ),
    ...changes.flatMap((change) => settingParts(change, results)),
  ]
  if (parts.length === 0) return []
  return [
    {
      ...{ atMillis, id: `~${requestId ?? ''}`, by: user?.name ?? null },
      sentences: (nameOf) => parts.flatMap(({ sentences }) => sentences(nameOf)),
      undo: (after) => parts.reduceRight((facts, { undo }) => undo(facts), after),
    },
  ]
}

interface Part {
  readonly sentences: Sentences
  readonly undo: Moment['undo']
}

const entryPart = (
  competitorId: string,
  { from, to }: { readonly from: number; readonly to: number },
  entry: Entry | undefined,
  withdrawal: AuditedField | undefined,
): readonly Part[] => {
  if (entry === undefined) return []
  const others = ({ entries }: Facts) =>
    entries.filter(({ competitor }) => competitor.id !== competitorId)
  const entryIn = ({ entries }: Facts) =>
    entries.find(({ competitor }) => competitor.id === competitorId)
  if (from === 0) {
    const undo = (after: Facts): Facts => ({ ...after, entries: others(after) })
    return [{ sentences: (nameOf) => [`${nameOf(competitorId)} entered the series.`], undo }]
  }
  const withdrawn = withdrawal?.before === true
  if (to !== 0 && withdrawal === undefined) return []
  const undo = (after: Facts): Facts => ({
    ...after,
    entries: [...others(after), { ...(entryIn(after) ?? entry), withdrawn }],
  })
  const verb = to === 0 ? 'left' : withdrawn ? 'returned to' : 'withdrew from'
  return [{ sentences: (nameOf) => [`${nameOf(competitorId)} ${verb} the series.`], undo }]
}

/** The settings of the leaderboard and of its race columns, by the names of audited fields. */
const settingParts = (
  { what, change, name = '', fields }: AuditedChange,
  results: readonly ResultsChange[],
): readonly Part[] => {
  if (what === 'object') return fields.flatMap(leaderboardPart)
  if (what !== 'raceColumn' || change === 'read') return []
  if (change === 'changed') return fields.flatMap((field) => columnPart(name, field))
  if (change === 'created') {
    const undo = changingColumns((columns) => columns.filter((column) => column.name !== name))
    return [{ sentences: () => [`Race ${name} was added.`], undo }]
  }
  const id = results.findLast(({ raceColumn }) => raceColumn === name)?.raceColumnId
  if (id === undefined) return []
  const settings = Object.fromEntries(fields.map(({ name: field, before }) => [field, before]))
  const { factor, isDiscardable } = settings as Partial<Series['raceColumns'][number]>
  const undo = changingColumns((columns, position) =>
    position === 0 ? [...columns, { id, name, factor, isDiscardable }] : columns,
  )
  return [{ sentences: () => [`Race ${name} was removed.`], undo }]
}

const leaderboardPart = ({ name, before, after }: AuditedField): readonly Part[] => {
  const text = leaderboardTexts[name]?.(after)
  if (text === undefined) return []
  const undo = (facts: Facts): Facts => ({
    ...facts,
    regatta: { ...facts.regatta, ...(before === undefined ? {} : { [name]: before }) },
  })
  return [{ sentences: () => [text], undo }]
}

const leaderboardTexts: Readonly<Record<string, (after: unknown) => string>> = {
  discardThresholds: (after) => {
    const thresholds = after as Regatta['discardThresholds']
    return thresholds.length === 0
      ? 'No results are discarded any more.'
      : `Results are discarded from ${thresholds.join(', ')} races on.`
  },
  penaltyBase: (after) =>
    after === 'startingArea'
      ? 'Penalties count the boats that came to the starting area (A5.3).'
      : 'Penalties count all entries (A5.2).',
}

const columnPart = (
  name: string,
  { name: field, before, after }: AuditedField,
): readonly Part[] => {
  const text = columnTexts[field]?.(after)
  if (text === undefined) return []
  const undo = changingColumns((columns) =>
    columns.map((column) => (column.name === name ? { ...column, [field]: before } : column)),
  )
  return [{ sentences: () => [`Race ${name} ${text}.`], undo }]
}

const columnTexts: Readonly<Record<string, (after: unknown) => string>> = {
  factor: (after) => `counts ${pointsText((after as number | undefined) ?? 100)} times`,
  isDiscardable: (after) => (after === false ? 'cannot be discarded' : 'can be discarded'),
}

const changingColumns =
  (change: (columns: Series['raceColumns'], position: number) => Series['raceColumns']) =>
  (facts: Facts): Facts => ({
    ...facts,
    regatta: {
      ...facts.regatta,
      series: facts.regatta.series.map((series, position) => ({
        ...series,
        raceColumns: change(series.raceColumns, position),
      })),
    },
  })
