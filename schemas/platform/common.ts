import { Type } from '@sinclair/typebox'
import { nullable, text } from '../schema.ts'

export const uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  title: 'a UUID',
})

export const chosenId = Type.String({
  ...uuid,
  description: 'Only administrators choose it: an id that no object of the type ever had here',
})

export const millisOrNull = nullable(Type.Integer(), 'Milliseconds since 1970')

export const roleId = Type.String({ ...uuid, description: 'The id of the role' })
export const groupId = Type.String({ ...uuid, description: 'The id of the group' })

export const userName = text('The name of a user', { maxLength: 256 })

/** An impossible secret is as unknown as any other one, so its form is not checked. */
export const linkSecret = text('The secret of the link, which follows `#`', {
  minLength: 1,
  maxLength: 100,
})

export const objectType = text(
  'The type of an object, for example `EVENT`; types of other programs work too',
  { pattern: '^[A-Z][A-Z0-9_]*$', title: 'an upper-case word such as EVENT', maxLength: 64 },
)

/** A path has one text, which may be in encoded form. A query has one or more raw parts. */
export const objectId = Type.Union(
  [
    Type.String({ minLength: 1, maxLength: 1024 }),
    Type.Array(Type.String({ maxLength: 1024 }), { minItems: 1, maxItems: 8 }),
  ],
  { description: 'The type-relative id of an object: one part, or several as `?id=a&id=b`' },
)
