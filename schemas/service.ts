import { Type } from '@sinclair/typebox'
import { input, reply } from './schema.ts'

export const health = reply({ status: Type.Literal('ok') })

export const openApi = Type.Object(
  { openapi: Type.String(), paths: Type.Object({}, { additionalProperties: true }) },
  { additionalProperties: true },
)

export const page = Type.String({ description: 'A page of HTML' })

export const assetName = input({
  asset: Type.String({ maxLength: 100, description: 'Its name, as the page names it' }),
})

export const assetText = Type.String({ description: 'The text of the file' })
