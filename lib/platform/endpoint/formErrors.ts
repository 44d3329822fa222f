/** Describes the errors of an input, for the author of the input. */
import type { InputError } from '#values/failure.ts'
import { nearestOf } from '#values/suggestion.ts'

/** Input errors stop the request, warnings do not. */
export interface ErrorsAndWarnings {
  readonly inputErrors: InputError[]
  readonly warnings: InputError[]
}

/** Limits the length of a response, and the cost of a malicious input. */
export const inputErrorsMax = 50
const quotedMax = 40

/**
 * Adds an input error or a warning until the limit is reached. Suggestions are expensive, so they are only computed
 * then.
 */
export const addInputError = (inputErrors: InputError[], inputError: () => InputError): void => {
  if (inputErrors.length < inputErrorsMax) inputErrors.push(inputError())
}

export const didYouMean = (
  found: string,
  words: Iterable<string>,
): { readonly suggestion?: string } => {
  const near = found.length <= 2 * quotedMax ? nearestOf(found, words) : undefined
  return near === undefined ? {} : { suggestion: `Did you mean \`${near}\`?` }
}

/** Cuts long texts. */
export const quoted = (text: string): string =>
  `\`${text.length > quotedMax ? `${Array.from(text).slice(0, quotedMax).join('')}…` : text}\``

/**
 * Quotes values, so they must not be secret. `describeFound` in `lib/platform/endpoint/wording.ts` describes
 * values that may be.
 */
export const describe = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? 'an empty text' : quoted(value)
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value)
}

export const oneOf = (words: readonly string[]): string => {
  const all = words.map((word) => `\`${word}\``)
  return all.length < 2
    ? all.join('')
    : `${all.slice(0, -1).join(', ')} or ${all[all.length - 1] ?? ''}`
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
