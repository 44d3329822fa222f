/** Boats are checked in and out, and listed with their states and positions. */
import { expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { makeCompetitor } from '../support/entries.ts'
import { leaderboardPath, makeEvent, regattaPath } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'
import { makeSeries } from './resultsFixture.ts'

const service = await useTestService()
const { request, createUser } = service
const ann = await createUser('ann')
const bob = await createUser('bob')

interface Listed {
  readonly hidden: number
  readonly boats: readonly (Readonly<Record<string, unknown>> & {
    readonly name: string
    readonly state: string
  })[]
}

const permitBob = async (type: string, id: string, ...actions: readonly string[]) => {
  const path = `PUT ${S}/ownership/${type}/${encodeURIComponent(id)}/acl`
  const { status } = await request(path, {
    token: ann,
    json: { acl: [{ groupId: null, actions }] },
  })
  expect(status).toBe(200)
}

const check = (regatta: string, id: string, afloat: boolean, at?: number, token = ann) =>
  request(`PUT ${regattaPath(regatta, `/competitors/${id}/tally`)}`, {
    token,
    json: { afloat, ...(at === undefined ? {} : { at }) },
  })

const list = (regatta: string, token = ann) =>
  request(`GET ${leaderboardPath(regatta, '/tally')}`, { token })

const listed = async (regatta: string, token = ann) => (await list(regatta, token)).body as Listed

const statesIn = async (regatta: string) =>
  Object.fromEntries((await listed(regatta)).boats.map(({ name, state }) => [name, state]))

const logEvent = async (regatta: string, event: Readonly<Record<string, unknown>>) => {
  const query = new URLSearchParams({ leaderboard: regatta, race_column: 'R1', fleet: 'Default' })
  const { status, text } = await request(`POST /sailingserver/rc/racelog?${query.toString()}`, {
    token: ann,
    json: { id: newId(), ...event },
  })
  expect(status, text).toBe(200)
}

it('keeps the latest press of several phones', async () => {
  const { regatta, idOf } = await makeSeries(service, ann, 'A')
  const now = Date.now()

  const first = await check(regatta, idOf('A'), true, now - 2000)
  const later = await check(regatta, idOf('A'), false, now - 1000)
  const late = await check(regatta, idOf('A'), true, now - 1500)
  const equal = await check(regatta, idOf('A'), true, now - 1000)

  expect(first.body).toEqual({ afloat: true, at: now - 2000, by: 'ann' })
  const counting = { afloat: false, at: now - 1000, by: 'ann' }
  expect([later.body, late.body, equal.body]).toEqual([counting, counting, counting])
  expect((await listed(regatta)).boats).toMatchObject([{ state: 'ashore', tally: counting }])
})

it('takes a press in the future, or without a time, as one of now', async () => {
  const { regatta, idOf } = await makeSeries(service, ann, 'A')
  const before = Date.now()

  const future = await check(regatta, idOf('A'), true, before + 3_600_000)
  const { at } = future.body as { readonly at: number }
  await new Promise((resolve) => setTimeout(resolve, 5))
  const next = await check(regatta, idOf('A'), false)

  expect(at).toBeGreaterThanOrEqual(before)
  expect(at).toBeLessThanOrEqual(Date.now())
  expect(next.body).toMatchObject({ afloat: false })
})

it('keeps the press when the entry changes otherwise', async () => {
  const { regatta, idOf } = await makeSeries(service, ann, 'A')
  await check(regatta, idOf('A'), true)

  await request(`PUT ${V}/competitors/${idOf('A')}`, { token: ann, json: { name: 'Anna' } })

  expect(await statesIn(regatta)).toEqual({ Anna: 'afloat' })
})

it('follows the boats through a race', async () => {
  const { regatta, idOf, save } = await makeSeries(service, ann, 'ABCDE')
  for (const name of 'ABCD') await check(regatta, idOf(name), true)
  const afloat = { A: 'afloat', B: 'afloat', C: 'afloat', D: 'afloat' }
  expect(await statesIn(regatta)).toEqual({ ...afloat, E: 'ashore' })

  const start = Date.now() - 3_600_000
  const startTime = { '@class': 'RaceLogStartTimeEvent', startTime: start, timestamp: start }
  await logEvent(regatta, startTime)
  const racing = { C: 'racing', D: 'racing', E: 'racing' }
  expect(await statesIn(regatta)).toEqual({ A: 'racing', B: 'racing', ...racing })

  const finishes = [
    { sailId: '1', finishMillis: start + 1000 },
    { sailId: '2', code: 'DNF' },
  ]
  await save('R1', finishes, { state: 'draft' })
  expect(await statesIn(regatta)).toEqual({ A: 'finished', B: 'retired', ...racing })

  await check(regatta, idOf('C'), false)
  const status = { '@class': 'RaceLogRaceStatusEvent', nextStatus: 'FINISHED' }
  await logEvent(regatta, { ...status, timestamp: Date.now() })
  const over = { A: 'finished', B: 'retired', C: 'ashore', D: 'unaccounted', E: 'unaccounted' }
  expect(await statesIn(regatta)).toEqual(over)
  const [, retired] = (await listed(regatta)).boats
  expect(retired).toMatchObject({ raceColumn: 'R1', fleet: 'Default', code: 'DNF', sailId: '2' })

  await check(regatta, idOf('D'), true)
  expect(await statesIn(regatta)).toEqual({ ...over, D: 'afloat' })
})

it('counts a race that has only a confirmed sheet', async () => {
  const { regatta, save } = await makeSeries(service, ann, 'AB')

  await save('R1', [{ sailId: '1', finishMillis: Date.now() - 60_000 }])

  expect(await statesIn(regatta)).toEqual({ A: 'finished', B: 'unaccounted' })
})

it('forgets the sheet of an abandoned attempt', async () => {
  const { regatta, save } = await makeSeries(service, ann, 'A')
  await save('R1', [{ sailId: '1', finishMillis: Date.now() - 60_000 }], { state: 'draft' })

  await logEvent(regatta, { '@class': 'RaceLogPassChangeEvent', passId: 1 })

  expect(await statesIn(regatta)).toEqual({ A: 'ashore' })
})

it('shows where a phone was last, and whether it sends', async () => {
  const secret = newId()
  const open = { competitorRegistrationType: 'OPEN_UNMODERATED', secret }
  const regatta = await makeEvent(service, ann, open)
  const deviceUuid = newId()
  const values = { secret, deviceUuid, sailid: '1' }
  await makeCompetitor(service, regatta, { ...values, competitorName: 'A' })
  await makeCompetitor(service, regatta, { token: ann, competitorName: 'B', sailid: '2' })
  expect((await listed(regatta)).boats).toMatchObject([{ phone: 'silent' }, { phone: 'none' }])

  const timestamp = Date.now()
  const fix = { timestamp, latitude: 54.5, longitude: 10.25, speed: 2, course: 90 }
  await request(`POST ${V}/gps_fixes`, { json: { deviceUuid, fixes: [fix] } })

  const [boat] = (await listed(regatta)).boats
  const position = { latitude: 54.5, longitude: 10.25, at: timestamp }
  expect(boat).toMatchObject({ phone: 'sends', position })
})

it.each([
  [90_000, 90],
  [20_000, undefined],
  [-90_000, undefined],
])('tells of a phone whose clock is %i ms ahead', async (aheadMillis, clockAheadSeconds) => {
  const secret = newId()
  const open = { competitorRegistrationType: 'OPEN_UNMODERATED', secret }
  const regatta = await makeEvent(service, ann, open)
  const deviceUuid = newId()
  await makeCompetitor(service, regatta, { secret, deviceUuid, sailid: '1', competitorName: 'A' })
  const timestamp = Date.now() + aheadMillis
  const fix = { timestamp, latitude: 54.5, longitude: 10.25, speed: 2, course: 90 }
  await request(`POST ${V}/gps_fixes`, { json: { deviceUuid, fixes: [fix] } })
  const devices = await request(`POST ${regattaPath(regatta, '/tracking_devices')}`, { token: ann })
  const page = await request(`GET /entries/${encodeURIComponent(regatta)}`, { token: ann })

  const [boat] = (await listed(regatta)).boats
  expect(boat?.clockAheadSeconds).toBe(clockAheadSeconds)
  expect(/"clockAheadSeconds":(\d+)/.exec(devices.text)?.[1]).toBe(clockAheadSeconds?.toString())
  expect(/clock about (\d+) s ahead/.exec(page.text)?.[1]).toBe(clockAheadSeconds?.toString())
})

it('is for callers with UPDATE on the leaderboard', async () => {
  const { regatta, idOf } = await makeSeries(service, ann, 'A', { ispublic: false })
  const statuses = async () => [
    (await list(regatta, bob)).status,
    (await check(regatta, idOf('A'), true, undefined, bob)).status,
  ]

  await permitBob('LEADERBOARD', regatta, 'READ')
  expect(await statuses()).toEqual([403, 403])

  await permitBob('LEADERBOARD', regatta, 'READ', 'UPDATE')
  // Bob may not see the competitor, but every entry of the regatta.
  expect(await statuses()).toEqual([200, 200])
  const tally = { afloat: true, by: 'bob' }
  expect(await listed(regatta, bob)).toMatchObject({ hidden: 0, boats: [{ name: 'A', tally }] })
})

it('knows only boats that are entered', async () => {
  const { regatta } = await makeSeries(service, ann, 'A')

  expect((await check(regatta, newId(), true)).status).toBe(404)
  expect((await list('Nowhere', service.adminToken)).status).toBe(404)
})
