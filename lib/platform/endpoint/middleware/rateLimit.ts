/** A club has one address for everybody, so access tokens and sessions pass the limit of their network. */
import { Failure, plural, sentence } from '#values/failure.ts'
import { foldUserName } from '#values/userName.ts'
import { readAccessToken } from '#authentication/accessToken.ts'
import { isOwnScopedToken } from '#authentication/scopedToken.ts'
import { isOwnSecret } from '#authentication/sessionSecret.ts'
import { callerIsAdministrator } from '#access/authorize.ts'
import { processorMillisSince } from '../processorTime.ts'
import { isFromKnownSender } from '../knownSenders.ts'
import {
  freeMillis,
  type NetworkPolicy,
  type Rate,
  type RequestCounters,
  weightOf,
} from '../rateLimits.ts'
import { onEveryResponse, type Middleware, setHeaders } from '../chain.ts'
import type { Endpoint } from '../endpoint.ts'
import { type HttpRequest, networkOf } from '../request.ts'
import type { RequestState } from '../requestState.ts'
import type { Services } from '../services.ts'
import { readSessionCookie } from './credentials.ts'

type RateLimitOption = Pick<Endpoint, 'skipsRateLimit' | 'signsIn' | 'sender'>

/** Also adds the headers of all rate limits to the response. */
export const networkRateLimit = (endpoint: RateLimitOption, services: Services): Middleware => ({
  name: 'networkRateLimit',
  before: ({ event, internal }) => {
    internal.processorMark = services.processorMark()
    const policy = policyFor(endpoint, event, services)
    internal.networkPolicy = policy
    const counters = services.rateLimits[policy]
    const isUncounted = endpoint.skipsRateLimit === true || event.method === 'OPTIONS'
    if (counters === undefined || isUncounted) return
    const ofNetwork = (rate: Rate): Rate => {
      if (rate.isAllowed || !(hasAccessToken(event, services) || hasOwnSession(event, services)))
        return rate
      internal.networkExcess = rate
      return { ...rate, isAllowed: true }
    }
    const rate = counters.count(networkOf(event))
    if (rate instanceof Promise) {
      internal.networkCount = countedLater(internal, rate.then(ofNetwork))
      // Authentication awaits this promise. A request that fails earlier does not.
      internal.networkCount.catch(() => undefined)
    } else admit(internal, ofNetwork(rate))
  },
  ...onEveryResponse(async (request) => {
    await request.internal.networkCount?.catch(() => undefined)
    const { rates } = request.internal
    if (rates === undefined) return
    setHeaders(request, rateLimitHeaders(rates))
    await addWeight(request.event, request.internal, services)
  }),
})

/** A machine processes one request at a time on AWS. The first one also loads the function. */
const addWeight = async (
  event: HttpRequest,
  { stores, processorMark: mark, subject, networkPolicy }: RequestState,
  { rateLimits, isColdStart }: Services,
): Promise<void> => {
  const items = stores.reduce((sum, { itemsWritten }) => sum + itemsWritten, 0)
  const weight = weightOf(items, isColdStart ? 0 : processorMillisSince(mark, freeMillis))
  if (weight === 0) return
  await Promise.all([
    rateLimits[networkPolicy]?.add(networkOf(event), weight),
    subject === undefined ? undefined : rateLimits.subject?.add(foldUserName(subject), weight),
  ])
}

const policyFor = (
  { signsIn, sender }: RateLimitOption,
  event: HttpRequest,
  { processState }: Services,
): NetworkPolicy => {
  if (signsIn === true && event.method === 'POST') return 'sign-in'
  const isKnown = sender !== undefined && isFromKnownSender(event, sender, processState)
  return isKnown ? 'sender' : 'network'
}

/** Whether this service began the session of the request, which may have ended. */
const hasOwnSession = (event: HttpRequest, { settings }: Services): boolean => {
  try {
    const session = readSessionCookie(event, settings.sessionCookie)
    return session !== undefined && isOwnSecret(settings.tokenKeys, 'session', session)
  } catch {
    // Several cookies are refused later.
    return false
  }
}

