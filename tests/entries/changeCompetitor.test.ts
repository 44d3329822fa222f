/** Changes of competitors, which reach all their entries. */
import { expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { makeCompetitor, onCompetitors } from '../support/entries.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent, regattaPath } from '../support/sailing.ts'

const person = { competitorName: 'Tom Sailor', competitorEmail: 'tom@example.com' }

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const cup = await makeEvent(service, ann)

const change = (id: string, json: unknown, token?: string) =>
  service.request(`PUT ${V}/competitors/${id}`, { json, token })

it('changes the given fields, also in all entries', async () => {
  const other = await makeEvent(service, ann)
  const made = await makeCompetitor(service, cup, { token: ann, ...person, sailid: 'X' })
  await onCompetitors(service, other, `/${made.id}/add`, { token: ann })
  const json = { name: 'Tim', nationality: 'sui', displayColor: '#0af', timeOnTimeFactor: 0.9 }

  const changed = await change(made.id, json, ann)

  const expected = { name: 'Tim', nationality: 'SUI', nationalityISO2: 'CH', sailID: 'X' }
  expect(changed.body).toMatchObject({
    ...expected,
    displayColor: '#00AAFF',
    timeOnTimeFactor: 0.9,
    email: 'tom@example.com',
  })
  for (const regatta of [cup, other]) {
    const { body } = await service.request(`GET ${regattaPath(regatta, '/competitors')}`, {
      token: ann,
    })
    const [entry] = (body as readonly { id: string }[]).filter(({ id }) => id === made.id)
    expect(entry).toMatchObject({ ...expected, timeOnTimeFactor: 0.9 })
  }
})

it('removes a value that is null or empty', async () => {
  const made = await makeCompetitor(service, cup, {
    ...person,
    token: ann,
    nationalityIOC: 'GER',
    timeontimefactor: '0.9',
    displayColor: '#FF0000',
  })
  const json = { nationality: '', timeOnTimeFactor: null, displayColor: null, email: '' }
  const { body } = await change(made.id, json, ann)
  const removed = { nationality: '', timeOnTimeFactor: null, displayColor: null, email: null }
  expect(body).toMatchObject({ ...removed, name: 'Tom Sailor' })
})

it.each([null, ''])('keeps the name, and refuses %j instead of it', async (name) => {
  const made = await makeCompetitor(service, cup, { ...person, token: ann })
  const refused = await change(made.id, { name, shortName: 'T' }, ann)
  const { body } = await service.request(`GET ${V}/competitors/${made.id}`, { token: ann })

  expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ pointer: '/name' }] }])
  expect(body).toMatchObject({ name: 'Tom Sailor' })
})

it('treats a number that is too small for the table as zero', async () => {
  const made = await makeCompetitor(service, cup, { ...person, token: ann })
  const json = { timeOnDistanceAllowanceInSecondsPerNauticalMile: 5e-324 }

  expect((await change(made.id, json, ann)).status).toBe(200)

  const { body } = await service.request(`GET ${V}/competitors/${made.id}`, { token: ann })
  expect(body).toMatchObject({ timeOnDistanceAllowanceInSecondsPerNauticalMile: 0 })
})

it('needs UPDATE and valid values', async () => {
  const { id } = await makeCompetitor(service, cup, { ...person, token: ann })
  const json = { name: 'Tim' }
  const detail = `Not allowed to update competitor with id '${id}'.`
  expect(await change(id, json, bob)).toMatchObject({ status: 403, body: { detail } })
  expect((await change(id, json)).status).toBe(401)
  expect((await change(unusedId, json, ann)).status).toBe(404)
  const wrong = { name: '', displayColor: 'red', timeOnTimeFactor: 'x', nationality: 'Germany' }
  const refused = await change(id, wrong, ann)
  expect(refused.status).toBe(400)
  expect((refused.body as { errors: unknown }).errors).toHaveLength(4)
})
