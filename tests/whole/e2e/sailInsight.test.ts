/**
 * The request patterns of an existing app for sailors: every request has the content type JSON,
 * also without a body. Documents are sent back with all their properties, and unused properties are
 * left out.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { pathSegment } from '#values/pathSegment.ts'
import type { CourseAnswer, Json } from '../../support/courses.ts'
import { curl } from '../../support/curl.ts'
import { sharedService } from '../../support/sharedService.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { newId } from '../../../harness/ids.ts'
import { serviceTimeout } from '../../../scripts/requests/service.ts'
import { H, V } from '../../../scripts/requests/paths.ts'

const phone = '3A7B0D1E-6F3C-4B52-9D7E-0C8A1F2B4D6E'
const event = 'Kiel Week/2'

let service: SharedService
let bearer: readonly string[]

beforeAll(async () => {
  service = await sharedService()
  const query = 'username=sailor&email=&password=reaching-on-port-7&fullName=A%20Sailor'
  const { body } = await app('POST', `/security/api/restsecurity/create_user?${query}`)
  const { access_token: token } = body as { readonly access_token: string }
  bearer = ['--header', `Authorization: Bearer ${token}`]
  await app('POST', `${V}/events/createEvent`, {
    eventName: event,
    venuename: 'Kiel',
    numberofraces: 2,
  })
}, serviceTimeout)

const jsonType = 'Content-Type: application/json; charset=utf-8'

/** All requests except forms have the content type JSON, with or without a body. */
const app = (method: string, path: string, json?: unknown) => {
  const headers = [jsonType, 'Cache-Control: no-cache', 'X-SAPSSE-Forward-Request-To: master']
  return curl(
    ...((bearer as readonly string[] | undefined) ?? []),
    ...headers.flatMap((header) => ['--header', header]),
    '--request',
    method,
    ...(json === undefined ? [] : ['--data', JSON.stringify(json)]),
    `${service.baseUrl}${path}`,
  )
}

const encoded = pathSegment(event)
const coursePath = (kind: string, race = 'R1') =>
  `${V}/courseconfiguration/${kind}/${encoded}/${race}/Default`

const read = async (race = 'R1') => {
  const { status, body } = await app('GET', coursePath('getFromCourse', race))
  expect(status).toBe(200)
  return body as CourseAnswer
}
const save = async (json: unknown, race = 'R1') => {
  const { status, text, body } = await app('POST', coursePath('createCourse', race), json)
  expect(status, text).toBe(200)
  return body as CourseAnswer
}

/** The headers that the app adds to every request. */
const extras = (name: string): Json => ({
  effectiveProperties: { name, markType: 'BUOY' },
  trackingDevices: [],
  currentTrackingDeviceId: phone,
  lastKnownPosition: { latitude_deg: 1, longitude_deg: 1 },
  positioning: {},
  storeToInventory: true,
})

const mark = (name: string): Json => ({
  ...extras(name),
  id: newId(),
  freestyleProperties: { name, shortName: name.slice(0, 1), markType: 'BUOY' },
})

const waypoints = (marks: readonly Json[], ...positions: readonly (readonly number[])[]) =>
  positions.map((indexes, index) => ({
    id: `w${index}`,
    longName: null,
    passingInstruction: indexes.length === 2 ? 'Line' : 'Port',
    markConfigurationIds: indexes.map((place) => marks[place]?.id),
    controlPointName: indexes.length === 2 ? 'Line' : null,
    controlPointShortName: null,
  }))

describe('the app', () => {
  let first: CourseAnswer

  it('reads a race without a course: 200, and an empty course', async () => {
    expect(await read()).toMatchObject({ name: 'R1', waypoints: [], markConfigurations: [] })
  })

  it('creates nine marks of the inventory at once, with forms', async () => {
    const replies = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        curl(
          ...bearer,
          '--header',
          'Content-Type: application/x-www-form-urlencoded;charset=UTF-8',
          '--data',
          `name=Mark%20${index}&shortName=${index}&markType=BUOY`,
          `${service.baseUrl}${H}/markproperties`,
        ),
      ),
    )

    expect(replies.map(({ status }) => status)).toEqual(Array(9).fill(200))
    const { body } = await app('GET', `${H}/markproperties`)
    expect(body).toHaveLength(9)
  })

  it('positions a mark of the inventory without a body, by a device and by a position', async () => {
    const { body } = await app('GET', `${H}/markproperties`)
    const [{ id = '' } = {}] = body as readonly { readonly id?: string }[]
    const path = `${H}/markproperties/${id}/positioning`

    expect((await app('PUT', `${path}?deviceUuid=${phone}`)).status).toBe(200)
    expect((await app('PUT', `${path}?latDeg=54.4&lonDeg=10.2`)).status).toBe(200)
  })

  it('saves a course with laps and no part, and finds new marks by their order', async () => {
    const marks = ['Pin', 'Boat', 'Top'].map(mark)

    first = await save({
      name: 'Around the top',
      courseTemplateId: null,
      optionalRepeatablePart: null,
      numberOfLaps: 2,
      markConfigurations: [...marks].reverse(),
      waypoints: waypoints(marks, [1, 0], [2], [0, 1]),
    })

    const namesOf = ({ markConfigurationIds: ids }: { markConfigurationIds: readonly string[] }) =>
      ids.map(
        (id) => first.markConfigurations.find((each) => each.id === id)?.effectiveProperties.name,
      )
    expect(first.waypoints.map(namesOf)).toEqual([['Boat', 'Pin'], ['Top'], ['Pin', 'Boat']])
    expect(first.numberOfLaps).toBe(2)
    expect(first.markConfigurations.every((each) => each.markPropertiesId)).toBe(true)
    expect((await app('GET', `${H}/markproperties`)).body).toHaveLength(12)
  })

  it('sends back the used marks, by markId and markPropertiesId, and the others stay', async () => {
    const used = first.markConfigurations.slice(0, 2).map((each) => ({ ...each, ...extras('') }))
    const course = {
      ...first,
      numberOfLaps: null,
      markConfigurations: used,
      waypoints: first.waypoints.slice(0, 1),
    }

    const saved = await save(course)
    const again = await save(course)

    expect(again).toEqual(saved)
    expect(saved.markConfigurations.map(({ markId }) => markId).sort()).toEqual(
      first.markConfigurations.map(({ markId }) => markId).sort(),
    )
    expect(saved.waypoints).toEqual(first.waypoints.slice(0, 1))
    expect((await app('GET', `${H}/markproperties`)).body).toHaveLength(12)
  })

  it('shows the marks in a race that has no course yet', async () => {
    const { markConfigurations, waypoints: none } = await read('R2')

    expect([markConfigurations.length, none]).toEqual([3, []])
  })

  it('starts and stops tracking without a body', async () => {
    const path = `${V}/leaderboards/${encoded}`

    const started = await app('POST', `${path}/starttracking?race_column=R1&fleet=Default`)
    const stopped = await app('POST', `${path}/stoptracking?fleet=Default`)
    const again = await app('POST', `${path}/stoptracking?fleet=Default`)

    expect([started.status, stopped.status, again.status]).toEqual([200, 200, 200])
    expect(stopped.body).toHaveLength(1)
    expect(again.body).toEqual([])
  })
})
