/**
 * Events, regattas and leaderboards: their names in requests, their visibility, and their lists.
 */
import { describe, expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeRegatta } from '../support/inventory.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'

const service = await useTestService()
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

/** A list of leaderboards contains only their names. */
const namesOf = (body: unknown): readonly string[] =>
  (body as readonly (string | { readonly name: string })[]).map((entry) =>
    typeof entry === 'string' ? entry : entry.name,
  )

describe('the name of a regatta', () => {
  it.each([
    '49er Gold',
    'Kieler Förde',
    '100 %',
    'No. #1',
    'Why?',
    'A+B',
    'Sub/Regatta',
    '帆船 ⛵',
    '*',
    'a:b,c\\d',
  ])('may be %s', async (eventName) => {
    await makeEvent(service, ann, { eventName, numberofraces: 1 })

    const regatta = await service.request(`GET ${regattaPath(eventName)}`)
    const leaderboard = await service.request(`GET ${leaderboardPath(eventName)}`)
    const list = await service.request(`GET ${V}/leaderboards`)

    expect([regatta.body, leaderboard.body]).toMatchObject([
      { name: eventName },
      { name: eventName },
    ])
    expect(list.body).toContain(eventName)
  })
})

describe('an event that is not public', () => {
  it('is readable only for its owner, until its ACL grants more', async () => {
    const eventName = await makeEvent(service, ann, { ispublic: false })
    const paths = [regattaPath(eventName), leaderboardPath(eventName)]
    const read = (token?: string) =>
      Promise.all(
        paths.map(
          async (path) =>
            (await service.request(`GET ${path}`, token === undefined ? {} : { token })).status,
        ),
      )
    const before = [await read(ann), await read(bob), await read()]

    await service.request(`PUT ${S}/ownership/LEADERBOARD/${encodeURIComponent(eventName)}/acl`, {
      token: ann,
      json: { acl: [{ groupId: null, actions: ['READ'] }] },
    })

    expect(before).toEqual([
      [200, 200],
      [403, 403],
      [401, 401],
    ])
    expect(await read()).toEqual([401, 200])
  })

  it('is left out of the lists of others, and a public one is in all lists', async () => {
    const hidden = await makeEvent(service, ann, { ispublic: false })
    const publicEvent = await makeEvent(service, ann)
    const namesIn = async (list: string, token?: string) => {
      const { body } = await service.request(`GET ${V}/${list}`, token ? { token } : {})
      return namesOf(body).filter((name) => name === hidden || name === publicEvent)
    }

    for (const list of ['events', 'regattas', 'leaderboards']) {
      expect(await namesIn(list)).toEqual([publicEvent])
      expect(await namesIn(list, bob)).toEqual([publicEvent])
      expect(new Set(await namesIn(list, ann))).toEqual(new Set([hidden, publicEvent]))
    }
  })
})

describe('a list', () => {
  it.each(['events', 'regattas', 'leaderboards'])(
    'of %s has pages whose cursors are valid for no other list',
    async (list) => {
      await makeEvent(service, ann)
      const whole = await service.request(`GET ${V}/${list}`)
      const names: string[] = []
      let next: string | undefined = `${V}/${list}?limit=7`
      while (next !== undefined) {
        const page = await service.request(`GET ${next}`)
        names.push(...namesOf(page.body))
        next = /<([^>]+)>/.exec(page.headers.link ?? '')?.[1]
      }
      const first = await service.request(`GET ${V}/${list}?limit=1`)
      const cursor = /cursor=([^>&]+)/.exec(first.headers.link ?? '')?.[1] ?? ''
      const other = list === 'regattas' ? 'leaderboards' : 'regattas'
      const elsewhere = await service.request(`GET ${V}/${other}?cursor=${cursor}`)

      expect(names).toEqual(namesOf(whole.body))
      expect(names.length).toBeGreaterThan(7)
      expect(elsewhere.status).toBe(400)
    },
  )
})

describe('an event whose id is not a UUID', () => {
  it.each(['createEvent', 'x', '00000000-0000-4000-8000-00000000000g'])(
    'is not found: %s',
    async (id) => {
      const anonymous = await service.request(`GET ${V}/events/${id}`)
      const signedIn = await service.request(`GET ${V}/events/${id}`, { token: ann })

      expect([anonymous.status, signedIn.status]).toEqual([401, 404])
      expect(signedIn.body).toMatchObject({ detail: `Could not find an event with id '${id}'.` })
    },
  )
})

