/** Accepting an invitation gives exactly what its inviter may give at that moment, and once. */
import { describe, expect, it, vi } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { useTestService } from '../support/useTestService.ts'
import { inviting } from '../support/inviting.ts'
import { newStranger } from '../support/stranger.ts'

const service = await useTestService()
const by = inviting(service)
const sam = await newStranger(service, 'sam')

const hourMillis = 60 * 60 * 1000

let users = 0
const newUser = async () => {
  users += 1
  const name = `helper ${users}`
  return { name, token: await service.createUser(name) }
}

const roleIn = async (token: string, roleId: string) => {
  const { body } = await service.request(`GET ${S}/get_roles_for_user`, { token })
  const roles = body as readonly (Readonly<Record<string, unknown>> & {
    readonly role_definition_id: string
  })[]
  return roles.filter(({ role_definition_id: id }) => id === roleId)
}

const gone = { status: 410, body: { code: 'invitation-gone' } }
const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status)

describe('accepting', () => {
  it('gives the role with its window, and is the same when it is repeated', async () => {
    const [roleId, helper] = [await sam.newRole(), await newUser()]
    const validUntil = Date.now() + hourMillis
    const { id, secret } = await by.create(sam.token, { roleId, validUntil, uses: 5 })

    const preview = await by.preview(secret)
    const first = await by.accept(helper.token, secret)
    const again = await by.accept(helper.token, secret)

    expect(preview.body).toMatchObject({
      roleId,
      roleName: 'empty',
      validUntil,
      transitive: false,
      permissions: [],
      invitedBy: 'sam',
      accepted: false,
    })
    expect(first.body).toMatchObject({ roleId, username: helper.name, validUntil })
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    expect(await by.usesLeft(sam.token, id)).toBe(4)
    expect(await roleIn(helper.token, roleId)).toMatchObject([{ transitive: false, validUntil }])
  })

  it('gives a membership, which the user gives back alone', async () => {
    const [groupId, helper] = [await sam.newGroup(), await newUser()]
    const { id, secret } = await by.create(sam.token, { groupId, uses: 2 })

    const preview = await by.preview(secret)
    const accepted = [await by.accept(helper.token, secret), await by.accept(helper.token, secret)]
    const members = await service.request(`GET ${S}/usergroup/${groupId}`, {
      token: service.adminToken,
    })
    const route = `DELETE ${S}/usergroup/${groupId}/user/${encodeURIComponent(helper.name)}`
    const left = await service.request(route, { token: helper.token })
    const afterwards = await by.accept(helper.token, secret)

    expect(preview.body).toMatchObject({
      groupId,
      roleId: null,
      groupName: expect.stringMatching('^crew') as string,
    })
    expect(statusesOf([...accepted, members, left, afterwards])).toEqual([200, 200, 200, 204, 410])
    expect(members.body).toMatchObject({ users: [helper.name, 'sam'] })
    expect(await by.usesLeft(sam.token, id)).toBe(1)
  })

  it('needs credentials, and a dry run changes nothing', async () => {
    const [roleId, helper] = [await sam.newRole(), await newUser()]
    const { secret } = await by.create(sam.token, { roleId })
    const json = { secret }

    const anonymous = await service.request(`POST ${S}/invitation/accept`, { json })
    const dry = await service.request(`POST ${S}/invitation/accept?dryRun=true`, {
      token: helper.token,
      json,
    })

    expect(anonymous.status).toBe(401)
    expect(dry.body).toMatchObject({ status: 200, changed: [{ what: 'object', id: helper.name }] })
    expect(await roleIn(helper.token, roleId)).toEqual([])
  })

  it('gives the last use to exactly one of 16 users', async () => {
    const roleId = await sam.newRole()
    const helpers = await Promise.all(Array.from({ length: 16 }, newUser))
    const { id, secret } = await by.create(sam.token, { roleId })

    const replies = await Promise.all(helpers.map(({ token }) => by.accept(token, secret)))
    const roles = await Promise.all(helpers.map(({ token }) => roleIn(token, roleId)))

    const won = replies.map(({ status }) => status === 200)
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 410)).toHaveLength(15)
    expect(roles.map((held) => held.length === 1)).toEqual(won)
    expect(await by.usesLeft(sam.token, id)).toBe(0)
  })

  it('counts each of 16 users at once, and none twice', async () => {
    const roleId = await sam.newRole()
    const helpers = await Promise.all(Array.from({ length: 16 }, newUser))
    const { id, secret } = await by.create(sam.token, { roleId, uses: 24 })

    const twice = [...helpers, ...helpers]
    const replies = await Promise.all(twice.map(({ token }) => by.accept(token, secret)))

    expect(new Set(statusesOf(replies))).toEqual(new Set([200]))
    expect(await by.usesLeft(sam.token, id)).toBe(8)
  })
})

