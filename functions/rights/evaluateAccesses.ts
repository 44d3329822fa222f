import '#allEntities'
import { endpoint } from '#endpoint'
import {
  accessDecisions,
  accessEvaluations,
  accessDecision,
} from '#schemas/rights/accessEvaluation.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, type FailureCode, requireValid } from '#values/failure.ts'
import type { Context } from '#endpoint/context.ts'
import {
  loadEvaluation,
  evaluate,
  type PartialEvaluation,
  type AccessEvaluation,
  denied,
  withRequestId,
} from '#rights/steps/evaluate.ts'
import { problemTypes } from '#schemas/platform/problemTypes.ts'

export const { declaration, handler } = endpoint({
  name: 'evaluateAccesses',
  summary: 'Evaluate several permissions (OpenID AuthZEN)',
  description:
    'Access Evaluations of the Authorization API 1.0. An evaluation that fails is denied, with the ' +
    'reason in `context.error`.',
  routes: ['POST /access/v1/evaluations'],
  scopedTokens: 'checked',
  guard: { kind: 'signed-in' },
  input: accessEvaluations,
  inputFrom: 'body',
  headers: ['x-request-id'],
  load: ({ context, input }) =>
    Promise.all(evaluationsIn(input).map((evaluation) => loadEvaluation(context, evaluation))),
  reply: { status: 200, body: accessDecisions },
  errors: ['forbidden', 'token-lacks-permission', 'not-found'],
  run: async (call) => withRequestId(await evaluateAll(call.context, call.input), call),
})

type EvaluationsInput = Static<typeof accessEvaluations>

/** A failure of one evaluation denies only that evaluation, and its result contains the failure. */
const evaluateAll = async (context: Context, input: EvaluationsInput) => {
  const complete = requireComplete(input)
  const [single] = complete
  if (single !== undefined && !isList(input)) return evaluate(context, single)
  const last = lastDecisions[input.options?.evaluations_semantic ?? 'execute_all']
  const evaluations: Static<typeof accessDecision>[] = []
  for (const evaluation of complete) {
    const result = await evaluate(context, evaluation).catch(deniedBy)
    evaluations.push(result)
    if (result.decision === last) break
  }
  return { evaluations }
}

/** Without a list, the request is a single evaluation. */
const isList = ({ evaluations = [] }: EvaluationsInput): boolean => evaluations.length > 0

/** The decision after which the remaining evaluations are skipped. */
const lastDecisions: Readonly<Record<string, boolean | undefined>> = {
  execute_all: undefined,
  deny_on_first_deny: false,
  permit_on_first_permit: true,
}

const evaluationsIn = (input: EvaluationsInput): readonly PartialEvaluation[] =>
  (isList(input) ? (input.evaluations ?? []) : [{}]).map((each: PartialEvaluation) => ({
    subject: each.subject ?? input.subject,
    action: each.action ?? input.action,
    resource: each.resource ?? input.resource,
  }))

const requireComplete = (input: EvaluationsInput) => {
  const evaluations = evaluationsIn(input)
  requireValid(
    evaluations.flatMap((evaluation, position) =>
      (['subject', 'action', 'resource'] as const)
        .filter((name) => evaluation[name] === undefined)
        .map((name) => ({
          pointer: isList(input) ? `/evaluations/${position}/${name}` : `/${name}`,
          code: 'required',
          detail: 'is required',
        })),
    ),
  )
  return evaluations as readonly AccessEvaluation[]
}

const ownFailures: readonly FailureCode[] = ['forbidden', 'not-found', 'invalid-input']

/** A failure of the service fails the whole response. */
const deniedBy = (failure: unknown) => {
  if (!(failure instanceof Failure) || !ownFailures.includes(failure.code)) throw failure
  const { code, message } = failure
  return denied(message, { error: { status: problemTypes[code].status, message } })
}
