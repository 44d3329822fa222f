/** Reads the entries in the file of a spreadsheet or of a scoring program. */
import { validate } from '#endpoint/validate.ts'
import { importedEntry, importedRowsMax } from '#schemas/entries/entriesImport.ts'
import type { Static } from '#schemas/schema.ts'
import { type InputError, sentence } from '#values/failure.ts'
import type { InLanguages } from '#values/language.ts'
import { nearestOf } from '#values/suggestion.ts'
import { type HeadersOf, readColumns, rowCountErrors, type Texts } from '#values/tableColumns.ts'
import { identityOfClass } from '#races/rules/boatClasses.ts'
import { countries, countryOfIoc } from '#races/rules/countries.ts'
import { unknownFleet } from '#races/rules/fleetLists.ts'
import { fullSailId, identityOfSail } from '#races/rules/sailNumber.ts'
import { hasFleets, type Regatta } from '#races/rules/regatta.ts'

const words = (...languages: readonly string[]) => languages.flatMap((names) => names.split(' '))

export type EntriesFileField =
  | keyof Static<typeof importedEntry>
  | 'firstName'
  | 'lastName'
  | 'division'

type Field = EntriesFileField

/**
 * The headers of Sailwave, Manage2Sail and Racing Rules of Sailing, and those of the languages of the pages,
 * without accents. A name in Romance languages is in the columns of its parts: *Nom* is the family name
 * where there is a *Prénom*, and all of it otherwise.
 */
export const headersOf: HeadersOf<Field> = {
  sail: words(
    'sailno sail sailnumber sailnr sailid number',
    'segelnummer segelnr segel',
    'numerodevoile numerovoile nvoile ndevoile novoile voile',
    'numerodevela numerovela nvela ndevela novela vela',
    'numerovelico nvelico velico',
  ),
  nationality: words(
    'nat nationality nation country countrycode noc natcode',
    'nationalitat nationalitaet land landeskurzel',
    'nationalite pays codepays',
    'nacionalidad pais nac',
    'nazionalita nazione naz paese',
  ),
  name: words(
    'helm helmname skipper skippername helmsman name competitor competitorname sailor owner ownername team teamname',
    'steuer steuermann steuerfrau steuermannfrau steuerperson rudergaenger rudergangerin ruderganger segler eigner',
    'barreur barreuse nomdubarreur concurrent coureur proprietaire equipe',
    'patron patrona timonel regatista participante armador',
    'timoniere timoniera nominativo concorrente armatore squadra',
  ),
  firstName: words(
    'firstname givenname skipperfirstname helmfirstname',
    'vorname',
    'prenom',
    'nombre nombredepila',
    'nome',
  ),
  lastName: words(
    'lastname surname familyname skipperlastname helmlastname',
    'nachname familienname zuname',
    'nom nomdefamille',
    'apellido apellidos',
    'cognome',
  ),
  boat: words(
    'boat boatname yacht yachtname',
    'boot bootsname schiff schiffsname',
    'bateau nomdubateau nombateau voilier',
    'barco nombredelbarco nombrebarco embarcacion yate',
    'barca nomebarca nomedellabarca imbarcazione nomeimbarcazione',
  ),
  boatClass: words(
    'class boatclass boattype type design',
    'klasse bootsklasse bootstyp typ',
    'classe classedebateau typedebateau',
    'clase clasedebarco tipo tipodebarco',
    'classebarca tipobarca',
  ),
  fleet: words('fleet fleetname group', 'flotte gruppe', 'groupe', 'flota grupo', 'flotta gruppo'),
  division: words('division', 'wertungsgruppe', 'categorie', 'categoria', 'divisione'),
  crew: words(
    'crew crewname crewnames crewmembers crews',
    'mannschaft besatzung vorschoter vorschoterin crewmitglieder',
    'equipage equipier equipiere equipiers equipieres',
    'tripulacion tripulante tripulantes',
    'equipaggio prodiere',
  ),
  club: words(
    'club clubname yachtclub helmclub skipperclub',
    'verein segelverein segelclub',
    'clubdevoile',
    'clubnautico',
    'circolo circolovelico',
  ),
  email: words(
    'email helmemail emailaddress skipperemail',
    'emailadresse',
    'courriel mail adresseemail',
    'correo correoelectronico',
    'postaelettronica indirizzoemail',
  ),
  factor: words(
    'rating tcf tcc tot timeontime timeontimefactor handicap irc',
    'rennwert faktor zeitfaktor',
    'coefficient coef',
    'coeficiente',
    'coefficiente fattore',
  ),
  portsmouth: words(
    'py pn portsmouth portsmouthnumber portsmouthyardstick',
    'portsmouthzahl',
    'numeroportsmouth',
  ),
  yardstick: words('ys yardstick dsvyardstick yst', 'yardstickzahl'),
  allowance: words(
    'tod timeondistance timeondistanceallowance allowance gph',
    'zeitvergutung vergutung sekundenproseemeile',
    'allocation secondesparmille',
    'ventaja segundospormilla',
    'abbuono secondipermiglio',
  ),
}

