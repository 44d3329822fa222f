import '#allEntities'
import { endpoint } from '#endpoint'
import { permissionAnswers, permissionQuestion } from '#schemas/platform/question.ts'
import { answerPermissions, keysOfQuestions, questionErrors } from '#access/questions.ts'

export const { declaration, handler } = endpoint({
  name: 'hasPermission',
  summary: 'Check permissions of the caller',
  description: 'One result for each permission, in the order of the request.',
  routes: ['GET /security/api/restsecurity/has_permission'],
  guard: { kind: 'question' },
  input: permissionQuestion,
  inputErrors: ({ permission }) => questionErrors(permission),
  fetchesMore: ({ permission }) => keysOfQuestions(permission),
  reply: { status: 200, body: permissionAnswers },
  failsAsText: true,
  run: ({ context, input }) => answerPermissions(context, input),
})
