import { endpoint } from '#endpoint'
import type { Context } from '#endpoint/context.ts'
import { listEntries, type StoredEntry } from '#races/items/entries.ts'
import { putRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import type { Competitor, Entry } from '#races/rules/competitor.ts'
import { type ImportedEntry, readEntriesFile } from '#entries/rules/entriesFile.ts'
import { type ChangedCell, changedCells, groupedErrors } from '#entries/rules/importPreview.ts'
import { mayBeSameClass } from '#races/rules/boatClasses.ts'
import { entryFinder, identityOfSail } from '#races/rules/sailNumber.ts'
import { listCompetitors } from '#races/steps/entries.ts'
import { resultsWrites } from '#results/steps/changeFacts.ts'
import { loadEntriesAndState } from '#entries/steps/loadEntries.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { withValues } from '#entries/steps/entryValues.ts'
import { entryWrites } from '#entries/steps/competitorChanges.ts'
import { newEntry, requireRoom } from '#entries/steps/enter.ts'
import { authorizeNew, blankCompetitor, newEntryWrites } from '#entries/steps/newEntries.ts'
import { entriesFile, importedEntries } from '#schemas/entries/entriesImport.ts'
import { type InputError, requireValid, sentence } from '#values/failure.ts'
import { decodeText, parseTable } from '#values/parseTable.ts'

export const { declaration, handler } = endpoint({
  name: 'importEntries',
  summary: 'Import the entries of a regatta from a spreadsheet',
  description:
    'The body is a CSV file with a header row, as Sailwave, Manage2Sail and Racing Rules of Sailing ' +
    'export it, or as `import.csv` begins. Columns are separated by `;`, `,` or tabs. UTF-8 and ' +
    'Windows-1252 are read; send the latter as `application/octet-stream`. Sail number and ' +
    'nationality identify an entry: those that are there are updated, and the others are made. ' +
    'Empty cells change nothing. All or nothing: errors have the `row` and the `column` of the ' +
    'file, and equal ones are one with `count` and `rows`. With `dryRun=true` the response is the ' +
    'preview. New competitors need CREATE.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/import'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['CHANGE_ENTRIES'], id: 'regattaName' },
  input: entriesFile,
  inputFrom: 'file',
  fileTypes: ['text/csv', 'application/octet-stream'],
  load: loadEntriesAndState,
  current: { show: listCompetitors },
  reply: { status: 200, body: importedEntries },
  errors: ['not-found', 'forbidden', 'malformed-request', 'too-large'],
  run: async ({ context, input: { regattaName, file } }) => {
    const regatta = await requireRegatta(context, regattaName)
    const stored = await listEntries(context.store, regatta.name)
    const read = readEntriesFile(parseTable(decodeText(file)), regatta)
    const { plans, errors } = planOf(regatta, stored, read)
    requireValid(groupedErrors([...read.errors, ...errors]))
    const made = plans.filter(isNew)
    if (made.length > 0) await authorizeNew(context)
    if (made.length > 0) await requireRoom(context, regatta, made.length)
    const changed = plans.filter((plan) => changeOf(plan) !== 'unchanged')
    if (changed.length > 0) await context.store.write(await writesOf(context, regatta, changed))
    const shown = plans.map((plan) => ({ ...describe(plan), change: changeOf(plan) }))
    const count = (change: Change): number => shown.filter((one) => one.change === change).length
    return {
      created: count('created'),
      updated: count('updated'),
      unchanged: count('unchanged'),
      ignoredColumns: [...read.ignoredColumns],
      entries: shown,
    }
  },
})

type Change = 'created' | 'updated' | 'unchanged'

interface Plan {
  readonly row: number
  /** Absent: the entry is new. */
  readonly before?: StoredEntry
  readonly after: Entry
  readonly changed: readonly ChangedCell[]
}

const isNew = ({ before }: Plan): boolean => before === undefined

const changeOf = ({ before, changed }: Plan): Change =>
  before === undefined ? 'created' : changed.length > 0 ? 'updated' : 'unchanged'

