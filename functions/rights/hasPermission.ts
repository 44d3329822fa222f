import '#allEntities'
import { endpoint } from '#endpoint'
import { permissionAnswers, permissionQuestion } from '#schemas/platform/question.ts'
import { questionErrors, readSecurities, readQuestions } from '#rights/steps/questions.ts'
import { decide } from '#access/rules/decide.ts'
import { requireMoment } from '#values/time.ts'
import { loadFactsForSecurities } from '#access/authorize.ts'

export const { declaration, handler } = endpoint({
  name: 'hasPermission',
  summary: 'Check permissions of the caller',
  description: 'One result for each permission, in the order of the request.',
  routes: ['GET /security/api/restsecurity/has_permission'],
  guard: { kind: 'question' },
  input: permissionQuestion,
  inputErrors: ({ permission }) => questionErrors(permission),
  load: ({ context, input }) => readSecurities(context, input.permission),
  reply: { status: 200, body: permissionAnswers },
  failsAsText: true,
  // The rights are those of today, whatever the time of the question.
  run: async ({ context, input: { permission: texts, at }, loaded: securities }) => {
    const atMillis = at === undefined ? context.nowMillis : requireMoment(at, '/at')
    const questions = readQuestions(texts)
    const requests = questions.flat()
    const facts = await loadFactsForSecurities(context, securities)
    const granted = new Set(
      requests.filter((request, position) => {
        const about = facts[position]
        return about !== undefined && decide({ ...about, atMillis }, request).allowed
      }),
    )
    // A permission with a list is granted if all of its single permissions are.
    return texts.map((permission, position) => ({
      permission,
      granted: (questions[position] ?? []).every((request) => granted.has(request)),
    }))
  },
})