const ownFields = [
  ...(['sail', 'nationality', 'boat', 'boatClass', 'fleet'] as const),
  ...(['name', 'crew', 'club', 'factor', 'email'] as const),
]

const own = (...headers: readonly string[]): Readonly<Partial<Record<Field, string>>> =>
  Object.fromEntries(ownFields.map((field, at) => [field, headers[at]]))

/** The headers of the file to start with. */
export const ownHeaders: InLanguages<ReturnType<typeof own>> = {
  en: own(...'SailNo Nat Boat Class Fleet Helm Crew Club Rating Email'.split(' ')),
  de: own(
    ...'Segelnummer Nationalität Boot Klasse Flotte Steuer Crew Verein Rennwert E-Mail'.split(' '),
  ),
  fr: own(
    'Numéro de voile',
    ...'Nationalité Bateau Classe Flotte Barreur Équipage Club Coefficient Courriel'.split(' '),
  ),
  es: own(
    'Número de vela',
    ...'Nacionalidad Barco Clase Flota Patrón Tripulación Club Coeficiente Correo'.split(' '),
  ),
  it: own(
    'Numero velico',
    ...'Nazionalità Barca Classe Flotta Timoniere Equipaggio Circolo Coefficiente Email'.split(' '),
  ),
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
      ? missingColumn(field, ownHeaders.en[field] ?? field)
      : { row, column, ...error }
  }
  const countErrors = rowCountErrors(rows.length, importedRowsMax)
  if (countErrors.length > 0)
    return { entries: [], ignoredColumns, headerOf, errorAt, errors: countErrors }
  const read = rows.map(({ row, texts }) => readRow(row, texts, regatta))
  const entries = read.flatMap(({ entry }) => entry ?? [])
  const errors = read.flatMap((one) =>
    one.faults.map(([field, fault]) => errorAt(one.row, field, fault)),
  )
  const all = [...errors, ...repeatedSails(entries, errorAt)]
  return { entries, ignoredColumns, headerOf, errorAt, errors: all }
}

const numbers: ReadonlySet<string> = new Set(['factor', 'portsmouth', 'yardstick', 'allowance'])

/** Spreadsheets of many countries write `1,045`. */
const withPoint = ([field, text]: readonly [string, string]) =>
  [field, numbers.has(field) ? text.replace(/^(\d+),(\d+)$/, '$1.$2') : text] as const

/** German lists have the family name as *Name* beside *Vorname*. */
const nameOf = (name: string | undefined, firstName: string, lastName: string) => {
  const isFamilyName = firstName !== '' && lastName === '' && name?.includes(firstName) === false
  return isFamilyName
    ? `${firstName} ${name}`
    : (name ?? (`${firstName} ${lastName}`.trim() || undefined))
}

const readRow = (row: number, texts: Texts<Field>, regatta: Regatta) => {
  const { firstName = '', lastName = '', division, ...own } = texts
  const name = nameOf(own.name, firstName, lastName)
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
  const faults: Faults = [
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

type Faults = readonly (readonly [Field, Fault])[]

const nationalityFaults = (nationality: string | null | undefined): Faults => {
  if (!nationality || countryOfIoc(nationality) !== undefined) return []
  const sent = nationality.toUpperCase()
  const same = countries.find(({ name, twoLetterIsoCode, threeLetterIsoCode }) =>
    [name, twoLetterIsoCode, threeLetterIsoCode].includes(sent),
  )
  const codes = countries.flatMap(({ threeLetterIocCode: code }) => code ?? [])
  const suggestion = same?.threeLetterIocCode ?? nearestOf(sent, codes)
  const detail = sentence`must be a three-letter code of the IOC such as GER, found '${nationality}'`
  return [['nationality', { code: 'unknown', detail, ...(suggestion && { suggestion }) }]]
}

const fleetFaults = (
  fleet: string | null | undefined,
  field: Field,
  { series }: Regatta,
): Faults => {
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
    const detail = sentence`must be in the file once for a class, and is in row ${first} already`
    return [errorAt(row, 'sail', { code: 'repeated', detail })]
  })
}
