/**
 * The short form: the same parts, on the functions in this process instead of a running service.
 */
import { expect, it } from 'vitest'
import { authorizationOf } from '../../../proofs/authorization/authorization.ts'
import { startTestService } from '../../support/functions.ts'

// Takes longer than other tests on a busy machine.
it('holds', { timeout: 180_000 }, async () => {
  const proof = authorizationOf(startTestService)
  const options = { seed: 1, amount: 10_000, progress: () => undefined }

  const { figures, failures } = await proof.run(options)

  expect(failures).toEqual([])
  expect(figures).toContainEqual({ what: 'Questions over HTTP', value: 200 })
})
