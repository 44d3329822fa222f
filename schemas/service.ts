import { Type } from '@sinclair/typebox'
import { reply } from './schema.ts'

export const health = reply({ status: Type.Literal('ok') })

export const openApi = Type.Object(
  { openapi: Type.String(), paths: Type.Object({}, { additionalProperties: true }) },
  { additionalProperties: true },
)

export const page = Type.String({ description: 'A page of HTML' })
