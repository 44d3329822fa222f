import { Type } from '@sinclair/typebox'
import { input, reply } from './schema.ts'

const key = Type.String({ minLength: 1, maxLength: 200, description: 'The key of a preference' })

export const preferenceReference = input({ key })

export const newPreference = input({
  key,
  document: Type.String({ description: 'The document, as JSON text' }),
})

export const preference = Type.Unknown({ description: 'The document: any JSON value' })

export const preferences = reply({
  keys: Type.Array(Type.String(), {
    description: 'The keys of all preferences of the caller, in order',
  }),
})