/** A session that has ended gives its network no more requests. @throws Failure `too-many-requests` */
export const requireNetworkRate = ({ networkExcess }: RequestState): void => {
  if (networkExcess !== undefined) requireAllowed(networkExcess)
}

/** Whether this service has signed the token of the request. Its user has a limit of their own. */
const hasAccessToken = (
  { headers: { authorization = '' } }: HttpRequest,
  { settings: { tokenKeys } }: Services,
): boolean => {
  const [, token = ''] = /^bearer +(\S+)$/i.exec(authorization) ?? []
  return readAccessToken(tokenKeys, token) !== undefined || isOwnScopedToken(tokenKeys, token)
}

/** Runs in parallel with the first reads, so that counting needs no round trip of its own. */
export const synchronizeCounts = async (
  internal: RequestState,
  { subject }: Services['rateLimits'],
  userName: string | undefined,
): Promise<void> => {
  const due = userName === undefined ? undefined : subject?.catchUp(foldUserName(userName))
  if (due !== undefined) internal.rateLimitCalls += 1
  await Promise.all([internal.networkCount, due])
}

export const subjectRateLimit = (
  { skipsRateLimit }: RateLimitOption,
  services: Services,
): Middleware => ({
  name: 'subjectRateLimit',
  before: ({ internal }) => {
    const { caller } = internal.context
    if (caller === undefined || skipsRateLimit === true) return undefined
    return countOnce(internal, 'subject', services.rateLimits.subject, caller.user.name)
  },
})

/** Such a change makes every process read all definitions again. Administrators have no limit. */
export const definitionRateLimit = (
  { changesDefinitions }: Pick<Endpoint, 'changesDefinitions'>,
  services: Services,
): Middleware => ({
  name: 'definitionRateLimit',
  before: async ({ internal }) => {
    const { context, isDryRun } = internal
    const { definitions } = services.rateLimits
    if (changesDefinitions !== true || isDryRun === true || definitions === undefined) return
    if (context.caller === undefined || (await callerIsAdministrator(context))) return
    await countOnce(internal, 'definitions', definitions, context.caller.user.name)
  },
})

/** Counts a request once, regardless of its retries. */
const countOnce = async (
  internal: RequestState,
  policy: 'subject' | 'definitions',
  counters: RequestCounters | undefined,
  userName: string,
): Promise<void> => {
  const isCounted = internal.rates?.some((rate) => rate.policy === policy) === true
  if (isCounted) return
  const rate = counters?.count(foldUserName(userName))
  if (rate instanceof Promise) await countedLater(internal, rate)
  else if (rate !== undefined) admit(internal, rate)
}

const countedLater = async (internal: RequestState, rate: Promise<Rate>): Promise<void> => {
  internal.rateLimitCalls += 1
  admit(internal, await rate)
}

const admit = (internal: RequestState, rate: Rate): void => {
  internal.rates = [...(internal.rates ?? []), rate]
  requireAllowed(rate)
}

/** @throws Failure `too-many-requests` */
export const requireAllowed = ({ isAllowed, policy, limit, seconds }: Rate): void => {
  if (isAllowed) return
  const what = {
    subject: sentence`This user has sent ${limit} requests`,
    network: sentence`This network has sent ${limit} requests`,
    'sign-in': sentence`This network has signed in ${limit} times`,
    sender: sentence`The devices in this network have sent ${limit} requests`,
    definitions: sentence`This user has changed roles and groups ${limit} times`,
    connection: sentence`This connection has sent ${limit} messages`,
  }[policy]
  const detail = sentence`${what} within a minute. Try again in ${plural(seconds, 'second')}.`
  throw new Failure('too-many-requests', detail, { seconds })
}

/** Formats draft-ietf-httpapi-ratelimit-headers, as lists of RFC 9651. */
const rateLimitHeaders = (rates: readonly Rate[]): Readonly<Record<string, string>> => ({
  'ratelimit-policy': rates.map(({ policy, limit }) => `"${policy}";q=${limit};w=60`).join(', '),
  ratelimit: rates
    .map(({ policy, left, seconds }) => `"${policy}";r=${left};t=${seconds}`)
    .join(', '),
})
