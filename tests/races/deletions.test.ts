/** Deleting events and regattas, with everything below them. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { racesOf } from '#races/rules/regatta.ts'
import { pageOfVersions } from '#courses/items/courseVersions.ts'
import { putDeviceMapping } from '#races/items/deviceMappings.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { publicTagEntity } from '#tags/items/tags.ts'
import { Store } from '#table/store.ts'
import { findViolations } from '../../scripts/tableRules/rules.ts'
import { C, coursePath, windwardLeeward } from '../support/courses.ts'
import { makeCompetitor, onCompetitors } from '../support/entries.ts'
import { leaderboardPath, makeEvent, regattaPath, track } from '../support/sailing.ts'
import { itemsOf, stateOf } from '../support/tableState.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
const { request } = service
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const newStore = () => new Store(service.services.table)

const get = (path: string, token?: string) =>
  request(`GET ${path}`, token === undefined ? {} : { token })
const remove = (path: string, token = ann) => request(`DELETE ${path}`, { token })
const eventIdOf = async (regatta: string) =>
  ((await get(regattaPath(regatta), ann)).body as { readonly eventId: string }).eventId

/** A regatta with a tracked race, a course, a tag, a mark, an entry with a device, and a webhook. */
const makeFull = async (more: Readonly<Record<string, unknown>> = {}) => {
  const name = await makeEvent(service, ann, { numberofraces: 2, boatclassname: '49er', ...more })
  const race = { race_column: 'R1', fleet: 'Default' }
  const deviceUuid = newId()
  const { id } = await makeCompetitor(service, name, {
    token: ann,
    competitorName: 'Tom',
    deviceUuid,
  })
  const replies = [
    await request(`POST ${C}/createCourse/${coursePath(name, 'R1')}`, {
      token: ann,
      json: windwardLeeward(),
    }),
    await track(service, ann, 'starttracking', name, race),
    await request(`POST ${V}/${encodeURIComponent(name)}/R1/Default/tags`, {
      token: ann,
      form: { tag: 'Start', raceTimepoint: '1781948400000', public: 'true' },
    }),
    await request(`POST ${V}/webhooks`, {
      token: ann,
      json: { url: 'https://hook.example/x', regatta: name },
    }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 201, 201])
  const eventId = await eventIdOf(name)
  return { name, eventId, competitorId: id, path: `${V}/events/${eventId}` }
}

const statusesOf = async (name: string, eventId: string) => {
  const paths = [`${V}/events/${eventId}`, regattaPath(name), leaderboardPath(name)]
  const replies = await Promise.all(paths.map((path) => get(path, service.adminToken)))
  return replies.map(({ status }) => status)
}

