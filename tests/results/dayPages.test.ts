/** The pages of a day: the start, the finish and the boats of all classes of an event. */
import { expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { makeCompetitor } from '../support/entries.ts'
import { leaderboardPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const newDay = async () => {
  const name = `Day ${newId()}`
  const json = { eventName: name, venuename: 'Kiel', boatclassname: '420', numberofraces: 2 }
  const { body } = await request(`POST ${V}/events/createEvent`, { token: ann, json })
  const { eventid: id = '' } = body as { readonly eventid?: string }
  await request(`POST ${V}/events/${id}/regattas`, {
    token: ann,
    json: {
      boatClass: 'Optimist',
      numberofraces: 2,
      series: [{ name: 'Default', fleets: ['Gold', 'Silver'] }],
    },
  })
  return { id, name, optimists: `${name} Optimist` }
}

const open = (path: string, token = ann) =>
  request(`GET ${path}`, { token, headers: { accept: 'text/html' } })

interface Data {
  readonly name: string
  readonly races: readonly { readonly title: string }[]
  readonly classes: readonly {
    readonly title?: string
    readonly list: { readonly boats: object[] }
  }[]
}
const dataOf = async (path: string, token = ann) => {
  const { status, text } = await open(path, token)
  expect([path, status]).toEqual([path, 200])
  const [, data = ''] = /id="page-data">([^<]*)</.exec(text) ?? []
  return JSON.parse(data) as Data
}
const titles = async (path: string, token = ann) =>
  (await dataOf(path, token)).races.map(({ title }) => title)

const confirm = async (regatta: string, race: string) => {
  const path = leaderboardPath(regatta, `/results/${race}`)
  const json = { state: 'confirmed', finishes: [{ sailId: 'GER 1' }] }
  expect((await request(`PUT ${path}`, { token: ann, json })).status).toBe(200)
}

it('have of each fleet of each class the race that is next', async () => {
  const { id, name, optimists } = await newDay()
  await makeCompetitor(service, name, { token: ann, competitorName: 'Ada', sailid: 'GER 1' })
  const pages = [`/start/${id}`, `/finish/${id}`]
  const first = ['420 R1', 'Optimist R1 · Gold', 'Optimist R1 · Silver']
  for (const path of pages) expect(await titles(path)).toEqual(first)

  await confirm(name, 'R1/Default')
  for (const path of pages) {
    expect(await titles(path)).toEqual(['420 R2', ...first.slice(1)])
  }
  // After the last race, there is nothing else to show.
  await confirm(name, 'R2/Default')
  expect(await titles(`/finish/${id}`)).toEqual(['420 R2', ...first.slice(1)])
  const path = encodeURIComponent(optimists)
  expect(await titles(`/finish/${path}`)).toEqual(['R1 · Gold', 'R1 · Silver'])
  expect(await titles(`/finish/${path}/R2`)).toEqual(['Gold', 'Silver'])
  expect((await open(`/finish/${path}/R9`)).status).toBe(404)
})

it('count the boats of all classes', async () => {
  const { id, name, optimists } = await newDay()
  for (const regatta of [name, optimists]) {
    await makeCompetitor(service, regatta, { token: ann, competitorName: 'Ada' })
  }
  const { classes } = await dataOf(`/out/${id}`)
  expect(classes.map(({ title, list }) => [title, list.boats.length])).toEqual([
    ['420', 1],
    ['Optimist', 1],
  ])
  const [only] = (await dataOf(`/out/${encodeURIComponent(name)}`)).classes
  expect(only?.title).toBeUndefined()
})

it('are for officers of one class at least, and have no other class', async () => {
  const { id, optimists } = await newDay()
  const pages = [`/start/${id}`, `/finish/${id}`, `/out/${id}`]
  const statuses = async () =>
    (await Promise.all(pages.map((path) => open(path, bob)))).map(({ status }) => status)
  expect(await statuses()).toEqual([403, 403, 403])

  const acl = [
    { groupId: null, actions: ['READ'] },
    { groupId: null, actions: ['START', 'SCORE', 'TALLY'] },
  ]
  await request(`PUT ${S}/ownership/LEADERBOARD/${encodeURIComponent(optimists)}/acl`, {
    token: ann,
    json: { acl },
  })
  for (const path of pages.slice(0, 2)) {
    expect(await titles(path, bob)).toEqual(['R1 · Gold', 'R1 · Silver'])
  }
  expect((await dataOf(`/out/${id}`, bob)).classes).toHaveLength(1)
})
