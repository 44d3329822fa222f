/**
 * What CloudWatch counts, in the embedded metric format: a part of the line that is logged anyway, so
 * that a metric costs neither a call nor a library. CloudWatch takes numbers out of the fields that
 * `_aws` names.
 *
 * INVARIANT: the only dimension is the name of the service. What comes from a request would let
 * anybody make metrics without end; and each operation would be a metric of its own, to be paid for
 * every month, although its figures are in the log already.
 */
import { Failure, type FailureCode } from '../domain/failure.ts'

interface Answered {
  readonly status: number
  readonly millis: number
  readonly storeCalls: number
  readonly failure: unknown
  /** Whether it was the first request of the process. */
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

/** Fields for the line of a request. */
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
