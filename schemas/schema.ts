/**
 * How the wire is described: JSON Schemas, written with TypeBox so that the types come from them.
 *
 * At build time every module of this folder but this one is replaced by the plain JSON of its
 * schemas, and what `input` made gets a validator that Ajv compiled (`scripts/schemaCompiler.ts`).
 */
import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox'

export const inputMark = Symbol.for('committee-boat.input')
export const validatorKey = Symbol.for('committee-boat.validator')

/** What a client sends. Properties that are not named are ignored, and never stored. */
export const input = <const Properties extends TProperties>(properties: Properties) =>
  Object.assign(Type.Object(properties, { additionalProperties: false }), { [inputMark]: true })

/** What a client gets: these properties, and nothing beyond them. */
export const reply = <const Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

export const nullable = <const Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description })

export type { Static, TSchema }
