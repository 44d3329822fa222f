/** Mark templates and mark roles: they are immutable, and created once. */
import { describe, expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { H } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { make, share } from '../support/inventory.ts'
import { untilDone } from '../support/untilDone.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

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

  it('has any shape and any pattern', async () => {
    const form = { name: 'Tower', shape: 'shape', pattern: 'Red stripes' }
    const made = await service.request(`POST ${H}/marktemplates`, { token: ann, form })

    expect(made.body).toMatchObject({ shape: 'shape', pattern: 'Red stripes' })
  })

  it('is created from the query or from JSON, too', async () => {
    const byQuery = await service.request(`POST ${H}/marktemplates?name=A&color=%23123456`, {
      token: ann,
      headers: { 'content-type': 'application/json' },
    })
    const byJson = await service.request(`POST ${H}/marktemplates`, {
      token: ann,
      json: { name: 'B', shortName: 'b', color: '1a2b3c' },
    })

    expect(byQuery.body).toMatchObject({ name: 'A', color: '#123456' })
    expect(byJson.body).toMatchObject({ name: 'B', shortName: 'b', color: '#1A2B3C' })
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

  it('is private, until it is shared', async () => {
    const id = await make(service, 'marktemplates', ann, { name: 'private' })
    const list = async (token: string) =>
      (await service.request(`GET ${H}/marktemplates`, { token })).text.includes(id)
    const read = async () =>
      (await service.request(`GET ${H}/marktemplates/${id}`, { token: bob })).status

    const before = [await list(ann), await list(bob), await read()]
    await share(service, 'MARK_TEMPLATE', id, ann)
    const after = [await list(ann), await list(bob), await read()]

    expect([before, after]).toEqual([
      [true, false, 403],
      [true, true, 200],
    ])
  })

  it('is 404 with the text that clients know', async () => {
    const read = (path: string, token?: string) =>
      service.request(`GET ${H}/${path}`, token === undefined ? {} : { token })

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

  it('is listed in pages', async () => {
    const carl = await service.createUser('carl')
    for (const name of ['c', 'a', 'b']) await make(service, 'markroles', carl, { name })
    const first = await service.request(`GET ${H}/markroles?limit=2`, { token: carl })
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.link ?? '')?.[1] ?? ''
    const second = await service.request(`GET ${next}`, { token: carl })

    const namesOf = (body: unknown) => (body as readonly { name: string }[]).map(({ name }) => name)
    expect([namesOf(first.body), namesOf(second.body)]).toEqual([['a', 'b'], ['c']])
  })

  it('requires a name, and an authenticated creator', async () => {
    const unnamed = await service.request(`POST ${H}/markroles`, { token: ann, form: {} })
    const anonymous = await service.request(`POST ${H}/markroles`, { form: { name: 'x' } })
    const long = await service.request(`POST ${H}/markroles`, {
      token: ann,
      form: { name: 'x'.repeat(101) },
    })

    expect([unnamed.status, anonymous.status, long.status]).toEqual([400, 401, 400])
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

  it('works with a key, from two concurrent requests, for each user', async () => {
    const headers = { 'idempotency-key': 'my default finish' }
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => untilDone(() => post(headers, { name: 'Finish' }))),
    )
    const ofBob = await post(headers, { name: 'Finish' }, bob)
    const template = await service.request(`POST ${H}/marktemplates`, {
      token: ann,
      headers: { 'idempotency-key': 'my other default finish' },
      json: { name: 'Finish' },
    })
    const idOf = ({ body }: { readonly body: unknown }) => (body as { readonly id: string }).id

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(replies.map(idOf)).size).toBe(1)
    expect(new Set([...replies, ofBob, template].map(idOf)).size).toBe(3)
  })

  it('requires a valid id, and a key of limited length', async () => {
    const badId = await post({}, { id: '../../x', name: 'x' })
    const longKey = await post({ 'idempotency-key': 'k'.repeat(256) }, { name: 'x' })
    const otherKey = await post({ 'idempotency-key': 'k'.repeat(255) }, { name: 'x' })

    expect([badId.status, longKey.status, otherKey.status]).toEqual([400, 400, 200])
    expect((badId.body as Problem).errors[0]).toMatchObject({ pointer: '/id', code: 'uuid' })
  })
})
