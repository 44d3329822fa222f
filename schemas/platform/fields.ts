import { type TSchema, Type } from '@sinclair/typebox'
import { uuid } from './common.ts'
import { visible } from './invisible.ts'
import { integer } from '../schema.ts'

/** Clients remove `.` and `..` from a path, also as `%2e`, so objects with such names would be unreachable. */
export const objectName = (description: string, maxLength = 100) =>
  Type.String({
    maxLength,
    pattern: '^(?!\\.{1,2}$)[^\\s\\p{Cc}](?:[^\\p{Cc}\\p{Zl}\\p{Zp}]*[^\\s\\p{Cc}])?$',
    title:
      'a text of at least one character, without control characters, and without blanks at its ' +
      'edges, and not `.` or `..`',
    description,
  })

/** The same for a new object, without invisible characters. */
export const newObjectName = (description: string, maxLength = 100) =>
  Type.String({
    maxLength,
    // Programs in JavaScript have these properties in every object. No joiner can be the first character.
    pattern: `^(?!(?:\\.{1,2}|__proto__|constructor|prototype)$)(?!\\s)${visible}+(?<!\\s)$`,
    title:
      'a text of at least one character, without control or invisible characters, and without ' +
      'blanks at its edges, and not `.`, `..`, `__proto__`, `constructor` or `prototype`',
    description,
  })

/** Exactly one of these words. */
export const oneOf = <const Word extends string>(words: readonly Word[], description?: string) =>
  Type.Union(
    words.map((each) => Type.Literal(each)),
    description === undefined ? {} : { description },
  )

/** A name in a path. It refers to an existing object, so the rules for new names do not apply. */
export const nameInPath = (description: string) =>
  Type.String({ minLength: 1, maxLength: 1024, description })

export const uuidOf = (description: string) => Type.String({ ...uuid, description })

/** Ids in other forms do not exist and give 404, as in the original server. */
export const idInPath = (description: string) =>
  Type.Union([uuid, Type.String({ minLength: 1, maxLength: 1024 })], { description })

/** Names of the given resources; unknown ones are ignored. */
export const listedNames = (maxItems: number, description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 1024 }), { maxItems, description }))

/** The name that a person typed before a deletion. */
export const confirmedName = Type.Optional(
  Type.String({
    maxLength: 256,
    description: 'If given, it must be the name of what is deleted',
  }),
)

/** @param what an import changes */
export const changeByImport = (what: string) =>
  oneOf(['created', 'updated', 'unchanged'], `What the import does with the ${what}`)

/** Existing clients send it. */
export const ignored = <const Schema extends TSchema>(schema: Schema) =>
  Type.Optional({ ...schema, description: 'From existing clients, without effect' })

/** The first millisecond of 1900 and the last one of 2200, in UTC. */
export const timeRange = { minimum: -2_208_988_800_000, maximum: 7_289_654_399_999 }

export const millis = (description: string) =>
  integer(`${description}, in milliseconds since 1970`, timeRange)

/** A time as ISO 8601, or an empty text. The domain rejects days that do not exist. */
export const time = (description: string) =>
  Type.String({
    maxLength: 40,
    pattern:
      '^$|^(?:19|20|21)\\d{2}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?$',
    title: 'a date such as 2026-06-20, or a date and time such as 2026-06-20T10:30:00+02:00',
    description,
  })
