/**
 * Counts each request for its network, before anything is read, and for its subject, once it is known
 * who that is: wrong credentials use up nothing of the user whom they name.
 */
import { Failure } from '../domain/failure.ts'
import type { Rate } from '../domain/request/requestRate.ts'
import { foldUserName } from '../domain/name/userName.ts'
import { callerIsAdministrator } from '../service/authorize.ts'
import type { Context } from '../service/context.ts'
import type { Endpoint } from './endpoint.ts'
import { processOf } from './process.ts'
import { type HttpRequest, networkOf, type Trace } from './request.ts'

/** @throws Failure `too-many-requests`, unless the table is to be told first: then `trace.counted` does */
export const countForNetwork = (
  { uncounted }: Pick<Endpoint, 'uncounted'>,
  request: HttpRequest,
): void => {
  const { network } = processOf().rateLimits
  if (network === undefined || uncounted === true || request.method === 'OPTIONS') return
  const rate = network.count(networkOf(request))
  if (rate instanceof Promise) {
    request.trace.counted = countedLater(request.trace, rate)
    // Whoever needs to know waits for it, and not every request gets so far.
    request.trace.counted.catch(() => undefined)
  } else admit(request.trace, rate)
}

/** To be waited for beside the first reads, so that it costs the request no trip of its own. */
export const readyToCount = async (
  { trace }: Pick<HttpRequest, 'trace'>,
  userName: string | undefined,
): Promise<void> => {
  const { subject } = processOf().rateLimits
  const due = userName === undefined ? undefined : subject?.catchUp(foldUserName(userName))
  if (due !== undefined) trace.storeCalls += 1
  await Promise.all([trace.counted, due])
}

/**
 * A request that begins anew because of a conflict is still one.
 * @throws Failure `too-many-requests`
 */
export const countForSubject = async (
  { uncounted }: Pick<Endpoint, 'uncounted'>,
  { trace }: Pick<HttpRequest, 'trace'>,
  userName: string,
): Promise<void> => {
  if (uncounted !== true) await countOnce(trace, 'subject', userName)
}

/**
 * After a change of a role or a group, every process reads all of them again. So only administrators
 * may change them without pause.
 * @throws Failure `too-many-requests`
 */
export const countForDefinitions = async (
  { changesDefinitions }: Pick<Endpoint, 'changesDefinitions'>,
  { trace }: Pick<HttpRequest, 'trace'>,
  context: Context,
): Promise<void> => {
  if (changesDefinitions !== true || context.caller === undefined) return
  if (processOf().rateLimits.definitions === undefined) return
  if (await callerIsAdministrator(context)) return
  await countOnce(trace, 'definitions', context.caller.user.name)
}

const countOnce = async (
  trace: Trace,
  policy: 'subject' | 'definitions',
  userName: string,
): Promise<void> => {
  const isCounted = trace.rates?.some((rate) => rate.policy === policy) === true
  if (isCounted) return
  const rate = processOf().rateLimits[policy]?.count(foldUserName(userName))
  if (rate instanceof Promise) await countedLater(trace, rate)
  else if (rate !== undefined) admit(trace, rate)
}

const countedLater = async (trace: Trace, rate: Promise<Rate>): Promise<void> => {
  trace.storeCalls += 1
  admit(trace, await rate)
}

const admit = (trace: Trace, rate: Rate): void => {
  trace.rates = [...(trace.rates ?? []), rate]
  const { isAllowed, policy, limit, seconds } = rate
  if (isAllowed) return
  const what = {
    subject: `This user has sent ${limit} requests`,
    network: `This network has sent ${limit} requests`,
    definitions: `This user has changed roles and groups ${limit} times`,
  }[policy]
  const detail = `${what} within a minute. Come back in ${seconds} seconds.`
  throw new Failure('too-many-requests', detail, { seconds })
}

/** draft-ietf-httpapi-ratelimit-headers, as lists of RFC 9651. */
export const rateLimitHeaders = ({ rates }: Trace): Readonly<Record<string, string>> =>
  rates === undefined
    ? {}
    : {
        'ratelimit-policy': rates
          .map(({ policy, limit }) => `"${policy}";q=${limit};w=60`)
          .join(', '),
        ratelimit: rates
          .map(({ policy, left, seconds }) => `"${policy}";r=${left};t=${seconds}`)
          .join(', '),
      }
