/** The tasks of helpers: what an invitation says about them, and the explanation of one. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { inviting } from '../support/inviting.ts'
import { securitySetup } from '../support/securitySetup.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const invitations = inviting(service)
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const newEvent = async (more: Readonly<Record<string, unknown>> = {}) => {
  const json = { eventName: `Kiel ${newId()}`, venuename: 'Kiel', ownGroup: true, ...more }
  const { body } = await request(`POST ${V}/events/createEvent`, { token: ann, json })
  const { eventid: id, ownGroup } = body as {
    readonly eventid: string
    readonly ownGroup: { readonly groupId: string }
  }
  return { id, name: json.eventName, groupId: ownGroup.groupId }
}
const previewOf = async (json: object) => {
  const { secret } = await invitations.create(ann, json)
  return (await invitations.preview(secret)).body
}

describe('the preview of an invitation', () => {
  const { raceOfficer, scorer, user } = predefinedRoles

  it('names the event of the group and the tasks of the role', async () => {
    const { groupId, id, name } = await newEvent({ ispublic: false })
    const events = [{ id, name }]
    expect(await previewOf({ roleId: raceOfficer.id, qualifyingGroupId: groupId })).toMatchObject({
      events,
      tasks: [
        'start and track races',
        'take the finish',
        'lay courses and marks',
        'write public tags',
        'see who is out',
        'report where the marks are',
      ],
    })
    expect(await previewOf({ roleId: scorer.id, qualifyingGroupId: groupId })).toMatchObject({
      events,
      tasks: ['take the finish', 'enter and change entries'],
    })
    const all = await previewOf({ roleId: user.id, qualifyingGroupId: groupId })
    expect((all as { tasks: unknown }).tasks).toHaveLength(7)
  })

  it('does not name an event that neither the role nor the public may read', async () => {
    const roleId = await service.createRole(ann, 'LEADERBOARD:TAG')
    const [hidden, shown] = [await newEvent({ ispublic: false }), await newEvent()]
    const tasks = ['write public tags']
    expect(await previewOf({ roleId, qualifyingGroupId: hidden.groupId })).toMatchObject({
      events: [],
      tasks,
    })
    expect(await previewOf({ roleId, qualifyingGroupId: shown.groupId })).toMatchObject({
      events: [{ id: shown.id, name: shown.name }],
      tasks,
    })
  })

  it('names no event for other qualifiers, for members, and after a change of the owner', async () => {
    const { id, groupId } = await newEvent()
    const none = { events: [] }
    expect(await previewOf({ roleId: scorer.id, qualifyingUsername: 'ann' })).toMatchObject(none)
    expect(await previewOf({ groupId })).toMatchObject({ events: [], tasks: [] })
    await securitySetup(service).secure({ type: 'EVENT', id }, { owner: 'ann' })
    expect(await previewOf({ roleId: scorer.id, qualifyingGroupId: groupId })).toMatchObject(none)
  })
})

describe('an explanation', () => {
  const explain = async (query: Readonly<Record<string, string>>, token = ann) =>
    request(`GET ${S}/explain?${new URLSearchParams(query).toString()}`, { token })

  it('of a task names it, and the permission that it needs', async () => {
    const { groupId, name: regatta } = await newEvent()
    const question = { task: 'finish', regatta, username: 'bob' }
    const permission = `LEADERBOARD:SCORE:${regatta}`
    expect((await explain(question)).body).toMatchObject({
      task: 'finish',
      permission,
      allowed: false,
    })

    const { id: roleId } = predefinedRoles.scorer
    const { secret } = await invitations.create(ann, { roleId, qualifyingGroupId: groupId })
    await invitations.accept(bob, secret)

    expect((await explain(question)).body).toMatchObject({ permission, allowed: true })
    expect((await explain({ ...question, task: 'start' })).body).toMatchObject({ allowed: false })
    const same = await explain({ permission, username: 'bob' })
    expect(same.body).toMatchObject({ permission, allowed: true })
    expect(same.body).not.toHaveProperty('task')
  })

  it('speaks of the task on its page, in the language of the reader', async () => {
    const { name: regatta } = await newEvent()
    const query = new URLSearchParams({ task: 'out', regatta, username: 'bob' }).toString()
    const page = await request(`GET /why?${query}`, {
      token: ann,
      headers: { accept: 'text/html', 'accept-language': 'de' },
    })
    expect(page.text).toContain(`bob darf nicht bei ${regatta} sehen, wer draußen ist.`)
  })

  it.each([
    [{}, ['permission', 'task']],
    [{ permission: 'EVENT:READ', task: 'start', regatta: 'Kiel' }, ['permission', 'task']],
    [{ task: 'start' }, ['regatta']],
    [{ task: 'sail', regatta: 'Kiel' }, ['task']],
  ])('of %j is refused', async (query, parameters) => {
    const { status, body } = await explain(query)
    const { errors } = body as { readonly errors: readonly { readonly parameter: string }[] }
    expect([status, errors.map(({ parameter }) => parameter)]).toEqual([400, parameters])
  })
})
