/** Reads the entries in the file of a spreadsheet or of a scoring program. */
import { validate } from '#endpoint/validate.ts'
import { importedEntry, importedRowsMax } from '#schemas/entries/entriesImport.ts'
import type { Static } from '#schemas/schema.ts'
import type { InputError } from '#values/failure.ts'
import { nearestOf } from '#values/suggestion.ts'
import { type HeadersOf, readColumns, rowCountErrors, type Texts } from '#values/tableColumns.ts'
import { identityOfClass } from '#races/rules/boatClasses.ts'
import { countries, countryOfIoc } from '#races/rules/countries.ts'
import { unknownFleet } from '#races/rules/fleetLists.ts'
import { fullSailId, identityOfSail } from '#races/rules/sailNumber.ts'
import { hasFleets, type Regatta } from '#races/rules/regatta.ts'

type Field = keyof Static<typeof importedEntry> | 'firstName' | 'lastName' | 'division'

/** The headers of Sailwave, Manage2Sail and Racing Rules of Sailing, and plain English. */
const headersOf: HeadersOf<Field> = {
  sail: ['sailno', 'sail', 'sailnumber', 'sailnr', 'sailid', 'number'],
  nationality: ['nat', 'nationality', 'nation', 'country', 'countrycode', 'noc', 'natcode'],
  name: [
    'helm',
    'helmname',
    'skipper',
    'skippername',
    'helmsman',
    'name',
    'competitor',
    'competitorname',
    'sailor',
    'owner',
    'ownername',
    'team',
    'teamname',
  ],
  firstName: ['firstname', 'givenname', 'skipperfirstname', 'helmfirstname'],
  lastName: ['lastname', 'surname', 'familyname', 'skipperlastname', 'helmlastname'],
  boat: ['boat', 'boatname', 'yacht', 'yachtname'],
  boatClass: ['class', 'boatclass', 'boattype', 'type', 'design'],
  fleet: ['fleet', 'fleetname', 'group'],
  division: ['division'],
  crew: ['crew', 'crewname', 'crewnames', 'crewmembers', 'crews'],
  club: ['club', 'clubname', 'yachtclub', 'helmclub', 'skipperclub'],
  email: ['email', 'helmemail', 'emailaddress', 'skipperemail'],
  factor: ['rating', 'tcf', 'tcc', 'tot', 'timeontime', 'timeontimefactor', 'handicap', 'irc'],
  portsmouth: ['py', 'pn', 'portsmouth', 'portsmouthnumber', 'portsmouthyardstick'],
  yardstick: ['ys', 'yardstick', 'dsvyardstick', 'yst'],
  allowance: ['tod', 'timeondistance', 'timeondistanceallowance', 'allowance', 'gph'],
}

export const ownHeaders: Readonly<Partial<Record<Field, string>>> = {
  sail: 'SailNo',
  nationality: 'Nat',
  boat: 'Boat',
  boatClass: 'Class',
  fleet: 'Fleet',
  name: 'Helm',
  crew: 'Crew',
  club: 'Club',
  factor: 'Rating',
  email: 'Email',
}

type ImportedText =
  | 'name'
  | 'boatClass'
  | 'nationality'
  | 'boat'
  | 'fleet'
  | 'crew'
  | 'club'
  | 'email'

/** Absent values are unchanged in an entry that is there. */
export interface ImportedEntry
  extends
    Readonly<Partial<Record<ImportedText, string>>>,
    Readonly<Partial<Record<'factor' | 'allowance', number>>> {
  readonly row: number
  readonly sailId: string
}

/** Where a field of a row stands, for its errors. */
type ErrorAt = (row: number, field: Field, error: Fault) => InputError

type Fault = Pick<InputError, 'code' | 'detail' | 'suggestion'>

export const readEntriesFile = (table: readonly (readonly string[])[], regatta: Regatta) => {
  const { rows, ignoredColumns, headerOf, missingColumn } = readColumns(table, headersOf)
  const errorAt: ErrorAt = (row, field, error) => {
    const column = headerOf(field)
    return column === undefined
      ? missingColumn(field, ownHeaders[field] ?? field)
      : { row, column, ...error }
  }
  const countErrors = rowCountErrors(rows.length, importedRowsMax)
  if (countErrors.length > 0) return { entries: [], ignoredColumns, errorAt, errors: countErrors }
  const read = rows.map(({ row, texts }) => readRow(row, texts, regatta))
  const entries = read.flatMap(({ entry }) => entry ?? [])
  const errors = read.flatMap((one) =>
    one.faults.map(([field, fault]) => errorAt(one.row, field, fault)),
  )
  const all = [...errors, ...repeatedSails(entries, errorAt)]
  return { entries, ignoredColumns, errorAt, errors: all }
}

