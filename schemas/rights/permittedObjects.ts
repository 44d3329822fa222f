import { Type } from '@sinclair/typebox'
import { objectType } from '../platform/common.ts'
import { pageRange } from '../platform/page.ts'
import { input, nullable, reply, text } from '../schema.ts'

export const objectQuestion = input({
  type: objectType,
  action: text('An action, for example `UPDATE`', {
    pattern: '^[A-Z][A-Z0-9_]*$',
    title: 'an upper-case word such as READ',
    maxLength: 64,
  }),
  ...pageRange,
})

export const permittedObject = reply({
  objectType: Type.String(),
  objectId: text('The type-relative id, encoded'),
  displayName: nullable(
    Type.String(),
    'Null: the object has no name, or the caller may not read it',
  ),
})

export const permittedObjects = Type.Array(permittedObject)
