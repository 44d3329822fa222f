/** A service where users may not create objects by default. */
import { expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { useTestService } from '../support/useTestService.ts'

const create = `POST ${V}/events/createEvent`

const service = await useTestService({ SELF_SERVICE: '0', SERVER_NAME: 'test' })
const ann = await service.createUser('ann')

/** Whether the home page offers to create an event. */
const hasForm = async (token: string) => {
  const { text } = await service.request('GET /', { token, headers: { accept: 'text/html' } })
  return text.includes('<h2>Create an event</h2>')
}

it('lets event managers create events, whom only an administrator appoints', async () => {
  const { request, adminToken } = service
  const bob = await service.createUser('bob')
  const { id } = predefinedRoles.eventManager
  const appoint = async (token: string, query: string) => {
    const path = `${S}/add_role_to_user?username=bob&role_definition_id=${id}${query}`
    return (await request(`PUT ${path}`, { token })).status
  }
  const attempt = async (eventName: string) => {
    const json = { eventName, venuename: 'Kiel' }
    return (await request(create, { token: bob, json })).status
  }

  const refused = [
    await appoint(ann, ''),
    await appoint(bob, ''),
    await attempt('Too early'),
    await appoint(bob, '&qualifying_username=bob'),
  ]
  const appointed = await appoint(adminToken, '')

  expect(refused).toEqual([403, 403, 403, 403])
  expect([appointed, await attempt('Managed')]).toEqual([200, 200])
})

it('lets users create events once they hold CREATE_OBJECT on the server', async () => {
  const { request, adminToken } = service
  const attempt = (eventName: string) =>
    request(create, { token: ann, json: { eventName, venuename: 'Kiel' } })

  const before = await attempt('before')
  const offersBefore = await hasForm(ann)
  await request(`PUT ${S}/ownership/SERVER/test/acl`, {
    token: adminToken,
    json: { acl: [{ groupId: null, actions: ['CREATE_OBJECT'] }] },
  })
  const after = await attempt('after')

  expect([before.status, after.status]).toEqual([403, 200])
  expect([offersBefore, await hasForm(ann), await hasForm(adminToken)]).toEqual([false, true, true])
  expect(before.body).toMatchObject({ permission: 'SERVER:CREATE_OBJECT:test' })
})
