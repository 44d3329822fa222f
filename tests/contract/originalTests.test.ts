/**
 * Assertions of the API tests of the original server, in our words, by endpoint. Differences on purpose
 * are in docs/evidence/comparison.md.
 */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { H } from '../../harness/paths.ts'
import { useTestService } from '../support/useTestService.ts'

const { request, adminToken: token } = await useTestService()

describe('the inventory', () => {
  it.each([
    ['marktemplates', {}],
    ['markproperties', { deviceUuid: newId() }],
    ['markproperties', { latDeg: '49.1', lonDeg: '8.6' }],
  ])('%s take any shape and pattern, beside %j', async (path, more) => {
    const look = { shortName: 'T', shape: 'shape', pattern: 'pattern', markType: 'STARTBOAT' }
    const form = { name: 'Tower', color: '#FF0000', ...look, ...more }
    const made = await request(`POST ${H}/${path}`, { token, form })
    const { id } = made.body as { readonly id: string }
    const read = await request(`GET ${H}/${path}/${id}`, { token })

    expect([made.status, read.body]).toEqual([200, made.body])
    expect(made.body).toMatchObject({ name: 'Tower', color: '#FF0000', ...look })
  })
})
