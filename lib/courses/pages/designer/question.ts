/** The values of the form, and the question to the service that they mean. */
import type { Position } from '#positions/rules/position.ts'
import { readDegrees } from '#positions/rules/positionText.ts'
import { flatLegBetween, flatPositionAt, normalDegrees } from '#positions/rules/raceArea.ts'
import { metresOfMile, rounded } from '#values/units.ts'
import { fill } from '#values/words.ts'
import type { CoursePageData, DesignerWords, InputError } from './data.ts'

/** Texts, and the offset mark. */
export type Form = Readonly<Record<string, string | boolean>>

/** By the ids of marks. */
export type Positions = Readonly<Record<string, Position>>

/** A text that is not a number stays a text, which the service refuses in words. */
type Value = number | string | undefined

interface DesignQuestion {
  readonly type: string
  readonly laps: Value
  /** In degrees true. */
  readonly wind: Value
  readonly firstLegMetres: Value
  readonly start: { readonly latitude_deg: Value; readonly longitude_deg: Value }
  readonly options: Readonly<Record<string, Value | boolean>>
}

interface TextQuestion {
  readonly text: string
  readonly tag?: string
  readonly name?: string
}

interface TemplateQuestion {
  readonly template: string
  readonly laps: Value
}

/** The present course, with these marks elsewhere. */
interface PresentQuestion {
  readonly positions: Positions
}

export type Question = DesignQuestion | TextQuestion | TemplateQuestion | PresentQuestion

/** A mark with its position. */
interface Placed {
  readonly id: string
  readonly name: string
  readonly position: Position
}

export const startFields = ({ latitude, longitude }: Position): Form => ({
  latitude: latitude.toFixed(6),
  longitude: longitude.toFixed(6),
  located: '',
})

export const formOf = (
  {
    type,
    hasOffset,
    laps,
    wind,
    metres = metresOfMile,
    start,
    text = '',
  }: CoursePageData['design'],
  variation = '',
): Form => ({
  type,
  hasOffset,
  text,
  tag: '',
  courseName: '',
  laps: String(laps),
  ...withVariation(wind, variation),
  unit: 'miles',
  length: String(rounded(metres / metresOfMile, 3)),
  ...(start && startFields(start)),
})

/** Names of options. An empty field means the default of the service. */
export const options = [
  'startLineMetres',
  'finishLineMetres',
  'gateMetres',
  'offsetMetres',
  'leewardMetres',
  'reachAngle',
  'reachMetres',
  'finishLegMetres',
] as const

const required = ['wind', 'length', 'latitude', 'longitude'] as const

type Missing = keyof DesignerWords['missing']

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

export const positionsIn = ({ positions }: Form) =>
  (positions ? JSON.parse(String(positions)) : {}) as Positions

/** The marks of the course, where they will lie. */
export const placedMarks = (marks: CoursePageData['marks'], form: Form): readonly Placed[] =>
  marks.flatMap(({ id, name, isOfCourse, position }) =>
    isOfCourse && position ? { id, name, position: positionsIn(form)[id] ?? position } : [],
  )

/** The positions of marks that turn about a center. */
export const turned = (marks: readonly Placed[], center: Position, degrees: number): Positions =>
  Object.fromEntries(
    marks.map(({ id, position }) => {
      const { bearing, metres } = flatLegBetween(center, position)
      return [id, flatPositionAt(center, bearing + degrees, metres)]
    }),
  )

/** A course template has no positions. */
export const missingIn = (form: Form): readonly Missing[] => {
  if (form.type === clubType) return String(form.text).trim() ? [] : ['marks']
  return templateOf(form) || form.type === presentType ? [] : missingForDesign(form)
}

const missingForDesign = (form: Form): readonly Missing[] =>
  required.filter((name) => valueOf(form[name]) === undefined)

