/** Names by which users recognise or address an object. Free text does not follow these rules. */
import { Type } from '@sinclair/typebox'
import { visiblePattern } from './invisible.ts'

export const visibleTitle = 'a text without control or invisible characters'

/** The name of a new object. Requests can address existing objects by any text. */
export const newName = (description: string, maxLength = 100) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: visiblePattern,
    title: visibleTitle,
    description,
  })
