import { Type } from '@sinclair/typebox'
import { input, integer, text } from '../schema.ts'

export const pageSizeMax = 1000

/** The requested page of a list. Without both, the response contains the list up to the limit. */
export const pageRange = {
  limit: Type.Optional(
    integer('The largest number of entries', { minimum: 1, maximum: pageSizeMax }),
  ),
  cursor: Type.Optional(
    text('The position of the next page, from the `Link` of the previous one', { maxLength: 4096 }),
  ),
}

export const page = input(pageRange)
