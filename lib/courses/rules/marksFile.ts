/** Reads the marks in a file: GPX, KML, or a table. */
import { validate } from '#endpoint/validate.ts'
import { describe } from '#endpoint/formErrors.ts'
import { readDegrees, readPosition } from '#positions/rules/positionText.ts'
import { importedMark, importedMarksMax } from '#schemas/courses/marksImport.ts'
import type { Static } from '#schemas/schema.ts'
import { colorNamed } from '#values/color.ts'
import { Failure, type InputError, sentence, sentenceOf } from '#values/failure.ts'
import { decodeText, importedTextMax, parseTable, tooLong } from '#values/parseTable.ts'
import { type HeadersOf, readColumns, rowCountErrors, type Texts } from '#values/tableColumns.ts'
import { elementsIn, parseXml, textIn, type XmlElement } from '#values/xml.ts'

type Part = 'Minutes' | 'Seconds' | 'Direction'
type Field = keyof Static<typeof importedMark> | 'position' | `${'latitude' | 'longitude'}${Part}`

const headersOf: HeadersOf<Field> = {
  name: ['name', 'mark', 'markname', 'buoy', 'buoyname', 'waypoint', 'title'],
  shortName: ['shortname', 'short', 'letter', 'code', 'symbol', 'number', 'no', 'nr'],
  color: ['color', 'colour'],
  shape: ['shape', 'form'],
  latitude: ['latitude', 'lat', 'latdeg', 'latdegrees', 'latitudedeg', 'latitudedegrees', 'north'],
  longitude: [
    'longitude',
    'lon',
    'long',
    'lng',
    'londeg',
    'londegrees',
    'longdeg',
    'lngdeg',
    'longitudedeg',
    'longitudedegrees',
    'east',
  ],
  latitudeMinutes: ['latmin', 'latmins', 'latminutes', 'latitudemin', 'latitudeminutes'],
  latitudeSeconds: ['latsec', 'latseconds', 'latitudesec', 'latitudeseconds'],
  latitudeDirection: ['ns', 'sn', 'latns', 'latdir', 'lathemisphere', 'latitudens'],
  longitudeMinutes: [
    'lonmin',
    'lonmins',
    'lonminutes',
    'longmin',
    'longminutes',
    'lngmin',
    'longitudemin',
    'longitudeminutes',
  ],
  longitudeSeconds: ['lonsec', 'lonseconds', 'longsec', 'lngsec', 'longitudeseconds'],
  longitudeDirection: ['ew', 'we', 'lonew', 'londir', 'lonhemisphere', 'longitudeew', 'longew'],
  position: ['position', 'pos', 'coordinates', 'coordinate', 'latlon', 'latlong'],
}

export interface ImportedMark extends Readonly<Partial<Static<typeof importedMark>>> {
  readonly row: number
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** The position of a field of a mark in the file. */
type ErrorAt = (row: number, field: Field, error: Pick<InputError, 'code' | 'detail'>) => InputError

interface MarksFile {
  readonly kind: 'GPX' | 'KML' | 'CSV'
  readonly rows: readonly { readonly row: number; readonly texts: Texts<Field> }[]
  readonly ignored: readonly string[]
  readonly errorAt: ErrorAt
}

/** @throws Failure `malformed-request` */
export const readMarksFile = (bytes: Uint8Array) => {
  const { kind, rows, ignored, errorAt } = openFile(bytes)
  const what = kind === 'CSV' ? 'row' : 'waypoint'
  const countErrors = rowCountErrors(rows.length, importedMarksMax, what)
  if (kind === 'GPX' && rows.length === 0 && ignored.length > 0) {
    const detail =
      'The GPX file has only routes or tracks, whose points are no marks. Save the marks as waypoints (`wpt`).'
    throw new Failure('malformed-request', detail)
  }
  if (countErrors.length > 0) return { kind, ignored, errorAt, marks: [], errors: countErrors }
  const read = rows.map((each) => readMark(each, errorAt))
  const marks = read.flatMap(({ mark }) => mark ?? [])
  const errors = [...read.flatMap((one) => one.errors), ...repeatedNames(marks, errorAt)]
  return { kind, ignored, errorAt, marks, errors }
}

const openFile = (bytes: Uint8Array): MarksFile => {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const detail = 'The file is an archive. Unpack it, and send the KML file that it contains.'
    throw new Failure('malformed-request', detail)
  }
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  if (!/^\s*</.test(text)) return openTable(text)
  const root = parseXml(text, ['gpx', 'kml'], 'GPX or KML')
  return root.name === 'gpx' ? openGpx(root) : openKml(root)
}

