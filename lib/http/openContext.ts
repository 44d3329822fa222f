/**
 * Who asks, and everything that the guard and the use case are going to need, fetched in one round
 * trip: no key of it depends on anything that is read.
 */
import { uuidPattern } from '../domain/value/uuid.ts'
import { authenticate, type Claim, keysOfClaim } from '../service/security/authentication.ts'
import type { Context } from '../service/context.ts'
import { epochOf, someEpochKey } from '../store/entities/epoch.ts'
import type { Wanted } from '../store/items.ts'
import type { Key } from '../store/key.ts'
import { keysOfObject } from '../store/objects.ts'
import { hasSessionCookie, sessionSecretOf } from './credentials.ts'
import type { Endpoint } from './endpoint.ts'
import { meansCaller, objectOf, type RawInput, withCaller } from './guard.ts'
import { processOf } from './process.ts'
import { countForSubject, readyToCount } from './rateLimits.ts'
import type { HttpRequest } from './request.ts'

export const openContext = async (
  endpoint: Endpoint,
  request: HttpRequest,
  claim: Claim,
  input: RawInput,
  { store, definitions }: Pick<Context, 'store' | 'definitions'>,
  more: readonly Wanted[] = [],
): Promise<Context> => {
  const { settings } = processOf()
  const { tenantgroupid, defaulttenant } = request.headers
  // A header that is not a UUID is ignored, like a group that the caller does not belong to.
  const wantedGroupId = [tenantgroupid, defaulttenant]
    .find((id) => uuidPattern.test(id ?? ''))
    ?.toLowerCase()
  const epochKey = someEpochKey()
  const readsTable = claim.way !== 'none' || !needsNothing.has(endpoint.guard.kind)
  const ready = readyToCount(request, claim.way === 'none' ? undefined : claim.userName)
  await (readsTable
    ? Promise.all([
        store.prefetch([epochKey, ...wantedKeys(endpoint, claim, input), ...more]),
        ready,
      ])
    : ready)

  const anonymous: Context = {
    requestId: request.id,
    nowMillis: Date.now(),
    settings,
    store,
    definitions,
    once: request.once,
    epoch: readsTable ? epochOf(await store.get(epochKey)) : '',
    sessionSecret: sessionSecretOf(request),
    wantedGroupId,
  }
  const caller = await authenticate(anonymous, claim)
  store.attributeTo({
    user: caller === undefined ? null : { userId: caller.user.userId, name: caller.user.name },
    requestId: request.id,
    atMillis: anonymous.nowMillis,
  })
  if (claim.way === 'bearer') request.trace.tokenKey = claim.keyVersion
  if (caller !== undefined) {
    request.trace.subject = caller.user.name
    await countForSubject(endpoint, request, caller.user.name)
  }
  request.trace.sessionIsOver = caller === undefined && hasSessionCookie(request)
  return { ...anonymous, caller }
}

/** Guards that let nobody, or everybody, pass without a decision. */
const needsNothing: ReadonlySet<string> = new Set<Endpoint['guard']['kind']>([
  'public',
  'signed-in',
])

const wantedKeys = (endpoint: Endpoint, claim: Claim, input: RawInput): readonly Key[] => {
  const callerName = claim.way === 'none' ? undefined : claim.userName
  return [...keysOfClaim(claim), ...keysOfInput(endpoint, callerName, input)]
}

/** The objects that the guard and the use case are about. */
const keysOfInput = (
  { guard, fetches = [] }: Endpoint,
  callerName: string | undefined,
  input: RawInput,
): readonly Key[] => {
  const guarded =
    guard.kind === 'object' && meansCaller(guard, input)
      ? withCaller(guard, input, callerName)
      : input
  return [
    ...(guard.kind === 'object' ? [objectOf(guard, guarded)] : []),
    ...fetches.map((fetched) => objectOf(fetched, input)),
  ].flatMap((object) => (object === undefined ? [] : keysOfObject(object)))
}
