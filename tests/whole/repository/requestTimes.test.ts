/** Each timeout of a request is shorter than the timeout around it. */
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import * as times from '#values/requestLimits.ts'
import { textOf } from '../../../scripts/borders/sources.ts'

/** The limit of an HTTP API, which no setting can raise. */
const gatewayMillis = 30_000

it('each timeout fits into the next one', () => {
  const { provider } = parse(textOf('serverless.yml')) as {
    readonly provider: { readonly timeout: number }
  }
  const { attemptMillisMax, cleanUpMillisMax, retryMillisMax } = times
  const inOrder = [
    times.reportMillisMax,
    attemptMillisMax,
    times.attemptWaitMillisMax,
    cleanUpMillisMax,
    retryMillisMax,
    times.requestMillisMax,
    times.requestMillisMax + times.graceMillis,
    provider.timeout * 1000,
    gatewayMillis,
  ]

  expect(inOrder).toEqual([...new Set(inOrder)].sort((left, right) => left - right))
  expect(times.connectMillisMax).toBeLessThan(attemptMillisMax)
  // The last step has time for at least one attempt.
  expect(cleanUpMillisMax + attemptMillisMax).toBeLessThan(times.requestMillisMax)
  // The start of a new process takes time, too.
  expect(times.requestMillisMax + times.graceMillis).toBeLessThanOrEqual(
    provider.timeout * 1000 - 1500,
  )
})
