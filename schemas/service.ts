import { Type } from '@sinclair/typebox'
import { input, reply, text } from './schema.ts'

export const health = reply({
  status: Type.Literal('ok'),
  liveUrl: Type.Optional(
    text('The address of the WebSocket API that pushes changes. Absent: there is none'),
  ),
})

export const openApi = Type.Object(
  { openapi: Type.String(), paths: Type.Object({}, { additionalProperties: true }) },
  { additionalProperties: true },
)

export const page = text('An HTML page')

export const assetName = input({
  asset: text('The file name, as in the page', { maxLength: 100 }),
})

export const assetText = text('The text of the file')
