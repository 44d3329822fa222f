/** Mark templates and mark roles: they are immutable, and created once. */
import { describe, expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { H } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { make } from '../support/inventory.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

interface Problem {
  readonly detail: string
  readonly errors: readonly Readonly<Record<string, string>>[]
}

describe('a mark template', () => {
  it('is created from a form, with its short name', async () => {
    const form = { name: 'Gate', color: 'ff0', shape: 'Conical', pattern: '', markType: 'buoy' }
    const made = await service.request(`POST ${H}/marktemplates`, { token: ann, form })
    const { id } = made.body as { readonly id: string }
    const read = await service.request(`GET ${H}/marktemplates/${id}`, { token: ann })

    const expected = {
      id,
      name: 'Gate',
      shortName: 'Gate',
      color: '#FFFF00',
      shape: 'CONICAL',
      pattern: null,
      markType: 'BUOY',
    }
    expect([made.status, made.body, read.body]).toEqual([200, expected, expected])
  })

  it('is refused with all errors, and their locations', async () => {
    const wrong = { color: 'yellowish', shape: '\u200b', markType: 'BUOI' }
    const byForm = await service.request(`POST ${H}/marktemplates`, { token: ann, form: wrong })
    const byJson = await service.request(`POST ${H}/marktemplates`, { token: ann, json: wrong })

    const { detail, errors } = byForm.body as Problem
    expect([byForm.status, detail]).toEqual([400, 'name must be given.'])
    expect(errors.map(({ parameter, code }) => [parameter, code])).toEqual([
      ['name', 'required'],
      ['color', 'color'],
      ['shape', 'invisible'],
      ['markType', 'enum'],
    ])
    expect(errors[3]).toMatchObject({ suggestion: 'Did you mean `BUOY`?' })
    expect((byJson.body as Problem).errors.map(({ pointer }) => pointer)).toEqual([
      '/name',
      '/color',
      '/shape',
      '/markType',
    ])
  })

  it('names the valid formats of colours', async () => {
    const replies = await Promise.all(
      ['#12', '#1234567', 'red', '12345g'].map((color) =>
        service.request(`POST ${H}/marktemplates`, { token: ann, form: { name: 'x', color } }),
      ),
    )

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect((replies[0]?.body as Problem | undefined)?.detail).toContain(
      'invalid color: it must be `#RRGGBB`, `#RGB`, `RRGGBB` or `RGB`',
    )
  })

  it('is 404 with the text that clients know', async () => {
    const read = (path: string, token?: string) => service.request(`GET ${H}/${path}`, { token })

    const template = await read(`marktemplates/${unusedId}`, ann)
    const byAdmin = await read(`markroles/${unusedId}`, service.adminToken)
    const anonymous = await read(`marktemplates/${unusedId}`)
    const malformed = await read('marktemplates/42', ann)

    expect([template, byAdmin, anonymous, malformed].map(({ status }) => status)).toEqual([
      404, 404, 401, 400,
    ])
    expect((template.body as Problem).detail).toBe(
      `Could not find a MarkTemplate with ID '${unusedId}'.`,
    )
  })
})

describe('a mark role', () => {
  it('may have the name of another one', async () => {
    const first = await make(service, 'markroles', ann, { name: 'Windward', shortName: '1' })
    const second = await make(service, 'markroles', ann, { name: 'Windward' })
    const read = await service.request(`GET ${H}/markroles/${first}`, { token: ann })
    const list = await service.request(`GET ${H}/markroles`, { token: ann })

    expect(second).not.toBe(first)
    expect(read.body).toEqual({ id: first, name: 'Windward', shortName: '1' })
    expect(list.body).toContainEqual({ id: second, name: 'Windward', shortName: 'Windward' })
  })
})

describe('creating an object once', () => {
  const id = '3d4f7c1a-52b6-4c0e-8f1d-7a9b2c6e5d10'

  const post = (headers: Readonly<Record<string, string>>, json: object, token = ann) =>
    service.request(`POST ${H}/markroles`, { token, headers, json })

  it('works with an id of the client, from two concurrent requests', async () => {
    const headers = { 'if-none-match': '*' }
    const input = { id: id.toUpperCase(), name: 'Leeward' }
    const replies = await Promise.all([post(headers, input), post(headers, input)])
    const later = await post({}, { id, name: 'Leeward' })
    const statuses = replies.map(({ status }) => status).sort()

    expect([statuses, later.status]).toEqual([[200, 412], 409])
    expect(replies.find(({ status }) => status === 200)?.body).toMatchObject({ id })
    expect(replies.find(({ status }) => status === 412)?.body).toMatchObject({
      code: 'precondition-failed',
    })
  })
})