const describe = ({ row, after: { competitor }, changed }: Plan) => ({
  row,
  competitorId: competitor.id,
  sailId: competitor.boat.sailId,
  name: competitor.name,
  changed: [...changed],
})

const planOf = (
  regatta: StoredRegatta,
  stored: readonly StoredEntry[],
  { entries, errorAt, headerOf }: ReturnType<typeof readEntriesFile>,
) => {
  const find = entryFinder(stored)
  const rowOf = new Map<StoredEntry, number>()
  const errors: InputError[] = []
  const plans = entries.map((wanted): Plan => {
    const { row, sailId, nationality = null, boatClass = '' } = wanted
    const [before, ...others] = find({ sailId, nationality }).filter(({ competitor }) =>
      mayBeSameClass(competitor.boat.boatClass, boatClass),
    )
    const after = entryAfter(regatta, before, wanted)
    if (before === undefined) {
      const { name, boat } = after.competitor
      const required = { code: 'required', detail: 'is required for a new entry' }
      if (name === '') errors.push(errorAt(row, 'name', required))
      if (boat.boatClass === '') errors.push(errorAt(row, 'boatClass', required))
      return { row, after, changed: [] }
    }
    const first = rowOf.get(before)
    if (others.length > 0 || first !== undefined) {
      const detail =
        first === undefined
          ? 'must be the number of one entry: add the nationality or the class'
          : sentence`must be another entry than that of row ${first}`
      errors.push(errorAt(row, 'sail', { code: 'ambiguous', detail }))
    }
    rowOf.set(before, row)
    return { row, before, after, changed: changedCells(before, after, headerOf) }
  })
  return { plans, errors }
}

/** Empty texts: the file has no value for a new entry. */
const entryAfter = (
  regatta: StoredRegatta,
  before: StoredEntry | undefined,
  wanted: ImportedEntry,
): Entry => {
  const { name, boat, email, nationality, crew, club, fleet, factor, allowance } = wanted
  const { boatClass } = wanted
  const keepsSail = before !== undefined && isSameSail(before.competitor, wanted)
  const old = before ?? newEntry(blankCompetitor(regatta, name ?? boat ?? ''))
  const entry = withValues(regatta, old, {
    ...(name !== undefined && { name }),
    ...(nationality !== undefined && { nationality }),
    ...(crew !== undefined && { crew }),
    ...(club !== undefined && { club }),
    ...(fleet !== undefined && { fleet }),
    ...(factor !== undefined && { timeOnTimeFactor: factor }),
    ...(allowance !== undefined && { timeOnDistanceAllowance: allowance }),
    ...(boat !== undefined && { boatName: boat }),
    ...(boatClass !== undefined && { boatClass }),
    ...(!keepsSail && { sailId: wanted.sailId }),
  })
  return email === undefined ? entry : { ...entry, competitor: { ...entry.competitor, email } }
}

const isSameSail = (
  { nationality: before, boat }: Competitor,
  { sailId, nationality }: ImportedEntry,
): boolean =>
  boat.sailId !== null &&
  (nationality === undefined ||
    identityOfSail({ sailId, nationality }) ===
      identityOfSail({ sailId: boat.sailId, nationality: before }))

const writesOf = async (context: Context, regatta: StoredRegatta, plans: readonly Plan[]) => {
  const changed = plans.flatMap(({ before, after }) => (before ? [{ before, after }] : []))
  const made = plans.filter(isNew).map(({ after }) => after)
  const writes = changed.map(({ before, after }) => entryWrites(context, regatta, before, after))
  // Another import at the same time would make the same entries, and conflicts here instead.
  const ofRegatta = made.length > 0 ? [putRegatta(regatta, regatta.item)] : []
  const entries = plans.map(({ after }) => after)
  return [
    ...ofRegatta,
    ...(await Promise.all(writes)).flat(),
    ...(await newEntryWrites(context, regatta, made)),
    ...(await resultsWrites(context, regatta, { entries })),
  ]
}
