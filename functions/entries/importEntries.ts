import { randomUUID } from 'node:crypto'
import { authorizeCreation } from '#access/authorize.ts'
import { putSecurity } from '#access/items/securities.ts'
import { mayEach } from '#access/readable.ts'
import { endpoint } from '#endpoint'
import type { Context } from '#endpoint/context.ts'
import { putCompetitor, putNewBoat, readCompetitor } from '#races/items/competitors.ts'
import {
  changedCompetitorWrites,
  entriesMax,
  listEntries,
  putEntry,
  type StoredEntry,
} from '#races/items/entries.ts'
import { putRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import type { Boat, Competitor, Entry } from '#races/rules/competitor.ts'
import { type ErrorAt, type ImportedEntry, readEntriesFile } from '#entries/rules/entriesFile.ts'
import { withFleet } from '#races/rules/fleets.ts'
import { identityOfSail, sailFinder } from '#races/rules/sailNumber.ts'
import { competitorObject } from '#races/steps/competitors.ts'
import { listCompetitors, loadEntries } from '#races/steps/entries.ts'
import { fleetsNamed } from '#races/steps/fleets.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { securityOfPart } from '#races/steps/parts.ts'
import { newEntry, tooManyEntries } from '#entries/steps/registrations.ts'
import { entriesFile, importedEntries } from '#schemas/entries/entriesImport.ts'
import { type InputError, requireValid } from '#values/failure.ts'
import { inputErrorsMax } from '#endpoint/formErrors.ts'
import { decodeText, parseTable } from '#values/parseTable.ts'
import type { Write } from '#table/items.ts'

export const { declaration, handler } = endpoint({
  name: 'importEntries',
  summary: 'Import the entries of a regatta from a spreadsheet',
  description:
    'The body is a CSV file with a header row, as Sailwave, Manage2Sail and Racing Rules of Sailing ' +
    'export it, or as `import.csv` begins. Columns are separated by `;`, `,` or tabs. UTF-8 and ' +
    'Windows-1252 are read; send the latter as `application/octet-stream`. Sail number and ' +
    'nationality identify an entry: those that are there are updated, and the others are made. ' +
    'Empty cells change nothing. All or nothing: errors have the `row` and the `column` of the ' +
    'file. With `dryRun=true` the response is the preview. New competitors need CREATE, and ' +
    'changes of a name, a boat or an e-mail address need UPDATE on the competitor.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/import'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['UPDATE'], id: 'regattaName' },
  input: entriesFile,
  inputFrom: 'file',
  fileTypes: ['text/csv', 'application/octet-stream'],
  load: loadEntries,
  current: { show: listCompetitors },
  reply: { status: 200, body: importedEntries },
  errors: ['not-found', 'forbidden', 'malformed-request', 'too-large'],
  run: async ({ context, input: { regattaName, file } }) => {
    const regatta = await requireRegatta(context, regattaName)
    const stored = await listEntries(context.store, regatta.name)
    const read = readEntriesFile(parseTable(decodeText(file)), regatta)
    const { plans, errors } = planOf(regatta, stored, read)
    const forbidden = await forbiddenChanges(context, plans, read.errorAt)
    requireValid(sorted([...read.errors, ...errors, ...forbidden]))
    const made = plans.filter(isNew)
    if (made.length > 0) await authorizeNew(context)
    if (stored.length + made.length > entriesMax) {
      throw tooManyEntries(`must name a regatta that has at most ${entriesMax} entries then`)
    }
    const changed = plans.filter((plan) => changeOf(plan) !== 'unchanged')
    if (changed.length > 0) await context.store.write(await writesOf(context, regatta, changed))
    const shown = plans.map((plan) => ({ ...describe(plan), change: changeOf(plan) }))
    const count = (change: Change): number => shown.filter((one) => one.change === change).length
    return {
      ...{ created: count('created'), updated: count('updated'), unchanged: count('unchanged') },
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
  /** The names of the values that change. */
  readonly changed: readonly string[]
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
  { entries, errorAt }: ReturnType<typeof readEntriesFile>,
) => {
  const find = sailFinder(stored, ({ competitor: { boat, nationality } }) => ({
    sailId: boat.sailId ?? '',
    nationality,
  }))
  const rowOf = new Map<StoredEntry, number>()
  const errors: InputError[] = []
  const plans = entries.map((wanted): Plan => {
    const { row, sailId, nationality = null } = wanted
    const [before, ...others] = find({ sailId, nationality })
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
          ? 'must be the number of one entry: add the nationality'
          : `must be another entry than that of row ${first}`
      errors.push(errorAt(row, 'sail', { code: 'ambiguous', detail }))
    }
    rowOf.set(before, row)
    return { row, before, after, changed: differences(before, after) }
  })
  return { plans, errors }
}

const entryAfter = (
  regatta: StoredRegatta,
  before: StoredEntry | undefined,
  wanted: ImportedEntry,
): Entry => {
  const competitor = competitorAfter(regatta, before?.competitor, wanted)
  const { crew, club, factor, allowance } = wanted
  return {
    ...(before ?? newEntry(competitor)),
    competitor,
    ...(crew !== undefined && { crew }),
    ...(club !== undefined && { club }),
    ...(factor !== undefined && { timeOnTimeFactor: factor }),
    ...(allowance !== undefined && { timeOnDistanceAllowance: allowance }),
    ...fleetsAfter(regatta, before, wanted),
  }
}

const fleetsAfter = (
  regatta: StoredRegatta,
  before: StoredEntry | undefined,
  { fleet }: ImportedEntry,
): Pick<Entry, 'fleets'> => {
  const { fleets = [] } = fleetsNamed(regatta, fleet)
  if (fleets.length === 0) return {}
  const moved = fleets.reduce<Entry['fleets']>(
    (all, { series, fleet: name }) => withFleet(all, { series }, name),
    before?.fleets,
  )
  return { fleets: moved }
}

/** Empty texts: the file has no value for a new entry. */
const competitorAfter = (
  regatta: StoredRegatta,
  before: Competitor | undefined,
  wanted: ImportedEntry,
): Competitor => {
  const { nationality, email } = wanted
  const { id, ...same } = before ?? { id: randomUUID(), ...newCompetitor }
  const name = wanted.name ?? before?.name ?? wanted.boat ?? ''
  const hasOwnShortName = before !== undefined && before.shortName !== before.name
  return {
    ...{ id, ...same, name, shortName: hasOwnShortName ? before.shortName : name },
    nationality: nationality ?? same.nationality,
    email: email ?? same.email,
    boat: boatAfter(regatta, before, wanted),
  }
}

const newCompetitor = {
  ...{ displayColor: null, email: null, searchTag: null, nationality: null, flagImageUri: null },
  ...{ teamImageUri: null, timeOnTimeFactor: null, timeOnDistanceAllowance: null },
}

/** Other competitors may sail the same boat, so a changed boat is a new one. */
const boatAfter = (
  regatta: StoredRegatta,
  before: Competitor | undefined,
  { sailId, nationality, ...wanted }: ImportedEntry,
): Boat => {
  const old = before?.boat
  const name = wanted.boat ?? old?.name ?? null
  const boatClass = wanted.boatClass ?? old?.boatClass ?? regatta.boatClass ?? ''
  const color = old?.color ?? null
  const keepsSail =
    nationality === undefined ||
    identityOfSail({ sailId, nationality }) ===
      identityOfSail({ sailId: old?.sailId ?? '', nationality: before?.nationality ?? null })
  const sail = (keepsSail ? old?.sailId : undefined) ?? sailId
  const isSame = old?.name === name && old.boatClass === boatClass && old.sailId === sail
  return { id: isSame ? old.id : randomUUID(), name, sailId: sail, boatClass, color }
}

/** The values of an entry by the names in the response. */
const valuesOf = ({ competitor, crew, club, fleets, ...entry }: Entry) => {
  const { name, nationality, email, boat } = competitor
  const ofCompetitor = { name, nationality, email }
  const ofBoat = { sailId: boat.sailId, boat: boat.name, boatClass: boat.boatClass }
  const rating = { factor: entry.timeOnTimeFactor, allowance: entry.timeOnDistanceAllowance }
  return { ...ofCompetitor, ...ofBoat, ...rating, crew, club, fleet: JSON.stringify(fleets) }
}

const fieldsOfCompetitor = ['name', 'nationality', 'email', 'sailId', 'boat', 'boatClass'] as const

const differences = (before: Entry, after: Entry): readonly string[] => {
  const old: Readonly<Record<string, unknown>> = valuesOf(before)
  return Object.entries(valuesOf(after)).flatMap(([name, value]) =>
    value === old[name] ? [] : [name],
  )
}

/** UPDATE on the regatta permits changes of entries only. */
const forbiddenChanges = async (
  context: Context,
  plans: readonly Plan[],
  errorAt: ErrorAt,
): Promise<readonly InputError[]> => {
  const wanted = plans.flatMap(({ row, before, after, changed }) => {
    const field = fieldsOfCompetitor.find((name) => changed.includes(name))
    return before === undefined || field === undefined ? [] : [{ row, after, field }]
  })
  const objects = wanted.map(({ after }) => competitorObject(after.competitor.id))
  const allowed = await mayEach(context, objects, 'UPDATE')
  const detail = 'must stay as it is: a change needs UPDATE on the competitor'
  return wanted.flatMap(({ row, field }, position) =>
    allowed[position] === true
      ? []
      : [errorAt(row, field === 'sailId' ? 'sail' : field, { code: 'forbidden', detail })],
  )
}

/** One error for a missing column, and the others in the order of the rows. */
const sorted = (errors: readonly InputError[]): readonly InputError[] => {
  const distinct = new Map(errors.map((error) => [JSON.stringify(error), error]))
  return [...distinct.values()]
    .sort(({ row: one = 0 }, { row: other = 0 }) => one - other)
    .slice(0, inputErrorsMax)
}

const authorizeNew = async (context: Context): Promise<void> => {
  for (const type of ['COMPETITOR', 'BOAT'] as const) await authorizeCreation(context, type)
}

const writesOf = async (
  context: Context,
  regatta: StoredRegatta,
  plans: readonly Plan[],
): Promise<readonly Write[]> => {
  const security = await securityOfPart(context, regatta, ['READ_PUBLIC'])
  const writes = plans.map(async ({ before, after, changed }) => {
    const { competitor } = after
    const { boat } = competitor
    const isNewBoat = boat.id !== before?.competitor.boat.id
    const ofBoat = isNewBoat
      ? [putNewBoat(boat), putSecurity({ type: 'BOAT', id: boat.id }, security, 'any')]
      : []
    if (before === undefined) {
      return [
        ...ofBoat,
        putCompetitor(competitor, { regattaNames: [regatta.name] }, 'absent'),
        putSecurity({ type: 'COMPETITOR', id: competitor.id }, security, 'any'),
        putEntry(regatta.name, after, 'absent'),
      ]
    }
    const isOfEntry = !fieldsOfCompetitor.some((name) => changed.includes(name))
    const stored = isOfEntry ? undefined : await readCompetitor(context.store, competitor.id)
    if (stored === undefined) return [putEntry(regatta.name, after, before.item)]
    const changes = { [regatta.name]: after }
    return [
      ...ofBoat,
      ...(await changedCompetitorWrites(context.store, stored, competitor, changes)),
    ]
  })
  // Another import at the same time would make the same entries, and conflicts here instead.
  const ofRegatta = plans.some(isNew) ? [putRegatta(regatta, regatta.item)] : []
  return [...ofRegatta, ...(await Promise.all(writes)).flat()]
}
