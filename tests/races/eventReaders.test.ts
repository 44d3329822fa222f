/** The readers of an event: one change for the event and all of its parts. */
import { expect, it } from 'vitest'
import { aclWithReaders } from '#races/rules/readers.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { leaderboardPath, makeEvent, regattaPath, track } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const eventIdOf = async (name: string) => {
  const { body } = await request(`GET ${regattaPath(name)}`, { token: ann })
  return (body as { readonly eventId: string }).eventId
}
const change = (eventId: string, readers: string, token = ann) =>
  request(`PUT ${V}/events/${eventId}/update`, { token, json: { readers } })

it('closes and opens an event with its classes and tracked races', async () => {
  const name = await makeEvent(service, ann, { numberofraces: 1 })
  const eventId = await eventIdOf(name)
  const json = { boatClass: 'Optimist' }
  await request(`POST ${V}/events/${eventId}/regattas`, { token: ann, json })
  await track(service, ann, 'starttracking', name, { race_column: 'R1', fleet: 'Default' })
  const paths = [
    `${V}/events/${eventId}`,
    regattaPath(name),
    leaderboardPath(name),
    regattaPath(`${name} Optimist`),
    regattaPath(name, `/races/${encodeURIComponent(`R1 Default`)}/times`),
  ]
  const statuses = async () =>
    Promise.all(paths.map(async (path) => (await request(`GET ${path}`)).status))
  const before = await statuses()

  expect((await change(eventId, 'permitted')).status).toBe(200)
  const closed = await statuses()
  expect((await change(eventId, 'everybody')).status).toBe(200)

  expect(closed).toEqual([401, 401, 401, 401, 401])
  expect(await statuses()).toEqual(before)
})

it('needs permission to change the list of each part', async () => {
  const name = await makeEvent(service, ann)
  const eventId = await eventIdOf(name)
  const path = `${S}/ownership/EVENT/${eventId}/acl`
  const acl = [{ groupId: null, actions: ['READ', 'UPDATE', 'CHANGE_ACL'] }]
  await request(`PUT ${path}`, { token: ann, json: { acl } })

  const refused = await change(eventId, 'permitted', bob)

  expect([refused.status, refused.body]).toMatchObject([403, { code: 'forbidden' }])
  expect((await request(`GET ${regattaPath(name)}`)).status).toBe(200)
  expect((await change(eventId, 'nobody')).status).toBe(400)
})

it('leaves the entries of groups, and other rights of everybody', () => {
  const group = { groupId: 'b', actions: ['READ'] }
  const everybody = (...actions: string[]) => ({ groupId: null, actions })

  expect(aclWithReaders([group, everybody('READ', 'TAG')], 'permitted')).toEqual([
    group,
    everybody('TAG'),
  ])
  expect(aclWithReaders([everybody('*')], 'permitted')).toEqual([])
  expect(aclWithReaders([everybody('!READ'), group], 'everybody')).toEqual([
    group,
    everybody('READ'),
  ])
  expect(aclWithReaders([everybody('TAG')], 'everybody')).toEqual([everybody('TAG', 'READ')])
  expect(aclWithReaders([everybody('*')], 'everybody')).toEqual([everybody('*')])
})
