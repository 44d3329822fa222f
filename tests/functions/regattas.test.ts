/** Events, regattas and leaderboards: by what names they are read, by whom, and in lists. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { S, startTestService, type TestService } from '../support/functions.ts'
import { leaderboardPath, makeEvent, regattaPath, V } from '../support/sailing.ts'

let service: TestService
let ann: string
let bob: string
beforeAll(async () => {
  service = await startTestService()
  ann = await service.createUser('ann')
  bob = await service.createUser('bob')
})
afterAll(() => service.stop())

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
    expect((list.body as readonly { readonly name: string }[]).map(({ name }) => name)).toContain(
      eventName,
    )
  })
})

describe('an event that is not public', () => {
  it('is read by its owner alone, until its list says otherwise', async () => {
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

  it('is left out of the lists of others, and what is public is in everybody’s', async () => {
    const hidden = await makeEvent(service, ann, { ispublic: false })
    const shown = await makeEvent(service, ann)
    const namesIn = async (list: string, token?: string) => {
      const { body } = await service.request(`GET ${V}/${list}`, token ? { token } : {})
      return (body as readonly { readonly name: string }[])
        .map(({ name }) => name)
        .filter((name) => name === hidden || name === shown)
    }

    for (const list of ['events', 'regattas', 'leaderboards']) {
      expect(await namesIn(list)).toEqual([shown])
      expect(await namesIn(list, bob)).toEqual([shown])
      expect(await namesIn(list, ann)).toEqual([hidden, shown])
    }
  })
})

describe('a list', () => {
  it.each(['events', 'regattas', 'leaderboards'])(
    'of %s comes in pages whose cursors fit no other list',
    async (list) => {
      await makeEvent(service, ann)
      const whole = await service.request(`GET ${V}/${list}`)
      const names: string[] = []
      let next: string | undefined = `${V}/${list}?limit=7`
      while (next !== undefined) {
        const page = await service.request(`GET ${next}`)
        names.push(...(page.body as readonly { readonly name: string }[]).map(({ name }) => name))
        next = /<([^>]+)>/.exec(page.headers.link ?? '')?.[1]
      }
      const first = await service.request(`GET ${V}/${list}?limit=1`)
      const cursor = /cursor=([^>&]+)/.exec(first.headers.link ?? '')?.[1] ?? ''
      const other = list === 'regattas' ? 'leaderboards' : 'regattas'
      const elsewhere = await service.request(`GET ${V}/${other}?cursor=${cursor}`)

      expect(names).toEqual(
        (whole.body as readonly { readonly name: string }[]).map(({ name }) => name),
      )
      expect(names.length).toBeGreaterThan(7)
      expect(elsewhere.status).toBe(400)
    },
  )
})

describe('what does not exist', () => {
  it.each([
    [`${V}/events/00000000-0000-4000-8000-000000000000`, 'an event with id'],
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

    await makeEvent(service, bob, { eventName: 'Under__Slash', ispublic: false })

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

  it('do so in no id of ownership', async () => {
    await makeEvent(service, ann, { eventName: 'Own/Id', ispublic: false })

    const { body } = await service.request(`GET ${S}/ownership/REGATTA/Own__Id`, {
      token: service.adminToken,
    })

    expect(body).toMatchObject({ objectId: 'Own__Id', username: null })
  })
})
