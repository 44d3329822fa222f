/** Strangers who use up the limits of a user. */
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../scripts/requests/requests.ts'
import { newId } from '../../harness/ids.ts'
import { receivedMax, receivedPerGrantorMax } from '#rights/steps/memberships.ts'
import { putGroup, putGroupMember } from '#access/items/groups.ts'
import { putReceivedGrants } from '#access/items/receivedGrants.ts'
import { putRole, putRoleHolder } from '#access/items/roles.ts'
import { useTestService } from '../support/useTestService.ts'
import { unqualified } from '../../harness/storedUsers.ts'
import { S } from '../../scripts/requests/paths.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { newStranger, sendRepeatedly, type Stranger } from '../support/stranger.ts'

const service = await useTestService()
const setup = securitySetup(service)
const strangers = await Promise.all(['sam', 'sue'].map((name) => newStranger(service, name)))

const statuses = (replies: readonly Reply[]): readonly number[] =>
  replies.map(({ status }) => status)

/** The grants of a stranger, and the requests that the user and administrators can still make. */
const kinds = [
  {
    what: 'roles',
    giveNew: async (by: Stranger, name: string) => by.give(name, await by.newRole()),
    refused: 412,
  },
  {
    what: 'memberships',
    giveNew: async (by: Stranger, name: string) => by.add(name, await by.newGroup()),
    refused: 400,
  },
] as const

describe.each(kinds)('$what from strangers', ({ what, giveNew, refused }) => {
  it('have a separate limit, which one stranger cannot use up', { timeout: 120_000 }, async () => {
    const name = `victim-of-${what}`
    const token = await service.createUser(name)
    const [first, ...others] = strangers
    if (first === undefined) throw new Error('there are no strangers')

    const byFirst = await sendRepeatedly(receivedPerGrantorMax + 1, () => giveNew(first, name))
    await fillUp(name, what)
    const last = others[0] ?? first
    const late = await giveNew(last, name)

    expect(statuses(byFirst)).toEqual([...Array<number>(receivedPerGrantorMax).fill(200), refused])
    expect(late.status).toBe(refused)
    expect(late.text).toContain(`User has ${receivedMax} ${what} from others already.`)
    await othersMayStillAct(name, token)
    // The user has given one back.
    expect(await giveNew(last, name)).toMatchObject({ status: 200 })
  })
})

/** Uses up the rest of the limit, as other strangers would. */
const fillUp = async (name: string, what: 'roles' | 'memberships') => {
  const user = await setup.userNamed(name)
  const { grants, lastNumber, item = 'absent' } = user.received
  const more = Array.from({ length: receivedMax - receivedPerGrantorMax }, (_, n) => {
    const id = newId()
    const assignment = { ...unqualified, roleId: id, transitive: true }
    const isRole = what === 'roles'
    return {
      grant: {
        number: lastNumber + n + 1,
        giver: `giver${n % 3}`,
        grant: isRole ? { assignment } : { groupId: id },
      },
      writes: isRole
        ? [putRole({ id, name, permissions: [] }, 'absent'), ...putRoleHolder(user, assignment)]
        : [putGroup({ id, name, roles: [] }, 'absent'), putGroupMember(id, user)],
    }
  })
  const full = [...grants, ...more.map((one) => one.grant)]
  await setup.fill(more.flatMap(({ writes }) => writes))
  await setup
    .newStore()
    .write([putReceivedGrants(user, { grants: full, lastNumber: lastNumber + full.length }, item)])
}

const newGroup = async (token: string, groupName: string) => {
  const { status, body } = await service.request(`PUT ${S}/usergroup`, {
    token,
    json: { groupName },
  })
  return { status, groupId: (body as { readonly groupId: string }).groupId }
}

const othersMayStillAct = async (name: string, token: string) => {
  const { request, adminToken } = service
  const id = await service.createRole(adminToken)
  const form = { username: name, role_definition_id: id }
  const own = await newGroup(token, `own of ${name}`)
  const { groupId } = await newGroup(adminToken, `for ${name}`)
  const member = `${S}/usergroup/${groupId}/user/${name}`
  const done = [
    await request(`PUT ${S}/add_role_to_user`, { token: adminToken, form }),
    await request(`PUT ${member}`, { token: adminToken }),
    await request(`DELETE ${member}`, { token }),
    await request(`PUT ${S}/remove_role_from_user`, { token, form }),
  ]
  expect([own.status, ...statuses(done)]).toEqual([201, 200, 200, 204, 200])

  const { received } = await setup.userNamed(name)
  const [grant] = received.grants.map((one) => one.grant)
  if (grant === undefined) throw new Error('nothing was received')
  const back =
    'groupId' in grant
      ? await request(`DELETE ${S}/usergroup/${grant.groupId}/user/${name}`, { token })
      : await request(`PUT ${S}/remove_role_from_user`, {
          token,
          form: { username: name, role_definition_id: grant.assignment.roleId },
        })
  expect([200, 204]).toContain(back.status)
}

it('does not count deleted ones', { timeout: 60_000 }, async () => {
  await service.createUser('una')
  const [sam] = strangers
  if (sam === undefined) throw new Error('there are no strangers')
  const roleIds: string[] = []
  for (let n = 0; n < receivedPerGrantorMax; n += 1) {
    const roleId = await sam.newRole()
    roleIds.push(roleId)
    await sam.give('una', roleId)
  }
  const next = await sam.newRole()

  const full = await sam.give('una', next)
  await service.request(`DELETE ${S}/role/${roleIds[0] ?? ''}`, { token: sam.token })
  const afterwards = await sam.give('una', next)

  expect(statuses([full, afterwards])).toEqual([412, 200])
  expect((await setup.userNamed('una')).received.grants).toHaveLength(receivedPerGrantorMax)
})
