/** May they? Asked by other programs, in the shape of the Authorization API 1.0 of OpenID AuthZEN. */
import { decide, type Decision } from '../../domain/access/decide.ts'
import { Failure, type FailureCode, type InputError, requireValid } from '../../domain/failure.ts'
import { objectIdFromText, userObject } from '../../domain/access/objectId.ts'
import { formatRequest, type Request, typePattern } from '../../domain/access/permission.ts'
import type { Key } from '../../store/key.ts'
import { keys } from '../../store/keys.ts'
import type { Context } from '../context.ts'
import { askAbout, readSubject, type View } from './askedFacts.ts'

export interface EvaluationInput {
  readonly subject?: { readonly type: string; readonly id: string } | undefined
  readonly action?: { readonly name: string } | undefined
  readonly resource?: { readonly type: string; readonly id: string } | undefined
}

export interface EvaluationsInput extends EvaluationInput {
  readonly evaluations?: readonly EvaluationInput[] | undefined
  readonly options?: { readonly evaluations_semantic?: string | undefined } | undefined
}

export interface Evaluation {
  readonly decision: boolean
  readonly reason: string
  /** As far as the caller may know it. */
  readonly rule?: Decision['rule']
  /** What to ask for an explanation. */
  readonly permission?: string
  readonly username?: string
  /** Why it could not be evaluated. */
  readonly failure?: Failure
}

type Complete = { readonly [Name in keyof EvaluationInput]-?: NonNullable<EvaluationInput[Name]> }

/** All keys that the evaluations are going to need: none of them depends on what is read. */
export const keysOfEvaluations = (input: EvaluationsInput): readonly Key[] =>
  evaluationsIn(input).flatMap(({ subject, resource }) => [
    ...(subject === undefined
      ? []
      : [keys.user(subject.id), ...securityKeys(() => userObject(subject.id))]),
    ...(resource === undefined
      ? []
      : securityKeys(() => ({ type: resource.type, id: objectIdFromText(resource.id) }))),
  ])

/** Of what is too long for an id nothing is to be fetched. */
const securityKeys = (object: () => Parameters<typeof keys.security>[0]): readonly Key[] => {
  try {
    return [keys.security(object())]
  } catch (error) {
    if (error instanceof Failure) return []
    throw error
  }
}

/** Without a list it is one question like any other. */
export const evaluateDefaults = async (
  context: Context,
  input: EvaluationInput,
): Promise<Evaluation> => {
  const [complete] = requireComplete([input], '')
  if (complete === undefined) throw new Error('what is not complete was not refused')
  return evaluate(context, complete)
}

/** A failure of one is its own: it is denied, and says why. */
export const evaluateAll = async (
  context: Context,
  input: EvaluationsInput,
): Promise<readonly Evaluation[]> => {
  const last = lastDecisions[input.options?.evaluations_semantic ?? 'execute_all']
  const answers: Evaluation[] = []
  for (const evaluation of requireComplete(evaluationsIn(input), '/evaluations')) {
    const answer = await evaluate(context, evaluation).catch(deniedBy)
    answers.push(answer)
    if (answer.decision === last) break
  }
  return answers
}

/** After which decision the rest is left out. */
const lastDecisions: Readonly<Record<string, boolean | undefined>> = {
  execute_all: undefined,
  deny_on_first_deny: false,
  permit_on_first_permit: true,
}

/** Each with what is given for all of them. */
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

const requireComplete = (
  evaluations: readonly EvaluationInput[],
  at: string,
): readonly Complete[] => {
  const errors: InputError[] = []
  const complete = evaluations.flatMap(({ subject, action, resource }, position) => {
    if (subject !== undefined && action !== undefined && resource !== undefined) {
      return [{ subject, action, resource }]
    }
    const path = at === '' ? '' : `${at}/${position}`
    for (const [name, value] of Object.entries({ subject, action, resource })) {
      if (value === undefined) {
        errors.push({ pointer: `${path}/${name}`, code: 'required', detail: 'is required' })
      }
    }
    return []
  })
  requireValid(errors)
  return complete
}

const ownFailures: ReadonlySet<string> = new Set<FailureCode>([
  'forbidden',
  'not-found',
  'invalid-input',
])

/** Whatever is wrong with the service itself is wrong with the whole answer. */
const deniedBy = (failure: unknown): Evaluation => {
  if (!(failure instanceof Failure) || !ownFailures.has(failure.code)) throw failure
  return { decision: false, reason: failure.message, failure }
}

/** @throws Failure `forbidden` when the caller may not ask about the subject */
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
  const asking: Request = {
    type: resource.type,
    action: action.name,
    id: objectIdFromText(resource.id),
  }
  const { view, facts, request } = await askAbout(context, user, asking)
  const decision = decide(facts, request)
  return {
    decision: decision.allowed,
    reason: reasonOf(view, decision),
    ...(view === 'verdict' ? {} : { rule: decision.rule }),
    permission: formatRequest(asking),
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
