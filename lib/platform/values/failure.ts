/** Failures, and their sentences, which pages say in the language of the reader. */
import type { problemTypes } from '#schemas/platform/problemTypes.ts'
import { errorCount } from './errorCount.ts'
import type { Language } from './language.ts'
import type { Counted } from './words.ts'

/** The texts of each language by the English patterns. */
export type Translations<Pattern extends string = string> = Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Record<Pattern, string | Counted>>>
>

/** A text or a number is the same in all languages. */
type Part = string | number | Sentence

/** The texts around the parts, as of a tagged template. */
export class Sentence {
  readonly texts: readonly string[]
  readonly parts: readonly Part[]

  constructor(texts: readonly string[], parts: readonly Part[] = []) {
    this.texts = texts
    this.parts = parts
  }

  /** The English pattern is the key of the translations. `{0}` stands for the first part. */
  get pattern(): string {
    return this.texts.reduce((before, text, index) => `${before}{${index - 1}}${text}`)
  }

  toString(): string {
    return this.texts.reduce((before, text, index) => before + String(this.parts[index - 1]) + text)
  }

  toJSON(): string {
    return this.toString()
  }
}

/** A text alone is a pattern without parts. */
export type Wording = string | Sentence

export const sentenceOf = (wording: Wording): Sentence =>
  wording instanceof Sentence ? wording : new Sentence([wording])

/** @example sentence`There is no mark ${name}.` */
export const sentence = (
  texts: TemplateStringsArray,
  ...parts: readonly (Part | null | undefined)[]
): Sentence =>
  new Sentence(
    texts,
    parts.map((part) => part ?? String(part)),
  )

/** @example plural(1, 'point') // 1 point; plural(2, 'entry', 'entries') // 2 entries */
export const plural = (count: number, one: string, more = `${one}s`): Sentence =>
  new Sentence(['', ` ${count === 1 ? one : more}`], [count])

export const oneOf = (words: readonly string[]): Sentence | string => {
  const all = words.map((word) => `\`${word}\``)
  return all.length < 2
    ? all.join('')
    : sentence`${all.slice(0, -1).join(', ')} or ${all[all.length - 1] ?? ''}`
}

/** Every way in which a request can fail. schemas/platform/problemTypes.ts has the status and the title of each. */
export type FailureCode = keyof typeof problemTypes

/** `pointer` (RFC 6901) leads into a JSON body, `parameter` names another value, `row` and `column` a cell. */
export interface InputError {
  readonly pointer?: string
  readonly parameter?: string
  /** From 1, which is the header. */
  readonly row?: number
  /** As the header of the file spells it. */
  readonly column?: string
  /** The number of equal errors. Absent: one. */
  readonly count?: number
  /** The rows of equal errors. */
  readonly rows?: number[]
  readonly code: string
  readonly detail: Wording
  readonly suggestion?: Wording
  /** In the language of the reader. */
  readonly localized?: { readonly detail?: string; readonly suggestion?: string }
}

/** Returns the name of an input, without the slash of a pointer into the body. */
export const inputNameOf = ({ parameter, pointer, row, column }: InputError): Wording => {
  if (row !== undefined)
    return column === undefined ? sentence`row ${row}` : sentence`${column} in row ${row}`
  return parameter ?? pointer?.slice(1) ?? ''
}

/** A name and a number of the original server. */
export interface ClientError {
  readonly name: string
  readonly code: number
}

interface MissingObject {
  readonly type: string
  /** Encoded. */
  readonly id: string
}

export interface FailureOptions {
  readonly errors?: readonly InputError[]
  /** The missing permission, as text. */
  readonly permission?: string | undefined
  /** The rule of the denial, for the log. */
  readonly rule?: string | undefined
  /** The object that does not exist, or that the caller may not read. */
  readonly object?: MissingObject | undefined
  /** Seconds until a retry can succeed. */
  readonly seconds?: number | undefined
  /** The methods that the path knows. */
  readonly methods?: readonly string[] | undefined
  /** The error in the form that existing clients look up, in addition to the code. */
  readonly clientError?: ClientError | undefined
  /** For the log only; no response contains it. */
  readonly cause?: unknown
}

/** An expected failure. `detail` is visible to the caller, and never contains a secret. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly detail: Sentence
  readonly errors: readonly InputError[]
  readonly permission: string | undefined
  readonly rule: string | undefined
  readonly object: MissingObject | undefined
  readonly seconds: number | undefined
  readonly methods: readonly string[] | undefined
  readonly clientError: ClientError | undefined

  constructor(code: FailureCode, detail: Wording, options: FailureOptions = {}) {
    super(String(detail), { cause: options.cause })
    this.name = 'Failure'
    this.code = code
    this.detail = sentenceOf(detail)
    this.errors = options.errors ?? []
    this.permission = options.permission
    this.rule = options.rule
    this.object = options.object
    this.seconds = options.seconds
    this.methods = options.methods
    this.clientError = options.clientError
  }
}

interface ShownError extends InputError {
  readonly detail: string
  readonly suggestion?: string
}

/** As responses show it, with its members in the same order. */
export const shownError = (error: InputError): ShownError =>
  Object.assign(
    { ...error },
    {
      detail: String(error.detail),
      ...(error.suggestion !== undefined && { suggestion: String(error.suggestion) }),
    },
  )

/** @param errors all errors of the input; the message is about the first of them */
export const invalidInput = (
  errors: readonly [InputError, ...InputError[]],
  clientError?: ClientError,
): Failure => {
  const [first, ...others] = errors
  const name = inputNameOf(first)
  const rule = sentenceOf(first.detail)
  const otherCount = errorCount([first, ...others]) - 1
  const more = otherCount > 0 ? sentence` (and ${otherCount} more)` : ''
  const detail =
    first.code === 'required'
      ? sentence`Missing ${name}. It ${rule}.${more}`
      : sentence`Invalid ${name}. It ${rule}.${more}`
  return new Failure('invalid-input', detail, { errors, clientError })
}

export const withErrors = (
  failure: Failure,
  errors: readonly InputError[],
  detail: Wording = failure.detail,
): Failure => {
  const { code, permission, rule, clientError } = failure
  return new Failure(code, detail, { errors, permission, rule, clientError, cause: failure })
}

/** @throws Failure `invalid-input` with all errors */
export const requireValid = (errors: readonly InputError[], clientError?: ClientError): void => {
  const [first, ...others] = errors
  if (first !== undefined) throw invalidInput([first, ...others], clientError)
}

/** Another request changed something between two reads of this one, which therefore runs again. */
export class StaleRead extends Error {
  constructor() {
    super('the items that were read are not of one moment')
    this.name = 'StaleRead'
  }
}
