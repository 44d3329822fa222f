/** The secret of a registration link: the access that it gives, and where it is never shown. */
import { beforeEach, describe, expect, it } from 'vitest'
import { newId, unusedId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeRegatta } from '../support/inventory.ts'
import {
  leaderboardPath,
  letEverybody,
  makeEvent,
  mapDevice,
  regattaPath,
  track,
} from '../support/sailing.ts'
import { keepLog } from '../support/logLines.ts'

const log = keepLog()
const create = `POST ${V}/events/createEvent`
const secret = 'b7d0c3a2-5f0e-11f0-8de9-0242ac120002'
const open = { competitorRegistrationType: 'OPEN_UNMODERATED', ispublic: false }

const service = await useTestService()
/** The paths that are readable with the link of one event. */
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const json = { ...open, eventName: 'Private Cup', venuename: 'Kiel', numberofraces: 1, secret }
const made = await service.request(create, { token: ann, json })
const { eventid, registrationSecret } = made.body as Readonly<Record<string, string>>
if (registrationSecret !== secret) throw new Error(made.text)
const eventName = json.eventName
await track(service, ann, 'starttracking', eventName, { race_column: 'R1' })
const mark = await service.request(`POST ${V}/mark/addMarkToRegatta`, {
  token: ann,
  json: { regattaName: eventName, markName: 'Pin' },
})
const { markId } = mark.body as { readonly markId: string }
const paths = [
  `${V}/events/${eventid ?? ''}`,
  ...['', '/races'].map((rest) => regattaPath(eventName, rest)),
  ...['', '/marks', `/marks/${markId}`].map((rest) => leaderboardPath(eventName, rest)),
]
beforeEach(() => {
  log.texts.length = 0
})

const statuses = (query: string, token?: string) =>
  Promise.all(
    paths.map(async (path) => {
      const reply = await service.request(`GET ${path}${query}`, { token })
      return reply.status
    }),
  )
const allOf = (status: number) => paths.map(() => status)

describe('the right secret', () => {
  it('gives everybody READ on event, regatta, races, leaderboard and marks', async () => {
    expect(await statuses(`?secret=${secret}`)).toEqual(allOf(200))
    expect(await statuses(`?secret=${secret}`, bob)).toEqual(allOf(200))
  })

  it('gives the same responses as to the owner, except the secret', async () => {
    for (const path of paths) {
      const byLink = await service.request(`GET ${path}?secret=${secret}`)
      const byOwner = await service.request(`GET ${path}`, { token: ann })
      const { registrationLinkSecret: _, ...others } = byOwner.body as Record<string, unknown>
      expect(byLink.body).toEqual(others)
    }
  })

  it('is needed until the ACL of the object allows reading', async () => {
    expect(await statuses('')).toEqual(allOf(401))
    expect(await statuses('', bob)).toEqual(allOf(403))
    expect(await statuses('', ann)).toEqual(allOf(200))
  })

  it('overrides a denial, because a denied user could read anonymously', async () => {
    const name = await makeEvent(service, ann, { ...open, secret: 'denied' })
    await letEverybody(service, ann, 'REGATTA', name, '!READ')
    const read = async (query: string, token?: string) =>
      (await service.request(`GET ${regattaPath(name, query)}`, { token })).status

    expect([await read('', bob), await read('?secret=denied', bob)]).toEqual([403, 200])
    expect([await read(''), await read('?secret=denied')]).toEqual([401, 200])
  })

  it('is valid for `__` and `/` in the name', async () => {
    await makeEvent(service, ann, { ...open, eventName: 'Link/Cup', secret })

    const reply = await service.request(`GET ${V}/regattas/Link__Cup?secret=${secret}`)

    expect([reply.status, reply.body]).toMatchObject([200, { name: 'Link/Cup' }])
  })

  it('gives no other permission: neither writes, nor the course', async () => {
    const replies = [
      await service.request(`POST ${regattaPath(eventName, `/addracecolumns?secret=${secret}`)}`),
      await service.request(
        `GET ${V}/courseconfiguration/getFromCourse/${encodeURIComponent(eventName)}/R1/Default?secret=${secret}`,
      ),
      await service.request(`GET ${V}/regattas?secret=${secret}`),
    ]

    expect(replies.map(({ status }) => status)).toEqual([401, 401, 200])
    expect(replies[2]?.text).not.toContain(eventName)
  })
})

