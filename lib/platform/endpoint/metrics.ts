/**
 * The metrics of CloudWatch, in the embedded metric format: part of the log line of a request, so
 * that a metric needs neither a call nor a library. CloudWatch extracts numbers from the fields
 * that `_aws` names.
 *
 * INVARIANT: the only dimension is the name of the service. A value of a request as a dimension
 * would allow anybody to create metrics without limit. A dimension for each operation would add a
 * monthly cost, although the log contains the same figures.
 */
import { Failure, type FailureCode } from '#values/failure.ts'

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

/** One row for each metric: its unit, and its value for a request. */
export const metrics = {
  Latency: { unit: 'Milliseconds', valueOf: ({ millis }: Answered) => millis },
  Errors: { unit: 'Count', valueOf: ({ status }: Answered) => (status >= 500 ? 1 : 0) },
  Throttled: { unit: 'Count', valueOf: ({ status }: Answered) => (status === 429 ? 1 : 0) },
  Unavailable: { unit: 'Count', valueOf: countOf('unavailable') },
  Conflicts: { unit: 'Count', valueOf: countOf('conflict') },
  Denials: { unit: 'Count', valueOf: countOf('forbidden', 'unauthenticated') },
  SignInFailures: { unit: 'Count', valueOf: countOf('invalid-credentials') },
  StoreCalls: { unit: 'Count', valueOf: ({ storeCalls }: Answered) => storeCalls },
  ColdStarts: { unit: 'Count', valueOf: ({ isCold }: Answered) => (isCold ? 1 : 0) },
} as const

const definitions = Object.entries(metrics).map(([Name, { unit }]) => ({ Name, Unit: unit }))

/** Returns the metric fields for the log line of a request. */
export const metricFields = (namespace: string, service: string, answered: Answered): object => ({
  ...Object.fromEntries(
    Object.entries(metrics).map(([name, { valueOf }]) => [name, valueOf(answered)]),
  ),
  service,
  _aws: {
    Timestamp: Date.now(),
    CloudWatchMetrics: [{ Namespace: namespace, Dimensions: [['service']], Metrics: definitions }],
  },
})
