/** Events with a group of their own, which owns everything in them and gives no right by itself. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { makeCompetitor } from '../support/entries.ts'
import { inviting } from '../support/inviting.ts'
import { leaderboardPath, regattaPath, track } from '../support/sailing.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const invitations = inviting(service)
const setup = securitySetup(service)
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

interface Made {
  readonly eventid: string
  readonly eventname: string
  readonly ownGroup?: { readonly groupId: string; readonly groupName: string }
}

const newEvent = async (more: Readonly<Record<string, unknown>> = {}, token = ann) => {
  const json = { eventName: `Kiel ${newId()}`, venuename: 'Kiel', numberofraces: 1, ...more }
  return (await request(`POST ${V}/events/createEvent`, { token, json })).body as Made
}
const ownNewEvent = async (more: Readonly<Record<string, unknown>> = {}, token = ann) => {
  const made = await newEvent({ ownGroup: true, ...more }, token)
  return { ...made, groupId: made.ownGroup?.groupId ?? '' }
}
const giveGroup = (eventId: string, token = ann, query = '') =>
  request(`POST ${V}/events/${eventId}/owngroup${query}`, { token })
const ownerOf = async (type: string, ...names: readonly string[]) => {
  const id = names.map((name) => `id=${encodeURIComponent(name)}`).join('&')
  const { body } = await request(`GET ${S}/ownership/${type}?${id}`, { token: ann })
  return (body as { readonly groupId: string | null }).groupId
}
const groupNamed = (groupName: string) =>
  request(`GET ${S}/usergroup?groupName=${encodeURIComponent(groupName)}`, {
    token: service.adminToken,
  })
const start = (name: string, token: string) =>
  request(
    `PUT ${leaderboardPath(name)}/starttime?race_column=R1&fleet=Default&startTime=1781948400000&authorName=x&authorPriority=1&passId=1`,
    { token },
  )
/** A new user with the role of a race officer, by an invitation of Ann. */
const officerOf = async (qualifyingGroupId: string) => {
  const { secret } = await invitations.create(ann, {
    roleId: predefinedRoles.raceOfficer.id,
    qualifyingGroupId,
  })
  const token = await service.createUser(`officer ${newId()}`)
  const { status } = await invitations.accept(token, secret)
  return { token, status, secret }
}

describe('an event that is created with a group of its own', () => {
  it('belongs to the group, with everything that is made in it later', async () => {
    const { eventid, eventname, groupId, ownGroup } = await ownNewEvent({ boatclassname: '420' })
    expect(ownGroup?.groupName).toBe(eventname)
    const json = { boatClass: '49er' }
    await request(`POST ${V}/events/${eventid}/regattas`, { token: ann, json })
    await track(service, ann, 'starttracking', eventname, { race_column: 'R1', fleet: 'Default' })
    const competitor = await makeCompetitor(service, eventname, {
      token: ann,
      competitorName: 'Tom',
    })

    expect(await ownerOf('EVENT', eventid)).toBe(groupId)
    for (const type of ['REGATTA', 'LEADERBOARD']) {
      expect(await ownerOf(type, eventname)).toBe(groupId)
      expect(await ownerOf(type, `${eventname} 49er`)).toBe(groupId)
    }
    expect(await ownerOf('TRACKED_RACE', eventname, `${eventname} R1 Default`)).toBe(groupId)
    expect(await ownerOf('COMPETITOR', competitor.id)).toBe(groupId)
    expect(findViolations(itemsOf(await stateOf(service)))).toEqual([])
  })

  it('is reached by roles for the group, and no other event is', async () => {
    const [event, other] = [await ownNewEvent(), await ownNewEvent()]
    const { token } = await officerOf(event.groupId)
    expect((await start(event.eventname, token)).status).toBe(200)
    expect((await start(other.eventname, token)).status).toBe(403)
    expect((await start((await newEvent()).eventname, token)).status).toBe(403)
  })

  it('gives nothing to members of the group without a role', async () => {
    const { eventid, eventname, groupId } = await ownNewEvent({ ispublic: false })
    await setup.joinGroup(groupId, 'bob')
    const question = (permission: string) =>
      request(`GET ${S}/has_permission?permission=${encodeURIComponent(permission)}`, {
        token: bob,
      })
    for (const action of ['READ', 'UPDATE', 'DELETE', 'CHANGE_OWNERSHIP', 'CHANGE_ACL']) {
      for (const object of [`EVENT:${action}:${eventid}`, `REGATTA:${action}:${eventname}`]) {
        expect((await question(object)).body).toMatchObject([{ granted: false }])
      }
    }
    expect((await start(eventname, bob)).status).toBe(403)
    expect((await giveGroup(eventid, bob)).status).toBe(403)
  })

  it('has the default group of its creator without the parameter', async () => {
    const { eventid, ownGroup } = await newEvent()
    expect(ownGroup).toBeUndefined()
    expect(await ownerOf('EVENT', eventid)).not.toBeNull()
  })

  it('names the group otherwise if the name is taken or reserved', async () => {
    const eventName = `Spring ${newId()}`
    await request(`PUT ${S}/usergroup`, { token: bob, json: { groupName: eventName } })
    const taken = await ownNewEvent({ eventName })
    expect(taken.ownGroup?.groupName).toBe(`${eventName} (2)`)
    const copied = await request(`POST ${V}/events/${taken.eventid}/copy`, {
      token: ann,
      json: { eventName: 'bob-tenant', ownGroup: true },
    })
    expect(copied.body).toMatchObject({ ownGroup: { groupName: 'bob-tenant (2)' } })
    const { ownGroup } = copied.body as Made
    expect(await ownerOf('REGATTA', 'bob-tenant')).toBe(ownGroup?.groupId)
  })

  it('makes nothing in a dry run', async () => {
    const eventName = `Dry ${newId()}`
    const json = { eventName, venuename: 'Kiel', ownGroup: true }
    const dry = await request(`POST ${V}/events/createEvent?dryRun=true`, { token: ann, json })
    expect(dry.status).toBe(200)
    expect((await groupNamed(eventName)).status).toBe(400)
  })
})

