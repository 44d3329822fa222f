/** Permission checks for other programs, in the format of OpenID AuthZEN Authorization API 1.0. */
import type { accessDecision, accessEvaluation } from '#schemas/rights/accessEvaluation.ts'
import type { Static } from '#schemas/schema.ts'
import { decide, type Decision } from '#access/rules/decide.ts'
import { objectIdFromText, objectIdIfShort } from '#values/objectId.ts'
import { formatRequest, typePattern } from '#access/rules/permission.ts'
import { readSecurity } from '#table/items/securities.ts'
import { readObject } from '#table/objects.ts'
import type { Context, ReadingContext } from '#endpoint/context.ts'
import { EndpointResult, type EndpointRequest } from '#endpoint/endpoint.ts'
import { explanationLink } from '#endpoint/failurePage.ts'
import { loadQuestionFacts, readSubject, type View } from './questionFacts.ts'

type AccessDecision = Static<typeof accessDecision>

export type AccessEvaluation = Static<typeof accessEvaluation>

/** The defaults of a request may complete it. */
export type PartialEvaluation = {
  readonly [Name in keyof AccessEvaluation]?: AccessEvaluation[Name] | undefined
}

/** Reads ahead the subject and the resource. An object with an id that is too long is not read. */
export const loadEvaluation = (
  { store }: Pick<ReadingContext, 'store'>,
  { subject, resource }: PartialEvaluation,
) => {
  const id = resource && objectIdIfShort(resource.id)
  return Promise.all([
    readObject(store, 'USER', subject?.id),
    resource && id !== undefined ? readSecurity(store, { type: resource.type, id }) : undefined,
  ])
}

/** @throws Failure `forbidden` if the caller may not request decisions about the subject */
export const evaluate = async (
  context: Context,
  { subject, action, resource: { type, id } }: AccessEvaluation,
): Promise<AccessDecision> => {
  if (subject.type !== 'user') return denied('Subjects are of the type `user`.')
  if (![action.name, type].every((word) => typePattern.test(word))) {
    return denied('Types and actions are upper-case words such as `EVENT` and `READ`.')
  }
  const user = await readSubject(context, subject.id)
  const accessRequest = { type, id: objectIdFromText(id), action: action.name }
  const { view, facts, request } = await loadQuestionFacts(context, user, accessRequest)
  const decision = decide(facts, request)
  return {
    decision: decision.allowed,
    context: {
      reason: reasonOf(view, decision),
      ...(decision.rule === 'token'
        ? { token: { id: decision.token.id, name: decision.token.name } }
        : {}),
      ...(view === 'verdict' ? {} : { rule: decision.rule }),
      explanation: explanationLink(formatRequest(accessRequest), subject.id),
    },
  }
}

export const denied = (reason: string, details: Partial<AccessDecision['context']> = {}) => ({
  decision: false,
  context: { reason, ...details },
})

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
  token: 'The token of the request does not allow it.',
}

const reasonOf = (view: View, { allowed, rule }: Decision): string =>
  view === 'verdict' ? (allowed ? 'It is allowed.' : 'It is not allowed.') : reasons[rule]

/** The standard requires the request id of the request in the response, in any format. */
export const withRequestId = <Body>(
  body: Body,
  { headers }: Pick<EndpointRequest<unknown>, 'headers'>,
) => {
  const id = headers['x-request-id'] ?? ''
  return new EndpointResult(
    body,
    /^[\x21-\x7e]{1,128}$/.test(id) ? { headers: { 'x-request-id': id } } : {},
  )
}
