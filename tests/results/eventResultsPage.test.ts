/** The results of an event with several classes, on one page. */
import { expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { makeCompetitor } from '../support/entries.ts'
import { leaderboardPath, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const open = (address: string, token?: string, headers: Record<string, string> = {}) =>
  request(`GET /results/${encodeURIComponent(address)}`, { ...(token && { token }), headers })

const event = async () => {
  const name = `Kiel ${newId()}`
  const json = {
    eventName: name,
    venuename: 'Kiel',
    boatclassname: '420',
    competitorRegistrationType: 'OPEN_UNMODERATED',
  }
  const { body } = await request(`POST ${V}/events/createEvent`, { token: ann, json })
  const { eventid: id } = body as Record<string, string>
  const path = `POST ${V}/events/${id}/regattas`
  await request(path, { token: ann, json: { boatClass: 'Optimist', numberofraces: 1 } })
  return { id: id ?? '', name, optimists: `${name} Optimist` }
}
const enter = (regatta: string, names: readonly string[]) =>
  Promise.all(
    names.map((competitorName, position) =>
      makeCompetitor(service, regatta, { token: ann, competitorName, sailid: `GER ${position}` }),
    ),
  )
const headings = (text: string) =>
  Array.from(text.matchAll(/<h2[^>]*><a href="([^"]*)"><bdi>([^<]*)/g), ([, path = '', title]) => [
    decodeURIComponent(path),
    title,
  ])

it('lists the classes with their first boats, and links to each', async () => {
  const { id, name, optimists } = await event()
  await enter(name, ['Ada'])
  await enter(optimists, ['Tom', 'Tim', 'Tea', 'Ted'])
  const sheet = { state: 'confirmed', finishes: [{ sailId: 'GER 1' }, { sailId: 'GER 0' }] }
  const saved = await request(`PUT ${leaderboardPath(optimists, '/results/R1/Default')}`, {
    token: ann,
    json: sheet,
  })
  expect(saved.status).toBe(200)
  const { status, text } = await open(id, ann)

  expect(status).toBe(200)
  expect(text).toContain(`<title>Results of ${name}</title>`)
  expect(headings(text)).toEqual([
    [`/results/${name}`, '420'],
    [`/results/${optimists}`, 'Optimist'],
  ])
  expect(Array.from(text.matchAll(/<th scope="row"><bdi>(\w+)/g), ([, boat]) => boat)).toEqual([
    'Ada',
    'Tim',
    'Tom',
    'Tea',
    'Ted',
  ])
  expect(text.match(/class="further"/g)).toHaveLength(1)
  expect(text).toContain('All 4 boats')
  expect(text).toContain('No race is scored yet.')
  expect(text).toContain('class="provisional"')
  expect((await open(optimists, ann)).text).toContain(`href="/results/${id}"`)
})

it('is another page after a change of any class only', async () => {
  const { id, optimists } = await event()
  const { headers } = await open(id, ann)
  const known = { 'if-none-match': headers.etag ?? '' }
  expect((await open(id, ann, known)).status).toBe(304)
  await enter(optimists, ['Tom'])
  expect((await open(id, ann, known)).status).toBe(200)
})

it('shows the class that the caller has entered first', async () => {
  const { id, name, optimists } = await event()
  await enter(name, ['Ada'])
  const titles = async () => headings((await open(id, bob)).text).map(([, title]) => title)
  expect(await titles()).toEqual(['420', 'Optimist'])
  const secret = newId()
  const json = { competitorRegistrationType: 'OPEN_UNMODERATED', registrationLinkSecret: secret }
  await request(`PUT ${regattaPath(optimists)}`, { token: ann, json })
  await makeCompetitor(service, optimists, { token: bob, competitorName: 'Bob', secret })
  expect(await titles()).toEqual(['Optimist', '420'])
})

it('leaves out classes that the caller may not read, and needs READ on the event', async () => {
  const { id, optimists } = await event()
  const hide = (type: string, object: string) =>
    request(`PUT ${S}/ownership/${type}/${encodeURIComponent(object)}/acl`, {
      token: ann,
      json: { acl: [] },
    })
  expect(headings((await open(id, bob)).text)).toHaveLength(2)
  await hide('REGATTA', optimists)
  expect(headings((await open(id, bob)).text).map(([, title]) => title)).toEqual(['420'])
  await hide('EVENT', id)
  const hidden = await Promise.all([open(id, bob), open(id)])
  const unknown = await Promise.all([open(newId(), bob), open(newId())])
  expect(hidden.map(({ status }) => status)).toEqual(unknown.map(({ status }) => status))
})

it('refuses an unknown event as an unknown regatta, and prefers a regatta of that name', async () => {
  expect((await open(newId(), bob)).status).toBe(404)
  const { id } = await event()
  const json = { eventName: id, venuename: 'Kiel' }
  await request(`POST ${V}/events/createEvent`, { token: ann, json })
  expect((await open(id, ann)).text).toContain('id="races"')
})