const openTable = (text: string): MarksFile => {
  const table = readColumns(parseTable(text), headersOf)
  const { rows, ignoredColumns: ignored, columns, headerOf, missingColumn } = table
  const errorAt: ErrorAt = (row, field, error) => {
    const isPart = field === 'latitude' || field === 'longitude'
    const column = headerOf(field) ?? (isPart ? headerOf('position') : undefined)
    return column === undefined ? missingColumn(field, field) : { row, column, ...error }
  }
  const part = ignored.find((header) => partOfPosition.test(header))
  if (part !== undefined) {
    const detail = sentence`The column ${describe(part)} may be a part of a latitude or a longitude. Name it such as \`Lat min\`, \`N/S\`, \`Lon min\` or \`E/W\`.`
    throw new Failure('malformed-request', detail)
  }
  const namesShort = !columns.has('name') && columns.has('shortName')
  const named = (texts: Texts<Field>): Texts<Field> =>
    namesShort && texts.shortName !== undefined ? { ...texts, name: texts.shortName } : texts
  return {
    kind: 'CSV',
    ignored,
    errorAt,
    rows: rows.map(({ row, texts }) => ({ row, texts: withWholePosition(named(texts)) })),
  }
}

/** The header of minutes, seconds or directions that does not tell which of both they are for. */
const partOfPosition = /^\W*(min|minute|sec|second|hemisphere|deg|degree)s?\W*$/i

const withWholePosition = ({
  latitudeMinutes,
  latitudeSeconds,
  latitudeDirection,
  longitudeMinutes,
  longitudeSeconds,
  longitudeDirection,
  ...texts
}: Texts<Field>): Texts<Field> => ({
  ...texts,
  ...whole('latitude', [texts.latitude, latitudeMinutes, latitudeSeconds, latitudeDirection]),
  ...whole('longitude', [texts.longitude, longitudeMinutes, longitudeSeconds, longitudeDirection]),
})

const whole = (field: Field, parts: readonly (string | undefined)[]): Texts<Field> =>
  parts[0] === undefined ? {} : { [field]: parts.filter(Boolean).join(' ') }

const nameOf = (element: XmlElement): string => textIn(elementsIn(element, 'name')[0])

/** An error names the waypoint by its number and its name. */
const errorsOf =
  (rows: MarksFile['rows'], columns: Partial<Record<Field, string>>): ErrorAt =>
  (row, field, { code, detail }) => {
    const name = rows[row - 1]?.texts.name
    const isNamed = name !== undefined && field !== 'name'
    const rule = sentenceOf(detail)
    const named = isNamed ? sentence`${rule} (waypoint ${describe(name)})` : rule
    return { row, column: columns[field] ?? field, code, detail: named }
  }

const withName = (element: XmlElement, texts: Texts<Field>): Texts<Field> => {
  const name = nameOf(element)
  return name === '' ? texts : { ...texts, name }
}

const openGpx = (root: XmlElement): MarksFile => {
  const rows = elementsIn(root, 'wpt').map((element, index) => ({
    row: index + 1,
    texts: withName(element, {
      latitude: element.attributes.lat ?? '',
      longitude: element.attributes.lon ?? '',
    }),
  }))
  const ignored = [...elementsIn(root, 'rte'), ...elementsIn(root, 'trk')].map(nameOf)
  const errorAt = errorsOf(rows, { latitude: 'lat', longitude: 'lon' })
  return { kind: 'GPX', rows, ignored, errorAt }
}

