import { Type } from '@sinclair/typebox'
import { pageRange } from './page.ts'
import { input, reply, text } from './schema.ts'

const permission = text('`TYPE:ACTION[:ID]`, or with lists: all combinations are required', {
  minLength: 1,
  maxLength: 512,
})

export const permissionQuestion = input({
  permission: Type.Array(permission, {
    minItems: 1,
    maxItems: 100,
    description: 'A permission to check; repeat the parameter for several ones',
  }),
})

export const permissionAnswer = reply({ permission: Type.String(), granted: Type.Boolean() })

export const permissionAnswers = Type.Array(permissionAnswer)

export const holderQuestion = input({
  permission: text('`TYPE:ACTION:ID`, with one of each and without `*`', {
    minLength: 1,
    maxLength: 2048,
  }),
  ...pageRange,
})

export const userNames = Type.Array(Type.String())
