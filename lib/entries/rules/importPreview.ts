/** Shows an import of entries: the values that change, and the errors of its rows. */
import { inputErrorsMax } from '#endpoint/formErrors.ts'
import type { Entry } from '#races/rules/competitor.ts'
import type { importedEntries } from '#schemas/entries/entriesImport.ts'
import type { Static } from '#schemas/schema.ts'
import { errorCount } from '#values/errorCount.ts'
import { type InputError, sentence } from '#values/failure.ts'
import { groupedBy } from '#values/groupedBy.ts'
import type { EntriesFileField } from './entriesFile.ts'

export type ChangedCell = Static<typeof importedEntries>['entries'][number]['changed'][number]

/** The values of an entry with the columns that they can come from. */
const valuesOf = ({ competitor, crew, club, ...entry }: Entry) => {
  const { name, nationality, email, boat } = competitor
  const ofSeries = entry.fleets?.filter(({ raceColumnId }) => raceColumnId === undefined) ?? []
  const fleets = [...new Set(ofSeries.map(({ fleet }) => fleet))]
  return [
    [name, 'name', 'lastName', 'firstName'],
    [nationality, 'nationality'],
    [email, 'email'],
    [boat.sailId, 'sail'],
    [boat.name, 'boat'],
    [boat.boatClass, 'boatClass'],
    [entry.timeOnTimeFactor, 'factor', 'portsmouth', 'yardstick'],
    [entry.timeOnDistanceAllowance, 'allowance'],
    [crew ?? null, 'crew'],
    [club ?? null, 'club'],
    [fleets.length === 0 ? null : fleets.join(', '), 'fleet', 'division'],
  ] as const satisfies readonly (readonly [string | number | null, ...EntriesFileField[]])[]
}

export const changedCells = (
  before: Entry,
  after: Entry,
  headerOf: (field: EntriesFileField) => string | undefined,
): ChangedCell[] => {
  const old = valuesOf(before)
  return valuesOf(after).flatMap(([to, ...fields], at) => {
    const from = old[at]?.[0] ?? null
    if (from === to) return []
    const column = fields.map(headerOf).find((header) => header !== undefined) ?? fields[0]
    // READ on the competitor shows the address, and permission to change the entry does not.
    return [{ column, ...(fields[0] !== 'email' && { from }), to }]
  })
}

/** Equal errors of several rows are one, and those that no response has room for are counted. */
export const groupedErrors = (errors: readonly InputError[]): readonly InputError[] => {
  const groups = groupedBy(errors, (error) => JSON.stringify({ ...error, row: undefined }))
  const all = [...groups.values()].flatMap(grouped).sort(byRow)
  if (all.length <= inputErrorsMax) return all
  const shown = all.slice(0, inputErrorsMax - 1)
  const count = errorCount(all) - errorCount(shown)
  return [...shown, { code: 'more', count, detail: sentence`${count} more errors are not listed` }]
}

const byRow = ({ row: one = 0 }: InputError, { row: other = 0 }: InputError) => one - other

const grouped = (equal: readonly InputError[]): readonly InputError[] => {
  const [first] = equal.toSorted(byRow)
  const rows = [...new Set(equal.flatMap(({ row }) => row ?? []))].sort((one, other) => one - other)
  if (first === undefined || rows.length < 2) return first === undefined ? [] : [first]
  return [{ ...first, count: rows.length, rows }]
}
