/** The list of groups: exactly the ones that the caller may read, also for one user's groups. */
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { securitySetup } from '../support/securitySetup.ts'

const list = `${S}/usergroup/list/readable`

const service = await useTestService()
const setup = securitySetup(service)
/** `club 0` to `club 6`. Bob is in all, and Ann may read the even ones. */
const clubs: { readonly groupId: string; readonly groupName: string }[] = []

const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const readers = await setup.makeGroup({ name: 'readers', members: ['ann'] })
const readable = [{ groupId: readers, actions: ['READ'] }]
for (let index = 0; index < 7; index += 1) {
  const groupName = `club ${6 - index}`
  const groupId = await setup.makeGroup({ name: groupName, members: ['bob'] })
  const acl = index % 2 === 0 ? readable : []
  await setup.secure({ type: 'USER_GROUP', id: groupId }, { owner: 'admin', acl })
  clubs.unshift({ groupId, groupName })
}

const readAll = async (query: string, token: string | undefined): Promise<Reply> =>
  service.request(`GET ${list}${query}`, token === undefined ? {} : { token })

const namesOf = ({ body }: Reply): readonly string[] =>
  (body as { readonly readableGroups: readonly { readonly groupName: string }[] }).readableGroups //
    .map(({ groupName }) => groupName)

const nextOf = ({ headers }: Reply): string | undefined =>
  /^<[^?>]*(\?[^>]*)>; rel="next"$/.exec(headers.link ?? '')?.[1]

const pagesOf = async (query: string, token: string): Promise<readonly (readonly string[])[]> => {
  const pages: (readonly string[])[] = []
  for (let next: string | undefined = query; next !== undefined;) {
    const page: Reply = await readAll(next, token)
    pages.push(namesOf(page))
    next = nextOf(page)
  }
  return pages
}

const even = ['club 0', 'club 2', 'club 4', 'club 6']

describe('the readable groups', () => {
  it('are all for an administrator, and for others those that they may read one by one', async () => {
    const all = namesOf(await readAll('', service.adminToken))
    const forAnn = await readAll('', ann)

    expect(all).toEqual(expect.arrayContaining([...clubs.map(({ groupName }) => groupName)]))
    expect(namesOf(forAnn)).toEqual(['ann-tenant', ...even])
    expect(forAnn.body).toMatchObject({
      readableGroups: expect.arrayContaining(
        [clubs[0], clubs[2]].map((club) => expect.objectContaining(club ?? {}) as unknown),
      ) as unknown,
    })
    for (const { groupId, groupName } of clubs) {
      const { status } = await service.request(`GET ${S}/usergroup/${groupId}`, { token: ann })
      expect(status, groupName).toBe(even.includes(groupName) ? 200 : 403)
    }
  })

  it('are an empty list for an anonymous caller', async () => {
    const { status, body } = await readAll('', undefined)

    expect([status, body]).toEqual([200, { readableGroups: [] }])
  })

  it('come in pages', async () => {
    const pages = await pagesOf('?limit=2', ann)

    expect(pages).toEqual([['ann-tenant', 'club 0'], ['club 2', 'club 4'], ['club 6']])
  })
})

describe('the readable groups of a user', () => {
  it('are those that the user is in, and the caller may read', async () => {
    await setup.secure({ type: 'USER', id: 'bob' }, { owner: 'ann' })

    const forAnn = await readAll('?userName=bob', ann)
    const forAdmin = await readAll('?userName=bob', service.adminToken)
    const empty = await readAll('?userName=admin', service.adminToken)

    expect(namesOf(forAnn)).toEqual(even)
    expect(namesOf(forAdmin)).toEqual(['bob-tenant', ...clubs.map(({ groupName }) => groupName)])
    expect(namesOf(empty)).not.toContain('club 0')
    expect(await pagesOf('?userName=bob&limit=3', ann)).toEqual([even.slice(0, 3), ['club 6']])
    expect(await pagesOf('?userName=bob&limit=4', ann)).toEqual([even])
  })

  it('are the own groups even for a caller who may not read the own user', async () => {
    const acl = [{ groupId: null, actions: ['!READ'] }]
    await setup.secure({ type: 'USER', id: 'bob' }, { owner: 'bob', acl })

    const own = await readAll('?userName=bob', bob)
    const byAnn = await readAll('?userName=bob', ann)
    await setup.secure({ type: 'USER', id: 'bob' }, { owner: 'bob' })

    expect([own.status, namesOf(own), byAnn.status]).toEqual([200, ['bob-tenant'], 403])
  })

  it('do not reveal a user whom the caller may not read', async () => {
    const known = await readAll('?userName=admin', ann)
    const unknown = await readAll('?userName=nimda', ann)
    const anonymous = [
      await readAll('?userName=admin', undefined),
      await readAll('?userName=nimda', undefined),
    ]
    const forAdmin = await readAll('?userName=nimda', service.adminToken)

    const textOf = ({ text }: Reply) =>
      text.replaceAll('nimda', 'admin').replace(/"requestId":"[^"]*"/, '')
    expect([known.status, unknown.status]).toEqual([403, 403])
    expect(textOf(unknown)).toBe(textOf(known))
    expect(known.body).toMatchObject({ permission: 'USER:READ:admin' })
    expect(anonymous.map(({ status }) => status)).toEqual([401, 401])
    expect(forAdmin.status).toBe(404)
  })

  it('do not contain a deleted group', async () => {
    await setup.removeGroup(clubs[0]?.groupId ?? '')

    expect(namesOf(await readAll('?userName=bob', service.adminToken))).not.toContain('club 0')
    expect(namesOf(await readAll('', service.adminToken))).not.toContain('club 0')
  })

  it('have cursors that are valid for no other list', async () => {
    const admin = service.adminToken
    const cursorOf = (reply: Reply) =>
      encodeURIComponent(new URLSearchParams(nextOf(reply)).get('cursor') ?? '')
    const ofBob = cursorOf(await readAll('?userName=bob&limit=1', admin))
    const ofAll = cursorOf(await readAll('?limit=1', admin))

    const replies = [
      await readAll(`?userName=bob&limit=1&cursor=${ofBob}`, admin),
      await readAll(`?userName=ann&limit=1&cursor=${ofBob}`, admin),
      await readAll(`?limit=1&cursor=${ofBob}`, admin),
      await readAll(`?userName=bob&limit=1&cursor=${ofAll}`, admin),
    ]

    expect(replies.map(({ status }) => status)).toEqual([200, 400, 400, 400])
  })
})
