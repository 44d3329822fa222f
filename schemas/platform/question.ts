import { Type } from '@sinclair/typebox'
import { moment } from './moment.ts'
import { pageRange } from './page.ts'
import { input, reply, text } from '../schema.ts'

export const askedPermission = text(
  '`TYPE:ACTION[:ID]`, or with lists: all combinations are required',
  {
    minLength: 1,
    maxLength: 512,
  },
)

export const decisionTime = moment(
  'Decide for this time, with the roles and access control lists of today; absent: now',
)

export const permissionQuestion = input({
  permission: Type.Array(askedPermission, {
    minItems: 1,
    maxItems: 100,
    description: 'A permission to check; repeat the parameter for several ones',
  }),
  at: Type.Optional(decisionTime),
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
