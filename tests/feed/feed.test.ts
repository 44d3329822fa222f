/** The feed of a regatta: its events, and their rules. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { startFeedWriter } from '../support/feedWriter.ts'
import { V } from '../../scripts/requests/paths.ts'
import { courseSetup } from '../support/courseSetup.ts'
import { buoy, windwardLeeward } from '../support/courses.ts'
import { makeEvent } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'
import { keepLog } from '../support/logLines.ts'

keepLog()
const service = await useTestService()
const courses = courseSetup(service)
let regatta: string
const feed = await startFeedWriter(service, service.services)
const owner = await service.createUser('owner')
afterAll(async () => {
  await feed.stop()
})
beforeEach(async () => {
  regatta = await courses.newRegatta(owner)
})

interface CloudEvent {
  readonly id: string
  readonly type: string
  readonly subject: string
  readonly source: string
  readonly time: string
  readonly data: Readonly<Record<string, unknown>>
}

const pathOf = (name = regatta) => `${V}/regattas/${encodeURIComponent(name)}/feed`
const nextOf = ({ headers }: { headers: Readonly<Record<string, string>> }) =>
  /^<(.*)>; rel="next"$/.exec(headers.link ?? '')?.[1] ?? ''

const read = async (token: string | undefined = owner, target = pathOf()) => {
  await feed.drain()
  const reply = await service.request(`GET ${target}`, token === '' ? {} : { token })
  return { ...reply, events: reply.body as readonly CloudEvent[], next: nextOf(reply) }
}

/** The events after those of the new regatta, as type and subject. */
const laterEvents = async (token = owner) => {
  const found: CloudEvent[] = []
  let target = `${pathOf()}?limit=7`
  for (;;) {
    const { events, next } = await read(token, target)
    if (next === target) throw new Error('the same page again')
    found.push(...events)
    if (events.length === 0) return found.slice(3).map(({ type, subject }) => `${type} ${subject}`)
    target = next
  }
}

const send = (route: string, more: RequestOptions = {}) =>
  service.request(route.replace('{regatta}', encodeURIComponent(regatta)), {
    token: owner,
    ...more,
  })
const tags = `${V}/{regatta}/R1/Default/tags`
const leaderboard = `${V}/leaderboards/{regatta}`

const makeMark = async (markName: string): Promise<string> => {
  const { body } = await send(`POST ${V}/mark/addMarkToRegatta`, {
    json: { regattaName: regatta, markName },
  })
  return (body as { markId: string }).markId
}

