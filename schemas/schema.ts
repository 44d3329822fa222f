/**
 * Helpers for the JSON Schemas of requests and responses, written with TypeBox so that types are
 * inferred.
 *
 * The build replaces every other module of this folder with the plain JSON of its schemas. Schemas
 * made by `input` get a validator compiled by Ajv (`scripts/schemaCompiler.ts`).
 */
import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox'

export const inputMark = Symbol.for('committee-boat.input')
export const validatorKey = Symbol.for('committee-boat.validator')

/** Marks a property as required in the documentation only. */
export const requiredKeyword = 'x-required'

/** The schema of a request. Unknown properties are ignored, and never stored. */
export const input = <const Properties extends TProperties>(properties: Properties) =>
  Object.assign(Type.Object(properties, { additionalProperties: false }), { [inputMark]: true })

/** Whether the schema was made by `input`, also after compilation. */
export const isInput = (schema: object): boolean => inputMark in schema || validatorKey in schema

/** The schema of a response body: exactly these properties. */
export const reply = <const Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

export const nullable = <const Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description })

/**
 * Accepts any value, so that the domain can report all errors together, with its own messages. The
 * schema is only for the documentation.
 */
export const described = <const Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Unknown()]))

/** The same for a property that the domain requires. */
export const describedRequired = <const Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Unknown()], { [requiredKeyword]: true }))

export type { Static, TSchema }
