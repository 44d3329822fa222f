import '#allEntities'
import { accessDecisionOf, withRequestId } from '#rights/steps/accessEvaluation.ts'
import { endpoint } from '#endpoint'
import { evaluateAll, evaluateDefaults, keysOfEvaluations } from '#rights/steps/evaluate.ts'
import { accessDecisions, accessEvaluations } from '#schemas/rights/accessEvaluation.ts'

export const { declaration, handler } = endpoint({
  name: 'evaluateAccesses',
  summary: 'Evaluate several permissions (OpenID AuthZEN)',
  description:
    'Access Evaluations of the Authorization API 1.0. An evaluation that fails is denied, with the ' +
    'reason in `context.error`.',
  routes: ['POST /access/v1/evaluations'],
  guard: { kind: 'signed-in' },
  input: accessEvaluations,
  inputFrom: 'body',
  headers: ['x-request-id'],
  fetchesMore: keysOfEvaluations,
  reply: { status: 200, body: accessDecisions },
  errors: ['forbidden', 'not-found'],
  run: async (call) => {
    const { context, input } = call
    if ((input.evaluations ?? []).length === 0) {
      return withRequestId(accessDecisionOf(await evaluateDefaults(context, input)), call)
    }
    const evaluations = await evaluateAll(context, input)
    return withRequestId({ evaluations: evaluations.map(accessDecisionOf) }, call)
  },
})
