/** It contains no query, body, header, or unknown path: these may contain secrets or very long texts. */
import { Failure, type FailureCode } from '#values/failure.ts'
import type { Endpoint } from '../endpoint.ts'
import { onEveryResponse, type Middleware } from '../chain.ts'
import { networkOf } from '../request.ts'
import { failureFields } from '../logLine.ts'
import type { Services } from '../services.ts'

const denials: readonly FailureCode[] = ['forbidden', 'token-lacks-permission', 'unauthenticated']

/** It is first in the chain, and therefore logs the response that is sent. */
export const requestLog = ({ name }: Pick<Endpoint, 'name'>, services: Services): Middleware => ({
  name: 'requestLog',
  before: ({ internal }) => {
    internal.startedAt = performance.now()
  },
  ...onEveryResponse(({ event, internal, response }) => {
    const { id, method, route, headers } = event
    const { metricsNamespace, serverName, publicUrl } = services.settings
    const { subject, failure, stores, startedAt } = internal
    const isCold = services.isColdStart
    services.isColdStart = false
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const storeCalls = stores.reduce((sum, { calls }) => sum + calls, internal.rateLimitCalls)
    const measured = { status: response?.status ?? 500, millis: ms, storeCalls, failure, isCold }
    const isDenied = failure instanceof Failure && denials.includes(failure.code)
    const decision = isDenied ? 'denied' : internal.decision
    services.log({
      level: failure === undefined || failure instanceof Failure ? 'info' : 'error',
      time: new Date().toISOString(),
      requestId: id,
      traceId: traceIdOf(headers['x-amzn-trace-id']),
      operation: name,
      method,
      route,
      status: response?.status,
      ms,
      // On AWS the gateway has a log of its own.
      network: publicUrl === undefined ? undefined : networkOf(event),
      cold: isCold ? true : undefined,
      subject,
      decision,
      rule: isDenied ? failure.rule : internal.rule,
      storeCalls,
      dryRun: internal.isDryRun === true ? true : undefined,
      tokenKey: internal.tokenKey,
      ...failureFields(failure),
      ...(metricsNamespace === undefined
        ? {}
        : metricFields(metricsNamespace, serverName, measured)),
    })
  }),
})

/** The id of an X-Ray trace. Clients can send this header too, so the rest of it is not logged. */
const traceIdOf = (header: string | undefined): string | undefined =>
  /(?:^|;)Root=(1-[0-9a-f]{8}-[0-9a-f]{24})(?:;|$)/.exec(header ?? '')?.[1]

interface Answered {
  readonly status: number
  readonly millis: number
  readonly storeCalls: number
  readonly failure: unknown
  /** Whether this was the first request of the process. */
  readonly isCold: boolean
}

const countOf =
  (...codes: readonly FailureCode[]) =>
  ({ failure }: Answered): number =>
    failure instanceof Failure && codes.includes(failure.code) ? 1 : 0

/**
 * The metrics of CloudWatch, in the embedded metric format: part of the log line of a request, so
 * that a metric needs neither a call nor a library. CloudWatch extracts numbers from the fields
 * that `_aws` names.
 *
 * INVARIANT: the only dimension is the name of the service. A value of a request as a dimension
 * would allow anybody to create metrics without limit. A dimension for each operation would add a
 * monthly cost, although the log contains the same figures.
 *
 * One row for each metric: its unit, and its value for a request.
 */
export const metrics = {
  Latency: { unit: 'Milliseconds', valueOf: ({ millis }: Answered) => millis },
  Errors: { unit: 'Count', valueOf: ({ status }: Answered) => (status >= 500 ? 1 : 0) },
  Throttled: { unit: 'Count', valueOf: ({ status }: Answered) => (status === 429 ? 1 : 0) },
  Unavailable: { unit: 'Count', valueOf: countOf('unavailable') },
  Conflicts: { unit: 'Count', valueOf: countOf('conflict') },
  Denials: { unit: 'Count', valueOf: countOf(...denials) },
  SignInFailures: { unit: 'Count', valueOf: countOf('invalid-credentials') },
  StoreCalls: { unit: 'Count', valueOf: ({ storeCalls }: Answered) => storeCalls },
  ColdStarts: { unit: 'Count', valueOf: ({ isCold }: Answered) => (isCold ? 1 : 0) },
} as const

const definitions = Object.entries(metrics).map(([Name, { unit }]) => ({ Name, Unit: unit }))

const metricFields = (namespace: string, service: string, answered: Answered): object => ({
  ...Object.fromEntries(
    Object.entries(metrics).map(([name, { valueOf }]) => [name, valueOf(answered)]),
  ),
  service,
  _aws: {
    Timestamp: Date.now(),
    CloudWatchMetrics: [{ Namespace: namespace, Dimensions: [['service']], Metrics: definitions }],
  },
})
