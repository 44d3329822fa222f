import { Type } from '@sinclair/typebox'
import { input } from './schema.ts'

export const pageSizeMax = 1000

/** The requested page of a list. Without both, the response contains the list up to the limit. */
export const pageRange = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: pageSizeMax,
      description: 'The largest number of entries',
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      maxLength: 4096,
      description: 'The position of the next page, from the `Link` of the previous one',
    }),
  ),
}

export const page = input(pageRange)
