/** `~XX` in paths: it stands for a byte, unless an object has the literal name. */
import { describe, expect, it } from 'vitest'
import { pathSegment } from '#values/pathSegment.ts'
import { Store } from '#table/store.ts'
import { S, V } from '../../../scripts/requests/paths.ts'
import { useTestService } from '../../support/useTestService.ts'
import { makeRegatta } from '../../support/inventory.ts'
import { makeEvent } from '../../support/sailing.ts'
import { newUserWrites } from '#people/steps/newUser.ts'

const service = await useTestService()
const ann = await service.createUser('ann')

const admin = (route: string, json?: unknown) =>
  service.request(route, {
    token: service.adminToken,
    ...(json === undefined ? {} : { json }),
  })
/** As a table from before the rule contains it. */
const makeOldUser = async (name: string): Promise<void> => {
  const { writes } = newUserWrites(
    { name, email: null, fullName: null, company: null, passwordHash: null },
    null,
  )
  await new Store(service.services.table).write(writes)
}

const bodyOf = async (route: string) => (await admin(route)).body

/** A client percent-encodes what gateways leave in a path, and escapes the rest. */
const gatewayForm = (name: string): string =>
  name.includes('#') ? encodeURIComponent(name) : pathSegment(name)

describe('the name of a regatta', () => {
  it.each(['100 %', 'Why?', 'No. #1', 'Sub/Regatta', 'a\\b', '~7E'])(
    'can be %s in every path',
    async (eventName) => {
      await makeEvent(service, ann, { eventName, numberofraces: 1 })
      const segment = pathSegment(eventName)

      const regatta = await service.request(`GET ${V}/regattas/${segment}`)
      const leaderboard = await service.request(`GET ${V}/leaderboards/${segment}`)
      const tag = await service.request(`POST ${V}/${segment}/R1/Default/tags`, {
        token: ann,
        json: { tag: 'start', raceTimepoint: 1000 },
      })

      expect(regatta.body).toMatchObject({ name: eventName })
      expect(leaderboard.body).toMatchObject({ name: eventName })
      expect(tag.status).toBe(201)
      expect(tag.headers.location).toBe(`${V}/${segment}/R1/Default/tags`)
      const again = await service.request(`POST ${V}/${gatewayForm(eventName)}/R1/Default/tags`, {
        token: ann,
        json: { tag: 'finish', raceTimepoint: 2000 },
      })
      expect(again.headers.location).toBe(tag.headers.location)
      const page = await service.request(
        `GET ${V}/${gatewayForm(eventName)}/R1/Default/tags?visibility=private&limit=1`,
        { token: ann },
      )
      expect(page.headers.link).toContain(`<${V}/${segment}/R1/Default/tags?`)
    },
  )

  it.each([
    ['Steal 100%', 'Steal 100~25'],
    ['Mine~25', 'Mine%'],
    ['Twice~7E25', 'Twice~25'],
    ['Both/1%', 'Both__1~25'],
    ['~41BC', 'ABC'],
    ['DEF', '~44EF'],
    ['half#~25', 'half#%'],
    ['whole#%', 'whole#~25'],
  ])('excludes names that paths could confuse with it: %s and %s', async (first, second) => {
    await makeEvent(service, ann, { eventName: first })

    const json = { eventName: second, venuename: 'Kiel' }
    const { status, body } = await service.request(`POST ${V}/events/createEvent`, {
      token: ann,
      json,
    })

    expect([status, (body as { code?: string }).code]).toEqual([409, 'already-exists'])
  })

  it('is taken literally if a regatta of an older table has it', async () => {
    await makeRegatta(service, 'Old%', 'ann')
    const before = await bodyOf(`GET ${V}/regattas/Old~25`)
    await makeRegatta(service, 'Old~25', 'ann')

    expect(before).toMatchObject({ name: 'Old%' })
    expect(await bodyOf(`GET ${V}/regattas/Old~25`)).toMatchObject({ name: 'Old~25' })
  })

  it('cannot contain NUL through an escape', async () => {
    const { status, body } = await admin(`GET ${V}/regattas/a~00b`)
    expect([status, (body as { code?: string }).code]).toEqual([400, 'malformed-request'])
  })
})

describe('race columns and fleets', () => {
  it('are found by their escaped names, and are unique in that form', async () => {
    const series = [{ name: 'Default', fleets: ['Gold%', 'Silver'] }]
    const eventName = await makeEvent(service, ann, { series, numberofraces: 1 })
    const path = `${V}/${pathSegment(eventName)}/R1/Gold~25/tags`

    const tag = { tag: 'start', raceTimepoint: 1000 }
    const created = await service.request(`POST ${path}`, { token: ann, json: tag })
    const twins = await service.request(`POST ${V}/events/createEvent`, {
      token: ann,
      json: {
        eventName: 'Fleets',
        venuename: 'Kiel',
        numberofraces: 1,
        series: [{ name: 'Default', fleets: ['Gold%', 'Gold~25'] }],
      },
    })

    expect(created.status).toBe(201)
    expect(twins.status).toBe(400)
  })
})

