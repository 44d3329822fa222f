/** What a request waits for ends in time for the next one around it to answer. */
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import * as times from '../../lib/domain/request/requestTimes.ts'
import { textOf } from './files.ts'

/** Of an HTTP API, which no configuration can raise. */
const gatewayMillis = 30_000

it('each time fits into the next one', () => {
  const { provider } = parse(textOf('serverless.yml'), {
    logLevel: 'silent',
    maxAliasCount: -1,
  }) as {
    readonly provider: { readonly timeout: number }
  }
  const { attemptMillisMax, housekeepingMillisMax, retryMillisMax } = times
  const inOrder = [
    times.reportMillisMax,
    attemptMillisMax,
    housekeepingMillisMax,
    retryMillisMax,
    times.requestMillisMax,
    times.requestMillisMax + times.graceMillis,
    provider.timeout * 1000,
    gatewayMillis,
  ]

  expect(inOrder).toEqual([...new Set(inOrder)].sort((left, right) => left - right))
  expect(times.connectMillisMax).toBeLessThan(attemptMillisMax)
  // What begins last has time for an attempt at least.
  expect(housekeepingMillisMax + attemptMillisMax).toBeLessThan(times.requestMillisMax)
  // The start of a process that is new takes a moment too.
  expect(times.requestMillisMax + times.graceMillis).toBeLessThanOrEqual(
    provider.timeout * 1000 - 1500,
  )
})
