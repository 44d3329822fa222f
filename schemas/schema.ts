/**
 * How the wire is described: JSON Schemas, written with TypeBox so that the types come from them.
 *
 * At build time every module of this folder but this one is replaced by the plain JSON of its
 * schemas, and what `input` made gets a validator that Ajv compiled (`scripts/schemaCompiler.ts`).
 */
import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox'

export const inputMark = Symbol.for('committee-boat.input')
export const validatorKey = Symbol.for('committee-boat.validator')

/** Says to the documentation alone that a property is required. */
export const requiredKeyword = 'x-required'

/** What a client sends. Properties that are not named are ignored, and never stored. */
export const input = <const Properties extends TProperties>(properties: Properties) =>
  Object.assign(Type.Object(properties, { additionalProperties: false }), { [inputMark]: true })

/** Whether it was made by `input`, also after it was compiled. */
export const isInput = (schema: object): boolean => inputMark in schema || validatorKey in schema

/** What a client gets: these properties, and nothing beyond them. */
export const reply = <const Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

export const nullable = <const Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description })

/**
 * Any value passes here, so that the domain says at once all that is wrong, in its own words. What
 * it wants is described for the documentation.
 */
export const described = <const Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Unknown()]))

/** Likewise, of what the domain requires. */
export const describedRequired = <const Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Unknown()], { [requiredKeyword]: true }))

export type { Static, TSchema }
