/**
 * Helpers for the JSON Schemas of requests and responses, written with TypeBox so that types are
 * inferred.
 *
 * The build replaces every other module of this folder with the plain JSON of its schemas. Schemas
 * made by `input` get a validator compiled by Ajv (`scripts/schemaCompiler.ts`).
 */
import {
  type IntegerOptions,
  type Static,
  type StringOptions,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TUnsafe,
  Type,
} from '@sinclair/typebox'

export const inputMark = Symbol.for('committee-boat.input')
export const validatorKey = Symbol.for('committee-boat.validator')

/** Marks a property that the OpenAPI document shows as required and another check requires. */
export const requiredKeyword = 'x-required'

/**
 * Keywords of our own, for Ajv and for the texts of errors (`scripts/schemaCompiler.ts`). The OpenAPI
 * document does not show them.
 */
export const ownKeywords = {
  /** The words of `enum` may be written in any case. The validator replaces them by the listed spelling. */
  anyCase: 'x-any-case',
  /** The code of an error, in place of the code of the keyword. */
  code: 'x-code',
  /** This value means absent, like null. */
  absentAs: 'x-absent-as',
  /** The use case reports the errors of the property. */
  form: 'x-form',
  /** A text stands for a list with this text as its only entry. */
  takesOne: 'x-takes-one',
} as const

/** Rules that the OpenAPI document shows and the domain checks, because it knows more about the value. */
export const documentedKeyword = 'x-documented'

/** The schema of a request. Unknown properties are ignored, and never stored. */
export const input = <const Properties extends TProperties>(properties: Properties) =>
  Object.assign(Type.Object(properties, { additionalProperties: false }), { [inputMark]: true })

/** Whether the schema was made by `input`, also after compilation. */
export const isInput = (schema: object): boolean => inputMark in schema || validatorKey in schema

/** The schema of an object with exactly these properties. */
export const exact = <const Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

export const reply = <const Properties extends TProperties>(properties: Properties) =>
  exact(properties)

export const text = (description: string, limits: StringOptions = {}) =>
  Type.String({ ...limits, description })

export const integer = (description: string, limits: IntegerOptions = {}) =>
  Type.Integer({ ...limits, description })

export const flag = (description: string) => Type.Boolean({ description })

export const nullable = <const Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description })

/** A property that may be absent. Null means absent. */
export const optional = <const Schema extends TSchema>(schema: Schema) =>
  Type.Optional({ ...schema, [documentedKeyword]: { nullable: true, ...documentedOf(schema) } })

const documentedOf = (schema: TSchema) => schema[documentedKeyword] as object | undefined

/** One of a list of words, in any case. */
export const word = <const Word extends string>(words: readonly Word[], description: string) =>
  Type.Unsafe<Word>({ type: 'string', enum: [...words], [ownKeywords.anyCase]: true, description })

/** A value in which null replaces every part with an error. Absent parts are `undefined`. */
export type Checked<Value> = Value extends readonly (infer Entry)[]
  ? readonly (Checked<Entry> | null)[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Checked<Value[Name]> | null }
    : Value

/** The properties of a form as the use case gets them. */
export type Form<Properties extends TProperties> = {
  [Name in keyof Properties]: TOptional<TUnsafe<Checked<Static<Properties[Name]>> | null>>
}

/**
 * Properties whose errors the use case reports, together with those of their meaning and of the
 * objects that they refer to (`formErrors` of the request).
 */
export const form = <const Properties extends TProperties>(properties: Properties) =>
  withKeyword(properties, ownKeywords.form, true) as unknown as Form<Properties>

/** Properties of a form in which an empty text means absent: HTML forms send each empty field. */
export const filledForm = <const Properties extends TProperties>(properties: Properties) =>
  form(withKeyword(properties, ownKeywords.absentAs, ''))

const withKeyword = <Properties extends TProperties>(
  properties: Properties,
  keyword: string,
  value: unknown,
) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, { ...schema, [keyword]: value }]),
  ) as Properties

export type { Static, TObject, TSchema }
