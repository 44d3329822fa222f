/** Two processes load the demo at the same moment. */
import { expect, it } from 'vitest'
import { H } from '../../scripts/requests/paths.ts'
import { load } from '../support/demo.ts'
import { useTestService } from '../support/useTestService.ts'
import { differences, stateOf } from '../support/tableState.ts'

const service = await useTestService()

it('works, and creates nothing twice', { timeout: 120_000 }, async () => {
  await Promise.all([load(service), load(service)])

  const before = await stateOf(service)
  const { body } = await service.request(`GET ${H}/markproperties`, { token: service.adminToken })
  expect(body).toHaveLength(12)
  expect(await load(service)).toEqual([])
  expect(differences(before, await stateOf(service))).toEqual([])
})
