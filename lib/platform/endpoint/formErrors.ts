/** Describes the errors of an input, for the author of the input. */
import { type InputError, oneOf, type Sentence, sentence, sentenceOf } from '#values/failure.ts'
import { didYouMean, nearestOf, quoted } from '#values/suggestion.ts'
import { ownKeywords, type TObject, type TSchema } from '#schemas/schema.ts'
import { invisibleIn } from '#values/invisible.ts'
import { isForm, schemaAt, type SchemaError, segmentsOf, valueAt } from './schemaValidator.ts'

/** Input errors stop the request, warnings do not. */
export interface ErrorsAndWarnings {
  readonly inputErrors: InputError[]
  readonly warnings: InputError[]
}

/** Limits the length of a response, and the cost of a malicious input. */
export const inputErrorsMax = 50

/** Suggestions are expensive, so they are only computed until the limit is reached. */
export const addInputError = (inputErrors: InputError[], inputError: () => InputError): void => {
  if (inputErrors.length < inputErrorsMax) inputErrors.push(inputError())
}

/** Quotes values, so they must not be secret. `describeFound` in `validate.ts` describes those that may be. */
export const describe = (value: unknown): Sentence | string => {
  if (typeof value === 'string') return value === '' ? sentence`an empty text` : quoted(value)
  if (Array.isArray(value)) return sentence`a list of ${value.length}`
  return typeof value === 'object' && value !== null ? sentence`an object` : JSON.stringify(value)
}

/** The types of JSON Schema. */
export const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

type Values = Readonly<Record<string, unknown>>

export interface CheckedValues {
  /** Null replaces every part with an error. No form remains with more errors than a response shows. */
  readonly value: Values
  /** One for each part, at most 50. Each has a `pointer`. */
  readonly errors: readonly InputError[]
}

/** Parts without errors remain, so that the use case reports all at once. @param sent before nulls were removed */
export const checkForm = (
  schema: TObject,
  sent: Values,
  value: Values,
  schemaErrors: readonly SchemaError[],
): CheckedValues => {
  const byPointer = new Map<string, SchemaError>()
  for (const error of schemaErrors) {
    const pointer = pointerOf(error)
    if (!byPointer.has(pointer)) byPointer.set(pointer, error)
  }
  const errors = Array.from(byPointer, ([pointer, error]) => ({
    pointer,
    ...describeError(schema, sent, value, error),
  })).slice(0, inputErrorsMax)
  const rest =
    byPointer.size < inputErrorsMax
      ? withoutParts(value, [...byPointer.values()])
      : Object.fromEntries(
          Object.entries(value).filter(([name]) => !isForm(schema.properties[name])),
        )
  return { value: rest, errors }
}

export const pointerOf = ({ keyword, instancePath, params }: SchemaError): string =>
  keyword === 'required' ? `${instancePath}/${String(params.missingProperty)}` : instancePath

const withoutParts = (value: Values, errors: readonly SchemaError[]): Values => {
  const wrong = errors.filter(({ keyword }) => keyword !== 'required')
  if (wrong.length === 0) return value
  const copy = structuredClone(value)
  for (const { instancePath } of wrong) {
    const segments = segmentsOf(instancePath)
    const last = segments.at(-1) ?? ''
    // A part of it can be wrong as well, and already replaced.
    const parent = valueAt(copy, segments.slice(0, -1)) as Values | null | undefined
    if (parent !== null && parent !== undefined) Object.assign(parent, { [last]: null })
  }
  return copy
}

const describeError = (
  schema: TSchema,
  sent: Values,
  value: Values,
  { keyword, instancePath, params }: SchemaError,
): Omit<InputError, 'pointer'> => {
  const segments = segmentsOf(instancePath)
  const rule = withoutNull(schemaAt(schema, segments) ?? schema)
  const found = valueAt(value, segments)
  if (keyword === 'required') {
    const parent = instancePath === '' ? value : valueAt(sent, segments)
    return describeMissing(String(params.missingProperty), parent)
  }
  const code = rule[ownKeywords.code] as string | undefined
  if (keyword === 'type' && code !== 'tag') {
    const type = [rule.type]
      .flat()
      .map((each) => sentenceOf(typeNames[String(each)] ?? String(each)))
      .reduce((all, other) => sentence`${all} or ${other}`)
    const isQuoted = typeof found === 'string' && found !== ''
    // A quoted `true` alone would read like the value of another type.
    const value = isQuoted ? sentence`the text ${describe(found)}` : describe(found)
    return { code: 'type', detail: sentence`must be ${type}, found ${value}` }
  }
  if (code === 'tag' || code === 'color') {
    return {
      code,
      detail: sentence`must be ${sentenceOf(String(rule.title))}, found ${describe(found)}`,
    }
  }
  return typeof found === 'string'
    ? describeText(keyword, rule, found, code)
    : describeSize(keyword, rule, found)
}

/** The rule of a value that may be null instead. */
const withoutNull = (rule: TSchema): TSchema => {
  const branches = (rule.anyOf as readonly TSchema[] | undefined) ?? []
  const [own, ...others] = branches.filter(({ type }) => type !== 'null')
  return own === undefined || others.length > 0 ? rule : own
}

/** @param parent is searched for a property with a similar name, as a suggestion */
export const describeMissing = (
  missing: string,
  parent: unknown,
): Omit<InputError, 'pointer' | 'parameter'> => {
  // A property with exactly this name was null.
  const others = Object.keys(parent ?? {}).filter((name) => name !== missing)
  const near = nearestOf(missing, others)
  const suggestion =
    near === undefined ? {} : { suggestion: sentence`Did you mean it by ${quoted(near)}?` }
  return { code: 'required', detail: 'is required', ...suggestion }
}

/** Rules with their own code have a title, which describes the valid text. */
const describeText = (
  keyword: string,
  rule: TSchema,
  found: string,
  code: string | undefined,
): Omit<InputError, 'pointer'> => {
  if (keyword === 'enum') {
    const words = (rule.enum as string[]).filter((word) => word !== '')
    const detail = sentence`must be ${oneOf(words)}, found ${quoted(found)}`
    return { code: 'enum', detail, ...didYouMean(found, words) }
  }
  // All other patterns have a code.
  if (keyword === 'pattern' && code === undefined) {
    const detail = sentence`must not hold control or invisible characters, found ${invisibleIn(found) ?? ''}`
    return { code: 'invisible', detail }
  }
  if (code === undefined || keyword === 'maxLength') {
    const [least, most] = [Number(rule.minLength ?? 0), Number(rule.maxLength)]
    return {
      code: 'length',
      detail: sentence`must have ${least} to ${most} characters, found ${found.length}`,
    }
  }
  return { code, detail: sentence`must be ${sentenceOf(String(rule.title))}` }
}

const describeSize = (
  keyword: string,
  { minimum, maximum, maxItems }: TSchema,
  found: unknown,
): Omit<InputError, 'pointer'> => {
  if (keyword === 'maxItems') {
    const { length } = found as readonly unknown[]
    const detail = sentence`must have at most ${Number(maxItems)} entries, found ${length}`
    return { code: 'too-many', detail }
  }
  const least = Number(minimum)
  const range =
    maximum === undefined ? sentence`${least} or more` : sentence`${least} to ${Number(maximum)}`
  return { code: 'range', detail: sentence`must be ${range}, found ${describe(found)}` }
}