describe('an event', () => {
  it('is deleted with its regatta and everything below', async () => {
    const { name, eventId, path, competitorId } = await makeFull()
    const regatta = await readRegatta(newStore(), name)
    const races = regatta === undefined ? [] : racesOf(regatta)
    const deleted = await remove(path)
    const again = await remove(path, service.adminToken)
    const competitor = await get(`${V}/competitors/${competitorId}`, ann)
    const hooks = await get(`${V}/webhooks`, ann)
    const tags = await Promise.all(
      races.flatMap(({ id }) => [
        newStore().query({ partition: publicTagEntity.key.partition(id), prefix: '', limit: 9 }),
        newStore().query(pageOfVersions(id, 9)),
      ]),
    )
    const left = await newStore().query({ partition: `OBJECT#REGATTA#${name}#`, limit: 9 })

    expect([deleted.status, again.status]).toEqual([200, 404])
    expect(await statusesOf(name, eventId)).toEqual([404, 404, 404])
    expect(competitor.body).toMatchObject({ name: 'Tom', regattas: [] })
    expect(hooks.text).not.toContain(name)
    expect(races).toHaveLength(2)
    expect(tags.flatMap(({ items }) => items)).toEqual([])
    expect(left.items).toEqual([])
  })

  it('leaves nothing to another one of the same name', async () => {
    const { name, path, competitorId } = await makeFull()
    await remove(path)
    // An entry of a device that another request wrote meanwhile.
    const mapping = { regattaName: name, competitorId, deviceUuid: newId(), fromMillis: 0 }
    await newStore().write([putDeviceMapping({ ...mapping, toMillis: null }, 'absent')])
    const successor = await makeEvent(service, bob, { eventName: name, numberofraces: 2 })
    const paths = [
      regattaPath(name, '/competitors'),
      leaderboardPath(name, '/marks'),
      `${V}/${encodeURIComponent(name)}/R1/Default/tags`,
      regattaPath(name, '/races'),
    ]
    const read = await Promise.all(paths.map((each) => get(each, bob)))
    const course = await get(`${C}/getFromCourse/${coursePath(name, 'R1')}`, bob)
    const byAnn = await request(`POST ${regattaPath(name, '/addracecolumns')}`, { token: ann })
    const devices = await request(`POST ${regattaPath(name, '/tracking_devices')}`, { token: bob })

    expect(successor).toBe(name)
    expect(read.map(({ body }) => body)).toMatchObject([[], { marks: [] }, [], { races: [] }])
    expect(course.body).toMatchObject({ waypoints: [], markConfigurations: [] })
    expect([byAnn.status, devices.body]).toEqual([403, {}])
  })

  it('is deleted once by two requests, also with more items than a transaction takes', async () => {
    const { name, path, competitorId } = await makeFull()
    const mapping = { regattaName: name, competitorId, toMillis: null }
    const mappings = Array.from({ length: 120 }, (_, fromMillis) =>
      putDeviceMapping({ ...mapping, deviceUuid: newId(), fromMillis }, 'absent'),
    )
    await newStore().write(mappings)
    const deleted = await Promise.all([remove(path), remove(path)])
    const left = await newStore().query({ partition: `OBJECT#REGATTA#${name}#`, limit: 9 })

    expect(deleted.map(({ status }) => status).sort()).not.toContain(500)
    expect(deleted.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(left.items).toEqual([])
  })

  it('needs DELETE on the event, the regatta and the leaderboard', async () => {
    const { name, eventId, path } = await makeFull()
    const allow = (type: string, id: string) =>
      request(`PUT ${S}/ownership/${type}/${encodeURIComponent(id)}/acl`, {
        token: ann,
        json: { acl: [{ groupId: null, actions: ['READ', 'DELETE'] }] },
      })
    const statuses = [(await request(`DELETE ${path}`)).status, (await remove(path, bob)).status]
    for (const [type, id] of [['EVENT', eventId] as const, ['REGATTA', name] as const]) {
      await allow(type, id)
      statuses.push((await remove(path, bob)).status)
    }
    const kept = await statusesOf(name, eventId)
    await allow('LEADERBOARD', name)
    statuses.push((await remove(path, bob)).status)

    expect(statuses).toEqual([401, 403, 403, 403, 200])
    expect(kept).toEqual([200, 200, 200])
  })

  it('without a regatta is deleted alone', async () => {
    const json = { eventName: 'Dinner', venuename: 'Club', createregatta: false }
    const made = await request(`POST ${V}/events/createEvent`, { token: ann, json })
    const path = `${V}/events/${(made.body as { readonly eventid: string }).eventid}`

    expect([(await remove(path)).status, (await get(path, ann)).status]).toEqual([200, 404])
  })

  it('is kept by a dry run, which lists what goes', async () => {
    const { name, eventId, path } = await makeFull()
    const tried = await remove(`${path}?dryRun=true`)
    const { status, deleted } = tried.body as {
      readonly status: number
      readonly deleted: readonly { readonly what: string; readonly type?: string }[]
    }
    const kinds = new Set(deleted.map(({ what, type }) => (what === 'object' ? type : what)))

    expect([status, [...kinds].sort()]).toMatchObject([
      200,
      expect.arrayContaining(['EVENT', 'LEADERBOARD', 'REGATTA', 'TRACKED_RACE', 'webhook']),
    ])
    expect(await statusesOf(name, eventId)).toEqual([200, 200, 200])
  })

  it('asks for its name, if the request has one', async () => {
    const { name, path } = await makeFull()
    const wrong = await remove(`${path}?confirmedName=Another`)
    const right = await remove(`${path}?confirmedName=${encodeURIComponent(name)}`)

    expect([wrong.status, right.status]).toEqual([400, 200])
    expect(wrong.body).toMatchObject({ errors: [{ parameter: 'confirmedName' }] })
  })
})

describe('a regatta', () => {
  it('is deleted without its event, and the name is free again', async () => {
    const { name, eventId } = await makeFull({ eventName: `Kiel/${newId()}` })
    const refused = await remove(regattaPath(name), bob)
    const deleted = await remove(regattaPath(name))
    const event = await get(`${V}/events/${eventId}`, ann)

    expect([refused.status, deleted.status]).toEqual([403, 200])
    expect(event.body).toMatchObject({ regatta: null, leaderboard: null })
    expect(await makeEvent(service, ann, { eventName: name.replace('/', '__') })).toContain('__')
  })

  it('keeps the entries of its competitors in other regattas', async () => {
    const { name, competitorId } = await makeFull()
    const other = await makeEvent(service, ann)
    await onCompetitors(service, other, `/${competitorId}/add`, { token: ann })
    await remove(regattaPath(name))
    const { text } = await get(regattaPath(other, '/competitors'), ann)
    const changed = await request(`PUT ${V}/competitors/${competitorId}`, {
      token: ann,
      json: { name: 'Tim' },
    })

    expect(text).toContain(competitorId)
    expect([changed.status, changed.text]).toEqual([200, expect.stringContaining('Tim')])
  })
})

it('is on the page of the event for those who may, and asks for the name', async () => {
  const name = await makeEvent(service, ann)
  const eventId = await eventIdOf(name)
  const open = async (token: string) => {
    const { text } = await request(`GET /event/${eventId}`, {
      token,
      headers: { accept: 'text/html' },
    })
    return text
  }
  const page = await open(ann)

  expect(page).toContain(`action="${V}/events/${eventId}" data-method="DELETE"`)
  expect(page).toContain(`action="${regattaPath(name)}" data-method="DELETE"`)
  expect(page).toMatch(/<input name="confirmedName" [^>]*required/)
  expect(await open(bob)).not.toContain('confirmedName')
})

it('leaves a table without violations', async () => {
  expect(findViolations(itemsOf(await stateOf(service)))).toEqual([])
})
