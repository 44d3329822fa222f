import { Type } from '@sinclair/typebox'
import { input, reply } from './schema.ts'

export const health = reply({ status: Type.Literal('ok') })

export const openApi = Type.Object(
  { openapi: Type.String(), paths: Type.Object({}, { additionalProperties: true }) },
  { additionalProperties: true },
)

export const page = Type.String({ description: 'An HTML page' })

export const assetName = input({
  asset: Type.String({ maxLength: 100, description: 'The file name, as in the page' }),
})

export const assetText = Type.String({ description: 'The text of the file' })
