/**
 * Lists the failures of an endpoint: those that it declares, and those common to all endpoints of
 * its kind.
 */
import { problemTypes } from '#schemas/platform/problemTypes.ts'
import type { FailureCode } from '#values/failure.ts'
import { type Endpoint, methodOf } from '#endpoint/endpoint.ts'
import { guardsIn } from '#endpoint/guard.ts'
import { supportsIdempotencyKey } from '#endpoint/middleware/idempotency.ts'

const repeatedCodes: readonly FailureCode[] = ['request-in-progress', 'idempotency-key-reused']

const codesOf = ({
  guard,
  input,
  routes,
  changes,
  errors = [],
  scopedTokens,
  skipsRateLimit,
}: Endpoint): readonly FailureCode[] => {
  const isUnsafe = changes === true || routes.some((route) => methodOf(route) !== 'GET')
  const [{ kind }] = guardsIn(guard)
  const permissions: readonly FailureCode[] = ['public', 'each', 'question'].includes(kind)
    ? []
    : kind === 'signed-in'
      ? ['unauthenticated']
      : ['unauthenticated', 'forbidden']
  const isRefusedByToken =
    [...permissions, ...errors].includes('forbidden') ||
    scopedTokens === 'never' ||
    scopedTokens === 'own' ||
    (scopedTokens === undefined && kind === 'signed-in')
  const codes: readonly FailureCode[] = [
    'malformed-request',
    ...(input === undefined && !isUnsafe ? [] : (['invalid-input'] as const)),
    'invalid-credentials',
    ...permissions,
    ...(isRefusedByToken ? (['token-lacks-permission'] as const) : []),
    ...(isUnsafe ? (['cross-site', 'precondition-failed'] as const) : []),
    ...(isUnsafe ? (['storage-full'] as const) : []),
    ...(changes === true ? (['method-not-allowed'] as const) : []),
    ...(isUnsafe || kind !== 'public' ? (['conflict'] as const) : []),
    ...(routes.some(supportsIdempotencyKey) ? repeatedCodes : []),
    'too-large',
    'unsupported-media-type',
    ...(skipsRateLimit === true ? [] : (['too-many-requests'] as const)),
    'internal',
    'unavailable',
    ...errors,
  ]
  return [...new Set(codes)]
}

export interface CodesOfStatus {
  readonly status: number
  readonly codes: readonly FailureCode[]
}

export const codesByStatus = (endpoint: Endpoint): readonly CodesOfStatus[] => {
  const own = codesOf(endpoint)
  const codes = (Object.keys(problemTypes) as FailureCode[]).filter((code) => own.includes(code))
  const statuses = [...new Set(codes.map((code) => problemTypes[code].status))].sort()
  return statuses.map((status) => ({
    status,
    codes: codes.filter((code) => problemTypes[code].status === status),
  }))
}
