/** Competitors and boats: who creates, owns, reads and changes them. */
import { describe, expect, it } from 'vitest'
import { unusedId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { createCompetitor, makeCompetitor, onCompetitors } from '../support/entries.ts'
import { open, secret } from '../support/openRegattas.ts'
import { useTestService } from '../support/useTestService.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'

const person = { competitorName: 'Tom Sailor', competitorEmail: 'tom@example.com' }

const service = await useTestService()
/** Regattas of ann. Everybody can read the public one. */
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')
const publicCup = await makeEvent(service, ann, open)
const privateCup = await makeEvent(service, ann, { ...open, ispublic: false })
const closedCup = await makeEvent(service, ann, { secret })

const get = (path: string, token?: string) => service.request(`GET ${path}`, { token })
const idsIn = ({ body }: { readonly body: unknown }) =>
  (body as readonly { readonly id: string }[]).map(({ id }) => id)
const listOf = (regatta: string, token?: string) => get(regattaPath(regatta, '/competitors'), token)

describe('createandadd', () => {
  it('creates a competitor with team, boat and entry', async () => {
    const query = {
      ...person,
      competitorShortName: 'Tom',
      nationalityIOC: 'ger',
      sailid: 'GER 1',
      timeontimefactor: '0.95',
      timeondistanceallowancepernauticalmileasmillis: '1500',
      searchtag: 'junior',
      displayColor: '#ff8800',
      flagImageURI: 'https://example.com/f.png',
      teamImageURI: 'https://example.com/t.png',
    }
    const made = await makeCompetitor(service, publicCup, { token: ann, ...query })

    expect(made).toMatchObject({
      idtype: 'java.util.UUID',
      name: 'Tom Sailor',
      shortName: 'Tom',
      displayColor: '#FF8800',
      email: 'tom@example.com',
      searchTag: 'junior',
      nationality: 'GER',
      nationalityISO2: 'DE',
      nationalityISO3: 'DEU',
      countryCode: 'DE',
      sailID: 'GER 1',
      flagImageUri: 'https://example.com/f.png',
      timeOnTimeFactor: 0.95,
      timeOnDistanceAllowanceInSecondsPerNauticalMile: 1.5,
      team: {
        name: 'Tom',
        coach: null,
        sailors: [{ name: 'Tom Sailor', description: null, nationality: { IOC: 'GER' } }],
        imageUri: 'https://example.com/t.png',
      },
      boat: { name: 'Tom', sailId: 'GER 1', color: null, boatClass: { name: '49er' } },
    })
    const shown = { ...made, regattas: [publicCup] }
    expect((await get(`${V}/competitors/${made.id}`, ann)).body).toEqual(shown)
    expect((await get(`${V}/boats/${made.boat.id}`, ann)).body).toEqual(made.boat)
    expect(idsIn(await listOf(publicCup, ann))).toContain(made.id)
  })

  it('takes the name and the address of the caller if they are absent', async () => {
    const form = { username: 'eve', fullName: '', email: 'eve@example.com', company: '' }
    const eve = await service.createUser('eve')
    await service.request(`PUT ${S}/user`, { token: eve, form })
    const eveCup = await makeEvent(service, eve)

    const named = await makeCompetitor(service, eveCup, { token: eve, nationalityIOC: '' })
    await service.request(`PUT ${S}/user`, { token: eve, form: { ...form, fullName: 'Eve Full' } })
    const full = await makeCompetitor(service, eveCup, { token: eve })

    expect(named).toMatchObject({ name: 'eve', shortName: 'eve', email: 'eve@example.com' })
    expect(named).toMatchObject({ nationality: '', countryCode: null, sailID: null })
    expect(full).toMatchObject({ name: 'Eve Full', boat: { name: 'Eve Full' } })
  })

  it.each([
    ['no boat class', { boatclass: '' }, 404, "Could not use a boat class with name 'null'."],
    ['a colour in words', { displayColor: 'blue' }, 400, undefined],
    ['an address without http', { teamImageURI: 'file:///etc/passwd' }, 400, undefined],
    ['a device without a UUID', { deviceUuid: 'phone' }, 400, undefined],
    ['a factor that is no number', { timeontimefactor: 'fast' }, 400, undefined],
    ['no e-mail address', { competitorEmail: 'tom' }, 400, undefined],
  ])('refuses %s', async (_, query, status, detail) => {
    const before = await listOf(publicCup, ann)
    const refused = await createCompetitor(service, publicCup, { token: ann, ...person, ...query })
    expect(refused.status).toBe(status)
    if (detail !== undefined) expect(refused.body).toMatchObject({ detail })
    expect((await listOf(publicCup, ann)).body).toEqual(before.body)
  })

  it('refuses an unknown regatta', async () => {
    const refused = await createCompetitor(service, 'Nowhere', { token: ann, ...person })
    const detail = "Could not find a regatta with name 'Nowhere'."
    expect(refused).toMatchObject({ status: 404, body: { detail } })
  })
})

describe('self-registration', () => {
  const detailFor = (regatta: string) => `Self-registration to regatta '${regatta}' is not allowed.`

  it('needs the right secret of a regatta that is open', async () => {
    const attempts = [
      [publicCup, { secret }, 200, 200],
      [privateCup, { secret }, 200, 200],
      [closedCup, { secret }, 403, 403],
      [publicCup, { secret: 'other' }, 401, 403],
      [publicCup, { secret: '' }, 401, 403],
      [publicCup, {}, 401, 403],
    ] as const
    for (const [regatta, query, anonymous, stranger] of attempts) {
      const replies = [
        await createCompetitor(service, regatta, { ...person, ...query }),
        await createCompetitor(service, regatta, { ...person, ...query, token: bob }),
      ]
      expect(replies.map(({ status }) => status)).toEqual([anonymous, stranger])
      for (const { status, body } of replies) {
        if (status !== 200) expect(body).toMatchObject({ detail: detailFor(regatta) })
      }
    }
  })

  it('is text unless the client accepts JSON by name', async () => {
    const path = regattaPath(closedCup, `/competitors/createandadd?boatclass=49er&secret=${secret}`)
    const refused = await service.request(`POST ${path}`, {
      token: bob,
      headers: { accept: '*/*' },
    })
    expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(refused.text).toBe(detailFor(closedCup))
  })

  it('needs a name from somebody without a user name', async () => {
    const refused = await createCompetitor(service, publicCup, { secret })
    const detail =
      "No competitor name specified and no user authenticated; can't derive competitor name."
    expect(refused).toMatchObject({ status: 400, body: { detail } })
    expect((await createCompetitor(service, publicCup, { secret, token: bob })).status).toBe(200)
  })

  it('makes the owners of the regatta the owners of what it creates', async () => {
    const ownersOf = async (type: string, id: string) =>
      (await get(`${S}/ownership/${type}/${encodeURIComponent(id)}`, service.adminToken)).body
    const regatta = await ownersOf('REGATTA', publicCup)
    const invited = await makeCompetitor(service, publicCup, { ...person, secret, token: bob })
    const added = await makeCompetitor(service, publicCup, {
      ...person,
      token: service.adminToken,
    })

    for (const [type, id] of [
      ['COMPETITOR', invited.id],
      ['BOAT', invited.boat.id],
      ['COMPETITOR', added.id],
      ['BOAT', added.boat.id],
    ] as const) {
      const { username, groupId } = regatta as Readonly<Record<string, unknown>>
      expect(await ownersOf(type, id)).toMatchObject({ username, groupId })
    }
  })
})

describe('reading', () => {
  it('is public exactly if the regatta is', async () => {
    const inPublic = await makeCompetitor(service, publicCup, { ...person, secret })
    const inPrivate = await makeCompetitor(service, privateCup, { ...person, secret })
    const statusesOf = async ({ id, boat }: typeof inPublic, query: string, token?: string) => {
      const paths = [`competitors/${id}`, `competitors/${id}/team`, `boats/${boat.id}`]
      const replies = await Promise.all(paths.map((path) => get(`${V}/${path}${query}`, token)))
      return replies.map(({ status }) => status)
    }
    const link = (regatta: string, right = secret) =>
      `?${new URLSearchParams({ leaderboardName: regatta, secret: right }).toString()}`

    expect(await statusesOf(inPublic, '')).toEqual([200, 200, 200])
    expect(await statusesOf(inPrivate, '')).toEqual([401, 401, 401])
    expect(await statusesOf(inPrivate, '', bob)).toEqual([403, 403, 403])
    expect(await statusesOf(inPrivate, '', ann)).toEqual([200, 200, 200])
    expect(await statusesOf(inPrivate, link(privateCup))).toEqual([200, 200, 200])
    // The secret counts for the competitors of its regatta only.
    expect(await statusesOf(inPrivate, link(publicCup), bob)).toEqual([403, 403, 403])
    expect(await statusesOf(inPrivate, link(privateCup, 'x'), bob)).toEqual([403, 403, 403])
    expect(await statusesOf(inPrivate, `?secret=${secret}`, bob)).toEqual([403, 403, 403])
  })

  it('is not public for ever in a regatta that is public for a time', async () => {
    const regatta = await makeEvent(service, ann, { ...open, ispublic: false })
    await service.request(`PUT ${S}/ownership/REGATTA/acl?id=${encodeURIComponent(regatta)}`, {
      token: ann,
      json: { acl: [{ groupId: null, actions: ['READ'], validUntil: Date.now() + 3_600_000 }] },
    })
    const { id } = await makeCompetitor(service, regatta, { ...person, token: ann })

    expect((await get(regattaPath(regatta))).status).toBe(200)
    expect((await get(`${V}/competitors/${id}`)).status).toBe(401)
    expect((await get(`${V}/competitors/${id}`, ann)).status).toBe(200)
  })

  it('shows e-mail addresses with READ only', async () => {
    const { id } = await makeCompetitor(service, publicCup, { ...person, secret })
    const inList = async (token?: string) =>
      ((await listOf(publicCup, token)).body as readonly { id: string; email?: string }[]).find(
        (competitor) => competitor.id === id,
      )
    const shown = async (token: string | undefined, query = '') =>
      (await get(`${V}/competitors/${id}${query}`, token)).body
    const ofLeaderboard = async (token?: string) =>
      (await get(leaderboardPath(publicCup, `/competitors/${id}?secret=${secret}`), token)).body

    const link = `?leaderboardName=${encodeURIComponent(publicCup)}&secret=${secret}`
    for (const competitor of [
      await inList(),
      await inList(bob),
      await shown(bob, link),
      await ofLeaderboard(bob),
    ]) {
      expect(competitor).toMatchObject({ id })
      expect(competitor).not.toHaveProperty('email')
    }
    for (const competitor of [await inList(ann), await shown(ann), await ofLeaderboard(ann)]) {
      expect(competitor).toMatchObject({ email: 'tom@example.com' })
    }
  })

  it('lists the competitors that the caller may see, to callers with READ on the regatta', async () => {
    const { id } = await makeCompetitor(service, privateCup, { ...person, secret })
    const hidden = await makeCompetitor(service, publicCup, { ...person, secret })
    await service.request(`DELETE ${S}/ownership/COMPETITOR/${hidden.id}/acl`, { token: ann })

    expect((await listOf(privateCup)).status).toBe(401)
    expect((await listOf(privateCup, bob)).status).toBe(403)
    expect((await get(regattaPath(privateCup, `/competitors?secret=${secret}`), bob)).status).toBe(
      403,
    )
    expect(idsIn(await listOf(privateCup, ann))).toContain(id)
    expect(idsIn(await listOf(publicCup, ann))).toContain(hidden.id)
    expect(idsIn(await listOf(publicCup, bob))).not.toContain(hidden.id)
  })

  it('knows no other competitor and no other boat', async () => {
    const detail = (what: string) => `Could not find a ${what} with id '${unusedId}'.`
    for (const path of [`competitors/${unusedId}`, `competitors/${unusedId}/team`]) {
      expect(await get(`${V}/${path}`, ann)).toMatchObject({
        status: 404,
        body: { detail: detail('competitor') },
      })
    }
    const boat = await get(`${V}/boats/${unusedId}`, ann)
    expect(boat).toMatchObject({ status: 404, body: { detail: detail('boat') } })
  })
})

describe('a change', () => {
  const cup = publicCup
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
})
