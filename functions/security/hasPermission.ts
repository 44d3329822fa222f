import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { permissionAnswers, permissionQuestion } from '../../schemas/question.ts'
import {
  answerPermissions,
  keysOfQuestions,
  questionErrors,
} from '../../lib/service/security/questions.ts'

export const declaration = endpoint({
  name: 'hasPermission',
  summary: 'May the caller?',
  description: 'One answer for each permission, in the order of the questions.',
  routes: ['GET /security/api/restsecurity/has_permission'],
  guard: { kind: 'question' },
  input: permissionQuestion,
  inputErrors: ({ permission }) => questionErrors(permission),
  fetchesMore: ({ permission }) => keysOfQuestions(permission),
  reply: { status: 200, body: permissionAnswers },
  failsAsText: true,
  errors: [],
  run: ({ context, input }) => answerPermissions(context, input.permission),
})

export const handler = serve(declaration)
