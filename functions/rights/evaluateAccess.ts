import '#allEntities'
import { endpoint } from '#endpoint'
import { evaluate, loadEvaluation, withRequestId } from '#rights/steps/evaluate.ts'
import { accessDecision, accessEvaluation } from '#schemas/rights/accessEvaluation.ts'

export const { declaration, handler } = endpoint({
  name: 'evaluateAccess',
  summary: 'Evaluate one permission of a user (OpenID AuthZEN)',
  description:
    'Access Evaluation of the Authorization API 1.0. The subject is the name of the caller, or of ' +
    'another user whom the caller may read.',
  routes: ['POST /access/v1/evaluation'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: accessEvaluation,
  inputFrom: 'body',
  headers: ['x-request-id'],
  load: ({ context, input }) => loadEvaluation(context, input),
  reply: { status: 200, body: accessDecision },
  errors: ['forbidden', 'not-found'],
  run: async (call) => withRequestId(await evaluate(call.context, call.input), call),
})
