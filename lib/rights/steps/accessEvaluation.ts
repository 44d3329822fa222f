/** Responses of the Authorization API 1.0 of OpenID AuthZEN. */
import type { accessDecision } from '#schemas/rights/accessEvaluation.ts'
import type { Static } from '#schemas/schema.ts'
import { problemTypes } from '#schemas/platform/problemTypes.ts'
import type { Evaluation } from './evaluate.ts'
import { EndpointResult, type EndpointRequest } from '#endpoint/endpoint.ts'
import { explanationLink } from '#endpoint/explanationLink.ts'

export const accessDecisionOf = ({
  decision,
  reason,
  rule,
  permission,
  username,
  failure,
}: Evaluation): Static<typeof accessDecision> => ({
  decision,
  context: {
    reason,
    ...(rule === undefined ? {} : { rule }),
    ...(permission === undefined ? {} : { explanation: explanationLink(permission, username) }),
    ...(failure === undefined
      ? {}
      : { error: { status: problemTypes[failure.code].status, message: failure.message } }),
  },
})

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