const valueOf = (field: string | boolean | undefined): Value => {
  const text = String(field ?? '')
    .trim()
    .replace(',', '.')
  return text === '' ? undefined : Number.isNaN(Number(text)) ? text : Number(text)
}

/** Also as plotters show them. Anything else stays a text, such as a latitude with E, or 60 minutes. */
const degreesOf = (field: string | boolean | undefined, letters: 'NS' | 'EW'): Value =>
  readDegrees(String(field), letters) ?? valueOf(field)

export const questionOf = (form: Form): Question => {
  if (form.type === clubType) return textQuestion(form)
  if (form.type === presentType) return { positions: positionsIn(form) }
  const template = templateOf(form)
  return template === undefined ? designQuestion(form) : { template, laps: valueOf(form.laps) }
}

const textQuestion = ({ text = '', tag, courseName }: Form): TextQuestion => ({
  text: String(text),
  ...(tag && { tag: String(tag) }),
  ...(courseName && { name: String(courseName) }),
})

/** In degrees to the east, for magnetic bearings in the form. 0: they are true. */
export const variationOf = ({ variation }: Form): number => {
  const degrees = valueOf(variation)
  return typeof degrees === 'number' && Math.abs(degrees) <= 180 ? degrees : 0
}

/** A wind outside the circle stays as it is, so that the service refuses it. */
export const trueWind = (form: Form): Value => {
  const wind = valueOf(form.wind)
  const isBearing = typeof wind === 'number' && wind >= 0 && wind <= 360
  return isBearing ? rounded(normalDegrees(wind + variationOf(form)), 2) : wind
}

/** The fields for a true wind. */
export const withVariation = (wind: Value, variation: string): Form => {
  const shown =
    typeof wind === 'number'
      ? rounded(normalDegrees(wind - variationOf({ variation })), 2)
      : (wind ?? '')
  return { variation, wind: String(shown) }
}

const designQuestion = (form: Form): DesignQuestion => {
  const length = valueOf(form.length)
  const isMiles = form.unit === 'miles' && typeof length === 'number'
  // The type without letters has the offset mark as an option.
  const isWord = form.type === 'triangle'
  const chosen: Partial<Record<string, Value>> = Object.fromEntries(
    options.flatMap((name) => {
      const value = valueOf(form[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const { offsetMetres = isWord ? 40 : undefined, ...others } = chosen
  return {
    type: `${form.type}${form.hasOffset && !isWord ? 'A' : ''}`,
    laps: valueOf(form.laps),
    wind: trueWind(form),
    firstLegMetres: isMiles ? length * metresOfMile : length,
    start: {
      latitude_deg: degreesOf(form.latitude, 'NS'),
      longitude_deg: degreesOf(form.longitude, 'EW'),
    },
    options: {
      ...others,
      ...(form.hasOffset && { offsetMetres }),
      ...(form.gates && { gates: form.gates === 'yes' }),
    },
  }
}

const fieldsOf: Readonly<Record<string, string>> = {
  '/start/latitude_deg': 'latitude',
  '/start/longitude_deg': 'longitude',
  '/firstLegMetres': 'length',
  '/name': 'courseName',
}

/** A field can have several errors. */
export const errorsByField = (
  errors: readonly Omit<InputError, 'code'>[],
  { rule, ruleInMetres }: Pick<DesignerWords, 'rule' | 'ruleInMetres'>,
): Readonly<Record<string, string>> => {
  const texts = errors.map(({ pointer = '', parameter, detail, suggestion = '' }) => {
    const name = parameter ?? fieldsOf[pointer] ?? pointer.split('/').at(-1) ?? ''
    const text = fill(name === 'length' ? ruleInMetres : rule, { rule: detail })
    return [name, `${text} ${suggestion}`.trim()] as const
  })
  return Object.fromEntries(
    texts.map(([name]) => [
      name,
      texts.flatMap(([other, text]) => (other === name ? [text] : [])).join(' '),
    ]),
  )
}
