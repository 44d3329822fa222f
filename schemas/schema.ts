/**
 * Helpers for the JSON Schemas of requests and responses, written with TypeBox so that types are
 * inferred.
 *
 * The build replaces every other module of this folder with the plain JSON of its schemas. Schemas
 * made by `input` get a validator compiled by Ajv (`scripts/schemaCompiler.ts`).
 */
import {
  type IntegerOptions,
  OptionalKind,
  type Static,
  type StringOptions,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TUnknown,
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

/**
 * Properties of a form that the use case checks (`lib/platform/endpoint/checkForm.ts`), together with their meaning and
 * with the objects that they refer to. Any value passes the input schema.
 */
export const unchecked = <const Properties extends TProperties>(properties: Properties) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      Type.Optional(
        Type.Union(
          [schema, Type.Unknown()],
          OptionalKind in schema ? {} : { [requiredKeyword]: true },
        ),
      ),
    ]),
  ) as unknown as { [Name in keyof Properties]: TOptional<TUnknown> }

export type { Static, TObject, TSchema }