describe('any other secret', () => {
  it.each(['?secret=', '?secret=null', `?secret=${secret.toUpperCase()}`, `?secret=${secret}x`])(
    'gives no access: %s',
    async (query) => {
      expect(await statuses(query)).toEqual(allOf(401))
      expect(await statuses(query, bob)).toEqual(allOf(403))
      expect(await statuses(query, ann)).toEqual(allOf(200))
    },
  )

  it('gives no access when it belongs to another regatta', async () => {
    await makeEvent(service, bob, { ...open, secret: 'of another regatta' })

    expect(await statuses('?secret=of%20another%20regatta')).toEqual(allOf(401))
  })

  it.each(['', '?secret=', '?secret=null'])(
    'gives no access to a regatta without a secret: %j',
    async (query) => {
      const name = `Before secrets ${newId()}`
      await makeRegatta(service, name, 'ann')

      const reply = await service.request(`GET ${regattaPath(name, query)}`)
      const owner = await service.request(`GET ${regattaPath(name, query)}`, { token: ann })

      expect(reply.status).toBe(401)
      expect(owner.body).toMatchObject({ registrationLinkSecret: null })
    },
  )

  it('finds no missing regatta and no missing event', async () => {
    for (const path of [`${V}/events/${unusedId}`, `${V}/regattas/No`, `${V}/leaderboards/No`]) {
      const anonymous = await service.request(`GET ${path}?secret=${secret}`)
      const signedIn = await service.request(`GET ${path}?secret=${secret}`, { token: bob })
      expect([anonymous.status, signedIn.status]).toEqual([401, 404])
    }
  })
})

describe('the secret of a new event', () => {
  const secretOf = async (wanted: Readonly<Record<string, unknown>>) => {
    const json = { eventName: `Secret ${newId()}`, venuename: 'Kiel', ...wanted }
    const { body } = await service.request(create, { token: ann, json })
    return (body as { readonly registrationSecret: string | null }).registrationSecret
  }

  it('is random, and absent without a regatta', async () => {
    const made = await Promise.all([
      secretOf({ competitorRegistrationType: 'OPEN_UNMODERATED' }),
      secretOf({ competitorRegistrationType: 'OPEN_MODERATED', secret: '' }),
      secretOf({ competitorRegistrationType: 'CLOSED' }),
      secretOf({}),
    ])

    expect(new Set(made).size).toBe(4)
    for (const text of made) expect(text).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(await secretOf({ ...open, createregatta: false })).toBeNull()
  })
})

describe('the secret is not visible', () => {
  it('in a regatta that the caller may not UPDATE', async () => {
    const name = await makeEvent(service, ann, { ...open, ispublic: true, secret })
    const read = async (token?: string) => {
      const reply = await service.request(`GET ${regattaPath(name)}`, { token })
      return (reply.body as Readonly<Record<string, unknown>>).registrationLinkSecret
    }

    expect([await read(), await read(bob), await read(ann)]).toEqual([undefined, undefined, secret])
    expect(await read(service.adminToken)).toBe(secret)
    for (const list of ['events', 'regattas', 'leaderboards']) {
      expect((await service.request(`GET ${V}/${list}`, { token: ann })).text).not.toContain(secret)
    }
  })

  it('in the log', async () => {
    await makeEvent(service, ann, { ...open, secret })
    await statuses(`?secret=${secret}`)

    expect(log.texts.join('\n')).not.toContain(secret)
    const read = log.lines().filter(({ method }) => method === 'GET')
    expect(read.map(({ rule }) => rule)).toEqual(paths.map(() => 'registration-link'))
  })

  it('in the audit trail, an explanation, or a dry run', async () => {
    const name = encodeURIComponent(eventName)
    const texts = await Promise.all(
      [
        `GET ${S}/audit?object=REGATTA/${name}`,
        `GET ${S}/explain?permission=REGATTA:READ:${name}`,
        `POST ${regattaPath(eventName, '/addracecolumns?dryRun=true')}`,
      ].map(async (route) => {
        const { status, text } = await service.request(route, { token: ann })
        expect(status).toBe(200)
        return text
      }),
    )

    expect(texts.join('\n')).not.toContain(secret)
    expect(texts.join('\n')).not.toMatch(/registrationLinkSecret/i)
  })
})