describe('an event of before', () => {
  it('gets a group once, which owns its classes and tracked races', async () => {
    const { eventid, eventname } = await newEvent({ boatclassname: '420' })
    const json = { boatClass: '49er' }
    await request(`POST ${V}/events/${eventid}/regattas`, { token: ann, json })
    await track(service, ann, 'starttracking', eventname, { race_column: 'R1', fleet: 'Default' })
    const ofBefore = await ownerOf('EVENT', eventid)
    const before = await officerOf(ofBefore ?? '')
    expect((await start(eventname, before.token)).status).toBe(200)

    expect((await giveGroup(eventid, ann, '?dryRun=true')).status).toBe(200)
    expect(await ownerOf('EVENT', eventid)).toBe(ofBefore)
    const given = await giveGroup(eventid)
    expect([given.status, given.body]).toEqual([
      201,
      { eventId: eventid, groupId: expect.any(String) as unknown, groupName: eventname },
    ])
    const { groupId } = given.body as { readonly groupId: string }
    expect(await ownerOf('EVENT', eventid)).toBe(groupId)
    expect(await ownerOf('REGATTA', eventname)).toBe(groupId)
    expect(await ownerOf('LEADERBOARD', `${eventname} 49er`)).toBe(groupId)
    expect(await ownerOf('TRACKED_RACE', eventname, `${eventname} R1 Default`)).toBe(groupId)
    expect((await start(eventname, before.token)).status).toBe(403)
    expect((await start(eventname, (await officerOf(groupId)).token)).status).toBe(200)

    const again = await giveGroup(eventid)
    expect([again.status, (again.body as { detail: string }).detail]).toEqual([
      409,
      `The event ${eventname} has a group of its own already.`,
    ])
  })

  it('gets none from a caller who may not give all of it away', async () => {
    const { eventid, eventname } = await newEvent()
    expect((await giveGroup(eventid, bob)).status).toBe(403)
    const acl = [{ groupId: null, actions: ['READ', 'CHANGE_OWNERSHIP'] }]
    await setup.secure({ type: 'EVENT', id: eventid }, { owner: 'ann', acl })
    expect((await giveGroup(eventid, bob)).status).toBe(403)
    await setup.secure({ type: 'EVENT', id: eventid }, { owner: 'bob', acl: [] })
    const refused = await giveGroup(eventid, bob)
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { permission: `REGATTA:CHANGE_OWNERSHIP:${eventname}` },
    ])
    expect((await groupNamed(eventname)).status).toBe(400)
  })
})

describe('the deletion of an event', () => {
  it('deletes its group, with the roles and invitations for it', async () => {
    const { eventid, eventname, groupId } = await ownNewEvent()
    const { token, secret } = await officerOf(groupId)
    const open = await invitations.create(ann, {
      roleId: predefinedRoles.scorer.id,
      qualifyingGroupId: groupId,
    })
    expect((await request(`DELETE ${V}/events/${eventid}`, { token: ann })).status).toBe(200)

    expect((await groupNamed(eventname)).status).toBe(400)
    expect((await invitations.preview(open.secret)).status).toBe(410)
    expect((await invitations.preview(secret)).status).toBe(410)
    expect(await invitations.rolesOf(token)).not.toContain(groupId)
    expect(findViolations(itemsOf(await stateOf(service)))).toEqual([])
  })

  it('keeps a group that the caller may not delete, and one that owns the event no more', async () => {
    const [kept, left] = [await ownNewEvent(), await ownNewEvent()]
    await setup.secure({ type: 'USER_GROUP', id: kept.groupId }, { owner: null })
    const role = await request(`GET ${S}/get_roles_for_user`, { token: ann })
    expect(role.status).toBe(200)
    await setup.secure({ type: 'EVENT', id: left.eventid }, { owner: 'ann', groupId: null })
    for (const { eventid, eventname } of [kept, left]) {
      expect((await request(`DELETE ${V}/events/${eventid}`, { token: ann })).status).toBe(200)
      expect((await request(`GET ${regattaPath(eventname)}`, { token: ann })).status).toBe(404)
      expect((await groupNamed(eventname)).status).toBe(200)
    }
  })
})