describe('a missing object', () => {
  it.each([
    [`${V}/events/${unusedId}`, 'an event with id'],
    [`${V}/regattas/Nowhere`, "a regatta with name 'Nowhere'."],
    [`${V}/regattas/Nowhere/races`, "a regatta with name 'Nowhere'."],
    [`${V}/leaderboards/Nowhere`, "a leaderboard with name 'Nowhere'."],
  ])('is 404 for %s', async (path, text) => {
    for (const token of [ann, service.adminToken]) {
      const { status, body } = await service.request(`GET ${path}`, { token })
      expect(status).toBe(404)
      expect((body as { readonly detail: string }).detail).toContain(`Could not find ${text}`)
    }
  })
})

describe('two underscores in a path', () => {
  it('stand for a slash, when nothing has the literal name', async () => {
    const slashed = await makeEvent(service, ann, { eventName: 'Under/Slash', ispublic: false })
    const read = async (token: string) => {
      const replies = await Promise.all([
        service.request(`GET ${V}/regattas/Under__Slash`, { token }),
        service.request(`GET ${V}/leaderboards/Under__Slash`, { token }),
      ])
      return replies.map(({ status, body }) => [status, (body as { name?: string }).name])
    }
    const before = [await read(ann), await read(bob)]

    // Like a table from before regattas reserved their names in paths.
    await makeRegatta(service, 'Under__Slash', 'bob')

    const found = [200, slashed]
    expect(before).toEqual([
      [found, found],
      [
        [403, undefined],
        [403, undefined],
      ],
    ])
    const literal = [200, 'Under__Slash']
    expect(await read(bob)).toEqual([literal, literal])
    expect((await read(ann)).map(([status]) => status)).toEqual([403, 403])
  })

  it('do not in an id of an ownership', async () => {
    await makeEvent(service, ann, { eventName: 'Own/Id', ispublic: false })

    const { body } = await service.request(`GET ${S}/ownership/REGATTA/Own__Id`, {
      token: service.adminToken,
    })

    expect(body).toMatchObject({ objectId: 'Own__Id', username: null })
  })
})

describe('names with the same form in paths', () => {
  const create = (eventName: string, more: object = {}) =>
    service.request(`POST ${V}/events/createEvent`, {
      token: bob,
      json: { eventName, venuename: 'Kiel', ...more },
    })
  const detailOf = ({ body }: Awaited<ReturnType<typeof create>>) =>
    (body as { readonly detail?: string }).detail

  it.each([
    ['Twin/49er', 'Twin__49er'],
    ['Twin__470', 'Twin/470'],
    ['Twin/A/B', 'Twin/A__B'],
    ['Twin_/C', 'Twin/_C'],
  ])('are taken as soon as one exists: %s excludes %s', async (first, second) => {
    await makeEvent(service, ann, { eventName: first, ispublic: false })

    const twin = await create(second)

    const inPath = first.replaceAll('/', '__')
    expect([twin.status, (twin.body as { code?: string }).code]).toEqual([409, 'already-exists'])
    expect(detailOf(twin)).toBe(
      `There is a regatta already whose name in paths is ${inPath}, like that of ${second}.`,
    )
  })

  it.each([
    ['Old/49er', 'Old__49er'],
    ['Old__470', 'Old/470'],
  ])('are taken by a regatta of an older table: %s excludes %s', async (first, second) => {
    await makeRegatta(service, first, 'ann')

    expect((await create(second)).status).toBe(409)
  })

  it('are distinguished from an identical name', async () => {
    await makeEvent(service, ann, { eventName: 'Same/Name' })

    expect(detailOf(await create('Same/Name'))).toBe('There is a regatta Same/Name already.')
  })

  it('in concurrent requests give exactly one regatta', async () => {
    const twins = ['At/Once/7', 'At__Once/7', 'At/Once__7', 'At__Once__7']

    const replies = await Promise.all([...twins, ...twins].map((name) => create(name)))

    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  })

  it('are allowed for events without a regatta, which are not in paths', async () => {
    await makeEvent(service, ann, { eventName: 'Alone/1' })

    expect((await create('Alone__1', { createregatta: false })).status).toBe(200)
  })

  it('do not include similar names', async () => {
    for (const name of ['Near/1', 'Near_1', 'Near1', 'Near/ 1']) {
      expect((await create(name)).status).toBe(200)
    }
  })

  it('are refused for fleets of one series, with their location', async () => {
    const series = [{ name: 'Default', fleets: ['Gold/A', 'Silver', 'Gold__A'] }]

    const { status, body } = await create('Fleets', { series })

    const detail = 'must differ from the names of the other fleets, with `/` written as `__`'
    expect([status, body]).toMatchObject([
      400,
      { errors: [{ pointer: '/series/0/fleets/2', code: 'repeated', detail }] },
    ])
  })
})
