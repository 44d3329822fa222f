/** Names of regattas that people would confuse. */
import { expect, it } from 'vitest'
import { uniqueName } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { removalOfLooks } from '#races/steps/regattaLooks.ts'
import { Store } from '#table/store.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const create = (eventName: string, token = bob) =>
  service.request(`POST ${V}/events/createEvent`, { token, json: { eventName, venuename: 'Kiel' } })

it.each([
  ['capitals', (name: string) => name.toUpperCase()],
  ['a Cyrillic letter', (name: string) => name.replace('e', '\u0435')],
  ['a Greek letter', (name: string) => name.replace('K', '\u039a')],
  ['wide letters', (name: string) => name.replace('K', '\uff2b')],
  ['two blanks', (name: string) => name.replace(' ', '  ')],
  ['another blank', (name: string) => name.replace(' ', '\u00a0')],
  ['l for I', (name: string) => name.replace('I', 'l')],
])('with %s are one name', async (_, change) => {
  const name = uniqueName('Kiel Ilse')
  expect((await create(name, ann)).status).toBe(200)
  const { status, body } = await create(change(name))

  expect([status, body]).toMatchObject([
    409,
    { detail: expect.stringMatching(/looks like|already/) as string },
  ])
})

it('are free after the regatta is deleted, also for another form', async () => {
  const name = uniqueName('Kiel Ilse')
  await create(name, ann)
  await service.request(`DELETE ${V}/regattas/${encodeURIComponent(name)}`, { token: ann })

  expect((await create(name.toUpperCase())).status).toBe(200)
  expect((await create(name, ann)).status).toBe(409)
})

it('stay those of a new regatta when an older one is deleted, which had reserved none', async () => {
  const name = uniqueName('Kiel Ilse')
  await create(name, ann)
  const store = new Store(service.services.table)
  await store.write(await removalOfLooks(store, name))
  expect((await create(name.toUpperCase())).status).toBe(200)
  await service.request(`DELETE ${V}/regattas/${encodeURIComponent(name)}`, { token: ann })

  expect((await create(name, ann)).status).toBe(409)
})

it('may be different', async () => {
  const name = uniqueName('Kiel')
  expect((await create(name, ann)).status).toBe(200)
  expect((await create(`${name}2`)).status).toBe(200)
})
