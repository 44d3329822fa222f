/** Permission checks for other programs, in the format of OpenID AuthZEN Authorization API 1.0. */
import type { accessEvaluation, accessEvaluations } from '#schemas/rights/accessEvaluation.ts'
import type { Static } from '#schemas/schema.ts'
import { decide, type Decision } from '#access/rules/decide.ts'
import { Failure, type FailureCode, requireValid } from '#values/failure.ts'
import { encodedIfShort, objectIdFromText, objectIdIfShort } from '#access/rules/objectId.ts'
import { formatRequest, typePattern } from '#access/rules/permission.ts'
import type { Key } from '#table/key.ts'
import { userEntity } from '#access/items/users.ts'
import { securityKey } from '#access/items/securities.ts'
import type { Context } from '#endpoint/context.ts'
import { loadQuestionFacts, readSubject, type View } from '#access/questionFacts.ts'

type EvaluationsInput = Static<typeof accessEvaluations>

export interface Evaluation {
  readonly decision: boolean
  readonly reason: string
  /** Present if the caller may know it. */
  readonly rule?: Decision['rule']
  readonly permission?: string
  readonly username?: string
  readonly failure?: Failure
}

type Complete = Static<typeof accessEvaluation>

type EvaluationInput = { readonly [Name in keyof Complete]?: Complete[Name] | undefined }

/** The keys of all evaluations. The input alone determines them. */
export const keysOfEvaluations = (input: EvaluationsInput): readonly Key[] =>
  evaluationsIn(input).flatMap(({ subject, resource }) => [
    ...(subject
      ? [userEntity.key(subject.id), ...securityKeys('USER', encodedIfShort([subject.id]))]
      : []),
    ...(resource ? securityKeys(resource.type, objectIdIfShort(resource.id)) : []),
  ])

const objectOf = ({ type, id }: Complete['resource']) => ({ type, id: objectIdFromText(id) })

/** An object id that is too long has no keys. */
const securityKeys = (type: string, id: string | undefined): readonly Key[] =>
  id === undefined ? [] : [securityKey({ type, id })]

/** Without a list, the request is a single evaluation. */
export const evaluateDefaults = async (context: Context, input: EvaluationInput) => {
  const [complete] = requireComplete([input], '')
  if (complete === undefined) throw new Error('an incomplete evaluation passed validation')
  return evaluate(context, complete)
}

/** A failure of one evaluation denies only that evaluation, and its result contains the failure. */
export const evaluateAll = async (context: Context, input: EvaluationsInput) => {
  const last = lastDecisions[input.options?.evaluations_semantic ?? 'execute_all']
  const results: Evaluation[] = []
  for (const evaluation of requireComplete(evaluationsIn(input), '/evaluations')) {
    const result = await evaluate(context, evaluation).catch(deniedBy)
    results.push(result)
    if (result.decision === last) break
  }
  return results
}

/** The decision after which the remaining evaluations are skipped. */
const lastDecisions: Readonly<Record<string, boolean | undefined>> = {
  execute_all: undefined,
  deny_on_first_deny: false,
  permit_on_first_permit: true,
}

const evaluationsIn = ({
  evaluations = [],
  subject,
  action,
  resource,
}: EvaluationsInput): readonly EvaluationInput[] =>
  evaluations.length === 0
    ? [{ subject, action, resource }]
    : evaluations.map((each) => ({
        subject: each.subject ?? subject,
        action: each.action ?? action,
        resource: each.resource ?? resource,
      }))

const requireComplete = (evaluations: readonly EvaluationInput[], at: string) => {
  const missing = evaluations.flatMap((evaluation, position) =>
    (['subject', 'action', 'resource'] as const)
      .filter((name) => evaluation[name] === undefined)
      .map((name) => ({
        pointer: at === '' ? `/${name}` : `${at}/${position}/${name}`,
        code: 'required',
        detail: 'is required',
      })),
  )
  requireValid(missing)
  return evaluations as readonly Complete[]
}

const ownFailures: ReadonlySet<string> = new Set<FailureCode>([
  'forbidden',
  'not-found',
  'invalid-input',
])

/** A failure of the service fails the whole response. */
const deniedBy = (failure: unknown): Evaluation => {
  if (!(failure instanceof Failure) || !ownFailures.has(failure.code)) throw failure
  return { decision: false, reason: failure.message, failure }
}

/** @throws Failure `forbidden` if the caller may not request decisions about the subject */
export const evaluate = async (
  context: Context,
  { subject, action, resource }: Complete,
): Promise<Evaluation> => {
  if (subject.type !== 'user') return unknown('Subjects are of the type `user`.')
  const wrong = [action.name, resource.type].find((word) => !typePattern.test(word))
  if (wrong !== undefined) {
    return unknown('Types and actions are upper-case words such as `EVENT` and `READ`.')
  }
  const user = await readSubject(context, subject.id)
  const accessRequest = { ...objectOf(resource), action: action.name }
  const { view, facts, request } = await loadQuestionFacts(context, user, accessRequest)
  const decision = decide(facts, request)
  return {
    decision: decision.allowed,
    reason: reasonOf(view, decision),
    ...(view === 'verdict' ? {} : { rule: decision.rule }),
    permission: formatRequest(accessRequest),
    username: subject.id,
  }
}

const unknown = (reason: string): Evaluation => ({ decision: false, reason })

const reasons: Readonly<Record<Decision['rule'], string>> = {
  'acl-denial': 'The access control list denies it.',
  'acl-grant': 'The access control list grants it.',
  'everybody-permission': 'Everybody holds a permission for it.',
  'everybody-group-role': 'The owning group gives everybody a role for it.',
  'everybody-role': 'Everybody has a role for it.',
  'own-permission': 'The user holds a permission for it.',
  'group-role': 'The owning group gives its members a role for it.',
  'own-role': 'The user has a role for it.',
  'no-grant': 'Nothing grants it.',
}

const reasonOf = (view: View, { allowed, rule }: Decision): string =>
  view === 'verdict' ? (allowed ? 'It is allowed.' : 'It is not allowed.') : reasons[rule]
