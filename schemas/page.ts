import { Type } from '@sinclair/typebox'
import { input } from './schema.ts'

export const pageSizeMax = 1000

/** Which page of a list is wanted. Without either, the list comes whole up to the bound. */
export const pageRange = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: pageSizeMax, description: 'How many entries at most' }),
  ),
  cursor: Type.Optional(
    Type.String({
      maxLength: 4096,
      description: 'Where to go on, from the `Link` of the last page',
    }),
  ),
}

export const page = input(pageRange)
