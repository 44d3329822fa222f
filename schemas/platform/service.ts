import { Type } from '@sinclair/typebox'
import { input, reply, text } from '../schema.ts'

export const health = reply({
  status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')], {
    description: '`degraded`: the storage is full, so that the service only reads',
  }),
  liveUrl: Type.Optional(
    text('The address of the WebSocket API that pushes changes. Absent: there is none'),
  ),
})

export const openApi = Type.Object(
  { openapi: Type.String(), paths: Type.Object({}, { additionalProperties: true }) },
  { additionalProperties: true },
)

export const page = text('An HTML page')

export const nextPage = input({
  next: Type.Optional(
    text('The path of the page that follows after the sign-in', {
      maxLength: 2000,
      // A second slash or a backslash would begin the name of another host.
      pattern: '^/(?![/\\\\])[^\\\\\\p{Cc}]*$',
      title: 'a path of this service',
    }),
  ),
})

export const assetName = input({
  asset: text('The file name, as in the page', { maxLength: 100 }),
})

export const assetText = text('The text of the file')