describe('a user who has the role already', () => {
  const held = async (window: object, offered: object, transitive = false) => {
    const [roleId, helper] = [await sam.newRole(), await newUser()]
    const form = { username: helper.name, role_definition_id: roleId, transitive, ...window }
    const route = `PUT ${S}/add_role_to_user`
    await service.request(route, { token: service.adminToken, json: form })
    const { id, secret } = await by.create(sam.token, { roleId, ...offered })
    const { status, body } = await by.accept(helper.token, secret)
    const [role] = await roleIn(helper.token, roleId)
    const { code } = body as { readonly code?: string }
    const usesLeft = await by.usesLeft(sam.token, id)
    return { status, code, usesLeft, ...role }
  }
  const now = Date.now()
  const [soon, later, latest] = [1, 2, 3].map((hours) => now + hours * hourMillis)

  it.each([
    ['keeps a longer time', { validUntil: later }, { validUntil: soon }, [null, later]],
    ['keeps it without an end', {}, { validUntil: soon }, [null, null]],
    ['gets a longer time', { validUntil: soon }, { validUntil: later }, [null, later]],
    ['loses the end', { validUntil: soon }, {}, [null, null]],
    [
      'gets both times, if they touch',
      { validFrom: soon, validUntil: later },
      { validFrom: later, validUntil: latest },
      [soon, latest],
    ],
  ])('%s', async (_, window, offered, [validFrom, validUntil]) => {
    expect(await held(window, offered)).toMatchObject({
      status: 200,
      usesLeft: 0,
      validFrom,
      validUntil,
    })
  })

  it('gets no time in between', async () => {
    const window = { validUntil: soon }
    expect(await held(window, { validFrom: later })).toMatchObject({
      status: 409,
      code: 'already-exists',
      usesLeft: 1,
      validUntil: soon,
    })
  })

  it('keeps the permission to pass it on, and gets it for no longer', async () => {
    expect(await held({}, { validUntil: soon }, true)).toMatchObject({
      status: 200,
      transitive: true,
      validUntil: null,
    })
    expect(await held({ validUntil: soon }, { validUntil: later }, true)).toMatchObject({
      status: 409,
      transitive: true,
      validUntil: soon,
    })
    expect(await held({}, { transitive: true })).toMatchObject({ status: 200, transitive: true })
  })
})