describe('the feed', () => {
  it('has the race columns of a new regatta, as CloudEvents', async () => {
    const { events } = await read()

    expect(events.map(({ type, subject }) => [type, subject])).toEqual(
      ['R1', 'R2', 'R3'].map((column) => ['regatta.racecolumn.added', column]),
    )
    expect(events[0]).toEqual({
      specversion: '1.0',
      datacontenttype: 'application/json',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      source: `/sailingserver/api/v1/regattas/${encodeURIComponent(regatta)}`,
      time: expect.stringMatching(/^20\d\d-.*Z$/) as string,
      type: 'regatta.racecolumn.added',
      subject: 'R1',
      data: { raceColumn: 'R1', series: 'Default', fleets: ['Default'] },
    })
    expect(Math.abs(Date.parse(events[0]?.time ?? '') - Date.now())).toBeLessThan(60_000)
  })

  it('has added and removed race columns', async () => {
    await send(`POST ${V}/regattas/{regatta}/addracecolumns?numberofraces=1`)
    await send(`POST ${V}/regattas/{regatta}/removeracecolumn?racecolumn=R2`)

    expect(await laterEvents()).toEqual([
      'regatta.racecolumn.added R4',
      'regatta.racecolumn.removed R2',
    ])
  })

  it('has each save of a course that changes something, and its new marks', async () => {
    const course = windwardLeeward()
    await courses.save(owner, regatta, course)
    const saved = await courses.read(owner, regatta)
    await courses.save(owner, regatta, saved)
    const { events } = await read()

    const later = events.slice(3).map(({ type }) => type)
    expect(later.filter((type) => type === 'regatta.mark.added')).toHaveLength(5)
    expect(later.filter((type) => type === 'race.course.saved')).toHaveLength(1)
    expect(later).toHaveLength(6)
    expect(events.find(({ type }) => type === 'race.course.saved')).toMatchObject({
      subject: 'R1/Default',
      data: { raceColumn: 'R1', fleet: 'Default', version: 1, numberOfLaps: 2, waypoints: 5 },
    })
  })

  it('has the start and the stop of tracking', async () => {
    const names = 'race_column=R1&fleet=Default'
    await send(`POST ${leaderboard}/denoteForTracking?${names}`)
    await send(`POST ${leaderboard}/starttracking?${names}`)
    await send(`POST ${leaderboard}/stoptracking?${names}`)

    expect(await laterEvents()).toEqual([
      'race.tracking.started R1/Default',
      'race.tracking.stopped R1/Default',
    ])
  })

  it('has added, moved, changed and removed marks', async () => {
    const id = await makeMark('Top')
    const ping = { longitude: 10, latitude: 54, timestamp: Date.now() }
    await send(`POST ${leaderboard}/marks/${id}/gps_fixes`, { json: ping })
    // An older position is not the last known one.
    await send(`POST ${leaderboard}/marks/${id}/gps_fixes`, {
      json: { ...ping, latitude: 55, timestamp: Date.now() - 60_000 },
    })
    const deviceUuid = '11111111-2222-4333-8444-555555555555'
    await send(`POST ${leaderboard}/device_mappings/start`, {
      json: { markId: id, deviceUuid, fromMillis: Date.now() },
    })
    await send(`POST ${V}/mark/revokeMarkOnRegatta`, { json: { regattaName: regatta, markId: id } })
    const { events, text } = await read()

    expect(events.slice(3).map(({ type }) => type)).toEqual([
      'regatta.mark.added',
      'regatta.mark.moved',
      'regatta.mark.changed',
      'regatta.mark.removed',
    ])
    expect(events[4]).toMatchObject({
      subject: id,
      data: { markId: id, name: 'Top', position: { latitude_deg: 54, longitude_deg: 10 } },
    })
    expect(text).not.toContain(deviceUuid)
  })

  it('has no event when the marks are spread over several items', { timeout: 60_000 }, async () => {
    const crowd = (count: number) => ({
      ...windwardLeeward(),
      markConfigurations: [
        ...windwardLeeward().markConfigurations,
        ...Array.from({ length: count }, (_, at) => buoy(`spare ${at} ${'x'.repeat(80)}`)),
      ],
    })
    const first = await makeMark('Top')
    await courses.save(owner, regatta, crowd(40))
    await courses.save(owner, regatta, crowd(80), 'R2')
    const events = await laterEvents()
    await send(`POST ${V}/mark/revokeMarkOnRegatta`, {
      json: { regattaName: regatta, markId: first },
    })
    const after = await laterEvents()

    const count = (found: readonly string[], type: string) =>
      found.filter((event) => event.startsWith(type)).length
    expect(count(events, 'regatta.mark.added')).toBe(1 + 45 + 85)
    expect(new Set(events).size).toBe(1 + 45 + 85 + 2)
    expect(count(events, 'regatta.mark.removed')).toBe(0)
    expect(count(events, 'regatta.mark.moved')).toBe(0)
    expect(after.slice(events.length)).toEqual([`regatta.mark.removed ${first}`])
  })
})

