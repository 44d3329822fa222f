/** The values of the form, and the question to the service that they mean. */
import { legBetween, metresOfMile, placeFrom } from '../marks/geometry.ts'

export interface Position {
  latitude: number
  longitude: number
}

export interface Placed {
  id: string
  name: string
  position: Position
}

export interface Suggestion {
  type: string
  text?: string
  hasOffset: boolean
  laps: number
  wind?: number
  metres?: number
  start?: Position
}

export interface InputError {
  pointer?: string
  parameter?: string
  row?: number
  column?: string
  detail: string
  suggestion?: string
}

export type Form = Record<string, string | boolean>

export interface TemplateQuestion {
  template: string
  laps: string | number | undefined
}

interface FormProps {
  form: Form
  errors: Record<string, string>
  change: (values: Form) => void
  move: (start: Position) => void
}

export const startFields = ({ latitude, longitude }: Position): Form => ({
  latitude: latitude.toFixed(6),
  longitude: longitude.toFixed(6),
  located: '',
})

export const formOf = (
  { laps, wind, metres = metresOfMile, start, text = '', ...course }: Suggestion,
  variation: string = '',
): Form => ({
  ...course,
  text,
  tag: '',
  courseName: '',
  laps: String(laps),
  ...withVariation(wind, variation),
  unit: 'miles',
  length: String(Number((metres / metresOfMile).toFixed(3))),
  ...(start && startFields(start)),
})

/** Names of options and their labels. An empty field means the default of the service. */
export const options = {
  startLineMetres: 'Start line (m)',
  finishLineMetres: 'Finish line (m)',
  gateMetres: 'Gate (m)',
  offsetMetres: 'Mark 1 to 1A (m)',
  leewardMetres: 'Leeward leg (m)',
  reachAngle: 'Angle at mark 1 (°)',
  reachMetres: 'Mark 1 to 2 (m)',
  finishLegMetres: 'Reach to finish (m)',
}

const required = {
  wind: 'the wind',
  length: 'the first leg',
  latitude: 'the latitude of the start',
  longitude: 'the longitude of the start',
}

const templatePrefix = 'template '

/** The value of a course template in the list of courses. */
export const templateChoice = (id: string) => templatePrefix + id

/** The id of the chosen course template. */
export const templateOf = ({ type }: Form): string | undefined =>
  String(type).startsWith(templatePrefix) ? String(type).slice(templatePrefix.length) : undefined

/** The type of a course that is a text with marks of the club. */
export const clubType = 'club'

/** The type of a course that is the present one, with its marks elsewhere. */
export const presentType = 'present'

/** By the ids of the marks. */
export const positionsIn = ({ positions }: Form): Record<string, Position> =>
  JSON.parse(String(positions || '{}'))

/** The marks of the course, where they will lie. */
export const placedMarks = (
  marks: (Omit<Placed, 'position'> & { isOfCourse: boolean; position?: Position })[],
  form: Form,
): Placed[] =>
  marks.flatMap(({ id, name, isOfCourse, position }) =>
    isOfCourse && position ? { id, name, position: positionsIn(form)[id] ?? position } : [],
  )

/** The positions of marks that turn about a center. */
export const turned = (
  marks: Placed[],
  center: Position,
  degrees: number,
): Record<string, Position> =>
  Object.fromEntries(
    marks.map(({ id, position }) => {
      const { bearing, metres } = legBetween(center, position)
      return [id, placeFrom(center, bearing + degrees, metres)]
    }),
  )

/** A course template has no positions. */
export const missingIn = (form: Form): string[] => {
  if (form.type === clubType) return String(form.text).trim() ? [] : ['the marks, such as 3p 5s 1p']
  return templateOf(form) || form.type === presentType ? [] : missingForDesign(form)
}

const missingForDesign = (form: Form): string[] =>
  Object.entries(required).flatMap(([name, words]) =>
    numberOf(form[name]) === undefined ? words : [],
  )

/** A text that is not a number stays a text, which the service refuses in words. */
const numberOf = (value: string | boolean | undefined) => {
  const text = String(value ?? '')
    .trim()
    .replace(',', '.')
  return text === '' ? undefined : Number.isNaN(Number(text)) ? text : Number(text)
}