describe('the id of an ownership', () => {
  const path = (segment: string) => `${S}/ownership/EVENT/${segment}`

  it('is decoded for reading and writing, in the ACL too', async () => {
    await admin(`PUT ${path('Sail~25')}`, { username: 'ann' })
    await admin(`PUT ${path('Sail~25')}/acl`, { acl: [{ groupId: null, actions: ['READ'] }] })

    const byQuery = await bodyOf(`GET ${S}/ownership/EVENT?id=${encodeURIComponent('Sail%')}`)
    const acl = await bodyOf(`GET ${path('Sail~25')}/acl`)
    const literal = await bodyOf(`GET ${S}/ownership/EVENT?id=Sail~25`)

    expect(byQuery).toMatchObject({ objectId: 'Sail%', username: 'ann' })
    expect(acl).toMatchObject({ objectId: 'Sail%', acl: [{ groupId: null, actions: ['READ'] }] })
    expect(literal).toMatchObject({ objectId: 'Sail~25', username: null })
  })

  it('is literal if an object has the literal id', async () => {
    await admin(`PUT ${S}/ownership/EVENT?id=Lit~25`, { username: 'ann' })

    const changed = await admin(`PUT ${path('Lit~25')}`, { displayName: 'literal' })

    expect(changed.status).toBe(200)
    expect(await bodyOf(`GET ${path('Lit~25')}`)).toMatchObject({
      objectId: 'Lit~25',
      username: 'ann',
      displayName: 'literal',
    })
  })

  it('has two parts if it contains an encoded id', async () => {
    await admin(`PUT ${S}/ownership/TRACKED_RACE/Kiel~5C~2FR1`, { username: 'ann' })

    expect(await bodyOf(`GET ${S}/ownership/TRACKED_RACE?id=Kiel&id=R1`)).toMatchObject({
      objectId: 'Kiel\\/R1',
      username: 'ann',
    })
  })

  it('is decided for the object that it means', async () => {
    await admin(`PUT ${S}/ownership/EVENT?id=Own%25`, { username: 'ann' })

    const own = await service.request(`PUT ${path('Own~25')}`, {
      token: ann,
      json: { displayName: 'mine' },
    })
    const other = await service.request(`PUT ${path('Not~25')}`, {
      token: ann,
      json: { displayName: 'mine' },
    })

    expect([own.status, other.status]).toEqual([200, 403])
  })
})

describe('the name of a user', () => {
  it('is decoded in the path of a membership', async () => {
    await service.createUser('per%cent')
    const { body } = await admin(`PUT ${S}/usergroup`, { groupName: 'Escapes' })
    const { groupId: id } = body as { readonly groupId: string }

    const added = await admin(`PUT ${S}/usergroup/${id}/user/per~25cent`)
    const removed = await admin(`DELETE ${S}/usergroup/${id}/user/per~25cent`)

    expect([added.status, removed.status]).toEqual([200, 204])
  })

  it.each(['one~252', 'two~41', 'three～25', 'four~２５'])(
    'cannot contain an escape: %s',
    async (name) => {
      const create = await service.request(`POST ${S}/create_user`, {
        form: { username: name, password: 'a long enough pass phrase' },
      })

      expect(create.status).toBe(412)
      expect(create.text).toContain('stand for a byte in paths')
    },
  )

  it('is not taken for the name of an older user with an equal key', async () => {
    await service.createUser('old%')
    await makeOldUser('old～25')
    const { body } = await admin(`PUT ${S}/usergroup`, { groupName: 'Older' })
    const { groupId } = body as { readonly groupId: string }

    const added = await admin(`PUT ${S}/usergroup/${groupId}/user/old~25`)

    expect(added.status).toBe(200)
    const { body: group } = await admin(`GET ${S}/usergroup/${groupId}`)
    expect(JSON.stringify(group)).toContain('old%')
  })
})

describe('the key of a preference', () => {
  it('is decoded, and new keys contain no escape', async () => {
    const path = (segment: string) => `${S}/preferences/${segment}`
    const send = (route: string, body?: string) =>
      service.request(route, {
        token: ann,
        ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
      })
    await send(`PUT ${path('half~25')}`, '1')
    const decoded = await send(`GET ${path('half~25')}`)
    const refused = await send(`PUT ${path('full~7E25')}`, '2')
    const { body } = await send(`GET ${S}/preferences`)
    const removed = await send(`DELETE ${path('half~25')}`)

    expect(decoded.text).toBe('1')
    expect(body).toEqual({ keys: ['half%'] })
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('stand for a byte in paths'),
    ])
    expect(removed.status).toBe(204)
    expect((await send(`GET ${path('half~25')}`)).status).toBe(204)
  })
})