describe('a tag', () => {
  it('is in the feed while it is public, without hidden info', async () => {
    const json = { tag: 'Start', comment: 'clean', hiddenInfo: 'canary 1', public: true }
    const made = await send(`POST ${tags}`, { json: { ...json, raceTimepoint: 5 } })
    const { id } = made.body as { readonly id: string }
    const change = (changed: object) =>
      send(`PUT ${tags}`, { json: { tag_json: { id, public: true }, ...changed } })
    await change({ hiddenInfo: 'canary 2' })
    await change({ comment: 'very clean' })
    await change({ image: 'https://a.example/1.jpg', resizedImage: 'https://a.example/2.jpg' })
    await change({ resizedImage: 'https://a.example/3.jpg' })
    await change({ public: false, comment: 'canary 3' })
    await send(`PUT ${tags}`, { json: { tag_json: { id, public: false }, public: true } })
    await send(`DELETE ${tags}`, { json: { tag_json: { id, public: true } } })
    const { events, text } = await read()

    const later = events.slice(3)
    expect(later.map(({ type }) => type.replace('race.tag.', ''))).toEqual([
      'created',
      'changed',
      'changed',
      'changed',
      'deleted',
      'created',
      'deleted',
    ])
    expect(later[0]).toMatchObject({
      subject: 'R1/Default',
      data: { id, tag: 'Start', comment: 'clean', username: 'owner', raceTimepoint: 5 },
    })
    expect(later[4]?.data).toEqual({
      raceColumn: 'R1',
      fleet: 'Default',
      id,
      username: 'owner',
    })
    expect(text).not.toMatch(/canary 1|canary 2/)
    expect(JSON.stringify(later.slice(0, 5))).not.toContain('canary')
  })

  it('is never in the feed while it is private', async () => {
    const made = await send(`POST ${tags}`, { json: { tag: 'canary', raceTimepoint: 5 } })
    const { id } = made.body as { readonly id: string }
    await send(`PUT ${tags}`, { json: { tag_json: { id }, comment: 'canary' } })
    await send(`DELETE ${tags}`, { json: { tag_json: { id } } })

    expect((await read()).text).not.toContain('canary')
    expect(await laterEvents()).toEqual([])
  })

  it('is visible only with READ on the leaderboard', async () => {
    const reader = await service.createUser('reader')
    await courses.letEverybody(owner, 'REGATTA', regatta, 'READ')
    await courses.letEverybody(owner, 'LEADERBOARD', regatta)
    await send(`POST ${tags}`, { json: { tag: 'Start', raceTimepoint: 5, public: true } })

    expect(await laterEvents(reader)).toEqual([])
    expect(await laterEvents(owner)).toEqual(['race.tag.created R1/Default'])
    await courses.letEverybody(owner, 'LEADERBOARD', regatta, 'READ')
    expect(await laterEvents(reader)).toEqual(['race.tag.created R1/Default'])
    expect(await laterEvents('')).toEqual(['race.tag.created R1/Default'])
  })
})

it('shows nothing of a private regatta to the next owner of its name', async () => {
  const next = await service.createUser('next')
  const mine = await courses.save(owner, regatta, windwardLeeward())
  await makeMark('Secret')
  const names = 'race_column=R1&fleet=Default'
  await send(`POST ${leaderboard}/denoteForTracking?${names}`)
  await send(`POST ${leaderboard}/starttracking?${names}`)
  await send(`POST ${tags}`, { json: { tag: 'canary', raceTimepoint: 5, public: true } })
  await feed.drain()
  await send(`DELETE ${V}/regattas/{regatta}`)
  const made = await makeEvent(service, next, { eventName: regatta, numberofraces: 1 })

  const atOnce = await service.request(`GET ${pathOf()}`, { token: next })
  const { events, text } = await read(next)

  expect([mine.name, made]).toEqual(['Windward-leeward', regatta])
  expect(atOnce.text).toMatch(/^\[\]$|"R1"/)
  expect(atOnce.text + text).not.toMatch(/canary|Secret|tracking|course|R2/)
  expect(events.map(({ type, subject }) => [type, subject])).toEqual([
    ['regatta.racecolumn.added', 'R1'],
  ])
})

describe('no event', () => {
  it('follows from a dry run, or from the repetition of an idempotent request', async () => {
    const json = { tag: 'Start', raceTimepoint: 5, public: true }
    await send(`POST ${tags}?dryRun=true`, { json })
    const headers = { 'idempotency-key': 'once' }
    const first = await send(`POST ${tags}`, { json, headers })
    const second = await send(`POST ${tags}`, { json, headers })

    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(await laterEvents()).toEqual(['race.tag.created R1/Default'])
  })
})
