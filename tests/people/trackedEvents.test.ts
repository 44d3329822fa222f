/** The events that a user tracks: a list of its own, with secrets that nobody else sees. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { S, V } from '../../scripts/requests/paths.ts'
import { putTrackedEvents, readTrackedEvents } from '#people/items/preferences.ts'
import { validElements } from '#people/rules/trackedEvent.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeEvent } from '../support/sailing.ts'
import { securitySetup } from '../support/securitySetup.ts'

const service = await useTestService()
const setup = securitySetup(service)
const ann = await service.createUser('ann')
const bob = await service.createUser('bob')

const entry = {
  isArchived: false,
  url: 'https://other.example',
  regattaSecret: 'the-secret-of-the-regatta',
  trackedElements: [{ deviceId: 'phone-of-ann', competitorId: randomUUID() }],
}

const at = (eventId: string, leaderboard = 'Kiel') =>
  `${V}/trackedevents/${eventId}/${encodeURIComponent(leaderboard)}`
const put = (path: string, more: object = {}, token: string | undefined = ann) =>
  service.request(`PUT ${path}`, { token, json: { ...entry, ...more } })
const list = async (token = ann, query = '?includeArchived=false') => {
  const { body } = await service.request(`GET ${V}/trackedevents${query}`, { token })
  return (body as { readonly trackedEvents: readonly Readonly<Record<string, unknown>>[] })
    .trackedEvents
}
const idsOf = async (token = ann, query?: string) =>
  (await list(token, query)).map(({ eventId }) => eventId)

describe('the list of tracked events', () => {
  it('shows what was stored, and to its user only', async () => {
    const eventId = randomUUID()
    const stored = await put(at(eventId))

    expect([stored.status, stored.text]).toEqual([202, ''])
    expect(await list()).toEqual([{ eventId, leaderboardName: 'Kiel', ...entry }])
    expect(await list(bob)).toEqual([])
  })

  it('takes escapes in a name literally if a leaderboard has this name', async () => {
    const token = await service.createUser('eddy')
    await makeEvent(service, ann, { eventName: '~49er Cup' })
    const [here, elsewhere] = [randomUUID(), randomUUID()]

    await put(at(here, '~49er Cup'), {}, token)
    await put(at(elsewhere, '~4B~69el'), {}, token)
    const found = await list(token)
    const removed = await service.request(`DELETE ${at(here, '~49er Cup')}`, { token })

    expect(found.map(({ leaderboardName }) => leaderboardName)).toEqual(['~49er Cup', 'Kiel'])
    expect(removed.status).toBeLessThan(300)
    expect(await idsOf(token)).toEqual([elsewhere])
  })

  it('has one entry for an event and a leaderboard, and the latest change at the end', async () => {
    const token = await service.createUser('carl')
    const [first, second] = [randomUUID(), randomUUID()]
    await put(at(first), {}, token)
    await put(at(second), {}, token)
    await put(at(first, 'Other'), {}, token)
    await put(at(first.toUpperCase()), { url: null, regattaSecret: null }, token)

    const found = await list(token)

    expect(found.map(({ eventId, leaderboardName }) => [eventId, leaderboardName])).toEqual([
      [second, 'Kiel'],
      [first, 'Other'],
      [first, 'Kiel'],
    ])
    expect(found[2]).toMatchObject({ url: null, regattaSecret: null })
  })

  it('omits archived events unless the client asks for them', async () => {
    const token = await service.createUser('dora')
    const eventId = randomUUID()
    await put(at(eventId), {}, token)
    const form = { includeArchived: 'true' }
    const archived = await service.request(`POST ${at(eventId)}`, { token, form })
    const listed = [await idsOf(token), await idsOf(token, '?includeArchived=true')]
    await service.request(`POST ${at(eventId)}`, { token, form: { includeArchived: 'false' } })

    expect([archived.status, archived.text]).toEqual([202, ''])
    expect(listed).toEqual([[], [eventId]])
    expect(await idsOf(token, '')).toEqual([eventId])
  })

  it('loses an event that is deleted', async () => {
    const token = await service.createUser('emil')
    const eventId = randomUUID()
    await put(at(eventId, 'Kiel~2F49er'), {}, token)
    expect((await list(token))[0]).toMatchObject({ leaderboardName: 'Kiel/49er' })

    const deleted = await service.request(`DELETE ${at(eventId, 'Kiel~2F49er')}`, { token })
    const again = await service.request(`DELETE ${at(eventId, 'Kiel~2F49er')}`, { token })

    expect([deleted.status, await list(token)]).toEqual([202, []])
    expect([again.status, again.text]).toEqual([
      404,
      expect.stringContaining('No tracked events with this eventId found.'),
    ])
    const archive = { token, form: { includeArchived: 'true' } }
    expect((await service.request(`POST ${at(eventId)}`, archive)).status).toBe(404)
  })

  it('describes events of this server that the user can read', async () => {
    const token = await service.createUser('finn')
    const other = await service.createUser('gerd')
    const name = await makeEvent(service, token, { startdate: '2026-06-20T10:00:00Z' })
    const { body } = await service.request(`GET ${V}/events`, { token })
    const events = body as readonly { readonly id: string; readonly name: string }[]
    const eventId = events.find((event) => event.name === name)?.id ?? ''
    await put(at(eventId, name), {}, token)
    await put(at(eventId, name), {}, other)
    const inPublic = (await list(other))[0]
    await setup.secure({ type: 'EVENT', id: eventId }, { owner: 'finn' })

    expect(inPublic).toMatchObject({ name, isOwner: false })
    const start = '2026-06-20T10:00:00.000Z'
    expect(await list(token)).toMatchObject([{ name, start, isOwner: true }])
    expect((await list(other))[0]).not.toHaveProperty('name')
  })
})

describe('a tracked event', () => {
  it('keeps elements with a valid id only', async () => {
    const token = await service.createUser('hans')
    const [competitorId, markId] = [randomUUID(), randomUUID()]
    await put(
      at(randomUUID()),
      {
        trackedElements: [
          { deviceId: 'a', competitorId: 'unknown' },
          { deviceId: 'a' },
          { deviceId: 'b', competitorId: null, markId },
          { deviceId: 'c', competitorId: competitorId.toUpperCase(), boatId: 'unknown' },
        ],
      },
      token,
    )

    expect((await list(token))[0]).toMatchObject({
      trackedElements: [
        { deviceId: 'b', markId },
        { deviceId: 'c', competitorId },
      ],
    })
    expect(validElements([{ competitorId }])).toEqual([])
  })

  it('may have no elements, as while an event is created', async () => {
    const token = await service.createUser('ines')

    expect((await put(at(randomUUID()), { trackedElements: [] }, token)).status).toBe(202)
  })

  it.each([
    ['no isArchived', { isArchived: undefined }],
    ['an element without a device', { trackedElements: [{ competitorId: randomUUID() }] }],
    ['too many elements', { trackedElements: Array(101).fill({ deviceId: 'a' }) }],
  ])('is refused with %s', async (_, more) => {
    expect((await put(at(randomUUID()), more)).status).toBe(400)
  })

  it('needs an event id that is a UUID, and a user', async () => {
    const requests = [
      await put(at('Kiel')),
      await service.request(`POST ${at('Kiel')}`, {
        token: ann,
        form: { includeArchived: 'true' },
      }),
      await service.request(`GET ${V}/trackedevents`),
      await service.request(`PUT ${at(randomUUID())}`, { json: entry }),
      await service.request(`DELETE ${at(randomUUID())}`),
    ]

    expect(requests.map(({ status }) => status)).toEqual([400, 400, 401, 401, 401])
  })

  it('is one of 200, in 350,000 bytes together', async () => {
    const token = await service.createUser('jana')
    const { userId } = await setup.userNamed('jana')
    const many = (count: number, secret: string) =>
      Array.from({ length: count }, () => ({
        eventId: randomUUID(),
        leaderboardName: 'Kiel',
        url: null,
        isArchived: false,
        regattaSecret: secret,
        trackedElements: [],
      }))
    await setup.newStore().write([putTrackedEvents(userId, many(200, ''), 'any')])
    const more = await put(at(randomUUID()), {}, token)
    const [known] = await idsOf(token)
    const again = await put(at(String(known)), {}, token)
    await setup.newStore().write([putTrackedEvents(userId, many(190, 'x'.repeat(1700)), 'any')])
    const large = await put(at(randomUUID()), { regattaSecret: 'x'.repeat(1000) }, token)
    const larger = await put(at(randomUUID()), { url: 'x'.repeat(1000) }, token)

    expect([more.status, more.text]).toEqual([
      400,
      expect.stringContaining('You track 200 events already.'),
    ])
    expect([again.status, large.status, larger.status]).toEqual([202, 413, 413])
  })

  it('has a dry run, and no audit records', async () => {
    const token = await service.createUser('karl')
    const eventId = randomUUID()
    const dry = await put(`${at(eventId)}?dryRun=true`, {}, token)
    const before = await list(token)
    await put(at(eventId), {}, token)
    const audit = await service.request(`GET ${S}/audit?username=karl`, {
      token: service.adminToken,
    })

    expect([dry.status, before]).toEqual([200, []])
    expect(dry.body).toMatchObject({ created: [{ what: 'preference', name: 'trackedevents' }] })
    expect(dry.text + audit.text).not.toContain('the-secret-of-the-regatta')
    expect(audit.text).not.toContain('phone-of-ann')
  })

  it('is deleted with its user', async () => {
    const token = await service.createUser('lena')
    const { userId } = await setup.userNamed('lena')
    await put(at(randomUUID()), {}, token)
    await service.request(`DELETE ${S}/user?username=lena`, { token: service.adminToken })

    expect((await readTrackedEvents(setup.newStore(), userId)).item).toBeUndefined()
    expect((await put(at(randomUUID()), {}, token)).status).toBe(401)
  })
})