/**
 * Reads degrees as plotters show them, such as `54.42 N`, `54 25.2 N`, or `10°10′48″W`. Anything else
 * stays a text, such as a latitude with E, or 60 minutes.
 */
const degreesOf = (
  value: string | boolean | undefined,
  letters: 'NS' | 'EW',
): number | string | undefined => {
  const text = String(value).trim().replaceAll(',', '.')
  const parts =
    /^([\d.]+)(?:[°\s]+([\d.]+)(?:['′\s]+([\d.]+)["″\s]*|['′\s]*)|[°\s]*)([NSEW])$/i.exec(text)
  if (!parts) return numberOf(text)
  const [whole = 0, minutes = 0, seconds = 0] = parts.slice(1, 4).map((part) => Number(part ?? 0))
  const letter = String(parts[4]).toUpperCase()
  const degrees = whole + minutes / 60 + seconds / 3600
  if (!letters.includes(letter) || minutes >= 60 || seconds >= 60 || Number.isNaN(degrees))
    return text
  return letter === letters[0] ? degrees : -degrees
}

export const questionOf = (form: Form): object | TemplateQuestion => {
  if (form.type === clubType) {
    const { text, tag, courseName: name } = form
    return { text, ...(tag && { tag }), ...(name && { name }) }
  }
  if (form.type === presentType) return { positions: positionsIn(form) }
  const template = templateOf(form)
  return template ? { template, laps: numberOf(form.laps) } : designQuestion(form)
}

/** In degrees to the east, for magnetic bearings in the form. 0: they are true. */
export const variationOf = ({ variation }: Form): number => {
  const degrees = numberOf(variation)
  return typeof degrees === 'number' && Math.abs(degrees) <= 180 ? degrees : 0
}

const normal = (bearing: number) => Number((((bearing % 360) + 360) % 360).toFixed(2))

/** A wind outside the circle stays as it is, so that the service refuses it. */
export const trueWind = (form: Form): number | string | undefined => {
  const wind = numberOf(form.wind)
  const isBearing = typeof wind === 'number' && wind >= 0 && wind <= 360
  return isBearing ? normal(wind + variationOf(form)) : wind
}

/** The fields for a true wind. */
export const withVariation = (wind: number | string | undefined = '', variation: string): Form => ({
  variation,
  wind: String(typeof wind === 'number' ? normal(wind - variationOf({ variation })) : wind),
})

const designQuestion = (form: Form): object => {
  const length = numberOf(form.length)
  const isMiles = form.unit === 'miles' && typeof length === 'number'
  // The type without letters has the offset mark as an option.
  const isWord = form.type === 'triangle'
  const { offsetMetres = isWord ? 40 : undefined, ...chosen } = Object.fromEntries(
    Object.keys(options).flatMap((name) => {
      const value = numberOf(form[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return {
    type: `${form.type}${form.hasOffset && !isWord ? 'A' : ''}`,
    laps: numberOf(form.laps),
    wind: trueWind(form),
    firstLegMetres: isMiles ? length * metresOfMile : length,
    start: {
      latitude_deg: degreesOf(form.latitude, 'NS'),
      longitude_deg: degreesOf(form.longitude, 'EW'),
    },
    options: {
      ...chosen,
      ...(form.hasOffset && { offsetMetres }),
      ...(form.gates && { gates: form.gates === 'yes' }),
    },
  }
}

const fieldsOf: Record<string, string> = {
  '/start/latitude_deg': 'latitude',
  '/start/longitude_deg': 'longitude',
  '/firstLegMetres': 'length',
  '/name': 'courseName',
}

/** A field can have several errors. */
export const errorsByField = (errors: InputError[]): Record<string, string> => {
  const texts = errors.map(({ pointer = '', parameter, detail, suggestion = '' }) => {
    const name = parameter ?? fieldsOf[pointer] ?? pointer.split('/').at(-1) ?? ''
    const unit = name === 'length' ? ' (in metres)' : ''
    return [name, `It ${detail}${unit}. ${suggestion}`.trim()]
  })
  return Object.fromEntries(
    texts.map(([name]) => [
      name,
      texts.flatMap(([other, text]) => (other === name ? [text] : [])).join(' '),
    ]),
  )
}