const numbers: ReadonlySet<string> = new Set(['factor', 'portsmouth', 'yardstick', 'allowance'])

/** Spreadsheets of many countries write `1,045`. */
const withPoint = ([field, text]: readonly [string, string]) =>
  [field, numbers.has(field) ? text.replace(/^(\d+),(\d+)$/, '$1.$2') : text] as const

const readRow = (row: number, texts: Texts<Field>, regatta: Regatta) => {
  const { firstName = '', lastName = '', division, ...own } = texts
  const name = own.name ?? (`${firstName} ${lastName}`.trim() || undefined)
  const sent = {
    ...own,
    ...(name === undefined ? {} : { name }),
    ...(own.fleet === undefined && division !== undefined && hasFleets(regatta)
      ? { fleet: division }
      : {}),
  }
  const values = Object.fromEntries(Object.entries(sent).map(withPoint))
  const { value, formErrors } = validate(
    { input: importedEntry },
    { values, locations: new Map(), missingFrom: 'form', errors: [] },
  )
  const read = value as Static<typeof importedEntry>
  const faults: readonly (readonly [Field, Fault])[] = [
    ...formErrors.map(
      ({ pointer = '', parameter = pointer.slice(1), code, detail }) =>
        [parameter as Field, { code, detail, ...hintFor(parameter, code) }] as const,
    ),
    ...nationalityFaults(read.nationality),
    ...fleetFaults(read.fleet, division === sent.fleet ? 'division' : 'fleet', regatta),
  ]
  if (faults.length > 0 || !read.sail) return { row, faults }
  const sail = sailOf(read.sail, read.nationality)
  const entry: ImportedEntry = { row, ...sail, ...given(read), ...handicapOf(read) }
  return { row, faults, entry }
}

/** Other programs call numbers of all systems a rating. */
const hintFor = (field: string, code: string) =>
  field === 'factor' && code === 'range'
    ? { suggestion: 'Name the column `PY` for Portsmouth numbers, `YS` for yardsticks.' }
    : {}

type Read = Static<typeof importedEntry>

const given = ({ name, boatClass, boat, crew, club, email, fleet }: Read) =>
  Object.fromEntries(
    Object.entries({ name, boatClass, boat, crew, club, email, fleet }).filter(([, text]) => text),
  )

const handicapOf = ({ factor, portsmouth, yardstick, allowance }: Read) => {
  const ofNumber = portsmouth ? 1000 / portsmouth : yardstick ? 100 / yardstick : undefined
  // As exact as corrected times of a day need.
  const timeOnTime = factor ?? (ofNumber && Number(ofNumber.toFixed(8)))
  return {
    ...(typeof timeOnTime === 'number' && { factor: timeOnTime }),
    ...(typeof allowance === 'number' && { allowance }),
  }
}

const sailOf = (sail: string, sent: string | null | undefined) => {
  const nationality = sent?.toUpperCase()
  const sailId = fullSailId({ sailId: sail, nationality: nationality ?? null })
  return { sailId, ...(nationality && { nationality }) }
}

const nationalityFaults = (nationality: string | null | undefined) => {
  if (!nationality || countryOfIoc(nationality) !== undefined) return []
  const sent = nationality.toUpperCase()
  const same = countries.find(({ name, twoLetterIsoCode, threeLetterIsoCode }) =>
    [name, twoLetterIsoCode, threeLetterIsoCode].includes(sent),
  )
  const codes = countries.flatMap(({ threeLetterIocCode: code }) => code ?? [])
  const suggestion = same?.threeLetterIocCode ?? nearestOf(sent, codes)
  const detail = `must be a three-letter code of the IOC such as GER, found '${nationality}'`
  return [['nationality', { code: 'unknown', detail, ...(suggestion && { suggestion }) }]]
}

const fleetFaults = (fleet: string | null | undefined, field: Field, { series }: Regatta) => {
  const all = [...new Set(series.flatMap(({ fleets }) => fleets))]
  return !fleet || all.includes(fleet) ? [] : [[field, unknownFleet(all, fleet)]]
}

const repeatedSails = (entries: readonly ImportedEntry[], errorAt: ErrorAt) => {
  const rows = new Map<string, number>()
  return entries.flatMap(({ row, sailId, nationality = null, boatClass = '' }) => {
    const identity = `${identityOfSail({ sailId, nationality })} ${identityOfClass(boatClass)}`
    const first = rows.get(identity)
    if (first === undefined) {
      rows.set(identity, row)
      return []
    }
    const detail = `must be in the file once for a class, and is in row ${first} already`
    return [errorAt(row, 'sail', { code: 'repeated', detail })]
  })
}
