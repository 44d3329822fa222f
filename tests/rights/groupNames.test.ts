/** Valid names of groups, and the information that a name reveals. */
import { describe, expect, it } from 'vitest'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

const make = (groupName: string) =>
  service.request(`PUT ${S}/usergroup`, { token: ann, json: { groupName } })
const ask = (name: string) =>
  service.request(`GET ${S}/usergroup?groupName=${encodeURIComponent(name)}`)

describe('the name of a group', () => {
  it('does not reveal to anonymous callers whether there is such a user', async () => {
    const replies = [await ask('ann-tenant'), await ask('nobody-tenant')]

    const [taken, free] = replies.map(({ body }) => ({ ...(body as object), requestId: '' }))
    expect(replies.map(({ status }) => status)).toEqual([401, 401])
    expect(taken).toEqual(free)
  })

  it('is readable for everybody if the group is', async () => {
    const { groupId } = (await make('The open club')).body as { groupId: string }
    const acl = [{ groupId: null, actions: ['READ'] }]

    await service.request(`PUT ${S}/ownership/USER_GROUP/${groupId}/acl`, {
      token: ann,
      json: { acl },
    })

    expect((await ask('The open club')).body).toMatchObject({ groupId, users: [] })
  })

  it.each(['a\u0007b', 'a\u2028b', '', ' ', ' a', 'x'.repeat(101)])(
    'cannot be %j, and the response gives the reason',
    async (name) => {
      const reply = await make(name)

      expect(reply.status).toBe(400)
      expect(reply.text).toMatch(/a text of at least one character|at most 100 characters/)
    },
  )

  it('is not confused with the group of a user, and does not block a user name', async () => {
    const reply = await make('dora-tenant')

    await service.createUser('dora')
    expect([reply.status, reply.body]).toEqual([
      400,
      expect.objectContaining({ detail: expect.stringContaining('-tenant') as unknown }),
    ])
  })

  it.each(['Müller & Söhne / 100% +1', 'ä', 'x'.repeat(100)])('may be %j', async (name) => {
    const made = await make(name)
    const found = await service.request(
      `GET ${S}/usergroup?groupName=${encodeURIComponent(name)}`,
      {
        token: ann,
      },
    )

    expect([made.status, found.body]).toEqual([201, made.body])
  })
})

it('the input error for `forAll` of a role of a group names the valid values', async () => {
  const { groupId } = (await make('Sailing school')).body as { groupId: string }
  const path = `${S}/usergroup/${groupId}/role/${predefinedRoles.sailingViewer.id}`

  const reply = await service.request(`PUT ${path}`, { token: ann, json: { forAll: 'yes' } })

  const detail = 'must be true or false, also as a text, found a text of 3 characters'
  expect([reply.status, reply.body]).toEqual([
    400,
    expect.objectContaining({ errors: [{ pointer: '/forAll', code: 'anyOf', detail }] }),
  ])
})