describe('an invitation is gone', () => {
  const invited = async (json: object = {}) => {
    const roleId = await sam.newRole()
    return { roleId, ...(await by.create(sam.token, { roleId, uses: 9, ...json })) }
  }
  const byAdmin = (route: string, more: object = {}) =>
    service.request(route, { token: service.adminToken, ...more })

  const isGone = async (secret: string) => {
    const { token } = await newUser()
    const replies = [await by.preview(secret), await by.accept(token, secret)]
    expect(replies).toMatchObject([gone, gone])
    return String((replies[0]?.body as { readonly detail?: string } | undefined)?.detail)
  }

  it('with one text for every reason', async () => {
    const helper = await newUser()
    const used = await invited({ uses: 1 })
    await by.accept(helper.token, used.secret)
    const revoked = await invited()
    await by.remove(sam.token, revoked.id)
    const deleted = await invited()
    await byAdmin(`DELETE ${S}/role/${deleted.roleId}`)
    const lost = await invited()
    await byAdmin(`PUT ${S}/ownership/ROLE_DEFINITION/${lost.roleId}`, {
      json: { username: 'admin', groupId: null },
    })
    await service.createUser('rex')
    const qualified = await invited({ qualifyingUsername: 'rex' })
    await byAdmin(`DELETE ${S}/user?username=rex`)
    await service.createUser('rex')
    const groupId = await sam.newGroup()
    const closed = await by.create(sam.token, { groupId })
    await byAdmin(`DELETE ${S}/usergroup/${groupId}`)
    const tom = await newStranger(service, 'tom')
    const left = await by.create(tom.token, { roleId: await tom.newRole() })
    await byAdmin(`DELETE ${S}/user?username=tom`)

    const secrets = [used, revoked, deleted, lost, qualified, closed, left].map(
      ({ secret }) => secret,
    )
    const texts = new Set<string>()
    for (const secret of [...secrets, 'no-such-secret']) texts.add(await isGone(secret))

    expect([...texts]).toEqual([expect.any(String)])
  })

  it('after its end, also after the end of its right', async () => {
    const short = await invited({ expiresAt: Date.now() + hourMillis })
    const brief = await invited({ validUntil: Date.now() + hourMillis })
    expect(statusesOf([await by.preview(short.secret), await by.preview(brief.secret)])).toEqual([
      200, 200,
    ])

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hourMillis })
    try {
      await isGone(short.secret)
      await isGone(brief.secret)
    } finally {
      vi.useRealTimers()
    }
  })

  it('for a user from whom the role was taken away, and only for this user', async () => {
    const [helper, other] = [await newUser(), await newUser()]
    const { roleId, secret, id } = await invited()
    await by.accept(helper.token, secret)
    const shown = await by.preview(secret, helper.token)
    await sam.take(helper.name, roleId)

    const again = [await by.accept(helper.token, secret), await by.preview(secret, helper.token)]

    expect(shown.body).toMatchObject({ accepted: true })
    expect(again).toMatchObject([gone, gone])
    expect(await roleIn(helper.token, roleId)).toEqual([])
    expect((await by.accept(other.token, secret)).status).toBe(200)
    expect(await by.usesLeft(sam.token, id)).toBe(7)
  })

  it('not for a user who has used it up, and gives the role back first', async () => {
    const helper = await newUser()
    const { roleId, secret } = await invited({ uses: 1 })
    const accepted = [await by.accept(helper.token, secret), await by.accept(helper.token, secret)]
    const form = { username: helper.name, role_definition_id: roleId }
    const back = await service.request(`PUT ${S}/remove_role_from_user`, {
      token: helper.token,
      form,
    })

    expect(statusesOf([...accepted, back])).toEqual([200, 200, 200])
    expect(await by.accept(helper.token, secret)).toMatchObject(gone)
  })
})

describe('administrators', () => {
  it('invite administrators, and an invitation never ends the role of the last one', async () => {
    const helper = await newUser()
    const roleId = predefinedRoles.admin.id
    const validUntil = Date.now() + hourMillis
    const short = await by.create(service.adminToken, { roleId, validUntil })
    const open = await by.create(service.adminToken, { roleId, transitive: true })

    const own = await by.accept(service.adminToken, short.secret)
    const accepted = await by.accept(helper.token, open.secret)
    const first = await service.request(`PUT ${S}/remove_role_from_user`, {
      token: helper.token,
      form: { username: 'admin', role_definition_id: roleId },
    })
    const last = await service.request(`PUT ${S}/remove_role_from_user`, {
      token: helper.token,
      form: { username: helper.name, role_definition_id: roleId },
    })

    expect(own.body).toMatchObject({ validUntil: null, transitive: true })
    expect(statusesOf([own, accepted, first, last])).toEqual([200, 200, 200, 409])
  })
})
