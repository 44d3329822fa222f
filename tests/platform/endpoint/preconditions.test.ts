/** `If-Match` and `If-None-Match`: their meaning, and the callers who get their results. */
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../scripts/requests/requests.ts'
import { unusedId } from '../../../harness/ids.ts'
import { S } from '../../../scripts/requests/paths.ts'
import { makeCrowd } from '../../support/crowd.ts'
import { useTestService } from '../../support/useTestService.ts'
import { makeRace } from '../../support/races.ts'
import { securitySetup } from '../../support/securitySetup.ts'
import { stateOf } from '../../support/tableState.ts'
import { taggingOf, tagIn, tagsIn } from '../../support/tagging.ts'

const service = await useTestService()
const setup = securitySetup(service)
const anna = await service.createUser('anna')
const bert = await service.createUser('bert')

type Headers = Readonly<Record<string, string>>

const newRole = async () => `${S}/role/${await service.createRole(anna)}`

const changeRole = (path: string, headers: Headers, token = anna, permission = 'EVENT:READ') =>
  service.request(`PUT ${path}`, { token, headers, json: { permissions: [permission] } })

const etagOf = async (path: string, token = anna): Promise<string> =>
  (await service.request(`GET ${path}`, { token })).headers.etag ?? ''

const detailOf = ({ body }: Reply) => (body as { readonly detail: string }).detail

describe('If-Match', () => {
  it('matches a group with more members than a transaction can check', async () => {
    const groupId = await setup.makeGroup({ name: 'Large' })
    await makeCrowd(setup, groupId, 120)
    const [path, token] = [`${S}/usergroup/${groupId}`, service.adminToken]
    const change = (etag: string) =>
      service.request(`PUT ${path}`, {
        token,
        headers: { 'if-match': etag },
        json: { membersMayLeave: false },
      })
    const etag = await etagOf(path, token)

    expect((await change(etag)).status).toBeLessThan(300)
    expect((await change(etag)).status).toBe(412)
  })

  it.each([
    ['the tag', (tag: string) => tag],
    ['one of several, with empty elements', (tag: string) => `"a,b", , W/"c",${tag} ,`],
    ['a star', () => ' * '],
  ])('matches %s', async (_, header) => {
    const path = await newRole()

    expect((await changeRole(path, { 'if-match': header(await etagOf(path)) })).status).toBe(200)
  })

  it.each([
    ['another tag', () => '"other"'],
    ['a weak tag', (tag: string) => `W/${tag}`],
    ['the tag in another case', (tag: string) => tag.toUpperCase()],
  ])('does not match %s', async (_, header) => {
    const path = await newRole()
    const reply = await changeRole(path, { 'if-match': header(await etagOf(path)) })

    expect([reply.status, (reply.body as { readonly code: string }).code]).toEqual([
      412,
      'precondition-failed',
    ])
    expect(detailOf(reply)).toContain('If-Match')
  })

  it('never matches a missing object', async () => {
    const path = `${S}/role/${unusedId}`
    const token = service.adminToken

    expect((await changeRole(path, { 'if-match': '*' }, token)).status).toBe(412)
    expect((await changeRole(path, { 'if-match': '"x"' }, token)).status).toBe(412)
    expect((await changeRole(path, { 'if-none-match': '*' }, token)).status).toBe(404)
  })

  it('is optional: without it a change is unconditional', async () => {
    const path = await newRole()

    expect((await changeRole(path, {})).status).toBe(200)
  })
})

describe('If-None-Match', () => {
  it.each([
    ['a star', () => '*', 412],
    ['the tag', (tag: string) => tag, 412],
    ['its weak form', (tag: string) => `W/${tag}`, 412],
    ['another tag', () => '"other"', 200],
  ] as const)('with %s', async (_, header, status) => {
    const path = await newRole()
    const reply = await changeRole(path, { 'if-none-match': header(await etagOf(path)) })

    expect(reply.status).toBe(status)
    if (status === 412) expect(detailOf(reply)).toContain('If-None-Match')
  })

  it('creates a missing user, and does not change an existing one', async () => {
    const put = (username: string, headers: Headers) =>
      service.request(`PUT ${S}/user`, {
        token: service.adminToken,
        headers,
        form: { username, email: 'new@example.org', fullName: 'C', company: '' },
      })

    expect((await put('carla', { 'if-none-match': '*' })).status).toBe(200)
    expect((await put('carla', { 'if-none-match': '*' })).status).toBe(412)
    expect((await put('dirk', { 'if-match': '*' })).status).toBe(412)
  })
})

