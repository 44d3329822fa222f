/**
 * The day of an event as a known app sends it: an event created by a form, and a free course with
 * null values, which is copied to the other races. A mark is renamed, positioned and tied to a
 * device. Races are added and removed, tracking is started and stopped. Guests read everything with
 * the secret of the registration link.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { pathSegment } from '#values/pathSegment.ts'
import { sharedService } from '../../support/sharedService.ts'
import type { CourseAnswer } from '../../support/courses.ts'
import { curl } from '../../support/curl.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { serviceTimeout } from '../../../harness/service.ts'
import { H, S, V } from '../../../harness/paths.ts'

const phone = '4B8C1E2F-7A4D-4C63-8E8F-1D9B2A3C5E7F'
const secret = '0f7c2a52-6c0e-11f1-8de9-0242ac120002'
const event = 'Autumn Cup/3'
const regatta = pathSegment(event)

interface CreatedEvent {
  readonly eventid: string
  readonly regatta: string
  readonly registrationSecret: string
}

let service: SharedService
let bearer: string
let created: CreatedEvent

const send = async (token: string | undefined, method: string, path: string, ...more: string[]) => {
  const reply = await curl(
    ...(token === undefined ? [] : ['--header', `Authorization: Bearer ${token}`]),
    ...['--request', method, ...more, `${service.baseUrl}${path}`],
  )
  return { ...reply, body: reply.body }
}
const json = (value?: unknown): readonly string[] => [
  ...['--header', 'Content-Type: application/json'],
  ...(value === undefined ? [] : ['--data', JSON.stringify(value)]),
]
const app = async (method: string, path: string, value?: unknown) => {
  const { status, text, body } = await send(bearer, method, path, ...json(value))
  expect(status, text).toBe(200)
  return body
}
const coursePath = (kind: string, race: string) =>
  `${V}/courseconfiguration/${kind}/${regatta}/${race}/Default`

beforeAll(async () => {
  service = await sharedService()
  const query = 'username=organizer&email=&password=reaching-on-port-7'
  const { body } = await send(undefined, 'POST', `${S}/create_user?${query}`, ...json())
  bearer = (body as { readonly access_token: string }).access_token
  const fields = {
    ...{ secret, eventName: event, venuename: 'Kiel', boatclassname: '', ispublic: 'false' },
    ...{ startdate: '2026-10-03T08:00:00Z', enddate: '2026-10-04T16:00:00Z' },
    ...{ competitorRegistrationType: 'OPEN_UNMODERATED', createleaderboardgroup: 'true' },
    ...{ createregatta: 'true', numberofraces: '3', rankingMetric: 'ONE_DESIGN' },
  }
  const form = Object.entries(fields).flatMap(([name, value]) => [
    '--data-urlencode',
    `${name}=${value}`,
  ])
  const made = await send(bearer, 'POST', `${V}/events/createEvent`, ...form)
  expect(made.status, made.text).toBe(200)
  created = made.body as CreatedEvent
}, serviceTimeout)

const mark = (id: string) => ({
  id,
  freestyleProperties: { name: id, shortName: id, markType: 'BUOY' },
  positioning: {},
  storeToInventory: true,
})
const freeCourse = {
  name: null,
  numberOfLaps: null,
  markConfigurations: [mark('Pin'), mark('Boat'), mark('Top')],
  waypoints: [
    { passingInstruction: 'Line', markConfigurationIds: ['Pin', 'Boat'], controlPointName: null },
    { passingInstruction: 'Port', markConfigurationIds: ['Top'], controlPointName: null },
    { passingInstruction: 'Line', markConfigurationIds: ['Pin', 'Boat'], controlPointName: null },
  ],
}
const namesIn = ({ markConfigurations }: CourseAnswer) =>
  markConfigurations.map(({ effectiveProperties }) => effectiveProperties.name).sort()

describe('the day of an event', () => {
  it('has a regatta with three races, and the secret of its link', async () => {
    const read = await app('GET', `${V}/regattas/${regatta}?secret=${secret}`)

    expect(created).toMatchObject({ regatta: event, registrationSecret: secret })
    expect(read).toMatchObject({
      series: [{ races: ['R1', 'R2', 'R3'] }],
      rankingMetric: 'ONE_DESIGN',
      courseAreaIds: [expect.any(String)],
    })
    expect(await app('GET', `${V}/regattas/${regatta}/races`)).toMatchObject({ races: [] })
  })

  it('has a free course whose name and laps are null, also in the other races', async () => {
    await app('POST', coursePath('createCourse', 'R1'), freeCourse)
    const read = (await app('GET', coursePath('getFromCourse', 'R1'))) as CourseAnswer
    const targets = [{ raceColumn: 'R2' }, { raceColumn: 'R3' }]
    const copies = await app('POST', coursePath('copyCourse', 'R1'), { targets })
    const last = (await app('GET', coursePath('getFromCourse', 'R3'))) as CourseAnswer

    expect(read).toMatchObject({ name: 'R1', numberOfLaps: null })
    expect(copies).toMatchObject([{ status: 'copied' }, { status: 'copied' }])
    expect(namesIn(last)).toEqual(['Boat', 'Pin', 'Top'])
    expect(last.waypoints).toHaveLength(3)
  })

  it('has a mark that is renamed, positioned and tied to a device', async () => {
    const { markConfigurations } = (await app(
      'GET',
      coursePath('getFromCourse', 'R1'),
    )) as CourseAnswer
    const top = markConfigurations.find(
      ({ effectiveProperties }) => effectiveProperties.name === 'Top',
    )
    const properties = `${H}/markproperties/${String(top?.markPropertiesId)}`

    await app('PUT', `${properties}?name=Windward&shortName=W&markType=BUOY`)
    await app('PUT', `${properties}/positioning?latDeg=54.4&lonDeg=10.2`)
    await app('PUT', `${properties}/positioning?deviceUuid=${phone}`)
    const read = await app('GET', properties)

    expect(read).toMatchObject({ name: 'Windward' })
    expect(JSON.stringify(read).toLowerCase()).toContain(phone.toLowerCase())
  })

  it('adds a race and removes one', async () => {
    await app('POST', `${V}/regattas/${regatta}/addracecolumns`)
    await app('POST', `${V}/regattas/${regatta}/removeracecolumn?racecolumn=R2`)

    const read = await app('GET', `${V}/regattas/${regatta}`)

    expect(read).toMatchObject({ series: [{ races: ['R1', 'R3', 'R4'] }] })
  })

  it('is tracked and stopped, and its races keep their ids', async () => {
    const idsOf = (body: unknown) =>
      (body as { readonly races: readonly { readonly id: string }[] }).races.map(({ id }) => id)
    const races = () => app('GET', `${V}/regattas/${regatta}/races`)
    const tracking = `${V}/leaderboards/${regatta}`

    await app('POST', `${tracking}/starttracking?race_column=R1&fleet=Default`)
    const running = await races()
    const stopped = await app('POST', `${tracking}/stoptracking?fleet=Default`)

    expect(running).toMatchObject({ regatta: event, races: [{ name: `${event} R1 Default` }] })
    expect(stopped).toEqual([{ regatta: event, race: `${event} R1 Default` }])
    expect(idsOf(running)).toHaveLength(1)
    expect(idsOf(await races())).toEqual(idsOf(running))
    expect(await app('GET', `${V}/leaderboards`)).toContain(event)
  })

  it('is readable for guests with the secret, and for no others', async () => {
    const paths = [
      `${V}/events/${created.eventid}`,
      ...[`${V}/regattas/${regatta}`, `${V}/regattas/${regatta}/races`],
      ...[`${V}/leaderboards/${regatta}`, `${V}/leaderboards/${regatta}/marks`],
    ]
    const statuses = async (query: string) =>
      Promise.all(paths.map(async (path) => (await send(undefined, 'GET', path + query)).status))

    expect(await statuses(`?secret=${secret}`)).toEqual(paths.map(() => 200))
    for (const wrong of ['', '?secret=', '?secret=another']) {
      expect(await statuses(wrong), wrong).toEqual(paths.map(() => 401))
    }
  })
})
