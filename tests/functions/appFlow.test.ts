/**
 * The requests of an existing app that creates an event and runs its races, in the order in which it
 * sends them: forms without a body, JSON without a body, and several requests at once.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { V } from '../../harness/paths.ts'
import { startTestService, type TestService } from '../support/functions.ts'
import { leaderboardPath, regattaPath } from '../support/sailing.ts'

let service: TestService
let token: string
beforeAll(async () => {
  service = await startTestService()
  token = await service.createUser('organizer')
})
afterAll(() => service.stop())

const formType = 'application/x-www-form-urlencoded;charset=UTF-8'
const secret = 'b7d0c3a2-5f0e-11f0-8de9-0242ac120002'
const name = 'Thursday Night'
const races = ['R1', 'R2', 'R3']
const minute = 60_000
const start = Date.UTC(2026, 5, 20, 9)

/** Sends a request as the app does, and requires that it succeeds. */
const send = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  query: Readonly<Record<string, string>> = {},
  more: { readonly json?: object; readonly body?: string; readonly type?: string } = {},
) => {
  const { json, body, type = 'application/json' } = more
  const target = `${path}?${new URLSearchParams(query).toString()}`
  const { status, text, ...reply } = await service.request(`${method} ${target}`, {
    token,
    headers: { 'content-type': type },
    ...(json === undefined ? {} : { json }),
    ...(body === undefined ? {} : { body }),
  })
  expect(status, text).toBe(200)
  return reply.body as Readonly<Record<string, unknown>>
}

const createEvent = () => {
  const form = new URLSearchParams([
    ...Object.entries({
      secret,
      startdate: '2026-06-20T08:00:00Z',
      enddate: '2026-06-20T18:00:00Z',
    }),
    ...Object.entries({ baseurl: 'http://127.0.0.1:3000', eventName: name, venuename: 'Kiel' }),
    ...Object.entries({ ispublic: 'false', competitorRegistrationType: 'OPEN_UNMODERATED' }),
    ...Object.entries({ createleaderboardgroup: 'true', createregatta: 'true' }),
    ...Object.entries({ numberofraces: '3', rankingMetric: 'ONE_DESIGN', boatclassname: '49er' }),
    ['leaderboardDiscardThresholds', '4'],
    ['leaderboardDiscardThresholds', '7'],
  ])
  return send('POST', `${V}/events/createEvent`, {}, { body: form.toString(), type: formType })
}

it('creates an event with three races that are named for tracking', async () => {
  const { eventid } = await createEvent()
  await send('GET', `${V}/events/${String(eventid)}`, { secret })
  const { courseAreaIds } = await send('GET', regattaPath(name), { secret })
  const settings = {
    ...{ controlTrackingFromStartAndFinishTimes: true, useStartTimeInference: false },
    defaultCourseAreaUuid: (courseAreaIds as readonly string[])[0],
    autoRestartTrackingUponCompetitorSetChange: true,
  }
  const changed = await send('PUT', regattaPath(name), {}, { json: settings })
  await Promise.all(
    races.map((race) => {
      const query = { raceColumnName: race, raceName: race, fleetName: 'Default' }
      return send('POST', leaderboardPath(name, '/denoteForTracking'), query)
    }),
  )
  const listed = await send('GET', regattaPath(name, '/races'), { secret })
  const { startTimeAsMillis } = await send('GET', leaderboardPath(name, '/starttime'), {
    ...{ race_column: 'R1', fleet: 'Default' },
  })

  expect(changed).toMatchObject({
    ...{ controlTrackingFromStartAndFinishTimes: true, courseAreaIds },
    series: [{ races }],
  })
  expect(listed.races).toEqual([])
  expect(startTimeAsMillis).toBeNull()
})

it('runs the races: starts, positions between them, and an end', async () => {
  await Promise.all(
    races.map((race_column) =>
      send('POST', leaderboardPath(name, '/starttracking'), { race_column, fleet: 'Default' }),
    ),
  )
  const setStart = (race_column: string, startTime: number) => {
    const author = { authorName: 'organizer', authorPriority: '3', passId: '0' }
    const values = { startTime: String(startTime), startProcedureType: 'BASIC' }
    const query = { race_column, fleet: 'Default', ...author, ...values }
    return send('PUT', leaderboardPath(name, '/starttime'), query, { type: formType })
  }
  const endTracking = (race_column: string, endMillis: number) =>
    send('POST', leaderboardPath(name, '/settrackingtimes'), {
      ...{ fleet: 'Default', race_column, endoftrackingasmillis: String(endMillis) },
    })
  const before = await send('GET', regattaPath(name, '/races/R1/times'), { secret })
  await setStart('R1', start)
  await setStart('R2', start + 60 * minute)
  await endTracking('R1', start + 59 * minute)
  const stopped = await send('POST', leaderboardPath(name, '/stoptracking'), { fleet: 'Default' })
  await endTracking('R2', start + 120 * minute)
  const times = await Promise.all(
    races.map((race) => send('GET', regattaPath(name, `/races/${race}/times`), { secret })),
  )

  expect(before).toMatchObject({ 'startOfTracking-ms': null, 'endOfTracking-ms': null })
  expect(stopped).toHaveLength(3)
  expect(times.map((race) => [race['startOfTracking-ms'], race['endOfTracking-ms']])).toEqual([
    [start - 5 * minute, start + 59 * minute],
    [start + 55 * minute, start + 120 * minute],
    [null, null],
  ])
})
