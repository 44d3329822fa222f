/** Describes values by their type, because they may be secrets. `describe` in `formErrors.ts` quotes them. */
import type { TObject, TSchema } from '@sinclair/typebox'
import {
  type Failure,
  type InputError,
  inputNameOf,
  oneOf,
  plural,
  type Sentence,
  sentence,
  sentenceOf,
  withErrors,
} from '#values/failure.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { checkForm, describeMissing, pointerOf, typeNames, inputErrorsMax } from './formErrors.ts'
import {
  isForm,
  schemaAt,
  type SchemaError,
  schemaErrors,
  segmentsOf,
  valueAt,
  presentValue,
} from './schemaValidator.ts'
import type { Endpoint } from './endpoint.ts'
import type { GatheredInput } from './input.ts'
import { invisible } from '#schemas/platform/invisible.ts'
import { invisibleIn } from '#values/invisible.ts'

export interface Validation {
  /** Complete and of the right types if there are no errors. */
  readonly value: Readonly<Record<string, unknown>>
  readonly errors: readonly InputError[]
  /** The errors of forms, whose parts with errors are null in the value. The use case reports them. */
  readonly formErrors: readonly InputError[]
}

export const validate = (
  { input: schema }: Pick<Endpoint, 'input'>,
  gathered: GatheredInput,
  inputErrors?: (value: Validation['value']) => readonly InputError[],
): Validation => {
  if (schema === undefined) return { value: {}, errors: gathered.errors, formErrors: [] }
  const value: Record<string, unknown> = {}
  for (const [name, found] of Object.entries(gathered.values)) {
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    if (property === undefined) continue
    const present = presentValue(property, found, gathered.locations.get(name))
    if (present !== undefined) value[name] = present
  }
  const found = groupedBy(schemaErrors(schema, value), (error) =>
    isForm(schema.properties[segmentsOf(pointerOf(error))[0] ?? '']),
  )
  const form = checkForm(schema, gathered.values, value, found.get(true) ?? [])
  const ofForm = { value: form.value, formErrors: form.errors }
  const problems = withoutBranches(found.get(false) ?? [])
  if (problems.length === 0 && inputErrors === undefined) {
    return { ...ofForm, errors: gathered.errors.slice(0, inputErrorsMax) }
  }
  const reported = new Set(gathered.errors.map(({ parameter }) => parameter))
  const errors = problems
    .slice(0, 2 * inputErrorsMax)
    .map((problem) => errorOf(problem, schema, value, gathered))
    .filter(({ parameter, pointer }) => !reported.has(parameter ?? pointer?.slice(1)))
  const placesWithError = new Set(errors.map((error) => String(inputNameOf(error))))
  const others = placedErrors(inputErrors?.(value) ?? [], gathered).filter(
    (error) => !placesWithError.has(String(inputNameOf(error))),
  )
  return { ...ofForm, errors: [...gathered.errors, ...errors, ...others].slice(0, inputErrorsMax) }
}

/** Inputs outside a JSON body are parameters. */
export const withInputLocations = (failure: Failure, gathered: GatheredInput): Failure => {
  if (failure.errors.length === 0) return failure
  const errors = placedErrors(failure.errors, gathered)
  const message = isHinted(failure.errors, gathered)
    ? sentence`${failure.detail} ${sentenceOf(jsonHint)}.`
    : failure.detail
  return withErrors(failure, errors, message)
}

const jsonHint =
  'The body looks like JSON, but it was read as a form. Send it with `Content-Type: application/json`'

const isHinted = (errors: readonly InputError[], { looksLikeJson }: GatheredInput): boolean =>
  looksLikeJson === true && errors.some(({ code }) => code === 'required')

const hinted = (error: InputError, gathered: GatheredInput): InputError =>
  isHinted([error], gathered)
    ? { ...error, detail: sentence`${sentenceOf(error.detail)}. ${sentenceOf(jsonHint)}` }
    : error

const placedErrors = (errors: readonly InputError[], gathered: GatheredInput) =>
  errors.map((error) => {
    const { pointer, ...rest } = hinted(error, gathered)
    const { locations, missingFrom } = gathered
    const name = pointer?.split('/')[1]
    if (name === undefined || (locations.get(name) ?? missingFrom) === 'json') return error
    return { ...rest, parameter: pointer?.slice(1) ?? name }
  })

/** Keeps one error for a value that matches no alternative of a schema. */
const withoutBranches = (problems: readonly SchemaError[]): readonly SchemaError[] =>
  problems.filter(({ schemaPath }) => !/\/anyOf\/\d/.test(schemaPath))