const openKml = (root: XmlElement): MarksFile => {
  const placemarks = elementsIn(root, 'Placemark').map((element) => ({
    element,
    point: elementsIn(element, 'Point')[0],
  }))
  const rows = placemarks
    .flatMap(({ element, point }) => (point === undefined ? [] : [{ element, point }]))
    .map(({ element, point }, index) => {
      const coordinates = textIn(elementsIn(point, 'coordinates')[0])
      const [longitude = '', latitude = ''] = coordinates.split(',', 2).map((text) => text.trim())
      return { row: index + 1, texts: withName(element, { latitude, longitude }) }
    })
  const ignored = placemarks.flatMap(({ element, point }) =>
    point === undefined ? [nameOf(element)] : [],
  )
  const errorAt = errorsOf(rows, { latitude: 'coordinates', longitude: 'coordinates' })
  return { kind: 'KML', rows, ignored, errorAt }
}

const readMark = (
  { row, texts: { position, ...texts } }: MarksFile['rows'][number],
  errorAt: ErrorAt,
) => {
  const long = Object.entries({ ...texts, position }).flatMap(([field, text = '']) =>
    text.length > importedTextMax ? [errorAt(row, field as Field, tooLong(text))] : [],
  )
  if (long.length > 0) return { errors: long }
  const both = position === undefined ? undefined : readPosition(position)
  const isUnreadable = position !== undefined && both === undefined
  const latitude = both?.latitude ?? readDegrees(texts.latitude ?? '', 'NS')
  const longitude = both?.longitude ?? readDegrees(texts.longitude ?? '', 'EW')
  const color = texts.color && (colorNamed(texts.color) ?? texts.color)
  const values = Object.fromEntries(
    Object.entries({
      ...texts,
      color,
      latitude: latitude ?? texts.latitude,
      longitude: longitude ?? texts.longitude,
    }).filter(([, value]) => value !== undefined && value !== ''),
  )
  const { value, formErrors } = validate(
    { input: importedMark },
    { values, locations: new Map(), missingFrom: 'form', errors: [] },
  )
  const errors = formErrors.flatMap(({ pointer = '', parameter = pointer.slice(1), ...fault }) => {
    const field = parameter as Field
    if (field !== 'latitude' && field !== 'longitude') return [errorAt(row, field, fault)]
    if (isUnreadable) return []
    const sent = texts[field]
    return [errorAt(row, field, sent === undefined ? fault : unreadable(sent, field))]
  })
  const wrong = isUnreadable ? [errorAt(row, 'position', unreadable(position, 'position'))] : []
  if (errors.length + wrong.length > 0) return { errors: [...errors, ...wrong] }
  return { errors: [], mark: { row, ...value } as ImportedMark }
}

const examples = {
  latitude: '`54.42` or `54°25.2′N`, from 90 south to 90 north',
  longitude: '`10.18` or `10°10.8′E`, from 180 west to 180 east',
  position: '`54.42, 10.18` or `54°25.2′N 10°10.8′E`',
}

const unreadable = (sent: string, field: keyof typeof examples) => ({
  code: 'position',
  detail: sentence`must be like ${sentenceOf(examples[field])}, found ${describe(sent)}`,
})

/** Marks are found by their names, in any case. */
export const foldedName = (name: string): string => name.trim().toLowerCase()

const repeatedNames = (marks: readonly ImportedMark[], errorAt: ErrorAt): readonly InputError[] => {
  const rows = new Map<string, number>()
  return marks.flatMap(({ row, name }) => {
    const first = rows.get(foldedName(name))
    if (first === undefined) rows.set(foldedName(name), row)
    const detail = sentence`must be in the file once: ${describe(name)} is in row ${first} already`
    return first === undefined ? [] : [errorAt(row, 'name', { code: 'repeated', detail })]
  })
}
