/** The rate limits of a process, shared with other processes through the table. */
import type { RatePolicy } from '../domain/request/requestRate.ts'
import { reportMillisMax } from '../domain/request/requestTimes.ts'
import { addRequests } from '../store/entities/requestCounts.ts'
import type { Table } from '../store/table.ts'
import { RequestCounters } from './requestCounters.ts'

export type RateLimits = Readonly<Record<RatePolicy, RequestCounters | undefined>>

/** @param limits requests per minute; 0 means unlimited */
export const rateLimitsOn = (
  table: Table,
  limits: Readonly<Record<RatePolicy, number>>,
): RateLimits => {
  const countersOf = (policy: RatePolicy): RequestCounters | undefined =>
    limits[policy] === 0
      ? undefined
      : new RequestCounters(policy, limits[policy], (name, window, count) => {
          const signal = AbortSignal.timeout(reportMillisMax)
          return addRequests({ ...table, signal }, policy, name, window, count)
        })
  return {
    subject: countersOf('subject'),
    network: countersOf('network'),
    definitions: countersOf('definitions'),
  }
}
