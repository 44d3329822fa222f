/**
 * A day of racing with curl against the service as `npm start` runs it: a template is created from
 * the inventory, a course from the template, and a template from the course.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { CourseAnswer, Json } from '../../support/courses.ts'
import { curl } from '../../support/curl.ts'
import { sharedService } from '../../support/sharedService.ts'
import type { SharedService } from '../../support/startSharedServices.ts'
import { serviceTimeout } from '../../../harness/service.ts'

let service: SharedService
let officer: readonly string[]

beforeAll(async () => {
  service = await sharedService()
  const form = 'username=officer&password=reaching-on-port-7'
  const made = await curl('--data', form, url('/security/api/restsecurity/create_user'))
  const { access_token: token } = made.body as { readonly access_token: string }
  officer = ['--header', `Authorization: Bearer ${token}`]
}, serviceTimeout)

const url = (path: string) => `${service.baseUrl}${path}`
const courses = '/sailingserver/api/v1/courseconfiguration'
const inventory = '/sharedsailingserver/api/v1'

const post = async (path: string, json: unknown): Promise<unknown> => {
  const body = ['--header', 'Content-Type: application/json', '--data', JSON.stringify(json)]
  const { status, text, body: response } = await curl(...officer, ...body, url(path))
  if (status !== 200 && status !== 201) throw new Error(text)
  return response
}
const get = async (path: string) => {
  const reply = await curl(...officer, url(path))
  if (reply.status !== 200) throw new Error(reply.text)
  return reply
}
const idOf = (made: unknown): string => (made as { readonly id: string }).id
const course = (answer: unknown) => answer as CourseAnswer

const countMarks = async (): Promise<number> => {
  const { body } = await get('/sailingserver/api/v1/leaderboards/Kiel-Day/marks')
  return (body as { readonly marks: readonly unknown[] }).marks.length
}

const at = (markId: string | undefined, latitude_deg: number): Json => ({
  id: markId,
  markId,
  positioning: { position: { latitude_deg, longitude_deg: 10.2 } },
})

describe('a race day', () => {
  let inR1: CourseAnswer
  let templateId: string

  it('begins with an event, and with marks in the inventory', async () => {
    const event = { eventName: 'Kiel-Day', venuename: 'Kiel', numberofraces: 4 }
    await post('/sailingserver/api/v1/events/createEvent', event)
    const looks: readonly Json[] = [
      { name: 'Pin', color: '#f80', markType: 'BUOY' },
      { name: 'Boat', markType: 'STARTBOAT' },
      { name: 'Top', shape: 'CONICAL', markType: 'BUOY' },
      { name: 'Gate port', markType: 'BUOY' },
      { name: 'Gate starboard', markType: 'BUOY' },
    ]
    const ids: string[] = []
    for (const look of looks) ids.push(idOf(await post(`${inventory}/markproperties`, look)))
    const waypoint = (passingInstruction: string, ...markConfigurationIds: string[]) => ({
      passingInstruction,
      markConfigurationIds,
    })

    const template = await post(`${courses}/createCourseTemplate`, {
      name: 'Up and down',
      tags: ['kiel'],
      markConfigurations: looks.map(({ name }, index) => ({
        id: name,
        markPropertiesId: ids[index],
        associatedRole: `Role of ${String(name)}`,
      })),
      waypoints: [
        { ...waypoint('Line', 'Pin', 'Boat'), controlPointName: 'Start/Finish' },
        waypoint('Port', 'Top'),
        waypoint('Gate', 'Gate port', 'Gate starboard'),
        waypoint('Port', 'Top'),
        { ...waypoint('Line', 'Pin', 'Boat'), controlPointName: 'Start/Finish' },
      ],
      optionalRepeatablePart: {
        zeroBasedIndexOfRepeatablePartStart: 1,
        zeroBasedIndexOfRepeatablePartEnd: 3,
      },
    })

    templateId = course(template).courseTemplateId ?? ''
    expect(templateId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('creates a course with two laps from the template in R1', async () => {
    const { body } = await get(`${courses}/getFromCourseTemplate/${templateId}?numberOfLaps=2`)

    inR1 = course(await post(`${courses}/createCourse/Kiel-Day/R1/Default`, body))

    expect(inR1).toMatchObject({ courseTemplateId: templateId, numberOfLaps: 2 })
    expect(inR1.waypoints).toHaveLength(5)
    expect(await countMarks()).toBe(5)
  })

  it('shows the course as a picture', async () => {
    const { headers, text } = await get(`${courses}/getFromCourse/Kiel-Day/R1/Default.svg`)

    expect(headers['content-type']).toMatch(/^image\/svg\+xml/)
    expect(text).toMatch(/^<svg [^]*Up and down[^]*<\/svg>\n$/)
  })

  it('moves the marks, and creates no new ones', async () => {
    const moved = inR1.markConfigurations.map(({ markId, ...mark }, index) => ({
      ...mark,
      ...at(markId, 54.4 + index / 1000),
    }))

    const saved = course(
      await post(`${courses}/createCourse/Kiel-Day/R1/Default`, {
        ...inR1,
        markConfigurations: moved,
      }),
    )

    expect(saved.waypoints).toEqual(inR1.waypoints)
    expect(saved.markConfigurations[2]?.lastKnownPosition).toMatchObject({ lat_deg: 54.402 })
    expect(await countMarks()).toBe(5)
    inR1 = saved
  })

  it('creates the same course with three laps in R2', async () => {
    const { body } = await get(`${courses}/getFromCourse/Kiel-Day/R1/Default`)

    const inR2 = course(
      await post(`${courses}/createCourse/Kiel-Day/R2/Default`, {
        ...(body as Json),
        numberOfLaps: 3,
      }),
    )

    expect([inR2.numberOfLaps, inR2.waypoints.length]).toEqual([3, 7])
    expect(inR2.courseTemplateId).toBe(templateId)
    expect(await countMarks()).toBe(5)
    expect((await get(`${courses}/getFromCourse/Kiel-Day/R1/Default`)).body).toEqual(inR1)
  })

  it('copies the course of R2 to the other races, in one request', async () => {
    const targets = ['R3', 'R2', 'R4'].map((raceColumn) => ({ raceColumn }))

    const copied = await post(`${courses}/copyCourse/Kiel-Day/R2/Default`, {
      targets,
      allOrNone: true,
    })

    expect((copied as readonly { readonly status: string }[]).map(({ status }) => status)).toEqual([
      'copied',
      'unchanged',
      'copied',
    ])
    const read = async (race: string) =>
      (await get(`${courses}/getFromCourse/Kiel-Day/${race}/Default`)).body
    expect(await read('R4')).toEqual(await read('R2'))
    expect(await countMarks()).toBe(5)
  })

  it('exports the course for a chart plotter', async () => {
    const gpx = await get(`${courses}/getFromCourse/Kiel-Day/R4/Default.gpx`)
    const geoJson = await get(`${courses}/getFromCourse/Kiel-Day/R4/Default.geojson`)

    expect(gpx.headers['content-type']).toMatch(/^application\/gpx\+xml/)
    expect(gpx.text.match(/<rtept /g)).toHaveLength(7)
    expect(JSON.parse(geoJson.text)).toMatchObject({ type: 'FeatureCollection' })
  })

  it('saves the course of R2 as a new template, and its marks in the inventory', async () => {
    const read = course((await get(`${courses}/getFromCourse/Kiel-Day/R2/Default`)).body)
    const stored = read.markConfigurations.map((mark) => ({
      ...mark,
      markPropertiesId: undefined,
      storeToInventory: true,
    }))

    const made = course(
      await post(`${courses}/createCourseTemplate?regattaName=Kiel-Day`, {
        ...read,
        name: 'As in Kiel',
        markConfigurations: stored,
      }),
    )

    const id = made.courseTemplateId ?? ''
    expect(id).not.toBe(templateId)
    const picture = await get(`${courses}/getFromCourseTemplate/${id}.svg`)
    expect(picture.text).toMatch(/^<svg [^]*As in Kiel, 3 laps[^]*<\/svg>\n$/)
    const { body } = await get(`${inventory}/markproperties`)
    expect(body).toHaveLength(10)
    expect(await countMarks()).toBe(5)
  })
})
