/**
 * One line of JSON for each request. It contains no query, body, header, or unknown path, because
 * these may contain secrets or very long texts.
 */
import { Failure } from '#values/failure.ts'
import type { Endpoint } from '../endpoint.ts'
import { onEveryResponse, type Middleware } from '../chain.ts'
import { failureFields } from '../logLine.ts'
import type { Services } from '../services.ts'
import { metricFields } from '../metrics.ts'

/**
 * Logs the response that is sent. It is therefore first in the chain, and runs last on the way out.
 */
export const requestLog = ({ name }: Pick<Endpoint, 'name'>, services: Services): Middleware => ({
  name: 'requestLog',
  before: ({ internal }) => {
    internal.startedAt = performance.now()
  },
  ...onEveryResponse(({ event: { id, method, route, headers }, internal, response }) => {
    const { metricsNamespace, serverName } = services.settings
    const { subject, failure, stores, startedAt } = internal
    const isCold = services.isColdStart
    services.isColdStart = false
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const storeCalls = stores.reduce((sum, { calls }) => sum + calls, internal.rateLimitCalls)
    const measured = { status: response?.status ?? 500, millis: ms, storeCalls, failure, isCold }
    const isDenied =
      failure instanceof Failure && ['forbidden', 'unauthenticated'].includes(failure.code)
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