const errorOf = (
  { keyword, instancePath, params }: SchemaError,
  schema: TObject,
  value: unknown,
  gathered: GatheredInput,
): InputError => {
  const { values, locations, missingFrom } = gathered
  const missing = keyword === 'required' ? String(params.missingProperty) : undefined
  const pointer = missing === undefined ? instancePath : `${instancePath}/${missing}`
  const name = pointer.split('/')[1] ?? ''
  const location = locations.get(name) ?? missingFrom
  const at = location === 'json' ? { pointer } : { parameter: pointer.slice(1) }
  if (missing !== undefined) {
    const error = { ...at, ...describeMissing(missing, instancePath === '' ? values : {}) }
    return hinted(error, gathered)
  }
  const segments = segmentsOf(instancePath)
  const broken = schemaAt(schema, segments)
  const detail = describeRule(keyword, params, broken)
  const found = describeFound(keyword, broken, valueAt(value, segments))
  return { ...at, code: keyword, detail: sentence`${detail}, found ${found}` }
}

/** Returns the requirement of a JSON Schema keyword, for example "must be a number". */
const describeRule = (
  keyword: string,
  params: Readonly<Record<string, unknown>>,
  schema: TSchema | undefined,
): Sentence => {
  const limit = Number(params.limit)
  if (keyword === 'minimum') return sentence`must be ${limit} or more`
  if (keyword === 'maximum') return sentence`must be ${limit} or less`
  const [, bound, counted] = /^(min|max)(Length|Items)$/.exec(keyword) ?? []
  if (bound === undefined) return sentence`must be ${describeSchema(schema)}`
  const count = counted === 'Length' ? plural(limit, 'character') : entries(limit)
  return bound === 'min'
    ? sentence`must have at least ${count}`
    : sentence`must have at most ${count}`
}

const entries = (count: number): Sentence => plural(count, 'entry', 'entries')

const describeSchema = (schema: TSchema | undefined): Sentence => {
  if (Array.isArray(schema?.anyOf)) {
    if (schema.title !== undefined) return sentenceOf(schema.title)
    const [first, ...others] = (schema.anyOf as TSchema[]).map(describeAlternative)
    return others.reduce((all, other) => sentence`${all} or ${other}`, sentenceOf(first ?? ''))
  }
  if (schema?.const === '') return sentence`an empty text`
  if (schema?.const !== undefined) return sentence`${`\`${String(schema.const)}\``}`
  if (Array.isArray(schema?.enum)) return sentence`${oneOf(schema.enum.map(String))}`
  if (schema?.not !== undefined) return sentence`absent: ${sentenceOf(schema.description ?? '')}`
  const type = sentenceOf(typeNames[String(schema?.type)] ?? 'something else')
  return schema?.pattern === undefined
    ? boundedOf(type, schema)
    : schema.title === undefined
      ? sentence`${type} that matches ${String(schema.pattern)}`
      : sentenceOf(schema.title)
}

/** Bounds are errors of their own, except those of an alternative. */
const describeAlternative = (schema: TSchema): Sentence => {
  const { minimum, maximum } = schema as { readonly minimum?: number; readonly maximum?: number }
  if (minimum !== undefined && maximum !== undefined) {
    return sentence`${describeSchema(schema)} from ${minimum} to ${maximum}`
  }
  return schema.pattern !== undefined && schema.title !== undefined
    ? boundedOf(sentenceOf(schema.title), schema)
    : describeSchema(schema)
}

const boundedOf = (type: Sentence, schema: TSchema | undefined): Sentence => {
  const maximum = (schema?.maxLength ?? schema?.maxItems) as number | undefined
  if (maximum === undefined) return type
  const isList = schema?.type === 'array'
  return sentence`${type} of at most ${isList ? entries(maximum) : plural(maximum, 'character')}`
}

/** Describes the value that breaks a rule, or the forbidden code point of a name. */
const describeFound = (
  keyword: string,
  schema: TSchema | undefined,
  value: unknown,
): Sentence | string => {
  const schemas = [schema, ...((schema?.anyOf as TSchema[] | undefined) ?? [])]
  const isName =
    (keyword === 'pattern' || keyword === 'anyOf') &&
    schemas.some((each) => String(each?.pattern).includes(invisible))
  if (/^(min|max)imum$/.test(keyword) && typeof value === 'number') return String(value)
  const found = isName && typeof value === 'string' ? invisibleIn(value) : undefined
  return found ?? describeValue(value)
}

const describeValue = (value: unknown): Sentence => {
  if (value === null) return sentence`null`
  if (Array.isArray(value)) return sentence`a list of ${value.length}`
  if (typeof value === 'string') return sentence`a text of ${plural(value.length, 'character')}`
  if (typeof value === 'number')
    return Number.isInteger(value) ? sentence`a number` : sentence`a fraction`
  return typeof value === 'object' ? sentence`an object` : sentence`true or false`
}