describe('a token of another server', () => {
  const foreign = ['b71c9c2a9b1f4d1e8f0a', 'eyJhbGciOiJub25lIn0.e30.', 'CB_AQ']

  it.each(foreign)('counts as no credentials beside the secret (%s)', async (token) => {
    expect(new Set(await statuses(`?secret=${secret}`, token))).toEqual(new Set([200]))
    expect(new Set(await statuses('', token))).toEqual(new Set([401]))
  })

  it('lets a sailor enter a regatta, and end the mapping of a device', async () => {
    const deviceUuid = newId()
    const [token = ''] = foreign
    const query = new URLSearchParams({
      competitorName: 'Albatross',
      boatclass: '49er',
      deviceUuid,
      secret,
    }).toString()
    const entered = await service.request(
      `POST ${regattaPath(eventName, `/competitors/createandadd?${query}`)}`,
      { token },
    )
    const { id } = entered.body as { readonly id: string }
    const mapping = { competitorId: id, deviceUuid, toMillis: Date.now() }
    const ended = await mapDevice(service, token, eventName, mapping, 'end')

    expect([entered.status, ended.status]).toEqual([200, 200])
  })

  it('ends no session whose cookie was not read, as no credentials with an unknown cookie do', async () => {
    const headers = { cookie: `JSESSIONID=${Buffer.from('ann').toString('base64url')}.unknown` }
    const route = `GET ${regattaPath(eventName, '/competitors')}?secret=${secret}`
    const [token = ''] = foreign

    const beside = await service.request(route, { token, headers })
    const alone = await service.request(route, { headers })

    expect([beside.cookies, alone.cookies.length]).toEqual([[], 1])
  })

  it('is refused where no secret is taken', async () => {
    const [token = ''] = foreign
    const requests = [
      `GET ${S}/hello`,
      `GET ${V}/regattas`,
      `GET ${regattaPath(eventName, '/competitors')}?secret=${secret}`,
    ]
    const replies = await Promise.all(requests.map((each) => service.request(each, { token })))

    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(replies[1]?.body).toMatchObject({ code: 'invalid-credentials' })
  })

  it('is not a token of this service that is revoked, forged or misspelled', async () => {
    const cay = await service.createUser('cay')
    await service.request(`POST ${S}/remove_access_token`, { token: cay })
    const forged = `${ann.slice(0, -1)}${ann.endsWith('A') ? 'B' : 'A'}`

    for (const token of [cay, forged, 'cb_x']) {
      expect(new Set(await statuses(`?secret=${secret}`, token))).toEqual(new Set([401]))
    }
  })

  it('is refused in a header with other credentials, also beside the secret', async () => {
    const authorization = ['Basic eDp5', 'Bearer', 'Bearer a b', 'Bearer a, Bearer b']
    const path = `${regattaPath(eventName)}?secret=${secret}`
    const replies = await Promise.all(
      authorization.map((each) =>
        service.request(`GET ${path}`, { headers: { authorization: each } }),
      ),
    )

    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 400])
  })
})
