import '#allEntities'
import { accessDecisionOf, withRequestId } from '#rights/steps/accessEvaluation.ts'
import { endpoint } from '#endpoint'
import { evaluate, keysOfEvaluations } from '#rights/steps/evaluate.ts'
import { accessDecision, accessEvaluation } from '#schemas/rights/accessEvaluation.ts'

export const { declaration, handler } = endpoint({
  name: 'evaluateAccess',
  summary: 'Evaluate one permission of a user (OpenID AuthZEN)',
  description:
    'Access Evaluation of the Authorization API 1.0. The subject is the name of the caller, or of ' +
    'another user whom the caller may read.',
  routes: ['POST /access/v1/evaluation'],
  guard: { kind: 'signed-in' },
  input: accessEvaluation,
  inputFrom: 'body',
  headers: ['x-request-id'],
  fetchesMore: keysOfEvaluations,
  reply: { status: 200, body: accessDecision },
  errors: ['forbidden', 'not-found'],
  run: async (call) =>
    withRequestId(accessDecisionOf(await evaluate(call.context, call.input)), call),
})
