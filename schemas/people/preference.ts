import { Type } from '@sinclair/typebox'
import { input, reply, text } from '../schema.ts'

const key = text('The key of a preference', { minLength: 1, maxLength: 200 })

export const preferenceReference = input({ key })

export const newPreference = input({ key, document: text('The document, as JSON text') })

export const preference = Type.Unknown({ description: 'The document: any JSON value' })

export const preferences = reply({
  keys: Type.Array(Type.String(), {
    description: 'The keys of all preferences of the caller, in order',
  }),
})
