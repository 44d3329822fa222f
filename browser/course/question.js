// @ts-check
/** The values of the form, and the question to the service that they mean. */
import { legBetween, metresOfMile, placeFrom } from '../marks/geometry.js'

/**
 * @typedef {{ latitude: number, longitude: number }} Position
 * @typedef {{ id: string, name: string, position: Position }} Placed
 * @typedef {{ type: string, text?: string, hasOffset: boolean, laps: number, wind?: number, metres?: number, start?: Position }} Suggestion
 * @typedef {{ pointer?: string, parameter?: string, row?: number, column?: string, detail: string, suggestion?: string }} InputError
 * @typedef {Record<string, string | boolean>} Form
 * @typedef {{ template: string, laps: string | number | undefined }} TemplateQuestion
 * @typedef {{ form: Form, errors: Record<string, string>, change: (values: Form) => void, move: (start: Position) => void }} FormProps
 */

/** @type {(start: Position) => Form} */
export const startFields = ({ latitude, longitude }) => ({
  latitude: latitude.toFixed(6),
  longitude: longitude.toFixed(6),
  located: '',
})

/** @type {(design: Suggestion, variation?: string) => Form} */
export const formOf = (
  { laps, wind, metres = metresOfMile, start, text = '', ...course },
  variation = '',
) => ({
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
export const templateChoice = (/** @type {string} */ id) => templatePrefix + id

/** The id of the chosen course template. @type {(form: Form) => string | undefined} */
export const templateOf = ({ type }) =>
  String(type).startsWith(templatePrefix) ? String(type).slice(templatePrefix.length) : undefined

/** The type of a course that is a text with marks of the club. */
export const clubType = 'club'

/** The type of a course that is the present one, with its marks elsewhere. */
export const presentType = 'present'

/** By the ids of the marks. @type {(form: Form) => Record<string, Position>} */
export const positionsIn = ({ positions }) => JSON.parse(String(positions || '{}'))

/** The marks of the course, where they will lie. @type {(marks: (Omit<Placed, 'position'> & { isOfCourse: boolean, position?: Position })[], form: Form) => Placed[]} */
export const placedMarks = (marks, form) =>
  marks.flatMap(({ id, name, isOfCourse, position }) =>
    isOfCourse && position ? { id, name, position: positionsIn(form)[id] ?? position } : [],
  )

/** The positions of marks that turn about a center. @type {(marks: Placed[], center: Position, degrees: number) => Record<string, Position>} */
export const turned = (marks, center, degrees) =>
  Object.fromEntries(
    marks.map(({ id, position }) => {
      const { bearing, metres } = legBetween(center, position)
      return [id, placeFrom(center, bearing + degrees, metres)]
    }),
  )

/** A course template has no positions. @type {(form: Form) => string[]} */
export const missingIn = (form) => {
  if (form.type === clubType) return String(form.text).trim() ? [] : ['the marks, such as 3p 5s 1p']
  return templateOf(form) || form.type === presentType ? [] : missingForDesign(form)
}

/** @type {(form: Form) => string[]} */
const missingForDesign = (form) =>
  Object.entries(required).flatMap(([name, words]) =>
    numberOf(form[name]) === undefined ? words : [],
  )

/** A text that is not a number stays a text, which the service refuses in words. */
const numberOf = (/** @type {string | boolean | undefined} */ value) => {
  const text = String(value ?? '')
    .trim()
    .replace(',', '.')
  return text === '' ? undefined : Number.isNaN(Number(text)) ? text : Number(text)
}

/**
 * Reads degrees as plotters show them, such as `54.42 N`, `54 25.2 N`, or `10°10′48″W`. Anything else
 * stays a text, such as a latitude with E, or 60 minutes.
 * @type {(value: string | boolean | undefined, letters: 'NS' | 'EW') => number | string | undefined}
 */
const degreesOf = (value, letters) => {
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

/** @type {(form: Form) => object | TemplateQuestion} */
export const questionOf = (form) => {
  if (form.type === clubType) {
    const { text, tag, courseName: name } = form
    return { text, ...(tag && { tag }), ...(name && { name }) }
  }
  if (form.type === presentType) return { positions: positionsIn(form) }
  const template = templateOf(form)
  return template ? { template, laps: numberOf(form.laps) } : designQuestion(form)
}

/** In degrees to the east, for magnetic bearings in the form. 0: they are true. @type {(form: Form) => number} */
export const variationOf = ({ variation }) => {
  const degrees = numberOf(variation)
  return typeof degrees === 'number' && Math.abs(degrees) <= 180 ? degrees : 0
}

const normal = (/** @type {number} */ bearing) => Number((((bearing % 360) + 360) % 360).toFixed(2))

/** A wind outside the circle stays as it is, so that the service refuses it. @type {(form: Form) => number | string | undefined} */
export const trueWind = (form) => {
  const wind = numberOf(form.wind)
  const isBearing = typeof wind === 'number' && wind >= 0 && wind <= 360
  return isBearing ? normal(wind + variationOf(form)) : wind
}

/** The fields for a true wind. @type {(wind: number | string | undefined, variation: string) => Form} */
export const withVariation = (wind = '', variation) => ({
  variation,
  wind: String(typeof wind === 'number' ? normal(wind - variationOf({ variation })) : wind),
})

/** @type {(form: Form) => object} */
const designQuestion = (form) => {
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

/** @type {Record<string, string>} */
const fieldsOf = {
  '/start/latitude_deg': 'latitude',
  '/start/longitude_deg': 'longitude',
  '/firstLegMetres': 'length',
  '/name': 'courseName',
}

/** A field can have several errors. @type {(errors: InputError[]) => Record<string, string>} */
export const errorsByField = (errors) => {
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
