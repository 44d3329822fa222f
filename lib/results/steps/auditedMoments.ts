/**
 * The changes of entries, discards, factors and race columns, from the audit trail of a regatta. Other
 * subjects need not know that results exist.
 */
import type { Entry } from '#races/rules/competitor.ts'
import type { Regatta, Series } from '#races/rules/regatta.ts'
import { entryKey } from '#races/items/competitors.ts'
import type { AuditedChange, AuditedField } from '#table/recordedChanges.ts'
import type { AuditRecord } from '#table/items/auditRecords.ts'
import { partsOf } from '#table/key.ts'
import type { ResultsChange } from '../items/changes.ts'
import { pointsText } from '../rules/scoring/pointsText.ts'
import type { Results } from './results.ts'

/** The facts from which standings follow. */
export type Facts = Pick<Results, 'regatta' | 'entries' | 'sheets' | 'state'>

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

type KnownEntries = ReadonlyMap<string, Entry>

const [entryPrefix = ''] = partsOf(entryKey.sortTemplate)

export const idOfEntry = (sortKey: string): readonly string[] => {
  const [kind, id] = partsOf(sortKey)
  return kind === entryPrefix && id !== undefined ? [id] : []
}

export const momentsOfRecord = (
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

/** Whether the undone record needs the last sheets of a race column. */
export const removesRaceColumn = ({ changes }: AuditRecord): boolean =>
  changes.some(({ what, change }) => what === 'raceColumn' && change === 'deleted')

type Part = Pick<Moment, 'sentences' | 'undo'>

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
  const addColumn = changingColumns((columns, position) =>
    position === 0 ? [...columns, { id, name, factor, isDiscardable }] : columns,
  )
  const undo = (after: Facts): Facts => ({
    ...addColumn(after),
    sheets: [...after.sheets, ...lastSheets(results, id)],
  })
  return [{ sentences: () => [`Race ${name} was removed.`], undo }]
}

/** The sheets of a race column before its removal. */
const lastSheets = (results: readonly ResultsChange[], columnId: string) => {
  const changes = results.filter(({ raceColumnId }) => raceColumnId === columnId)
  const last = new Map(changes.map(({ fleet, sheet }) => [fleet, sheet]))
  return [...last.values()].filter((sheet) => sheet !== undefined)
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
