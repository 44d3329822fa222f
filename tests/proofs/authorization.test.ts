/** The short form: the same parts, on the functions themselves instead of a service. */
import { expect, it } from 'vitest'
import { authorizationOf } from '../../proofs/authorization/authorization.ts'
import { startTestService } from '../support/functions.ts'

// On a busy machine it takes longer than other tests do.
it('holds', { timeout: 180_000 }, async () => {
  const proof = authorizationOf(startTestService)
  const options = { seed: 1, amount: 10_000, progress: () => undefined }

  const { figures, failures } = await proof.run(options)

  expect(failures).toEqual([])
  expect(figures).toContainEqual({ what: 'Questions over HTTP', value: 200 })
})