describe('an invalid list of tags', () => {
  const broken = ['x', '"x', '*, "x"', '"x" "y"', 'w/"x"', '', ',', '"a b"']

  it.each(
    broken.flatMap((text) => [['if-match', text] as const, ['if-none-match', text] as const]),
  )('is refused, with the name of the header: %s: %s', async (name, text) => {
    const reply = await changeRole(await newRole(), { [name]: text })

    expect(reply.status).toBe(400)
    const parameter = name === 'if-match' ? 'If-Match' : 'If-None-Match'
    expect(reply.body).toMatchObject({ errors: [{ parameter, code: 'entity-tags' }] })
  })

  it('is parsed quickly, however long it is', async () => {
    const path = await newRole()
    const start = performance.now()
    for (const text of [
      '"a" '.repeat(2000),
      ' '.repeat(8000),
      ', \t'.repeat(2500),
      '"'.repeat(8000),
    ]) {
      expect((await changeRole(path, { 'if-match': text })).status).toBe(400)
    }
    expect(performance.now() - start).toBeLessThan(2000)
  })

  it('is validated only for authorized callers', async () => {
    expect((await changeRole(await newRole(), { 'if-match': 'x' }, bert)).status).toBe(403)
  })
})

describe('a caller who may not', () => {
  it('change an object learns nothing about its state', async () => {
    const path = await newRole()
    const etag = await etagOf(path)
    const replies = await Promise.all(
      [etag, '"other"', '*', 'x'].map((tag) => changeRole(path, { 'if-match': tag }, bert)),
    )

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(new Set(replies.map(detailOf)).size).toBe(1)
  })

  it('read an object is refused, whether or not a tag matches', async () => {
    const path = await newRole()
    const id = path.split('/').at(-1) ?? ''
    const etag = await etagOf(path)
    const acl = [{ groupId: null, actions: ['UPDATE'] }]
    await setup.secure({ type: 'ROLE_DEFINITION', id }, { owner: 'anna', acl })
    const right = await changeRole(path, { 'if-match': etag }, bert)
    const wrong = await changeRole(path, { 'if-match': '"other"' }, bert)

    expect([right.status, wrong.status]).toEqual([403, 403])
    expect(right.body).toMatchObject({ permission: `ROLE_DEFINITION:READ:${id}` })
    expect(detailOf(wrong)).toBe(detailOf(right))
    expect((await changeRole(path, {}, bert)).status).toBe(200)
  })

  it('change a user learns nothing about the user', async () => {
    const form = { username: 'anna', email: '', fullName: '', company: '' }
    const put = (tag: string) =>
      service.request(`PUT ${S}/user`, { token: bert, headers: { 'if-match': tag }, form })
    const replies = [await put(await etagOf(`${S}/user`)), await put('"other"')]

    expect(replies.map(({ status }) => status)).toEqual([403, 403])
  })
})

describe('the security of objects', () => {
  it('has a tag, and is not cacheable', async () => {
    const path = await newRole()
    const read = (headers: Headers) => service.request(`GET ${path}`, { token: anna, headers })
    const { headers } = await read({})
    const again = await read({ 'if-none-match': headers.etag ?? '' })
    await changeRole(path, {})
    const changed = await read({ 'if-none-match': headers.etag ?? '' })

    expect([headers['cache-control'], again.headers['cache-control']]).toEqual([
      'no-store',
      'no-store',
    ])
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag])
    expect(changed.status).toBe(200)
    expect(changed.headers.etag).not.toBe(headers.etag)
  })
})

describe('one tag', () => {
  it('is read by its id, by callers who may see it', async () => {
    const race = await makeRace(setup)
    await setup.secure({ type: 'LEADERBOARD', id: race.leaderboard }, { owner: 'anna' })
    const tagging = taggingOf(service, race)
    const hidden = { tag: 'Protest', raceTimepoint: 1, hiddenInfo: 'secret' }
    const own = tagIn(await tagging.post(anna, hidden))
    const open = tagIn(await tagging.post(anna, { ...hidden, public: true }))
    const idsFor = async (token: string, query: string) =>
      tagsIn(await tagging.list(token, query)).map(({ id }) => id)

    expect(await idsFor(anna, `?id=${own.id}`)).toEqual([own.id])
    expect(await idsFor(anna, `?id=${own.id}&visibility=public`)).toEqual([])
    expect(await idsFor(anna, `?id=${open.id}&visibility=private`)).toEqual([])
    expect(await idsFor(service.adminToken, `?id=${own.id}`)).toEqual([])
    expect(tagsIn(await tagging.list(service.adminToken, `?id=${open.id}`))).toEqual([open])
    expect((await tagging.list(bert, `?id=${open.id}`)).status).toBe(403)
  })
})

describe('a refused change', () => {
  it('changes nothing', async () => {
    const path = await newRole()
    const before = await stateOf(service)
    await changeRole(path, { 'if-match': '"other"' })
    await changeRole(path, { 'if-none-match': '*' })

    expect(await stateOf(service)).toEqual(before)
  })
})
