import { Type } from '@sinclair/typebox'
import { pageRange } from './page.ts'
import { input, reply } from './schema.ts'

const permission = Type.String({
  minLength: 1,
  maxLength: 512,
  description: '`TYPE:ACTION[:ID]`, or lists of them: all must be held',
})

export const permissionQuestion = input({
  permission: Type.Array(permission, {
    minItems: 1,
    maxItems: 100,
    description: 'What is asked about; repeat it for several questions',
  }),
})

export const permissionAnswer = reply({ permission: Type.String(), granted: Type.Boolean() })

export const permissionAnswers = Type.Array(permissionAnswer)

export const holderQuestion = input({
  permission: Type.String({
    minLength: 1,
    maxLength: 2048,
    description: '`TYPE:ACTION:ID`, with one of each and without `*`',
  }),
  ...pageRange,
})

export const userNames = Type.Array(Type.String())
